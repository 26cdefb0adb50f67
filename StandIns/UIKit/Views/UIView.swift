// SPDX-License-Identifier: MIT

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// A rectangle of the screen with a layer, subviews and handlers.
@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  open class var layerClass: AnyClass { CALayer.self }
  public static let noIntrinsicMetric: CGFloat = -1

  // What the extensions keep.
  let backingLayer: CALayer
  weak var parentView: UIView?
  var childViews: [UIView] = []
  weak var controller: UIViewController?
  var fill: UIColor?
  var ownTint: UIColor?
  var recognizers: [UIGestureRecognizer] = []
  var ownInteractions: [any UIInteraction] = []
  var registrations: [TraitRegistration] = []
  var reportedSafeArea = UIEdgeInsets.zero
  var maskView: UIView?

  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    backingLayer.view = self
    backingLayer.frame = frame
    backingLayer.contentsScale = StandIn.traits.displayScale
    backingLayer.isLayoutNeeded = true
  }

  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    backingLayer.view = self
    backingLayer.isLayoutNeeded = true
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// UIKit takes leave of the subviews of a view that goes.
  isolated deinit {
    for child in childViews { child.willMove(toSuperview: nil) }
  }

  open func encode(with coder: NSCoder) {}

  open var layer: CALayer { backingLayer }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitsOfTreeChanged(nil) } }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      Observers.noteRead("frame")
      return backingLayer.frame
    }
    set {
      observerTable.changing(["frame"], of: self) {
        resizing { backingLayer.frame = newValue }
      }
    }
  }

  open var bounds: CGRect {
    get {
      Observers.noteRead("bounds")
      return backingLayer.bounds
    }
    set {
      observerTable.changing(["bounds"], of: self) {
        resizing { backingLayer.bounds = newValue }
      }
    }
  }

  open var center: CGPoint {
    get {
      Observers.noteRead("center")
      return backingLayer.position
    }
    set { observerTable.changing(["center"], of: self) { backingLayer.position = newValue } }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  // MARK: Hierarchy

  open override var next: UIResponder? { controller ?? superview }
  open var superview: UIView? { parentView }
  open var subviews: [UIView] { childViews }
  open var window: UIWindow? { (self as? UIWindow) ?? parentView?.window }
  open func removeFromSuperview() { detach() }
  open func addSubview(_ view: UIView) { attach(view, at: nil) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { backingLayer.isLayoutNeeded = true }
  open func layoutIfNeeded() { layoutFromTop() }
  open func layoutSubviews() {}
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay() }
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get { fill }
    set {
      fill = newValue
      resolveFill()
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(1, max(0, newValue))) }
  }
  open var isHidden: Bool {
    get {
      Observers.noteRead("hidden")
      return backingLayer.isHidden
    }
    set { observerTable.changing(["hidden"], of: self) { backingLayer.isHidden = newValue } }
  }
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      backingLayer.mask = newValue?.layer
    }
  }
  open var tintColor: UIColor! {
    get { ownTint ?? parentView?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintOfTreeChanged()
    }
  }
  open func tintColorDidChange() {}

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for child in childViews.reversed() {
      let place = child.convert(point, from: self)
      if let found = child.hitTest(place, with: event) { return found }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits

  open var traitCollection: UITraitCollection { UITraitCollection(values: currentTraits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.direction(for: semanticContentAttribute, in: currentTraits.layoutDirection)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    direction(for: attribute, in: StandIn.traits.layoutDirection)
  }
  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
