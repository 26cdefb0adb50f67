// SPDX-License-Identifier: MIT

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    didSet { didChange("colors", AnimatableValue(oldValue), AnimatableValue(colors)) }
  }
  open var locations: [NSNumber]? {
    didSet { didChange("locations", AnimatableValue(oldValue), AnimatableValue(locations)) }
  }
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { didChange("startPoint", .point(oldValue), .point(startPoint)) }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { didChange("endPoint", .point(oldValue), .point(endPoint)) }
  }
  open var type = CAGradientLayerType.axial

  override func makeSibling() -> CALayer { CAGradientLayer() }

  override func copyState(from other: CALayer) {
    super.copyState(from: other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  override func animatableBase(_ key: Substring) -> AnimatableValue? {
    switch key {
    case "colors": return AnimatableValue(colors)
    case "locations": return AnimatableValue(locations)
    case "startPoint": return .point(startPoint)
    case "endPoint": return .point(endPoint)
    default: return super.animatableBase(key)
    }
  }

  override func setAnimatableBase(_ key: Substring, _ value: AnimatableValue) {
    switch (key, value) {
    case ("colors", .list(let values)):
      colors = values.compactMap { value -> CGColor? in
        if case .color(let color) = value { color } else { nil }
      }
    case ("locations", .list(let values)):
      locations = values.compactMap { $0.components?.first.map(NSNumber.init(value:)) }
    case ("startPoint", .point(let value)): startPoint = value
    case ("endPoint", .point(let value)): endPoint = value
    default: super.setAnimatableBase(key, value)
    }
  }
}
