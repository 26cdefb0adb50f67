// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK

/// A window without decoration at the corner of the screen, so that points of its content are points
/// of the screen.
final class Window {
  let pointer: UnsafeMutablePointer<GtkWidget>
  let content: UnsafeMutablePointer<GtkWidget>
  let rig: Rig

  /// Shows `content` in a window and waits until it is drawn.
  init(
    content: UnsafeMutablePointer<GtkWidget>?,
    width: Int32 = 360,
    height: Int32 = 600
  ) throws {
    rig = try Rig.shared()
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

  /// Counts how often the window is painted anew while `body` runs.
  ///
  /// A frame of the clock paints only what asked for it, and a picture of a widget is drawn for its
  /// own sake.
  func paints(while body: () -> Void) -> Int {
    let surface = gtk_native_get_surface(cast(pointer))
    let count = PaintCount(surface)
    let signal = g_signal_lookup("render", gdk_surface_get_type())
    let hook = g_signal_add_emission_hook(
      signal,
      0,
      { _, _, values, data in
        guard let values, let data else { return 1 }
        Unmanaged<PaintCount>.fromOpaque(data).takeUnretainedValue()
          .note(g_value_get_object(values))
        return 1
      },
      Unmanaged.passUnretained(count).toOpaque(),
      nil
    )
    body()
    g_signal_remove_emission_hook(signal, hook)
    return count.paints
  }

  /// Whether nothing is painted for a while, within a few seconds: what lay under a window that was
  /// closed before is painted again when the X server says so.
  func comesToRest() -> Bool {
    (0..<6).contains { _ in
      spin(0.2)
      return paints { spin(0.3) } == 0
    }
  }

  /// Scrolls with two fingers on a touchpad by detents of a wheel, positive towards the list's end.
  func pad(_ detents: Double, steps: Int = 12, ends: Bool = true) {
    for _ in 0..<steps {
      rig.touchpad.scroll(y: 120 * detents / Double(steps))
      spin(0.012)
    }
    if ends { rig.touchpad.scroll(y: 0) }
    handOn()
  }

  /// Lets what was sent arrive at the widgets: GTK hands on movements once a frame.
  func handOn() { spin(0.05) }

  /// Destroys the window and everything in it.
  func close() {
    gtk_window_destroy(cast(pointer))
    spin(0.05)
  }
}

/// How often a surface was painted.
private final class PaintCount {
  private(set) var paints = 0
  private let surface: OpaquePointer?

  init(_ surface: OpaquePointer?) { self.surface = surface }

  func note(_ painted: UnsafeMutableRawPointer?) {
    if painted == surface.map({ UnsafeMutableRawPointer($0) }) { paints += 1 }
  }
}

/// X key codes.
enum Key {
  static let f5: UInt32 = 71
  static let f6: UInt32 = 72
  static let r: UInt32 = 27
  static let control: UInt32 = 37
}
