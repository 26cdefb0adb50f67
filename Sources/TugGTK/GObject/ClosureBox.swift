// SPDX-License-Identifier: MIT

import CTugGtk

/// A closure on the heap, so that C can carry it as user data.
package final class ClosureBox<Closure> {
  private let closure: Closure

  package init(_ closure: Closure) { self.closure = closure }

  /// The closure behind user data that came from `Unmanaged.passRetained(box)`.
  package static func closure(in data: gpointer?) -> Closure? {
    guard let data else { return nil }
    return Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
  }
}

/// Gives up the box that C has carried.
///
/// GLib calls it wherever the last user of a closure goes away.
nonisolated package func releaseBox(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
