// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// What strips put on the screen.
  @Suite struct DrawingTests {
    @Test func `Balls are in their places at full pull and in the middle of a refresh`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      stage.touch([(180, 100), (180, 240)], lifts: false)
      let pulled = try Picture(of: stage.view.widget, named: "balls-pulled")
      let top = Int(stage.displacement) - 60
      #expect(pulled.color(160, top + 35) == (245, 191, 20))
      #expect(pulled.color(200, top + 35) == (235, 1, 6))
      stage.lift((180, 240))
      stage.settle()
      let held = try Picture(of: stage.view.widget, named: "balls-refreshing")
      #expect(held.ink(x: 150..<210, y: 25..<45) > 100)
      stage.close()
    }

    @Test func `the standard header shows arrow and text, spinner, and the result`() throws {
      let stage = try Stage()
      stage.view.texts = .english
      stage.view.header = RefreshHeader(.standard, onRefresh: {})
      stage.touch([(180, 100), (180, 170)], lifts: false)
      let pulled = try Picture(of: stage.view.widget, named: "standard-pulled")
      #expect(pulled.ink(x: 60..<300, y: 2..<Int(stage.displacement) - 10) > 100)
      stage.slide((180, 170), (180, 240))
      spin(0.5)
      let armed = try Picture(of: stage.view.widget, named: "standard-armed")
      // The arrow has turned: its barbs are above its middle.
      let middle = Int(stage.displacement) - 30
      #expect(
        armed.ink(x: 70..<110, y: middle - 10..<middle)
          > armed.ink(x: 70..<110, y: middle..<middle + 10)
      )
      stage.lift((180, 240))
      stage.settle()
      _ = try Picture(of: stage.view.widget, named: "standard-refreshing")
      stage.view.header?.end(.failure)
      spin(0.45)
      _ = try Picture(of: stage.view.widget, named: "standard-failed")
      stage.settle()
      let rest = try Picture(of: stage.view.widget, named: "standard-rest")
      #expect(rest.ink(x: 0..<20, y: 5..<30) == 0)
      stage.close()
    }
  }
}
