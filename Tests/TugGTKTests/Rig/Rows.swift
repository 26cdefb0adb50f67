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
}
