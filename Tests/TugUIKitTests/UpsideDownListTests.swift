// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Lists that an app turns by a transform so that their first row is the lowest.
  struct UpsideDownLists {
    /// Lists whose first row is the lowest, as chats have them.
    private nonisolated static let transforms = [
      CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi),
    ]

    @Test(arguments: transforms)
    func `The footer of a list that is upside down is a header to the eye`(
      transform: CGAffineTransform
    ) throws {
      final class Content: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, dwell: .none) }
      }
      let stage = Stage(top: 0)
      // A disc where the strip meets the content.
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { context, scene in
        let place = context.place(across: context.pointer ?? 100, fromContent: 10)
        scene.add(.disc(0, diameter: 10, fill: .label).at(place.x, place.y))
      }
      let footer = LoadMoreFooter(look, trigger: .onRelease, onLoad: { stage.actions += 1 })
      stage.scroll.tug.footer = footer
      let content = Content()
      stage.scroll.tug.header = RefreshHeader(view: content, onRefresh: {})
      stage.scroll.transform = transform
      stage.scroll.contentOffset.y = 2000 - 667
      StandIn.turn()
      let strip = try #require(footer.host?.stripView(.end))
      // The finger goes down, to the content above what is first seen.
      let finger = StandIn.touch(at: CGPoint(x: 300, y: 100), in: stage.window)
      finger.move(by: 0, 200)
      let disc = try #require(strip.layers.shapeLayers.first)
      let shown = strip.convert(disc.position, to: nil)
      #expect(isClose(shown.x, 300))
      #expect(isClose(strip.convert(strip.bounds, to: nil).maxY - shown.y, 10))
      finger.up()
      StandIn.settle()
      #expect(stage.actions == 1)
      #expect(isClose(strip.convert(strip.bounds, to: nil).minY, 0))
      #expect(isReadable(strip))
      #expect(isReadable(content))
    }

    @Test func `A footer in sight is turned back as the list is turned, though nothing scrolls`()
      throws
    {
      let stage = Stage(content: 300)
      let footer = stage.addFooter()
      let strip = try #require(footer.host?.stripView(.end))
      for transform in [Self.transforms[0], .identity] {
        stage.scroll.transform = transform
        #expect(isReadable(strip))
      }
    }

    @Test func `A list that lies on its side keeps its strips as they are`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.scroll.transform = CGAffineTransform(rotationAngle: .pi / 2)
      stage.pull(to: stage.y - 20)
      #expect(header.host?.stripView(.start)?.transform == .identity)
    }
  }
}
