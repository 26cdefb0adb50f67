// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  struct Pulling {
    @Test(arguments: StandIn.ObserverOrder.allCases, [false, true])
    func `A pull refreshes, holds the strip open and closes it at the end`(
      order: StandIn.ObserverOrder,
      dragEndsBeforePan: Bool
    ) {
      let stage = Stage()
      StandIn.observerOrder = order
      StandIn.dragEndsBeforePan = dragEndsBeforePan
      let header = stage.addHeader()
      stage.pull(to: -130)
      #expect(header.phase == .refreshing)
      #expect(stage.actions == 1)
      StandIn.settle()
      #expect(isClose(stage.y, -118))
      #expect(stage.top == 118)
      header.end()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(isClose(stage.y, -64))
      #expect(stage.top == 64)
      #expect(stage.phases == [.pulling, .armed, .refreshing, .ending(.success), .idle])
      #expect(StandIn.displayLinkCount == 0)
      #expect(StandIn.animationCount == 0)
    }

    @Test func `A pull short of the trigger does nothing`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.pull(to: -117)
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(stage.actions == 0)
      #expect(isClose(stage.y, -64))
      #expect(StandIn.record.insetWrites(of: stage.scroll).count == 1)
    }
  }
}
