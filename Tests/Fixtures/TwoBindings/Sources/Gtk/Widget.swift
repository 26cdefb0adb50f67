// SPDX-License-Identifier: MIT

import CCairo
import CGtk

/// A binding whose widgets hold typed pointers.
@MainActor package class Widget {
  package let widgetPointer: UnsafeMutablePointer<GtkWidget>

  package init?(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    guard let pointer else { return nil }
    widgetPointer = pointer
  }
}

@MainActor package final class ScrolledWindow: Widget {
  package init?(child: UnsafeMutableRawPointer) {
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(
      UnsafeMutableRawPointer(widgetPointer).assumingMemoryBound(to: GtkScrolledWindow.self),
      child.assumingMemoryBound(to: GtkWidget.self)
    )
  }
}
