// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK

/// Lists to pull on.
enum Rows {
  /// What the theme adds to the height of a row.
  private static let padding: Int32 = 4

  /// A list box with rows of one height.
  static func listBox(count: Int, height: Int32) -> UnsafeMutablePointer<GtkWidget>? {
    let box = gtk_list_box_new()
    for number in 0..<count {
      let label = gtk_label_new("Row \(number)")
      gtk_widget_set_size_request(label, -1, height - padding)
      gtk_list_box_append(box.map { cast($0) }, label)
    }
    return box
  }

  /// A scrolled window around a child, without bars: GTK 4.8 lets their fading run on after the
  /// window is gone, and complains about it.
  static func scrolledWindow(
    _ child: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard let scrolled = gtk_scrolled_window_new() else { return nil }
    gtk_scrolled_window_set_policy(cast(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(cast(scrolled), child)
    return scrolled
  }

  /// A list view, which makes widgets only for the rows in sight.
  static func listView(count: Int, height: Int32) -> ListView {
    ListView(count: count, height: height)
  }

  /// A grid view with labels in its cells.
  static func gridView(count: Int) -> UnsafeMutablePointer<GtkWidget>? {
    let factory = gtk_signal_list_item_factory_new()
    Signal.connectPointer(factory, "setup") { item in
      gtk_list_item_set_child(item, gtk_label_new("cell"))
    }
    let strings = gtk_string_list_new(nil)
    for _ in 0..<count { gtk_string_list_append(strings, "cell") }
    return gtk_grid_view_new(gtk_no_selection_new(strings), factory)
  }

  /// A list view and its model.
  struct ListView {
    let widget: UnsafeMutablePointer<GtkWidget>?
    private let strings = gtk_string_list_new(nil)

    fileprivate init(count: Int, height: Int32) {
      let factory = gtk_signal_list_item_factory_new()
      Signal.connectPointer(factory, "setup") { item in
        let label = gtk_label_new("row")
        // The rest is the theme's padding of a row.
        gtk_widget_set_size_request(label, -1, height - 4)
        gtk_list_item_set_child(item, label)
      }
      widget = gtk_list_view_new(gtk_no_selection_new(strings), factory)
      for _ in 0..<count { gtk_string_list_append(strings, "row") }
    }

    /// Adds rows at the beginning.
    func prepend(_ count: Int) {
      for _ in 0..<count {
        "row".withCString { text in
          var additions: [UnsafePointer<CChar>?] = [text, nil]
          gtk_string_list_splice(strings, 0, 0, &additions)
        }
      }
    }
  }
}
