// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK

/// A window without decoration at the corner of the screen, so that points of its content are points
/// of the screen.
final class Window {
  let pointer: UnsafeMutablePointer<GtkWidget>
  let content: UnsafeMutablePointer<GtkWidget>

  /// Shows `content` in a window and waits until it is drawn.
  init(
    content: UnsafeMutablePointer<GtkWidget>?,
    width: Int32 = 360,
    height: Int32 = 600
  ) throws {
    pointer = try #require(gtk_window_new())
    self.content = try #require(content)
    gtk_window_set_decorated(cast(pointer), 0)
    gtk_window_set_default_size(cast(pointer), width, height)
    gtk_window_set_child(cast(pointer), content)
    gtk_window_present(cast(pointer))
    let isShown = spin(5) {
      gtk_widget_get_mapped(content) != 0 && gtk_widget_get_height(content) > 0
    }
    try #require(isShown)
    spin(0.1)
  }

  /// The frames drawn so far.
  var frames: gint64 {
    gtk_widget_get_frame_clock(pointer).map { gdk_frame_clock_get_frame_counter($0) } ?? 0
  }

  /// Destroys the window and everything in it.
  func close() {
    gtk_window_destroy(cast(pointer))
    spin(0.05)
  }
}

/// X key codes.
enum Key {
  static let f5: UInt32 = 71
  static let f6: UInt32 = 72
  static let r: UInt32 = 27
  static let control: UInt32 = 37
}
