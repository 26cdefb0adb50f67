// SPDX-License-Identifier: MIT

import CTugCairo

extension Painter {
  func drawGradient(_ layer: CAGradientLayer) {
    let colors = (layer.colors ?? []).compactMap { value -> CGColor? in
      if case .color(let color) = AnimatableValue(value) { color } else { nil }
    }
    guard !colors.isEmpty else { return }
    let own = (layer.locations ?? []).map(\.doubleValue)
    let stops = colors.indices.map { index in
      own.count == colors.count
        ? own[index] : Double(index) / Double(max(1, colors.count - 1))
    }
    let box = layer.bounds
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    canvas.isolated {
      cairo_rectangle(canvas.context, box.minX, box.minY, box.width, box.height)
      canvas.clip()
      if layer.type == .conic { return drawCone(from: start, to: end, colors, stops, box) }
      let pattern: OpaquePointer?
      if layer.type == .radial {
        let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
        guard radii.width > 0, radii.height > 0 else { return }
        cairo_translate(canvas.context, start.x, start.y)
        cairo_scale(canvas.context, radii.width, radii.height)
        pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      } else {
        pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      }
      for (color, stop) in zip(colors, stops) {
        cairo_pattern_add_color_stop_rgba(
          pattern,
          stop,
          color.red,
          color.green,
          color.blue,
          color.alpha
        )
      }
      cairo_set_source(canvas.context, pattern)
      cairo_paint(canvas.context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// A sweep of narrow sectors, clockwise from the direction of the end point.
  private func drawCone(
    from center: CGPoint,
    to end: CGPoint,
    _ colors: [CGColor],
    _ stops: [Double],
    _ box: CGRect
  ) {
    let begin = atan2(end.y - center.y, end.x - center.x)
    let radius = box.width + box.height
    let sectors = 360
    let values = colors.map(AnimatableValue.color)
    cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_NONE)
    for sector in 0..<sectors {
      let share = (Double(sector) + 0.5) / Double(sectors)
      let upper = stops.firstIndex { $0 >= share } ?? stops.count - 1
      let lower = max(0, stops[upper] >= share ? upper - 1 : upper)
      let span = stops[upper] - stops[lower]
      let local = span > 0 ? min(1, max(0, (share - stops[lower]) / span)) : 0
      guard case .color(let color) = values[lower].interpolated(to: values[upper], at: local)
      else { continue }
      let (from, to) = (
        begin + 2 * .pi * Double(sector) / Double(sectors),
        begin + 2 * .pi * Double(sector + 1) / Double(sectors)
      )
      canvas.setColor(color)
      cairo_move_to(canvas.context, center.x, center.y)
      cairo_line_to(canvas.context, center.x + radius * cos(from), center.y + radius * sin(from))
      cairo_line_to(canvas.context, center.x + radius * cos(to), center.y + radius * sin(to))
      cairo_close_path(canvas.context)
      canvas.fill()
    }
  }
}
