// SPDX-License-Identifier: MIT

import CTugCairo

/// Sizes of texts, and the layouts that draw them.
enum TextMeasure {
  /// The size of a text in lines of at most a width; 0 lines stand for any number.
  static func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    guard let layout = layout(text, font: font, width: width, lines: lines, in: context) else {
      return .zero
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let count = CGFloat(pango_layout_get_line_count(layout))
    return CGSize(
      width: extents(of: layout).width.rounded(.up),
      height: (font.lineHeight * count).rounded(.up)
    )
  }

  /// The size of a layout, in points.
  static func extents(of layout: OpaquePointer) -> CGSize {
    var logical = PangoRectangle()
    withUnsafeMutablePointer(to: &logical) { pango_layout_get_extents(layout, nil, $0) }
    let scale = CGFloat(PANGO_SCALE)
    return CGSize(
      width: CGFloat(logical.width) / scale,
      height: CGFloat(logical.height) / scale
    )
  }

  /// A layout that the caller releases.
  static func layout(
    _ text: String,
    font: UIFont,
    width: CGFloat,
    lines: Int,
    in context: OpaquePointer?
  ) -> OpaquePointer? {
    guard let layout = pango_cairo_create_layout(context) else { return nil }
    // Widths grow with the scale of the picture, and do not snap to its pixels: what was measured at
    // one pixel a point fits when it is drawn at two.
    let shaping = pango_layout_get_context(layout)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(shaping, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(shaping, 0)
    pango_layout_context_changed(layout)
    let description = "Noto Sans, Noto Sans CJK SC, DejaVu Sans".withCString {
      pango_font_description_from_string($0)
    }
    let scale = Double(PANGO_SCALE)
    pango_font_description_set_absolute_size(description, Double(font.pointSize) * scale)
    pango_font_description_set_weight(description, font.weight.pango)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    text.withCString { pango_layout_set_text(layout, $0, -1) }
    if width < 100_000 {
      pango_layout_set_width(layout, Int32((Double(width) * scale).rounded(.up)))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if lines > 0, width < 100_000 {
      pango_layout_set_height(layout, Int32(-lines))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return layout
  }
}

extension UIFont.Weight {
  fileprivate var pango: PangoWeight {
    switch rawValue {
    case ..<(-0.5): PANGO_WEIGHT_THIN
    case ..<(-0.2): PANGO_WEIGHT_LIGHT
    case ..<0.1: PANGO_WEIGHT_NORMAL
    case ..<0.27: PANGO_WEIGHT_MEDIUM
    case ..<0.35: PANGO_WEIGHT_SEMIBOLD
    case ..<0.5: PANGO_WEIGHT_BOLD
    default: PANGO_WEIGHT_HEAVY
    }
  }
}
