// SPDX-License-Identifier: MIT

import CTugGtk

/// A callback of the main loop or of a widget's frame clock.
///
/// It runs until it is cancelled or says that it is done; nothing of it is left afterwards.
package final class Source {
  private var cancellation: (() -> Void)?

  private init() {}

  /// Whether the callback may still be called.
  package var isActive: Bool { cancellation != nil }

  /// Ends the callback; nothing if it has ended.
  package func cancel() {
    let cancellation = cancellation
    self.cancellation = nil
    cancellation?()
  }

  /// Calls `body` once after `seconds`, or after the 49 days that GLib can count.
  package static func after(_ seconds: Double, _ body: @escaping () -> Void) -> Source {
    let source = Source()
    let box = ClosureBox<() -> Void> { [weak source] in
      source?.cancellation = nil
      body()
    }
    let identifier = g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      guint(min(max(seconds, 0) * 1000, Double(guint.max)).rounded(.up)),
      { data in
        ClosureBox<() -> Void>.closure(in: data)?()
        return 0
      },
      Unmanaged.passRetained(box).toOpaque(),
      { data in releaseBox(data) }
    )
    source.cancellation = { g_source_remove(identifier) }
    return source
  }

  /// Calls `body` with the frame's time in seconds before each frame of a widget, while `body`
  /// returns true.
  package static func everyFrame(
    of widget: UnsafeMutablePointer<GtkWidget>,
    _ body: @escaping (Double) -> Bool
  ) -> Source {
    let source = Source()
    let box = ClosureBox<(Double) -> Bool> { [weak source] time in
      if body(time) { return true }
      source?.cancellation = nil
      return false
    }
    let identifier = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        return ClosureBox<(Double) -> Bool>.closure(in: data)?(time) == true ? 1 : 0
      },
      Unmanaged.passRetained(box).toOpaque(),
      { data in releaseBox(data) }
    )
    source.cancellation = { gtk_widget_remove_tick_callback(widget, identifier) }
    return source
  }
}
