// SPDX-License-Identifier: MIT

import CTugGtk
import Dispatch

/// Lets tasks of the main actor run under GLib's main loop.
///
/// Swift puts the jobs of the main actor on libdispatch's main queue, and under `g_main_loop_run`
/// or `g_application_run` nobody takes them from there. The queue has a file descriptor that turns
/// readable when a job waits; watching it costs no wake-up while there is none.
@MainActor public enum MainQueue {
  private static var watch: guint = 0

  /// Starts serving the main queue from GLib's default main context; further calls do nothing.
  ///
  /// A ``TugView`` calls this when it gets an asynchronous action. Call it yourself at the start of
  /// an app that uses `Task { @MainActor in … }` elsewhere. An app whose main queue is already
  /// served by other means must not.
  public static func serve() {
    guard watch == 0 else { return }
    watch = g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(),
      G_IO_IN,
      { descriptor, _, _ in
        // The descriptor counts wake-ups; reading sets it back.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      },
      nil
    )
  }

  /// Stops serving the main queue; nothing if it is not served.
  public static func stop() {
    guard watch != 0 else { return }
    g_source_remove(watch)
    watch = 0
  }
}
