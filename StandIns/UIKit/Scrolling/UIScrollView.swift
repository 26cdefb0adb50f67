// SPDX-License-Identifier: MIT

/// A view whose content is larger than itself, with the motion of iOS on a virtual clock.
@MainActor
open class UIScrollView: UIView {

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // What the extensions keep.
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
  var reportedAdjusted = UIEdgeInsets.zero
  var staysAtTop = false
  var motion: ScrollMotion?
  var drag: ScrollDrag?
  var zoom = ScrollZoom.none
  var hasFinger = false
  var isDraggingNow = false
  var ownRefreshControl: UIRefreshControl?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  // MARK: Content

  open var contentOffset: CGPoint {
    get {
      Observers.noteRead("contentOffset")
      return backingLayer.bounds.origin
    }
    set { setContentOffset(newValue, animated: false) }
  }

  open var contentSize: CGSize {
    get {
      Observers.noteRead("contentSize")
      return size
    }
    set {
      observerTable.changing(["contentSize"], of: self) {
        size = newValue
        adjustedMayHaveChanged()
        if StandIn.confinesAtOnce { confine() }
        setNeedsLayout()
      }
    }
  }

  open var contentInset: UIEdgeInsets {
    get {
      Observers.noteRead("contentInset")
      return insets
    }
    set { writeInset(newValue) }
  }

  open var adjustedContentInset: UIEdgeInsets { resolvedInsets }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedMayHaveChanged() }
  }

  /// A raw write of the origin reaches observers of the bounds, not those of the offset or the
  /// delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.origin != backingLayer.bounds.origin { setNeedsLayout() }
      super.bounds = newValue
      adjustedMayHaveChanged()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      adjustedMayHaveChanged()
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    writeOffset(contentOffset, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Behaviour

  open weak var delegate: (any UIScrollViewDelegate)?
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false { didSet { adjustedMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { adjustedMayHaveChanged() } }
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { StandIn.cancelTouches(on: self) }
    }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  open var canCancelContentTouches = true

  // MARK: State

  open var isTracking: Bool { hasFinger }
  open var isDragging: Bool { isDraggingNow }
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }
  open var isZooming: Bool { zoom == .pinched }
  open var isZoomBouncing: Bool { zoom == .bouncing }
  open var isScrollAnimating: Bool { motion.map { !$0.isDeceleration } ?? false }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      ownRefreshControl?.removeFromSuperview()
      ownRefreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    confine()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { cancelMotion() }
  }
}
