// SPDX-License-Identifier: MIT

/// Eight blades that fade in turn.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private var animating = false
  private var ownColor: UIColor?

  public init(style: Style) {
    self.style = style
    let side = style.side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }
  open var color: UIColor! {
    get { ownColor ?? UIColor.systemGray }
    set { ownColor = newValue }
  }

  open func startAnimating() {
    animating = true
    isHidden = false
  }

  open func stopAnimating() {
    animating = false
    if hidesWhenStopped { isHidden = true }
  }

  open var isAnimating: Bool { animating }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Which blade is the strongest at the clock's time, 0..<8.
  var phase: Int {
    animating ? Int((Clock.now * 8).rounded(.down).truncatingRemainder(dividingBy: 8)) : 0
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var side: CGFloat { self == .large ? 37 : 20 }
}
