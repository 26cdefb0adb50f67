// SPDX-License-Identifier: MIT

/// The title of what is shown, and the way back.
@MainActor
open class UINavigationBar: UIView {
  static let height: CGFloat = 44

  var onBack: (() -> Void)?
  private let title = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let back = UIButton(type: .system)
  private var backTitle = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    line.backgroundColor = .separator
    back.accessibilityIdentifier = "back"
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    for view in [title, line, back] { addSubview(view) }
  }

  func show(_ text: String?, back name: String?) {
    title.text = text
    back.isHidden = name == nil
    backTitle = name ?? ""
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 0,
      y: bounds.height - Self.height,
      width: bounds.width,
      height: Self.height
    )
    title.frame = row.insetBy(dx: 80, dy: 0)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    back.setTitle(isReversed ? "\(backTitle) ›" : "‹ \(backTitle)", for: .normal)
    let width = back.sizeThatFits(row.size).width + 16
    back.frame = CGRect(
      x: isReversed ? row.maxX - width : 0,
      y: row.minY,
      width: width,
      height: row.height
    )
  }
}
