// SPDX-License-Identifier: MIT

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private let label = UILabel(frame: .zero)
  private var type = ButtonType.custom

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    type = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  private func addLabel() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    addSubview(label)
  }

  open var buttonType: ButtonType { type }
  open var currentTitle: String? { title(for: state) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.text = currentTitle
    label.textColor = titleColor(for: state) ?? (type == .system ? tintColor : .white)
    label.alpha = isEnabled ? isHighlighted ? 0.4 : 1 : 0.35
    label.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.text = currentTitle
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width, height: text.height + 12)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  // A tap on a button is the button's, and not a recognizer's further out; so it is of UIButton, not of
  // every control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isEnabled || gestureRecognizer.view === self || !(gestureRecognizer is UITapGestureRecognizer)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
