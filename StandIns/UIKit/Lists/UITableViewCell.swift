// SPDX-License-Identifier: MIT

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  private let content = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let accessory = UILabel(frame: .zero)
  private let identifier: String?
  private var configured: (any UIView & UIContentView)?

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

  /// What a list calls for a registered class; iOS sends the designated initializer to the class.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func prepare() {
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    accessory.textColor = .tertiaryLabel
    accessory.textAlignment = .center
    addSubview(content)
    addSubview(accessory)
    content.addSubview(label)
    content.addSubview(line)
  }

  open var reuseIdentifier: String? { identifier }
  open var contentView: UIView { content }
  open var textLabel: UILabel? { label }
  open func prepareForReuse() {}

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var isSelected = false { didSet { shade() } }
  open var isHighlighted = false { didSet { shade() } }
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      label.isHidden = configured != nil
      if let configured { content.addSubview(configured) }
      setNeedsLayout()
    }
  }

  private func shade() {
    content.backgroundColor = isSelected || isHighlighted ? .systemGray4 : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The control for deleting stands where reading begins.
    let indent: CGFloat = isEditing ? 38 : 0
    content.frame = CGRect(
      x: isReversed ? 0 : indent,
      y: 0,
      width: bounds.width - indent,
      height: bounds.height
    )
    configured?.frame = content.bounds
    label.frame = content.bounds.insetBy(dx: 20, dy: 0)
    // There are no symbols; characters stand for them.
    accessory.text =
      switch accessoryType {
      case .none: nil
      case .disclosureIndicator: isReversed ? "‹" : "›"
      case .checkmark: "✓"
      case .detailDisclosureButton, .detailButton: "ⓘ"
      }
    accessory.frame = CGRect(
      x: isReversed ? 0 : bounds.width - 40,
      y: 0,
      width: 40,
      height: bounds.height
    )
    line.frame = CGRect(
      x: isReversed ? 0 : 20,
      y: bounds.maxY - 0.5,
      width: bounds.width - 20,
      height: 0.5
    )
  }
}
