// SPDX-License-Identifier: MIT

public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A node of the picture: a model value for each property, and animations over them.
open class CALayer: NSObject, CAMediaTiming {
  // Timing.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // Geometry.
  open var bounds = CGRect.zero {
    didSet {
      didChange("bounds", .rect(oldValue), .rect(bounds))
      if oldValue.size != bounds.size { setNeedsLayout() }
    }
  }
  open var position = CGPoint.zero {
    didSet { didChange("position", .point(oldValue), .point(position)) }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { didChange("anchorPoint", .point(oldValue), .point(anchorPoint)) }
  }
  open var zPosition: CGFloat = 0 {
    didSet { didChange("zPosition", .number(oldValue), .number(zPosition)) }
  }
  open var transform = CATransform3DIdentity {
    didSet { didChange("transform", .transform(oldValue), .transform(transform)) }
  }
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      didChange("sublayerTransform", .transform(oldValue), .transform(sublayerTransform))
    }
  }

  /// Whether x counts from the right; Apple's way to flip a collection view is not public.
  var flipsHorizontally = false

  // Appearance.
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var contents: Any?
  open var isHidden = false {
    didSet { didChange("hidden", .number(oldValue ? 1 : 0), .number(isHidden ? 1 : 0)) }
  }
  open var masksToBounds = false
  open var opacity: Float = 1 {
    didSet { didChange("opacity", .number(Double(oldValue)), .number(Double(opacity))) }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { didChange("cornerRadius", .number(oldValue), .number(cornerRadius)) }
  }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", .number(oldValue), .number(borderWidth)) }
  }
  open var backgroundColor: CGColor? {
    didSet {
      didChange("backgroundColor", AnimatableValue(oldValue), AnimatableValue(backgroundColor))
    }
  }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("borderColor", AnimatableValue(oldValue), AnimatableValue(borderColor)) }
  }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("shadowColor", AnimatableValue(oldValue), AnimatableValue(shadowColor)) }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      didChange("shadowOpacity", .number(Double(oldValue)), .number(Double(shadowOpacity)))
    }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { didChange("shadowRadius", .number(oldValue), .number(shadowRadius)) }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange("shadowOffset", .size(oldValue), .size(shadowOffset)) }
  }
  open var shadowPath: CGPath? {
    didSet { didChange("shadowPath", AnimatableValue(oldValue), AnimatableValue(shadowPath)) }
  }
  open var allowsGroupOpacity = true

  // Tree.
  open var mask: CALayer? {
    willSet { if mask !== newValue { mask?.parent = nil } }
    didSet { mask?.parent = self }
  }
  weak var parent: CALayer?
  var children: [CALayer] = []

  // The rest.
  open var name: String?
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  var isPresentation = false
  weak var modelLayer: CALayer?
  var entries: [AnimationEntry] = []
  var isLayoutNeeded = false
  var isDisplayNeeded = false

  public override init() {
    super.init()
  }

  /// A copy of a layer, as a presentation layer is made.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(from: layer) }
  }

  /// The view that draws through this layer, if any.
  weak var view: AnyObject?
  /// Whether the layer is that of a window.
  var isWindowRoot = false

  /// An empty layer of the same class of this module.
  func makeSibling() -> CALayer { CALayer() }

  func copyState(from other: CALayer) {
    isPresentation = true
    modelLayer = other
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    flipsHorizontally = other.flipsHorizontally
    contentsScale = other.contentsScale
    contentsGravity = other.contentsGravity
    contents = other.contents
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    opacity = other.opacity
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    backgroundColor = other.backgroundColor
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowRadius = other.shadowRadius
    shadowOffset = other.shadowOffset
    shadowPath = other.shadowPath
    name = other.name
    delegate = other.delegate
  }

  /// The model value under a key, for animations.
  func animatableBase(_ key: Substring) -> AnimatableValue? {
    switch key {
    case "bounds": return .rect(bounds)
    case "position": return .point(position)
    case "anchorPoint": return .point(anchorPoint)
    case "zPosition": return .number(zPosition)
    case "transform": return .transform(transform)
    case "sublayerTransform": return .transform(sublayerTransform)
    case "hidden": return .number(isHidden ? 1 : 0)
    case "opacity": return .number(Double(opacity))
    case "cornerRadius": return .number(cornerRadius)
    case "borderWidth": return .number(borderWidth)
    case "backgroundColor": return .color(backgroundColor ?? CGColor(gray: 0, alpha: 0))
    case "borderColor": return .color(borderColor ?? CGColor(gray: 0, alpha: 0))
    case "shadowColor": return .color(shadowColor ?? CGColor(gray: 0, alpha: 0))
    case "shadowOpacity": return .number(Double(shadowOpacity))
    case "shadowRadius": return .number(shadowRadius)
    case "shadowOffset": return .size(shadowOffset)
    case "shadowPath": return AnimatableValue(shadowPath)
    case "contents": return .object(contents as Any)
    default: return nil
    }
  }

  /// Writes a value into a presentation layer.
  func setAnimatableBase(_ key: Substring, _ value: AnimatableValue) {
    switch (key, value) {
    case ("bounds", .rect(let value)): bounds = value
    case ("position", .point(let value)): position = value
    case ("anchorPoint", .point(let value)): anchorPoint = value
    case ("zPosition", .number(let value)): zPosition = value
    case ("transform", .transform(let value)): transform = value
    case ("sublayerTransform", .transform(let value)): sublayerTransform = value
    case ("hidden", .number(let value)): isHidden = value >= 0.5
    case ("opacity", .number(let value)): opacity = Float(value)
    case ("cornerRadius", .number(let value)): cornerRadius = value
    case ("borderWidth", .number(let value)): borderWidth = value
    case ("backgroundColor", .color(let value)): backgroundColor = value
    case ("borderColor", .color(let value)): borderColor = value
    case ("shadowColor", .color(let value)): shadowColor = value
    case ("shadowOpacity", .number(let value)): shadowOpacity = Float(value)
    case ("shadowRadius", .number(let value)): shadowRadius = value
    case ("shadowOffset", .size(let value)): shadowOffset = value
    case ("shadowPath", .path(let value)): shadowPath = value
    case ("contents", .object(let value)): contents = value
    default: break
    }
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsLayout() { isLayoutNeeded = true }
  open func setNeedsDisplay() { isDisplayNeeded = true }
  open func display() {}
}
