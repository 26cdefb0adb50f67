// SPDX-License-Identifier: MIT

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

@MainActor
open class UILabel: UIView {
  private var plain: String?
  private var ownFont: UIFont = .systemFont(ofSize: 17)
  private var ownColor: UIColor = .label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open var text: String? {
    get { plain }
    set {
      plain = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  @NSCopying open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }

  open var font: UIFont! {
    get { shownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  open var textColor: UIColor! {
    get { ownColor }
    set { ownColor = newValue ?? .label }
  }

  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? plain }
    set { super.accessibilityLabel = newValue }
  }

  /// A font of a text style follows the text size when the label is told so.
  private var shownFont: UIFont {
    guard adjustsFontForContentSizeCategory, let style = ownFont.style else { return ownFont }
    let metrics = UIFontMetrics(forTextStyle: style)
    return UIFont(
      size: metrics.scaledValue(for: ownFont.baseSize, compatibleWith: traitCollection),
      weight: ownFont.weight,
      style: style,
      baseSize: ownFont.baseSize
    )
  }

  /// How the text stands in the label, with `natural` resolved.
  var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let plain, !plain.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return TextMeasure.size(of: plain, font: shownFont, width: width, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func sizeToFit() {
    bounds.size = sizeThatFits(
      CGSize(width: numberOfLines == 1 ? 0 : bounds.width, height: .greatestFiniteMagnitude)
    )
  }
}
