// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// The length of a strip across the scrolled axis.
  struct Breadth {
    @Test func `An open strip follows a list whose width alone changes`() throws {
      let stage = Stage()
      let header = RefreshHeader(.balls, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let strip = try #require(header.host?.stripView(header.edge))
      #expect(isClose(middle(strip).x, 375 / 2))
      stage.scroll.frame.size.width = 600
      StandIn.turn()
      #expect(strip.frame.width == 600)
      #expect(isClose(middle(strip).x, 300))
      let writes = StandIn.record.insetWrites.count
      StandIn.settle()
      #expect(StandIn.record.insetWrites.count == writes)
    }

    @Test
    func
      `An open strip follows a list that is resized with what it lies in, which nothing reports`()
      throws
    {
      let stage = Stage()
      let page = UIView(frame: stage.window.bounds)
      stage.scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.addSubview(stage.scroll)
      stage.window.addSubview(page)
      let header = RefreshHeader(.balls, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let strip = try #require(header.host?.stripView(header.edge))
      page.frame.size = CGSize(width: 667, height: 375)
      StandIn.turn()
      #expect(stage.scroll.bounds.size == page.frame.size)
      #expect(strip.frame.width == 667)
      #expect(isClose(middle(strip).x, 667 / 2))
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `A strip begun before its list has a size is drawn in the middle`(
      direction: UITraitEnvironmentLayoutDirection
    ) throws {
      StandIn.reset()
      StandIn.setLayoutDirection(direction)
      let window = StandIn.makeWindow(size: CGSize(width: 393, height: 600))
      let scroll = UIScrollView()
      let header = RefreshHeader(.balls, onRefresh: {})
      scroll.tug.leading = header
      header.begin()
      window.addSubview(scroll)
      StandIn.turn()
      scroll.frame = CGRect(x: 0, y: 100, width: 393, height: 164)
      StandIn.turn()
      let strip = try #require(header.host?.stripView(header.edge))
      #expect(isClose(middle(strip).y, 82))
    }

    /// The middle of what the look shows.
    private func middle(_ strip: StripView) -> CGPoint {
      let places = (strip.layer.sublayers ?? []).map(\.position)
      let count = CGFloat(max(1, places.count))
      return CGPoint(
        x: places.map(\.x).reduce(0, +) / count,
        y: places.map(\.y).reduce(0, +) / count
      )
    }
  }
}
