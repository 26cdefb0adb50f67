// SPDX-License-Identifier: MIT

import CTugCairo

extension Painter {
  func drawLabel(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let color = label.textColor.resolvedColor(with: label.traitCollection).cgColor
    draw(
      text,
      font: label.font,
      color: color,
      alignment: label.resolvedAlignment,
      lines: label.numberOfLines,
      in: label.bounds,
      isCentered: true
    )
  }

  func drawText(_ layer: CATextLayer) {
    let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    guard !text.isEmpty, let color = layer.foregroundColor else { return }
    let alignment: NSTextAlignment
    switch layer.alignmentMode {
    case .center: alignment = .center
    case .right: alignment = .right
    default: alignment = .left
    }
    let weight = (layer.font as? UIFont)?.weight ?? .regular
    draw(
      text,
      font: UIFont(size: layer.fontSize, weight: weight),
      color: color,
      alignment: alignment,
      lines: layer.isWrapped ? 0 : 1,
      in: layer.bounds,
      isCentered: false
    )
  }

  private func draw(
    _ text: String,
    font: UIFont,
    color: CGColor,
    alignment: NSTextAlignment,
    lines: Int,
    in box: CGRect,
    isCentered: Bool
  ) {
    guard box.width > 0,
      let layout = TextMeasure.layout(
        text,
        font: font,
        width: box.width,
        lines: lines,
        in: canvas.context
      )
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // Pango's left is the side where the text begins.
    let isReversed = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    switch alignment {
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right:
      pango_layout_set_alignment(layout, isReversed ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    default:
      pango_layout_set_alignment(layout, isReversed ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    }
    let height = TextMeasure.extents(of: layout).height
    let y = isCentered ? box.midY - height / 2 : box.minY
    canvas.isolated {
      canvas.setColor(color)
      cairo_move_to(canvas.context, box.minX, y)
      pango_cairo_show_layout(canvas.context, layout)
    }
  }

  func drawImage(_ view: UIImageView) {
    guard let image = view.image else { return }
    let size = image.size
    let room = view.bounds
    guard size.width > 0, size.height > 0 else { return }
    var scale = CGSize(width: room.width / size.width, height: room.height / size.height)
    switch view.contentMode {
    case .scaleAspectFit:
      let both = min(scale.width, scale.height)
      scale = CGSize(width: both, height: both)
    case .scaleAspectFill:
      let both = max(scale.width, scale.height)
      scale = CGSize(width: both, height: both)
    case .center, .top, .bottom, .left, .right: scale = CGSize(width: 1, height: 1)
    default: break
    }
    let shown = CGSize(width: size.width * scale.width, height: size.height * scale.height)
    var origin = CGPoint(x: room.midX - shown.width / 2, y: room.midY - shown.height / 2)
    switch view.contentMode {
    case .top: origin.y = room.minY
    case .bottom: origin.y = room.maxY - shown.height
    case .left: origin.x = room.minX
    case .right: origin.x = room.maxX - shown.width
    default: break
    }
    canvas.draw(png: image.png, in: CGRect(origin: origin, size: shown))
  }
}
