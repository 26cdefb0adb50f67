// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The texts of a strip, laid out once and kept for all frames.
@MainActor final class TextCache {
  private struct Entry {
    let key: TextKey
    let size: Double
    let weight: TextStyle.Weight
    let layout: OpaquePointer
    let natural: TextSize
  }

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var entries: [Entry] = []

  /// The words for a key.
  var words: (TextKey) -> String = { _ in "" }

  init(widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  isolated deinit { removeAll() }

  /// Forgets everything: the words, the font or the screen have changed.
  func removeAll() {
    for entry in entries { g_object_unref(entry.layout.address) }
    entries = []
  }

  /// The size that a text takes in one line, in points.
  func size(of key: TextKey, _ style: TextStyle) -> TextSize { entry(key, style).natural }

  /// A text for a box, shortened where it is longer than the box.
  ///
  /// - Parameters:
  ///   - key: Which text.
  ///   - style: How it is set.
  ///   - width: Width of the box, in points.
  /// - Returns: The layout, which the cache keeps, and its size.
  func layout(
    _ key: TextKey,
    _ style: TextStyle,
    width: Double
  ) -> (layout: OpaquePointer, size: TextSize) {
    let entry = entry(key, style)
    // Half a point of slack keeps a box that was measured from shortening its own text.
    let isTooLong = entry.natural.width > width + 0.5
    let limit = isTooLong ? Int32(width * Double(PANGO_SCALE)) : -1
    if pango_layout_get_width(entry.layout) != limit {
      pango_layout_set_width(entry.layout, limit)
    }
    let size = TextSize(
      width: min(entry.natural.width, max(width, 0)),
      height: entry.natural.height
    )
    return (entry.layout, isTooLong ? size : entry.natural)
  }

  private func entry(_ key: TextKey, _ style: TextStyle) -> Entry {
    for entry in entries
    where entry.key == key && entry.size == style.size && entry.weight == style.weight {
      return entry
    }
    let layout = makeLayout(words(key), style)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    let scale = Double(PANGO_SCALE)
    let natural = TextSize(width: Double(width) / scale, height: Double(height) / scale)
    let entry = Entry(
      key: key,
      size: style.size,
      weight: style.weight,
      layout: layout,
      natural: natural
    )
    entries.append(entry)
    return entry
  }

  private func makeLayout(_ text: String, _ style: TextStyle) -> OpaquePointer {
    let layout = tug_gtk_widget_create_layout(widget, text)
    let context = pango_layout_get_context(layout)
    let font = pango_font_description_copy(pango_context_get_font_description(context))
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, style.weight.pango)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    return layout
  }
}

extension TextStyle.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }
}
