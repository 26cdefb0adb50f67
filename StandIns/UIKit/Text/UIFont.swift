// SPDX-License-Identifier: MIT

open class UIFont: NSObject, NSCopying {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the default setting, in points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  let weight: Weight
  /// The text style that the font follows, if any.
  let style: TextStyle?
  /// The size at the default setting, for a font that follows the text size.
  let baseSize: CGFloat

  open var pointSize: CGFloat { size }
  private let size: CGFloat

  init(size: CGFloat, weight: Weight, style: TextStyle? = nil, baseSize: CGFloat? = nil) {
    self.size = size
    self.weight = weight
    self.style = style
    self.baseSize = baseSize ?? size
    super.init()
  }

  open var lineHeight: CGFloat { size * 1.193 }
  open var leading: CGFloat { 0 }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: style)
    let size = metrics.scaledValue(for: style.size, compatibleWith: traitCollection)
    return UIFont(
      size: size,
      weight: style == .headline ? .semibold : .regular,
      style: style,
      baseSize: style.size
    )
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.size == size && other.weight == weight
  }

  open override var hash: Int { size.hashValue ^ weight.hashValue }
}

open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      size: scaledValue(for: font.pointSize, compatibleWith: traitCollection),
      weight: font.weight,
      style: style,
      baseSize: font.pointSize
    )
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(
      size: min(maximumPointSize, scaledValue(for: font.pointSize)),
      weight: font.weight,
      style: style,
      baseSize: font.pointSize
    )
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The value in proportion to body text; iOS has a table for each style.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = traits.preferredContentSizeCategory.bodySize / UIContentSizeCategory.large.bodySize
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * factor * scale).rounded() / scale
  }
}
