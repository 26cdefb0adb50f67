// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Scrolls that the app animates.
  struct AppScrolls {
    /// How a strip closes.
    nonisolated struct End: Sendable, CustomTestStringConvertible {
      var name: String
      var close: @MainActor @Sendable (RefreshHeader, UIScrollView) -> Void
      var testDescription: String { name }
    }

    nonisolated static let ends = [
      End(name: "end") { header, _ in header.end() },
      End(name: "reset") { header, _ in header.reset() },
      End(name: "hidden") { header, _ in header.isHidden = true },
      End(name: "removed") { _, list in list.tug.header = nil },
    ]

    @Test(arguments: ends, [true, false])
    func `One that begins in the turn in which a refresh ends comes to where the app wants it`(
      end: End,
      isBeforeEnd: Bool
    ) {
      let stage = Stage()
      let header = stage.addHeader()
      stage.pull(to: -130)
      StandIn.settle()
      let scroll = { stage.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      if isBeforeEnd { scroll() }
      end.close(header, stage.scroll)
      if !isBeforeEnd { scroll() }
      StandIn.settle()
      #expect(stage.y == 400)
      #expect(stage.top == 64)
    }

    @Test(arguments: [CGPoint(x: 300, y: -118), CGPoint(x: 0, y: -100)])
    func `One that ends past the rest of a strip that has closed is followed by the way there`(
      target: CGPoint
    ) {
      let stage = Stage()
      stage.scroll.contentSize.width = 2000
      let header = stage.addHeader()
      stage.pull(to: -130)
      StandIn.settle()
      stage.scroll.setContentOffset(target, animated: true)
      header.end()
      while stage.scroll.isScrollAnimating { StandIn.advance(by: 1 / 60) }
      let animations = stage.scroll.layer.animationKeys() ?? []
      #expect(animations.contains { $0.hasPrefix("bounds.origin") })
      StandIn.settle()
      #expect(stage.scroll.contentOffset == CGPoint(x: target.x, y: -64))
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `A begin shows the strip also while one goes to the top`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.scroll.contentOffset.y = 300
      stage.scroll.setContentOffset(CGPoint(x: 0, y: -64), animated: true)
      StandIn.advance(by: 0.1)
      header.begin(reveal: .always)
      StandIn.settle()
      #expect(isClose(stage.y, -118))
    }
  }
}
