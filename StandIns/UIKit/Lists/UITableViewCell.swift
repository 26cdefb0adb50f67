// SPDX-License-Identifier: MIT

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  private let content = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let identifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(content)
    content.addSubview(label)
    content.addSubview(line)
  }

  open var reuseIdentifier: String? { identifier }
  open var contentView: UIView { content }
  open var textLabel: UILabel? { label }
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    label.frame = bounds.insetBy(dx: 20, dy: 0)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isReversed ? 0 : 20,
      y: bounds.maxY - 0.5,
      width: bounds.width - 20,
      height: 0.5
    )
  }
}

/// The view of a section's title.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  private let label = UILabel(frame: .zero)

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var textLabel: UILabel? { label }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 0)
  }
}
