// SPDX-License-Identifier: MIT

import CTugCairo

/// Draws a layer tree as it is at a time.
@MainActor
struct Painter {
  let canvas: Canvas
  let time: Double

  /// Draws a layer at its place in its superlayer.
  func draw(_ layer: CALayer) {
    let shown = layer.presentation(at: time)
    guard !shown.isHidden, shown.opacity > 0 else { return }
    canvas.isolated {
      canvas.concatenate(shown.toParent)
      drawInPlace(layer, shown)
    }
  }

  /// Draws a layer in its own coordinates.
  func drawInPlace(_ layer: CALayer, _ shown: CALayer) {
    let mask = layer.mask.map { mask in { self.draw(mask) } }
    guard shown.opacity < 1 || mask != nil else { return drawBody(layer, shown) }
    canvas.group(opacity: CGFloat(shown.opacity), mask: mask) { drawBody(layer, shown) }
  }

  private func drawBody(_ layer: CALayer, _ shown: CALayer) {
    let outline = outline(of: shown)
    drawShadow(shown, outline)
    if let color = shown.backgroundColor {
      canvas.addPath(outline)
      canvas.setColor(color)
      canvas.fill()
    }
    canvas.isolated {
      if shown.masksToBounds {
        canvas.addPath(outline)
        canvas.clip()
      }
      drawContents(layer, shown)
      let children = layer.children.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }
      for child in children { draw(child.element) }
    }
    if shown.borderWidth > 0, let color = shown.borderColor {
      let inset = shown.borderWidth / 2
      canvas.addPath(outlinePath(of: shown, inset: inset))
      canvas.setColor(color)
      cairo_set_line_width(canvas.context, shown.borderWidth)
      cairo_stroke(canvas.context)
    }
  }

  private func outline(of layer: CALayer) -> CGPath { outlinePath(of: layer, inset: 0) }

  private func outlinePath(of layer: CALayer, inset: CGFloat) -> CGPath {
    let box = layer.bounds.insetBy(dx: inset, dy: inset)
    let radius = min(max(0, layer.cornerRadius - inset), min(box.width, box.height) / 2)
    guard radius > 0 else { return CGPath(rect: box, transform: nil) }
    var corners: UIRectCorner = []
    if layer.maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if layer.maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if layer.maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if layer.maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    let elements = PathBuilder.roundedRect(box, width: radius, height: radius, corners: corners)
    return CGPath(elements: elements)
  }

  /// A soft edge of a few rings; Core Animation blurs.
  private func drawShadow(_ layer: CALayer, _ outline: CGPath) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return }
    var path = layer.shadowPath ?? outline
    if layer.shadowPath == nil, layer.backgroundColor == nil {
      guard let shape = (layer as? CAShapeLayer)?.path else { return }
      path = shape
    }
    let rings = 8
    canvas.isolated {
      cairo_translate(canvas.context, layer.shadowOffset.width, layer.shadowOffset.height)
      cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
      for ring in 0..<rings {
        canvas.addPath(path)
        canvas.setColor(color, alpha: CGFloat(layer.shadowOpacity) / CGFloat(rings))
        let width = 2 * layer.shadowRadius * CGFloat(ring) / CGFloat(rings)
        cairo_set_line_width(canvas.context, width)
        cairo_fill_preserve(canvas.context)
        cairo_stroke(canvas.context)
      }
    }
  }

  private func drawContents(_ layer: CALayer, _ shown: CALayer) {
    switch shown {
    case let shape as CAShapeLayer: drawShape(shape)
    case let gradient as CAGradientLayer: drawGradient(gradient)
    case let text as CATextLayer: drawText(text)
    default: break
    }
    switch layer.view {
    case let label as UILabel: drawLabel(label)
    case let view as UIImageView: drawImage(view)
    default:
      // What Core Graphics calls an image has no conditional cast from Any on Apple's side.
      if let image = shown.contents as? CGImage {
        canvas.draw(png: image.png, in: shown.bounds)
      }
    }
  }

  private func drawShape(_ layer: CAShapeLayer) {
    guard let path = layer.path else { return }
    if let color = layer.fillColor, color.alpha > 0 {
      canvas.addPath(path)
      canvas.setColor(color)
      cairo_set_fill_rule(
        canvas.context,
        layer.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      )
      canvas.fill()
    }
    guard let color = layer.strokeColor, color.alpha > 0, layer.lineWidth > 0,
      layer.strokeEnd > layer.strokeStart
    else { return }
    canvas.isolated {
      canvas.addPath(path.trimmed(from: layer.strokeStart, to: layer.strokeEnd))
      canvas.setColor(color)
      let context = canvas.context
      cairo_set_line_width(context, layer.lineWidth)
      cairo_set_miter_limit(context, layer.miterLimit)
      switch layer.lineCap {
      case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
      default: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      }
      switch layer.lineJoin {
      case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
      default: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      }
      let dashes = (layer.lineDashPattern ?? []).map(\.doubleValue)
      if !dashes.isEmpty {
        dashes.withUnsafeBufferPointer { buffer in
          cairo_set_dash(context, buffer.baseAddress, Int32(buffer.count), layer.lineDashPhase)
        }
      }
      cairo_stroke(context)
    }
  }
}
