// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// One operation of a display list with everything that it needs, ready to be drawn with cairo.
struct Mark {
  /// What is drawn.
  enum Kind {
    case fill(Figure)
    case stroke(Figure, width: Double, cap: LineCap, join: LineJoin)
    case fading(Figure, width: Double, cap: LineCap, start: Double, end: Double)
    case text(OpaquePointer, x: Double, y: Double)
    case image(OpaquePointer, Box, isTinted: Bool)
    case spinner(x: Double, y: Double, diameter: Double, turn: Double)
  }

  let kind: Kind
  let color: GdkRGBA
  let transform: Affine
  /// The rectangle around what is drawn, after the transform.
  let bounds: Box

  init(_ kind: Kind, _ color: GdkRGBA, _ transform: Affine, in list: DisplayList) {
    self.kind = kind
    self.color = color
    self.transform = transform
    bounds = Mark.bounds(of: kind, in: list).transformed(by: transform)
  }

  private static func bounds(of kind: Kind, in list: DisplayList) -> Box {
    switch kind {
    case .fill(let figure):
      return figure.bounds(in: list)
    case .stroke(let figure, let width, let cap, let join):
      // A mitred corner of at least 60° reaches as far as the line is wide.
      let reach = join == .miter || cap == .square ? width : width / 2
      return figure.bounds(in: list).grown(by: reach)
    case .fading(let figure, let width, _, _, _):
      return figure.bounds(in: list).grown(by: width)
    case .text(let layout, let x, let y):
      var ink = PangoRectangle()
      pango_layout_get_pixel_extents(layout, &ink, nil)
      return Box(
        x: x + Double(ink.x),
        y: y + Double(ink.y),
        width: Double(ink.width),
        height: Double(ink.height)
      )
    case .image(_, let box, _):
      return box
    case .spinner(let x, let y, let diameter, _):
      return Box(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter)
    }
  }

  // MARK: Drawing

  /// Draws the mark.
  func draw(with cairo: OpaquePointer, in list: DisplayList) {
    cairo_save(cairo)
    transform.apply(to: cairo)
    var color = color
    gdk_cairo_set_source_rgba(cairo, &color)
    switch kind {
    case .fill(let figure):
      figure.follow(with: cairo, in: list)
      cairo_fill(cairo)
    case .stroke(let figure, let width, let cap, let join):
      figure.follow(with: cairo, in: list)
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, cap.cairo)
      cairo_set_line_join(cairo, join.cairo)
      cairo_stroke(cairo)
    case .fading(let figure, let width, let cap, let start, let end):
      drawFading(figure, width, cap, start, end, with: cairo, in: list)
    case .text(let layout, let x, let y):
      cairo_move_to(cairo, x, y)
      pango_cairo_show_layout(cairo, layout)
    case .image(let texture, let box, let isTinted):
      drawImage(texture, box, isTinted, with: cairo)
    case .spinner(let x, let y, let diameter, let turn):
      drawSpinner(x, y, diameter, turn, with: cairo, in: list)
    }
    cairo_restore(cairo)
  }

  /// Strokes an arc whose opacity runs from one end to the other.
  ///
  /// The source is a fan of narrow patches around the centre, each with its own opacity at either
  /// side; the line itself is drawn once, so that no seams show.
  private func drawFading(
    _ figure: Figure,
    _ width: Double,
    _ cap: LineCap,
    _ startOpacity: Double,
    _ endOpacity: Double,
    with cairo: OpaquePointer,
    in list: DisplayList
  ) {
    guard case .arc(let x, let y, let radius, let start, let end) = figure, radius > 0 else {
      return
    }
    let reach = radius + 2 * width
    // What a cap adds at either end belongs to the end's opacity.
    let extra = cap == .butt ? 0 : (end >= start ? 1 : -1) * min(width / radius, 0.3)
    guard let fan = cairo_pattern_create_mesh() else { return }
    func patch(_ from: Double, _ to: Double, _ opacity: Double, _ nextOpacity: Double) {
      cairo_mesh_pattern_begin_patch(fan)
      cairo_mesh_pattern_move_to(fan, x, y)
      cairo_mesh_pattern_line_to(fan, x + cos(from) * reach, y + sin(from) * reach)
      cairo_mesh_pattern_line_to(fan, x + cos(to) * reach, y + sin(to) * reach)
      cairo_mesh_pattern_line_to(fan, x, y)
      for (corner, share) in [opacity, opacity, nextOpacity, nextOpacity].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          fan,
          UInt32(corner),
          Double(color.red),
          Double(color.green),
          Double(color.blue),
          Double(color.alpha) * share
        )
      }
      cairo_mesh_pattern_end_patch(fan)
    }
    let count = max(1, (abs(end - start) / (.pi / 12)).rounded(.up))
    if extra != 0 { patch(start - extra, start, startOpacity, startOpacity) }
    for index in stride(from: 0, to: count, by: 1) {
      let (share, next) = (index / count, (index + 1) / count)
      patch(
        start + (end - start) * share,
        start + (end - start) * next,
        startOpacity + (endOpacity - startOpacity) * share,
        startOpacity + (endOpacity - startOpacity) * next
      )
    }
    if extra != 0 { patch(end, end + extra, endOpacity, endOpacity) }
    figure.follow(with: cairo, in: list)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cap.cairo)
    cairo_set_source(cairo, fan)
    cairo_stroke(cairo)
    cairo_pattern_destroy(fan)
  }

  /// GTK's spinner turns a fading ring; a widget of it would run on its own clock.
  private func drawSpinner(
    _ x: Double,
    _ y: Double,
    _ diameter: Double,
    _ turn: Double,
    with cairo: OpaquePointer,
    in list: DisplayList
  ) {
    let width = diameter * 0.12
    let head = turn * 2 * .pi - .pi / 2
    let ring = Figure.arc(
      x: x,
      y: y,
      radius: (diameter - width) / 2,
      start: head - 1.7 * .pi,
      end: head
    )
    drawFading(ring, width, .round, 0, 1, with: cairo, in: list)
  }

  private func drawImage(
    _ texture: OpaquePointer,
    _ box: Box,
    _ isTinted: Bool,
    with cairo: OpaquePointer
  ) {
    let width = gdk_texture_get_width(texture)
    let height = gdk_texture_get_height(texture)
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    gdk_texture_download(texture, bytes, gsize(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    cairo_translate(cairo, box.left, box.top)
    cairo_scale(cairo, box.width / Double(width), box.height / Double(height))
    if isTinted {
      cairo_mask_surface(cairo, surface, 0, 0)
    } else {
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint_with_alpha(cairo, Double(color.alpha))
    }
    cairo_surface_destroy(surface)
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
