// SPDX-License-Identifier: MIT

import CTugGtk

/// The same address as another pointer; what GTK's cast macros do.
func cast<To>(_ pointer: UnsafeMutablePointer<some Any>?) -> UnsafeMutablePointer<To>? {
  UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: To.self)
}

/// Names a control without words, for the pointer and for screen readers.
func name(_ control: UnsafeMutablePointer<GtkWidget>?, _ name: String) {
  guard let control else { return }
  gtk_widget_set_tooltip_text(control, name)
  tug_gtk_accessible_set_label(control, name)
}

/// Calls closures from signals.
enum Signal {
  private final class Box {
    let closure: (OpaquePointer?) -> Void

    init(_ closure: @escaping (OpaquePointer?) -> Void) { self.closure = closure }
  }

  /// Connects a closure without arguments to a signal without arguments.
  static func connect(
    _ instance: UnsafeMutablePointer<some Any>?,
    _ name: String,
    _ closure: @escaping () -> Void
  ) {
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Signal.call(data, nil)
    }
    connect(UnsafeMutableRawPointer(instance), name, unsafeBitCast(handler, to: GCallback.self)) {
      _ in closure()
    }
  }

  /// Connects a closure to a signal or a `notify::` with one object as its argument.
  static func connectObject(
    _ instance: UnsafeMutableRawPointer?,
    _ name: String,
    _ closure: @escaping (OpaquePointer?) -> Void
  ) {
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _,
      object,
      data in
      Signal.call(data, object)
    }
    connect(instance, name, unsafeBitCast(handler, to: GCallback.self), closure)
  }

  private static func call(_ data: gpointer?, _ object: OpaquePointer?) {
    guard let data else { return }
    Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().closure(object)
  }

  private static func connect(
    _ instance: UnsafeMutableRawPointer?,
    _ name: String,
    _ handler: GCallback,
    _ closure: @escaping (OpaquePointer?) -> Void
  ) {
    g_signal_connect_data(
      instance,
      name,
      handler,
      Unmanaged.passRetained(Box(closure)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      },
      GConnectFlags(0)
    )
  }
}
