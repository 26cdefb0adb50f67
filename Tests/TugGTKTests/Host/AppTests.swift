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
          "phase refreshing", "action on the main thread", "work elsewhere",
          "action ends on the main thread", "phase ending(Tug.Outcome.success)", "phase idle",
        ]
      )
    }

    @Test(arguments: ["--callback", "--await"])
    func `an app at rest makes no system call in any thread, whatever its action was`(
      action: String
    ) throws {
      let app = try App(action)
      #expect(try restless(app).isEmpty)
    }

    /// `Task.sleep` makes Swift start libdispatch's pool, which looks after itself once a second.
    @Test func `after an action that sleeps by Swift's clock one thread of libdispatch wakes`()
      throws
    {
      let app = try App("--sleep")
      let threads = try restless(app, upTo: 1)
      #expect(threads.count <= 1 && !threads.contains(app.mainThread), "\(threads)")
    }

    /// Refreshes once, waits until at most `count` threads run, and tells which.
    private func restless(_ app: App, upTo count: Int = 0) throws -> [String] {
      pull(try Rig.shared())
      #expect(app.waits(5) { $0.contains("phase idle") })
      var restless: [String] = []
      // GTK's own scroll bar fades for two seconds after a touch, and idle threads of both pools
      // end after five and fifteen.
      for _ in 0..<8 {
        let before = app.switches
        spin(3)
        let after = app.switches
        #expect(before[app.mainThread]?.count == 3)
        restless = after.filter { thread, switches in
          switches != before[thread] || !switches.contains("State:\tS (sleeping)")
        }.map(\.key)
        if restless.count <= count { break }
      }
      return restless
    }
  }
}
