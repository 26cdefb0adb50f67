// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What Core Animation shows, against what the engine samples for hosts that draw themselves.
  struct Layers {
    @Test(arguments: Gallery.looks, Gallery.Surroundings.allCases)
    func `The layers of a look show what the engine's display list draws, at any time`(
      entry: Gallery.Entry,
      surroundings: Gallery.Surroundings
    ) throws {
      for state in Gallery.State.all {
        let stage = Gallery.Stage(entry, surroundings)
        stage.bring(to: state)
        let strip = try #require(stage.strip)
        for delay in [0.0, 0.016, 0.1, 0.25, 1.3] {
          StandIn.advance(by: delay)
          let shapes = strip.layers.player.scene.shapes.count
          #expect(strip.layers.shapeLayers.count == shapes, "one layer a shape")
          let difference = Self.difference(strip, stage.control)
          #expect(difference == nil, "\(state), \(delay) later")
        }
        stage.lift()
      }
    }

    /// Where the layers of a strip show something else than the engine has it drawn elsewhere.
    private static func difference(_ strip: StripView, _ control: StripControl) -> String? {
      var player = strip.layers.player
      var list = DisplayList()
      player.sample(at: StandIn.now, into: &list)
      return Drawn.difference(
        Drawn.layers(below: strip.layer, at: StandIn.now),
        Drawn.list(list, in: strip, of: control)
      )
    }

    @Test(arguments: Gallery.looks)
    func `Nothing moves and nothing is kept while the strip is out of sight`(entry: Gallery.Entry) {
      let stage = Gallery.Stage(entry)
      #expect(StandIn.animationCount == 0)
      stage.bring(to: .refreshing)
      stage.control.end()
      StandIn.settle()
      StandIn.advance(by: 2)
      let isOutOfSight = stage.control.options.trigger.isPull
      if isOutOfSight { #expect(stage.strip?.layers.shapeLayers.isEmpty == true) }
      #expect(StandIn.animationCount == 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `What a group hides does not move`() {
      for (opacity, count) in [(1.0, 1), (0, 0)] {
        let look = Look(metrics: LookMetrics(extent: 54)) { context, scene in
          scene.add(.group(0).opacity(opacity))
          scene.add(.disc(1, diameter: 20, fill: .label).inside(0))
          if context.phase.isRefreshing { scene.spin(1, period: 1) }
        }
        let stage = Stage()
        let header = RefreshHeader(look, onRefresh: {})
        stage.scroll.tug.header = header
        header.begin()
        StandIn.settle()
        #expect(StandIn.animationCount == count)
        // Its opacity counts for each shape, not for their picture.
        let strip = header.host?.stripView(.start)
        #expect(strip?.layers.shapeLayers.allSatisfy { !$0.allowsGroupOpacity } == true)
      }
    }

    @Test func `What moved stands still when the next scene has no movement`() {
      let scenes: [@Sendable (Bool, inout Scene) -> Void] = [
        { moves, scene in
          var arc = Shape.arc(0, diameter: 20, stroke: .label, lineWidth: 2)
          arc.endOpacity = 0
          scene.add(arc)
          if moves { scene.track(0, .lineWidth, from: 2, to: 4, duration: 1, repeats: .infinity) }
        },
        { moves, scene in
          scene.add(.disc(0, diameter: 20, fill: .label))
          var clipped = Shape.disc(1, diameter: 30, fill: .accent)
          clipped.clip = 0
          scene.add(clipped)
          if moves { scene.spin(0, period: 1) }
        },
        { moves, scene in
          scene.add(.image(0, 3, width: 10, height: 10, tint: .label))
          if moves { scene.track(0, .frame, from: 0, to: 2, duration: 1, repeats: .infinity) }
        },
      ]
      for scene in scenes {
        let metrics = LookMetrics(extent: 54, dwell: Dwell(success: 5, failure: 5))
        let look = Look(metrics: metrics) { scene($0.phase.isRefreshing, &$1) }
        let stage = Stage()
        let header = RefreshHeader(look, onRefresh: {})
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIImage(data: StandIn.render(picture, scale: 1).png)
        header.images[3] = [image, image].compactMap(\.self)
        stage.scroll.tug.header = header
        header.begin()
        StandIn.settle()
        #expect(StandIn.animationCount > 0)
        header.end()
        StandIn.turn()
        #expect(header.phase == .ending(.success))
        #expect(StandIn.animationCount == 0)
      }
    }

    @Test func `Movements are key frames as Core Animation wants them`() throws {
      let look = Look(metrics: LookMetrics(extent: 54)) { context, scene in
        var mirrored = Shape.disc(0, diameter: 20, fill: .label)
        mirrored.scaleX = -1
        scene.add(mirrored)
        guard context.phase.isRefreshing else { return }
        scene.track(0, .x, duration: 1, repeats: .infinity) { track in
          track.add(at: 0.25, -6)
          track.add(at: 0.75, 6)
        }
        scene.spin(0, period: 1)
      }
      let stage = Stage()
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let layer = try #require(header.host?.stripView(.start)?.layers.shapeLayers.first)
      let animations = (layer.animationKeys() ?? []).compactMap {
        layer.animation(forKey: $0) as? CAKeyframeAnimation
      }
      // A matrix that is mirrored cannot be taken apart to turn it.
      #expect(animations.map(\.keyPath) == ["position.x", "transform"])
      #expect(animations.first?.keyTimes == [0, 0.25, 0.75, 1])
    }

    @Test func `A shape that the next scene does not have leaves the tree`() throws {
      let look = Look(metrics: LookMetrics(extent: 54)) { context, scene in
        let ids: [ShapeID] = context.phase.isRefreshing ? [1, 2] : [0, 1]
        for id in ids { scene.add(.disc(id, diameter: 20, fill: .label)) }
      }
      let stage = Stage()
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      let strip = try #require(header.host?.stripView(.start))
      stage.drag(to: -90)
      let kept = try #require(strip.layers.shapeLayers.last)
      stage.drag(to: -130)
      stage.lift()
      #expect(strip.layers.shapeLayers.count == 2)
      #expect(strip.layers.shapeLayers.first === kept)
      #expect(strip.layer.sublayers == strip.layers.shapeLayers)
    }

    @Test func `A text is measured and shown in its weight`() {
      let weights: [(TextStyle.Weight, UIFont.Weight)] = [
        (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
      ]
      let sizes = TextSizes()
      for (weight, expected) in weights {
        let style = TextStyle(size: 15, weight: weight)
        #expect(style.font == .systemFont(ofSize: 15, weight: expected))
        let label = UILabel()
        label.text = "Refreshing"
        label.font = style.font
        let size = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        let expectedSize = TextSize(width: size.width, height: size.height)
        #expect(sizes.size(of: "Refreshing", style) == expectedSize)
      }
    }

    @Test func `No code runs per frame while a refresh goes on`() {
      let stage = Gallery.Stage(Gallery.headers[0])
      stage.bring(to: .refreshing)
      #expect(StandIn.animationCount > 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `E3 the animations come back after the background and after another window`() {
      let stage = Gallery.Stage(Gallery.headers[0])
      stage.bring(to: .refreshing)
      let count = StandIn.animationCount
      StandIn.enterBackground()
      #expect(StandIn.animationCount == 0)
      StandIn.enterForeground()
      #expect(StandIn.animationCount == count)
      let superview = stage.scroll.superview
      stage.scroll.removeFromSuperview()
      StandIn.turn()
      #expect(StandIn.animationCount == 0)
      superview?.addSubview(stage.scroll)
      StandIn.turn()
      #expect(StandIn.animationCount == count)
    }

    @Test func `Layers have the pixels of the screen`() throws {
      StandIn.reset()
      StandIn.setDisplayScale(3)
      let window = StandIn.makeWindow()
      for look in [Look.standard, .balls, .ring, .orbit, .wheel] {
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 393, height: 2000)
        window.addSubview(scroll)
        let header = RefreshHeader(look, onRefresh: {})
        scroll.tug.header = header
        StandIn.turn()
        header.begin()
        StandIn.settle()
        let layers = try #require(header.host?.stripView(.start)?.layers.shapeLayers)
        #expect(!layers.isEmpty)
        for layer in layers.flatMap({ [$0] + ($0.sublayers ?? []) }) {
          #expect(layer.contentsScale == 3)
        }
      }
    }
  }
}
