// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

/// The server with its four devices and its clock that `scripts/test-gtk.sh` starts.
final class Rig {
  let clock: Clock
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
      let clock = Clock(path: folder + "/clock"),
      let keyboard = InputDevice(path: folder + "/keyboard.sock"),
      let mouse = InputDevice(path: folder + "/mouse.sock"),
      let touchpad = InputDevice(path: folder + "/touchpad.sock"),
      let touchscreen = InputDevice(path: folder + "/touchscreen.sock")
    else { return nil }
    self.clock = clock
    self.keyboard = keyboard
    self.mouse = mouse
    self.touchpad = touchpad
    self.touchscreen = touchscreen
  }

  /// Lets time pass in which this process has no turn for GTK, with what was sent before waiting.
  func keepBusy(_ seconds: Double) {
    waitForServer()
    clock.advance(by: seconds)
  }

  /// Waits until the server has taken all events that were sent.
  private func waitForServer() {
    for device in [keyboard, mouse, touchpad, touchscreen] { device.waitForServer() }
  }

  /// Runs what is due now, in this process and in the server, until there is nothing left to do.
  fileprivate func work() {
    // What asks for a turn at every turn, as an idle function may, has to wait for the next moment.
    for _ in 0..<100 {
      waitForServer()
      gdk_display_sync(gdk_display_get_default())
      var turns = 0
      while g_main_context_iteration(nil, 0) != 0 { turns += 1 }
      if turns == 0 { return }
    }
  }

  /// Lets time pass until something is due, but not longer than until a moment.
  fileprivate func rest(until end: Double) {
    var (priority, timeout): (gint, gint) = (0, 0)
    let context = g_main_context_default()
    g_main_context_prepare(context, &priority)
    g_main_context_query(context, priority, &timeout, nil, 0)
    let left = end - clock.now
    clock.advance(by: timeout < 0 ? left : min(max(Double(timeout) / 1000, 0.001), left))
  }
}

/// Runs GTK's main loop until `isDone`, while the clock goes on for at most `seconds`.
///
/// The clock stands still while there is work to do, so that a test is the same on any machine.
///
/// - Returns: Whether `isDone` came true.
@discardableResult
func spin(_ seconds: Double, until isDone: () -> Bool = { false }) -> Bool {
  guard let rig = try? Rig.shared() else { return false }
  let end = rig.clock.now + seconds
  rig.work()
  while !isDone() {
    if rig.clock.now >= end { return false }
    rig.rest(until: end)
    rig.work()
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
