// SPDX-License-Identifier: MIT

extension StandIn {
  /// What a view shows, as pixels.
  public struct Picture {
    /// Pixels.
    public let width: Int
    public let height: Int
    /// Pixels per point.
    public let scale: CGFloat
    /// A PNG file.
    public let png: Data
    private let pixels: [UInt8]

    init(_ canvas: Canvas, scale: CGFloat) {
      width = canvas.width
      height = canvas.height
      self.scale = scale
      png = canvas.png
      pixels = canvas.pixels
    }

    /// The colour at a point of the view, or nil outside.
    public func color(at point: CGPoint) -> CGColor? {
      let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
      guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
      let place = (y * width + x) * 4
      let values = pixels[place..<place + 4].map { CGFloat($0) / 255 }
      return CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  /// Draws a view and all below it, with presentation values of now, over a background.
  public static func render(
    _ view: UIView,
    scale: CGFloat = 2,
    background: UIColor? = nil
  ) -> Picture {
    turn()
    let box = view.bounds
    let canvas = Canvas(
      width: Int((box.width * scale).rounded(.up)),
      height: Int((box.height * scale).rounded(.up))
    )
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    if let color = background?.resolvedColor(with: view.traitCollection).cgColor {
      canvas.addPath(CGPath(rect: CGRect(origin: .zero, size: box.size), transform: nil))
      canvas.setColor(color)
      canvas.fill()
    }
    let shown = view.layer.presentation(at: Clock.now)
    canvas.concatenate(
      CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY)
    )
    view.traitCollection.performAsCurrent {
      Painter(canvas: canvas, time: Clock.now).drawInPlace(view.layer, shown)
    }
    return Picture(canvas, scale: scale)
  }
}
