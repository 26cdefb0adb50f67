// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugGallery
@testable import TugUIKit

extension HostTests {
  /// The demos of the gallery, as far as the stand-in shows them.
  struct Examples {
    @Test func `Ring, a view of one's own, closes with the pull and turns while it refreshes`()
      throws
    {
      let stage = Stage()
      let ring = RingView()
      stage.scroll.tug.header = RefreshHeader(view: ring, onRefresh: {})
      let shape = try #require(ring.layer.sublayers?.first as? CAShapeLayer)
      stage.drag(to: -64 - 30)
      #expect(abs(shape.strokeEnd - 0.5) < 0.01)
      #expect(StandIn.animationCount == 0)
      stage.drag(to: -64 - 70)
      stage.lift()
      #expect(shape.animationKeys() == ["turn"])
      StandIn.settle()
      stage.scroll.tug.header?.end(.success)
      #expect(shape.animationKeys() == nil)
      StandIn.settle()
      #expect(isClose(stage.y, -64))
    }

    @Test func `The table demo refreshes when it is shown, and says so at once`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let demo = TableDemo(.standard)
      window.rootViewController = demo
      StandIn.turn()
      let table = demo.view.subviews.compactMap { $0 as? UITableView }.first
      #expect(table?.tug.header?.phase == .refreshing)
      #expect(table?.tug.footer?.phase == .idle)
      table?.tug.header?.reset()
    }
  }
}
