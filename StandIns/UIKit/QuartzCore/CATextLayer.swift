// SPDX-License-Identifier: MIT

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36 {
    didSet { didChange("fontSize", .number(oldValue), .number(fontSize)) }
  }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet {
      didChange("foregroundColor", AnimatableValue(oldValue), AnimatableValue(foregroundColor))
    }
  }
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none

  override func makeSibling() -> CALayer { CATextLayer() }

  override func copyState(from other: CALayer) {
    super.copyState(from: other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  override func animatableBase(_ key: Substring) -> AnimatableValue? {
    switch key {
    case "fontSize": return .number(fontSize)
    case "foregroundColor": return .color(foregroundColor ?? CGColor(gray: 0, alpha: 0))
    default: return super.animatableBase(key)
    }
  }

  override func setAnimatableBase(_ key: Substring, _ value: AnimatableValue) {
    switch (key, value) {
    case ("fontSize", .number(let value)): fontSize = value
    case ("foregroundColor", .color(let value)): foregroundColor = value
    default: super.setAnimatableBase(key, value)
    }
  }
}
