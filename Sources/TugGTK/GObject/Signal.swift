// SPDX-License-Identifier: MIT

import CTugGtk

/// A connection of a closure to a signal, for instances that outlive the one who listens.
///
/// GTK frees the closure with the instance or when it is disconnected.
package struct SignalConnection {
  private let instance: UnsafeMutableRawPointer?
  private let identifier: gulong

  fileprivate init(instance: UnsafeMutableRawPointer?, identifier: gulong) {
    self.instance = instance
    self.identifier = identifier
  }

  /// Ends the connection and frees the closure; nothing if that has happened before.
  package func disconnect() {
    guard let instance, g_signal_handler_is_connected(instance, identifier) != 0 else { return }
    g_signal_handler_disconnect(instance, identifier)
  }
}

/// Connects closures to signals: one function per C signature, named after its arguments.
///
/// GTK's constructors are imported as optional and never return NULL; no instance, no connection.
package enum Signal {
  /// Connects a `void (*)(instance, data)`.
  @discardableResult
  package static func connect(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping () -> Void
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      ClosureBox<() -> Void>.closure(in: data)?()
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `void (*)(instance, pointer, data)`, as `notify::` and `cancel` have it.
  @discardableResult
  package static func connectPointer(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (OpaquePointer?) -> Void
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _,
      argument,
      data in
      ClosureBox<(OpaquePointer?) -> Void>.closure(in: data)?(argument)
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `gboolean (*)(instance, pointer, data)`, as `event` has it.
  @discardableResult
  package static func connectPointerReturningBool(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (OpaquePointer?) -> Bool
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _,
      argument,
      data in
      ClosureBox<(OpaquePointer?) -> Bool>.closure(in: data)?(argument) == true ? 1 : 0
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `void (*)(instance, int, data)`, as `direction-changed` has it.
  @discardableResult
  package static func connectInt(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (Int) -> Void
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, number, data in
      ClosureBox<(Int) -> Void>.closure(in: data)?(Int(number))
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `void (*)(instance, double, double, data)`, as drags and `decelerate` have it.
  @discardableResult
  package static func connectDoubles(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (Double, Double) -> Void
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      ClosureBox<(Double, Double) -> Void>.closure(in: data)?(x, y)
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `gboolean (*)(instance, double, double, data)`, as `scroll` has it.
  @discardableResult
  package static func connectDoublesReturningBool(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (Double, Double) -> Bool
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _,
      x,
      y,
      data in
      ClosureBox<(Double, Double) -> Bool>.closure(in: data)?(x, y) == true ? 1 : 0
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `void (*)(instance, int, double, double, data)`, as `pressed` has it.
  @discardableResult
  package static func connectPress(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (Int, Double, Double) -> Void
  ) -> SignalConnection {
    let handler: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = {
      _,
      count,
      x,
      y,
      data in
      ClosureBox<(Int, Double, Double) -> Void>.closure(in: data)?(Int(count), x, y)
    }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Connects a `gboolean (*)(instance, uint, uint, state, data)`, as `key-pressed` has it.
  @discardableResult
  package static func connectKey(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ body: @escaping (UInt32, UInt32, GdkModifierType) -> Bool
  ) -> SignalConnection {
    typealias Body = (UInt32, UInt32, GdkModifierType) -> Bool
    let handler: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean =
      { _, value, code, state, data in
        ClosureBox<Body>.closure(in: data)?(value, code, state) == true ? 1 : 0
      }
    return connect(instance, name, unsafeBitCast(handler, to: GCallback.self), ClosureBox(body))
  }

  /// Hands the box to GObject together with the function that frees it.
  private static func connect(
    _ instance: (some InstancePointer)?,
    _ name: StaticString,
    _ handler: GCallback,
    _ box: AnyObject
  ) -> SignalConnection {
    guard let instance else { return SignalConnection(instance: nil, identifier: 0) }
    let identifier = name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        g_signal_connect_data(
          instance.address,
          characters.baseAddress,
          handler,
          Unmanaged.passRetained(box).toOpaque(),
          { data, _ in releaseBox(data) },
          GConnectFlags(0)
        )
      }
    }
    return SignalConnection(instance: instance.address, identifier: identifier)
  }
}
