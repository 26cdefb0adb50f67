// SPDX-License-Identifier: MIT

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

    @Test func `an app at rest sleeps`() throws {
      let rig = try Rig.shared()
      let app = try App()
      pull(rig)
      #expect(app.waits(5) { $0.contains("phase idle") })
      // GTK's own scroll bar fades for two seconds after a touch.
      spin(4)
      let before = try #require(app.wakeUps)
      spin(2)
      #expect(app.wakeUps == before)
    }
  }
}
