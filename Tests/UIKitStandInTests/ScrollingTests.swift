// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Scrolling {
    @Test func `The first ten points of a drag do not scroll`() {
      let stage = Stage()
      stage.scroll.contentOffset.y = 1000
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -10)
      #expect(stage.scroll.contentOffset.y == 1000)
      #expect(stage.scroll.isTracking && !stage.scroll.isDragging)
      finger.move(by: 0, -2)
      #expect(stage.scroll.contentOffset.y == 1002)
      #expect(stage.scroll.isDragging)
      finger.up()
    }

    @Test func `A travel of 590 points past the edge shows 235`() {
      let stage = Stage()
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, 600)
      #expect(isClose(stage.scroll.contentOffset.y, -235, within: 0.01))
      finger.up()
    }

    @Test func `A bounce from 235 is within a point after .64 s and over after .71 s`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.delegate = log
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, 600)
      log.calls.removeAll()
      finger.up()
      #expect(log.target == .zero)
      StandIn.advance(by: 0.55)
      #expect(stage.scroll.contentOffset.y < -1)
      StandIn.advance(by: 0.09)
      #expect(isClose(stage.scroll.contentOffset.y, 0, within: 1))
      #expect(stage.scroll.isDecelerating)
      StandIn.advance(by: 0.07)
      #expect(stage.scroll.contentOffset.y == 0)
      #expect(!stage.scroll.isDecelerating)
      #expect(
        log.order == [
          "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didScroll",
          "didEndDecelerating",
        ]
      )
    }

    @Test func `A fling stops where the delegate was told`() {
      let stage = Stage(content: CGSize(width: 393, height: 20_000))
      let log = DelegateLog()
      stage.scroll.delegate = log
      stage.scroll.contentOffset.y = 5000
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -12)
      let start = stage.scroll.contentOffset.y
      finger.up(velocity: CGVector(dx: 0, dy: -750))
      #expect(isClose(log.target?.y ?? 0, start + 740 * 0.499, within: 0.01))
      #expect(log.velocity?.y == 0.75)
      StandIn.advance(by: 2.1)
      #expect(stage.scroll.isDecelerating)
      StandIn.advance(by: 0.1)
      #expect(!stage.scroll.isDecelerating)
      #expect(isClose(stage.scroll.contentOffset.y, log.target?.y ?? 0, within: 0.34))
    }

    @Test func `A fling meets the edge with v·t·e^(−10.9t)`() {
      let stage = Stage()
      StandIn.framesPerSecond = 1000
      defer { StandIn.framesPerSecond = 60 }
      stage.scroll.contentOffset.y = 300
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, 11)
      let start = stage.scroll.contentOffset.y
      finger.up(velocity: CGVector(dx: 0, dy: 2000))
      let impact = 2000 - start / 0.499
      var deepest: CGFloat = 0
      for _ in 0..<500 {
        StandIn.advance(by: 0.002)
        deepest = min(deepest, stage.scroll.contentOffset.y)
      }
      #expect(isClose(-deepest, impact / (10.9 * M_E), within: 0.5))
      #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func `A fast deceleration stops after a fifth of the way`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.delegate = log
      stage.scroll.decelerationRate = .fast
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -20)
      finger.up(velocity: CGVector(dx: 0, dy: -1010))
      #expect(isClose(log.target?.y ?? 0, 10 + 1000 * 0.099, within: 0.01))
      StandIn.settle()
      #expect(isClose(stage.scroll.contentOffset.y, 109, within: 0.34))
    }

    @Test func `An explicit write of the offset cancels the bounce`() {
      let stage = Stage()
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toY: -130)
      #expect(isClose(stage.scroll.contentOffset.y, -130, within: 0.34))
      finger.up()
      StandIn.advance(by: 0.05)
      #expect(stage.scroll.isDecelerating)
      stage.scroll.contentInset.top = 54
      stage.scroll.setContentOffset(CGPoint(x: 0, y: -54), animated: false)
      #expect(!stage.scroll.isDecelerating)
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == -54)
    }

    @Test func `A write of the inset alone keeps the old target of the bounce`() {
      let stage = Stage()
      StandIn.topFollowsInset = false
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toY: -130)
      finger.up()
      StandIn.advance(by: 0.05)
      stage.scroll.contentInset.top = 54
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 0)
    }
  }
}
