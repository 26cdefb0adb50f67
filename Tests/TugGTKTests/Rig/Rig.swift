// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

/// The server with its four devices that `scripts/test-gtk.sh` starts.
final class Rig {
  let keyboard: InputDevice
  let mouse: InputDevice
  let touchpad: InputDevice
  let touchscreen: InputDevice

  /// Whether the tests run under the script; elsewhere they are skipped.
  nonisolated static let isPresent = getenv("TUG_GTK_RIG") != nil

  private static let opened = Rig()

  /// The one rig of the process.
  static func shared() throws -> Rig {
    try #require(gtk_init_check() != 0, "GTK must find the display of the rig")
    return try #require(opened, "every device of the rig must take a connection")
  }

  private init?() {
    guard let folder = getenv("TUG_GTK_RIG").map({ String(cString: $0) }),
      let keyboard = InputDevice(path: folder + "/keyboard.sock"),
      let mouse = InputDevice(path: folder + "/mouse.sock"),
      let touchpad = InputDevice(path: folder + "/touchpad.sock"),
      let touchscreen = InputDevice(path: folder + "/touchscreen.sock")
    else { return nil }
    self.keyboard = keyboard
    self.mouse = mouse
    self.touchpad = touchpad
    self.touchscreen = touchscreen
    // Fingers keep their pace while the machine is busy, where that may be asked for.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, -10)
  }
}

/// Runs GTK's main loop until `isDone`, for at most `seconds`.
///
/// - Returns: Whether `isDone` came true.
@discardableResult
func spin(_ seconds: Double, until isDone: () -> Bool = { false }) -> Bool {
  let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  while !isDone() {
    if g_get_monotonic_time() >= end { return false }
    if g_main_context_iteration(nil, 0) == 0 { usleep(500) }
  }
  return true
}

/// Opens the display for each test before anything of the test runs: no widget can be made earlier,
/// and any test may be the only one that runs.
struct DisplayTrait: SuiteTrait, TestTrait, TestScoping {
  nonisolated var isRecursive: Bool { true }

  nonisolated func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase != nil { try await MainActor.run { _ = try Rig.shared() } }
    try await function()
  }
}

/// The parent of all suites of the host: one GTK, one display, one test at a time.
@Suite(
  .serialized,
  .enabled(if: Rig.isPresent, "scripts/test-gtk.sh starts the display"),
  DisplayTrait()
)
enum HostTests {}
