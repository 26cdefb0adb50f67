// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What is seen while the list glides, of which UIKit tells the end at once.
  struct Gliding {
    private static let times = stride(from: 0.0, to: 0.5, by: 0.02)

    private func header(_ stage: Stage, _ look: Look, _ placement: Placement) -> RefreshHeader {
      let header = RefreshHeader(look, onRefresh: {})
      header.options.minimumDisplay = 0
      header.options.metrics.placement = placement
      stage.scroll.tug.header = header
      return header
    }

    /// Where a point of a layer is seen, below the top of the list's view.
    private func seen(_ y: CGFloat, of layer: CALayer, in scroll: UIScrollView) -> CGFloat {
      var (y, layer) = (y, layer)
      while layer !== scroll.layer, let parent = layer.superlayer {
        let shown = StandIn.presentation(of: layer, at: StandIn.now) ?? layer
        y += shown.position.y - shown.bounds.height * shown.anchorPoint.y
        layer = parent
      }
      let list = StandIn.presentation(of: scroll.layer, at: StandIn.now) ?? scroll.layer
      return y - list.bounds.minY
    }

    /// How far a place is from where it was at first, at most, while a list glides.
    private func drift(_ stage: Stage, _ place: () -> CGFloat) -> CGFloat {
      let first = place()
      var most: CGFloat = 0
      for _ in Self.times {
        most = max(most, abs(place() - first))
        StandIn.advance(by: 0.02)
      }
      return most
    }

    @Test(arguments: [Placement.pinned, .behind])
    func `A strip that keeps its place is seen there while the list opens and closes`(
      placement: Placement
    ) throws {
      let stage = Stage()
      let header = header(stage, .standard, placement)
      let strip = try #require(header.host?.stripView(.start))
      let place = { self.seen(0, of: strip.layer, in: stage.scroll) }
      stage.drag(to: -200)
      #expect(isClose(place(), 64))
      stage.lift()
      #expect(drift(stage, place) < 0.5)
      StandIn.settle()
      header.end()
      #expect(drift(stage, place) < 0.5)
      StandIn.settle()
      #expect(StandIn.animationCount == 0)
    }

    @Test func `A strip that keeps its place does so when its list is called back in mid-glide`()
      throws
    {
      let stage = Stage()
      let header = header(stage, .standard, .pinned)
      let strip = try #require(header.host?.stripView(.start))
      stage.pull(to: -200)
      StandIn.advance(by: 0.1)
      header.reset()
      #expect(stage.y == -64)
      #expect(isClose(seen(0, of: strip.layer, in: stage.scroll), 64))
    }

    @Test(arguments: [Look.wave, .bounce])
    func `A sheet fills the gap from the top while the list glides to the hold`(look: Look) throws {
      let stage = Stage()
      let header = header(stage, look, .attached)
      let pulled = -64 - header.options.triggerDistance - 40
      stage.drag(to: pulled)
      let layers = try #require(header.host?.stripView(.start)?.layers.shapeLayers)
      let group = try #require(layers.first)
      let top = { self.seen(0, of: group, in: stage.scroll) }
      #expect(isClose(top(), 64))
      stage.lift()
      #expect(header.phase == .refreshing)
      #expect(drift(stage, top) < 1)
    }

    @Test func `A picture over the list goes as the list closes, not at the end`() throws {
      let stage = Stage()
      let header = header(stage, .frames, .pinned)
      stage.pull(to: -200)
      StandIn.settle()
      let strip = try #require(header.host?.stripView(.start))
      let group = try #require(strip.layers.shapeLayers.first)
      let opacity = { StandIn.presentation(of: group, at: StandIn.now)?.opacity ?? 0 }
      #expect(opacity() == 1)
      header.end()
      var last = opacity()
      #expect(last == 1)
      for share in [0.25, 0.5, 0.75] {
        StandIn.advance(by: header.options.metrics.retreat.duration / 4)
        #expect(opacity() < last, "\(share)")
        last = opacity()
      }
      #expect(last > 0)
      StandIn.settle()
      #expect(strip.layers.shapeLayers.isEmpty)
      #expect(StandIn.animationCount == 0)
    }
  }
}
