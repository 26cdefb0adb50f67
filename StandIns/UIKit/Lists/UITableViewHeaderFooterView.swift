// SPDX-License-Identifier: MIT

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
