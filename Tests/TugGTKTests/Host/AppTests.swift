// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// What only shows in a process whose main thread runs GLib's loop.
  @Suite struct AppTests {
    private func pull(_ rig: Rig) {
      rig.touchscreen.touch(.begin, x: 180, y: 100)
      spin(0.02)
      for step in 1...15 {
        rig.touchscreen.touch(.update, x: 180, y: 100 + 12 * Double(step))
        spin(0.016)
      }
      rig.touchscreen.touch(.end, x: 180, y: 280)
    }

    @Test func `an asynchronous action runs on the main thread and its return ends it`() throws {
      let rig = try Rig.shared()
      let app = try App()
      pull(rig)
      #expect(app.waits(5) { $0.contains("phase idle") })
      #expect(
        app.lines.drop { $0 != "phase refreshing" } == [
          "phase refreshing", "action on the main thread", "action ends",
          "phase ending(Tug.Outcome.success)",
          "phase idle",
        ]
      )
    }

    @Test func `an app at rest makes no system call, in no thread`() throws {
      try expectSleep(try App("--callback")) { _, _ in true }
    }

    /// From the first asynchronous job on, libdispatch looks after its pool once a second, in a
    /// thread of its own.
    @Test func `after an asynchronous action the main thread makes no system call`() throws {
      let app = try App()
      try expectSleep(app) { thread, _ in thread == app.mainThread }
    }

    /// Refreshes once and waits for a time in which none of the threads ran.
    private func expectSleep(
      _ app: App,
      of threads: (_ number: String, _ switches: [String]) -> Bool
    ) throws {
      pull(try Rig.shared())
      #expect(app.waits(5) { $0.contains("phase idle") })
      // GTK's own scroll bar fades for two seconds after a touch.
      var before = app.switches.filter(threads)
      var since = g_get_monotonic_time()
      let sleeps = spin(20) {
        let now = app.switches.filter(threads)
        if now != before { (before, since) = (now, g_get_monotonic_time()) }
        return g_get_monotonic_time() - since > 3_000_000
      }
      #expect(sleeps, "\(before)")
      #expect(before[app.mainThread] != nil)
      #expect(before.values.allSatisfy { $0.count == 3 && $0.contains("State:\tS (sleeping)") })
    }
  }
}
