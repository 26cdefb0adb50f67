// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

@testable import TugGTK

extension HostTests {
  /// What only shows in a process whose main thread runs GLib's loop.
  @Suite struct AppTests {
    /// Pulls until the app says that the strip is armed, lets go, and waits until all is over.
    private func refresh(_ app: App) throws {
      let touchscreen = try Rig.shared().touchscreen
      var y = 100.0
      touchscreen.touch(.begin, x: 180, y: y)
      let isArmed = app.writes("phase armed") {
        y += y < 400 ? 12 : -12
        touchscreen.touch(.update, x: 180, y: y)
      }
      touchscreen.touch(.end, x: 180, y: y)
      #expect(isArmed)
      #expect(app.writes("phase refreshing"))
      app.endAction()
      #expect(app.writes("phase idle"))
    }

    @Test func `an asynchronous action runs on the main thread and its return ends it`() throws {
      let app = try App()
      try refresh(app)
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
      try refresh(app)
      var restless: [String] = []
      // GTK's own scroll bar fades for two seconds after a touch, and idle threads of both pools
      // end after five and fifteen.
      for _ in 0..<20 {
        let before = app.switches
        sleep(3)
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
