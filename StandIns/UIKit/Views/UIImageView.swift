// SPDX-License-Identifier: MIT

@MainActor
open class UIImageView: UIView {
  private var began: Double?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var isAnimating: Bool { began != nil }
  open func startAnimating() { if animationImages != nil { began = Clock.now } }
  open func stopAnimating() { began = nil }

  /// The picture at the clock's time.
  var shownImage: UIImage? {
    guard let began, let images = animationImages, !images.isEmpty else { return image }
    let length = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let turns = (Clock.now - began) / length
    if animationRepeatCount > 0, turns >= Double(animationRepeatCount) { return image }
    return images[Int((turns - turns.rounded(.down)) * Double(images.count)) % images.count]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
