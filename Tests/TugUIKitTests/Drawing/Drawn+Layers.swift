// SPDX-License-Identifier: MIT

@testable import TugUIKit
@testable import UIKit

extension Drawn {
  /// What a layer and those below it show at a time, in the order in which they are painted.
  ///
  /// It knows Core Animation alone, and nothing of shapes.
  static func layers(below root: CALayer, at time: Double) -> [Drawn] {
    var walk = LayerWalk(time: time)
    for layer in root.sublayers ?? [] { walk.enter(layer, .identity, 1, nil) }
    return walk.drawn
  }
}

/// A walk through a tree of layers.
private struct LayerWalk {
  let time: Double
  var drawn: [Drawn] = []

  mutating func enter(
    _ layer: CALayer,
    _ outer: CGAffineTransform,
    _ opacity: CGFloat,
    _ clip: Trace?
  ) {
    guard let shown = StandIn.presentation(of: layer, at: time), !shown.isHidden else { return }
    let transform = shown.toParent.concatenating(outer)
    let opacity = opacity * CGFloat(min(max(shown.opacity, 0), 1))
    guard opacity > 0 else { return }
    var clip = clip
    if let mask = layer.mask as? CAShapeLayer {
      clip = outline(of: mask).map { Trace($0.path, $0.transform.concatenating(transform)) }
    }
    switch shown {
    case let shape as CAShapeLayer: show(shape, transform, opacity, clip)
    case let text as CATextLayer: show(text, transform, opacity, clip)
    default: show(layer, shown, transform, opacity, clip)
    }
    for child in layer.sublayers ?? [] { enter(child, transform, opacity, clip) }
  }

  private func outline(of mask: CAShapeLayer) -> (path: CGPath, transform: CGAffineTransform)? {
    guard let shown = StandIn.presentation(of: mask, at: time), let path = shown.path else {
      return nil
    }
    return (path, shown.toParent)
  }

  private mutating func show(
    _ shape: CAShapeLayer,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ clip: Trace?
  ) {
    guard let path = shape.path else { return }
    if let color = shape.fillColor {
      drawn.append(
        Drawn(
          kind: .fill,
          outline: Trace(path, transform),
          color: color.shown(opacity),
          clip: clip
        )
      )
    }
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    guard let color = shape.strokeColor, shape.lineWidth > 0, start < end else { return }
    drawn.append(
      Drawn(
        kind: .stroke(shape.lineCap, shape.lineJoin),
        outline: Trace(path.trimmed(from: start, to: end), transform),
        width: transform.stretch(shape.lineWidth),
        color: color.shown(opacity),
        clip: clip
      )
    )
  }

  private mutating func show(
    _ text: CATextLayer,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ clip: Trace?
  ) {
    guard let font = text.font as? UIFont, let color = text.foregroundColor else { return }
    let box = text.bounds
    let middle = CGPoint(x: box.midX, y: box.midY)
    drawn.append(
      Drawn(
        kind: .text(text.string as? String ?? "", font.weight, text.alignmentMode),
        outline: .line(of: text.fontSize, width: box.width, around: middle, transform),
        color: color.shown(opacity),
        clip: clip
      )
    )
  }

  /// A plain layer shows a picture, or a tint through the hole that a picture makes.
  private mutating func show(
    _ layer: CALayer,
    _ shown: CALayer,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ clip: Trace?
  ) {
    let stencil = layer.mask.flatMap { StandIn.presentation(of: $0, at: time) }
    guard let picture = (shown.contents ?? stencil?.contents) as? CGImage else { return }
    let isTinted = shown.contents == nil
    guard let color = isTinted ? shown.backgroundColor : UIColor.black.cgColor else { return }
    // The picture lies where the layer does, or where its mask does in it.
    let box = shown.contents == nil ? stencil?.frame ?? .zero : shown.bounds
    drawn.append(
      Drawn(
        kind: .image(picture.png, isTinted: isTinted),
        outline: .box(box, transform),
        color: color.shown(opacity),
        clip: clip
      )
    )
  }
}

extension CGColor {
  /// Its components, with the opacity of what is drawn in it.
  func shown(_ opacity: CGFloat) -> [CGFloat] {
    var parts = components ?? []
    if parts.count == 2 { parts = [parts[0], parts[0], parts[0], parts[1]] }
    if parts.count == 4 { parts[3] *= opacity }
    return parts
  }
}

extension CGAffineTransform {
  /// The width of a line across and down.
  func stretch(_ width: CGFloat) -> CGSize {
    CGSize(width: hypot(a, b) * width, height: hypot(c, d) * width)
  }
}

extension Trace {
  /// A line of text as its middle line and the size of its letters.
  static func line(
    of size: CGFloat,
    width: CGFloat,
    around middle: CGPoint,
    _ transform: CGAffineTransform
  ) -> Trace {
    let points = [
      CGPoint(x: middle.x - width / 2, y: middle.y), CGPoint(x: middle.x + width / 2, y: middle.y),
      CGPoint(x: middle.x, y: middle.y + size),
    ]
    return Trace([points.map { $0.applying(transform) }])
  }

  /// The corners of a box.
  static func box(_ box: CGRect, _ transform: CGAffineTransform) -> Trace {
    Trace(CGPath(rect: box, transform: nil), transform)
  }
}
