// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK

extension HostTests {
  /// Timers and frame callbacks.
  @Suite struct SourceTests {
    init() throws { _ = try Rig.shared() }

    @Test func `a timer calls once and is then over`() {
      var calls = 0
      let source = Source.after(0.01) { calls += 1 }
      #expect(source.isActive)
      #expect(spin(1) { calls == 1 })
      #expect(!source.isActive)
      #expect(!spin(0.05) { calls > 1 })
    }

    @Test(arguments: [1e12, .infinity])
    func `a time further away than GLib can count is waited for all the same`(seconds: Double) {
      let source = Source.after(seconds) {}
      #expect(source.isActive)
      source.cancel()
    }

    @Test func `a cancelled timer does not call and lets its closure go`() {
      final class Token {}
      var token: Token? = Token()
      weak let watched = token
      var calls = 0
      let source = Source.after(0.01) { [token] in calls += token == nil ? 0 : 1 }
      token = nil
      source.cancel()
      source.cancel()
      #expect(watched == nil)
      #expect(!spin(0.05) { calls > 0 })
    }

    @Test func `a frame callback runs until it says no, and then no frame is asked for`() throws {
      let window = try Window(content: gtk_drawing_area_new())
      var times: [Double] = []
      let source = Source.everyFrame(of: window.content) { time in
        times.append(time)
        return times.count < 5
      }
      #expect(spin(2) { !source.isActive })
      #expect(times.count == 5)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
      spin(0.1)
      let frames = window.frames
      spin(0.2)
      #expect(window.frames == frames)
      window.close()
    }
  }
}
