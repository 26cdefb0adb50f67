// SPDX-License-Identifier: MIT

import OwnLook
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// The look of Documentation/WriteALook.md in a window.
  @Suite struct OwnLookTests {
    @Test func `the tile grows with the pull, tips over, turns green and leaves`() throws {
      let stage = try Stage()
      let empty = try Picture(of: stage.window.pointer, named: "own-look-rest")
      stage.view.header = RefreshHeader(.tile, onRefresh: {})
      stage.touch([(180, 300), (180, 380)], lifts: false)
      let half = try Picture(of: stage.view.widget, named: "own-look-pulled")
      let progress = try #require(stage.view.header?.progress)
      #expect(progress > 0.6 && progress < 1)
      #expect(abs(Double(width(half, stage.displacement)) - 24 * progress) < 2)
      stage.slide((180, 380), (180, 460))
      #expect(stage.view.header?.phase == .armed)
      let armed = try Picture(of: stage.view.widget, named: "own-look-armed")
      #expect(abs(width(armed, stage.displacement) - 24) <= 1)
      let accent = armed.color(180, Int(stage.displacement) - 28)
      stage.lift((180, 460))
      stage.settle(0.5)
      var widest = 0
      for turn in 0..<12 {
        spin(0.06)
        let picture = try Picture(of: stage.view.widget, named: "own-look-turning-\(turn)")
        #expect(picture.color(180, 28) == accent)
        widest = max(widest, width(picture, 56))
      }
      // The diagonal of a tile with round corners, and a half-covered pixel at either end.
      #expect((27...31).contains(widest))
      stage.view.header?.end(.success)
      spin(0.3)
      let done = try Picture(of: stage.view.widget, named: "own-look-success")
      let green = done.color(180, 28)
      #expect(green.green > green.red && green.green > green.blue)
      #expect(spin(4) { stage.view.header?.phase == .idle })
      stage.settle()
      let rest = try Picture(of: stage.window.pointer, named: "own-look-rest-again")
      #expect(rest.difference(to: empty, above: 200) == 0)
      stage.close()
    }

    /// The widest row of pixels of the tile, its middle 28 points above the content.
    private func width(_ picture: Picture, _ content: Double) -> Int {
      let paper = picture.color(100, Int(content) - 28)
      return (max(0, Int(content) - 44)..<Int(content) - 12).map { y in
        (140..<220).count { picture.color($0, y) != paper }
      }.max() ?? 0
    }
  }
}
