// SPDX-License-Identifier: MIT

@MainActor
open class UICollectionReusableView: UIView {
  /// What the list has registered the class with.
  var identifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What a list calls for a registered class; iOS sends the designated initializer to the class.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(frame: .zero)
    identifier = reuseIdentifier
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
