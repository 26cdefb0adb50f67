// SPDX-License-Identifier: MIT

/// A text, and perhaps a second one below it.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@MainActor
open class UIListContentView: UIView, UIContentView {
  private let first = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)

  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var configuration: any UIContentConfiguration = UIListContentConfiguration() {
    didSet { show() }
  }

  private func prepare() {
    second.font = .preferredFont(forTextStyle: .subheadline)
    second.textColor = .secondaryLabel
    addSubview(first)
    addSubview(second)
  }

  private func show() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    first.text = configuration.text
    second.text = configuration.secondaryText
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.insetBy(dx: 20, dy: 0)
    let isPair = second.text != nil
    let half = CGSize(width: box.width, height: box.height / 2)
    first.frame = isPair ? CGRect(origin: box.origin, size: half) : box
    second.frame = CGRect(origin: CGPoint(x: box.minX, y: box.midY), size: half)
  }
}
