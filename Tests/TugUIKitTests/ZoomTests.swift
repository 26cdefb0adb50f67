// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// A list whose content can be zoomed, such as that of a web view.
  struct Zooming {
    private let full = CGSize(width: 375, height: 2000)
    private let small = CGSize(width: 300, height: 500)
    private let rest = CGPoint(x: 0, y: -64)

    @Test func `A pinch that takes the content past its edge pulls nothing`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.drag(to: -60)
      StandIn.pinch(stage.scroll, to: small, at: CGPoint(x: -37, y: -200))
      #expect(header.phase == .idle)
      StandIn.endPinch(stage.scroll, to: full, at: rest)
      stage.lift()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(stage.actions == 0)
      #expect(StandIn.record.haptics.isEmpty)
    }

    @Test func `A second finger that zooms calls a pull off`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.drag(to: -64 - 60)
      #expect(header.phase == .armed)
      StandIn.pinch(stage.scroll, to: small, at: CGPoint(x: -37, y: -200))
      #expect(header.phase == .idle)
      StandIn.endPinch(stage.scroll, to: full, at: rest)
      stage.lift()
      StandIn.settle()
      #expect(stage.actions == 0)
      stage.pull(to: -64 - 60)
      #expect(stage.actions == 1)
    }

    @Test func `A refresh that runs goes on while the content is zoomed, and closes after`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.pull(to: -64 - 60)
      StandIn.settle()
      let finger = StandIn.touch(stage.scroll)
      StandIn.pinch(stage.scroll, to: small, at: CGPoint(x: -37, y: -200))
      #expect(header.phase == .refreshing)
      StandIn.endPinch(stage.scroll, to: full, at: CGPoint(x: 0, y: -64 - 54))
      finger.up()
      StandIn.settle()
      header.end()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(stage.actions == 1)
      #expect(isClose(stage.top, 64))
      #expect(isClose(stage.y, -64))
    }
  }
}
