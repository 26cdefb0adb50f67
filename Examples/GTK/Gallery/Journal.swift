// SPDX-License-Identifier: MIT

import CTugGtk

/// The list of the gallery: a journal of walks, which grows at both ends.
final class Journal {
  /// The list's widget, to be put into a scrolled window.
  let widget: UnsafeMutablePointer<GtkWidget>?
  private let strings = gtk_string_list_new(nil)
  private var newest = 0
  private var oldest = 0

  /// Count of entries after which there are no older ones.
  private static let length = 100

  init() {
    let factory = gtk_signal_list_item_factory_new()
    // The list view takes over the model and the factory.
    widget = gtk_list_view_new(gtk_no_selection_new(strings), factory)
    let instance = UnsafeMutableRawPointer(factory)
    Signal.connectObject(instance, "setup") { gtk_list_item_set_child($0, Journal.makeRow()) }
    Signal.connectObject(instance, "bind") { item in
      guard let string = gtk_list_item_get_item(item),
        let text = gtk_string_object_get_string(OpaquePointer(string)),
        let number = Int(String(cString: text)), let row = gtk_list_item_get_child(item)
      else { return }
      Journal.fill(row, Entry(number))
    }
    appendOlder(30)
  }

  /// Entries that were written since the last look.
  func prependNewer(_ count: Int) {
    for _ in 0..<count {
      newest -= 1
      insert(newest, at: 0)
    }
    // A list view keeps what it shows in its place; here the new entries are what one waits for.
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(0))
  }

  /// Older entries.
  ///
  /// - Returns: Whether there are more.
  @discardableResult
  func appendOlder(_ count: Int) -> Bool {
    for _ in 0..<count where oldest < Journal.length {
      insert(oldest, at: g_list_model_get_n_items(strings))
      oldest += 1
    }
    return oldest < Journal.length
  }

  private func insert(_ number: Int, at position: guint) {
    "\(number)".withCString { text in
      var additions: [UnsafePointer<CChar>?] = [text, nil]
      gtk_string_list_splice(strings, position, 0, &additions)
    }
  }

  // MARK: Rows

  private static func makeRow() -> UnsafeMutablePointer<GtkWidget>? {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_widget_add_css_class(row, "entry")
    let badge = gtk_label_new(nil)
    gtk_widget_add_css_class(badge, "badge")
    gtk_widget_set_valign(badge, GTK_ALIGN_CENTER)
    let lines = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    gtk_widget_set_hexpand(lines, 1)
    for style in ["heading", "dim-label"] {
      let label = gtk_label_new(nil)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label, style)
      gtk_box_append(cast(lines), label)
    }
    let length = gtk_label_new(nil)
    gtk_widget_add_css_class(length, "dim-label")
    for child in [badge, lines, length] { gtk_box_append(cast(row), child) }
    return row
  }

  private static func fill(_ row: UnsafeMutablePointer<GtkWidget>, _ entry: Entry) {
    guard let badge = gtk_widget_get_first_child(row),
      let lines = gtk_widget_get_next_sibling(badge),
      let title = gtk_widget_get_first_child(lines), let note = gtk_widget_get_last_child(lines),
      let length = gtk_widget_get_last_child(row)
    else { return }
    gtk_label_set_text(OpaquePointer(badge), entry.initial)
    for hue in 0..<Entry.hues { gtk_widget_remove_css_class(badge, "hue\(hue)") }
    gtk_widget_add_css_class(badge, "hue\(entry.hue)")
    gtk_label_set_text(OpaquePointer(title), entry.place)
    gtk_label_set_text(OpaquePointer(note), entry.note)
    gtk_label_set_text(OpaquePointer(length), entry.length)
  }
}

/// A walk, put together from small parts by its number.
private struct Entry {
  let place: String
  let note: String
  let length: String
  let hue: Int

  static let hues = 6

  var initial: String { String(place.prefix(1)) }

  init(_ number: Int) {
    func pick(_ count: Int, _ step: Int) -> Int { ((number * step) % count + count) % count }
    place = Self.places[pick(Self.places.count, 5)]
    note = Self.notes[pick(Self.notes.count, 7)]
    length = "\(3 + pick(14, 3)) km"
    hue = pick(Self.hues, 1)
  }

  private static let places = [
    "Salt Marsh", "North Light", "The Long Spit", "Heron Ponds", "Ferry Steps", "Old Quarry",
    "Pine Ridge", "Lower Weir", "Chapel Hill", "Stone Pier", "Kelp Bay", "Mill Race", "Gull Rocks",
  ]

  private static let notes = [
    "Frost on the reeds, and nobody else about.", "First light came in low over the water.",
    "Larks above the path the whole way up.", "The tide had left everything clean.",
    "No shade from the gate to the top.", "Could hear the bell long before the boat.",
    "The far bank went missing by ten.", "Walked back slowly, to make it last.",
    "Counted eleven boats going home.", "Rain from the side, then from below.",
  ]
}
