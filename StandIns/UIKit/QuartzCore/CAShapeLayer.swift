// SPDX-License-Identifier: MIT

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    didSet { didChange("path", nil, nil) }
  }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("fillColor", AnimatableValue(oldValue), AnimatableValue(fillColor)) }
  }
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", AnimatableValue(oldValue), AnimatableValue(strokeColor)) }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", .number(oldValue), .number(strokeStart)) }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", .number(oldValue), .number(strokeEnd)) }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", .number(oldValue), .number(lineWidth)) }
  }
  open var miterLimit: CGFloat = 10 {
    didSet { didChange("miterLimit", .number(oldValue), .number(miterLimit)) }
  }
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", .number(oldValue), .number(lineDashPhase)) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?

  override func makeSibling() -> CALayer { CAShapeLayer() }

  override func copyState(from other: CALayer) {
    super.copyState(from: other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineDashPhase = other.lineDashPhase
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
  }

  override func animatableBase(_ key: Substring) -> AnimatableValue? {
    switch key {
    case "path": return path.map(AnimatableValue.path)
    case "fillColor": return .color(fillColor ?? CGColor(gray: 0, alpha: 0))
    case "strokeColor": return .color(strokeColor ?? CGColor(gray: 0, alpha: 0))
    case "strokeStart": return .number(strokeStart)
    case "strokeEnd": return .number(strokeEnd)
    case "lineWidth": return .number(lineWidth)
    case "miterLimit": return .number(miterLimit)
    case "lineDashPhase": return .number(lineDashPhase)
    default: return super.animatableBase(key)
    }
  }

  override func setAnimatableBase(_ key: Substring, _ value: AnimatableValue) {
    switch (key, value) {
    case ("path", .path(let value)): path = value
    case ("fillColor", .color(let value)): fillColor = value
    case ("strokeColor", .color(let value)): strokeColor = value
    case ("strokeStart", .number(let value)): strokeStart = value
    case ("strokeEnd", .number(let value)): strokeEnd = value
    case ("lineWidth", .number(let value)): lineWidth = value
    case ("miterLimit", .number(let value)): miterLimit = value
    case ("lineDashPhase", .number(let value)): lineDashPhase = value
    default: super.setAnimatableBase(key, value)
    }
  }
}
