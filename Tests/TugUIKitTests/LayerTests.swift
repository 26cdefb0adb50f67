// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What Core Animation shows, against what the engine samples for hosts that draw themselves.
  struct Layers {
    @Test(arguments: Gallery.looks, Gallery.States.allCases)
    func `The layers of a look show what the engine samples, at any time`(
      entry: Gallery.Entry,
      state: Gallery.States
    ) throws {
      let stage = Gallery.Stage(entry)
      stage.bring(to: state)
      let strip = try #require(stage.strip)
      for delay in [0.0, 0.016, 0.1, 0.25, 0.31, 0.5, 1.3] {
        StandIn.advance(by: delay)
        compare(strip, "\(entry.name) \(state) \(delay)")
      }
      stage.lift()
    }

    private func compare(_ strip: StripView, _ place: String) {
      let (player, now) = (strip.layers.player, StandIn.now)
      let palette = Palette(strip)
      #expect(strip.layers.shapeLayers.count == player.scene.shapes.count)
      for (index, layer) in strip.layers.shapeLayers.enumerated() {
        guard let shape = player.shown(player.scene.shapes[index].id, at: now),
          let shown = layer.presentation()
        else { continue }
        // What cannot be seen need not move.
        guard isVisible(index, player, now) else { continue }
        let name = "\(place): shape \(shape.id.rawValue)"
        equal(shown.position.x, shape.x, 0.05, "\(name) x")
        equal(shown.position.y, shape.y, 0.05, "\(name) y")
        let opacity = min(max(shape.opacity, 0), 1)
        equal(CGFloat(min(max(shown.opacity, 0), 1)), opacity, 0.003, "\(name) opacity")
        if shape.kind != .spinner { compare(shown.transform, shape.transform, name) }
        if let text = shown as? CATextLayer {
          #expect(text.foregroundColor == palette.color(shape.fill ?? .label), "\(name) colour")
          equal(text.fontSize, shape.style.size, 0.01, "\(name) size")
          #expect((text.string as? String)?.isEmpty == false, "\(name) has no words")
        }
        guard let shown = shown as? CAShapeLayer, shape.kind != .group else { continue }
        equal(
          min(max(shown.strokeStart, 0), 1),
          min(max(shape.strokeStart, 0), 1),
          0.003,
          "\(name) strokeStart"
        )
        equal(
          min(max(shown.strokeEnd, 0), 1),
          min(max(shape.strokeEnd, 0), 1),
          0.003,
          "\(name) strokeEnd"
        )
        equal(shown.lineWidth, shape.lineWidth, 0.01, "\(name) lineWidth")
        let fill = shape.kind == .arc ? nil : shape.fill
        #expect(shown.fillColor == fill.map(palette.color), "\(name) fill")
        #expect(shown.strokeColor == shape.stroke.map(palette.color), "\(name) stroke")
        let expected = CGPath.outline(of: shape, player.outline(of: index, at: now))
        compare(shown.path, expected, name)
      }
    }

    private func isVisible(_ index: Int, _ player: ScenePlayer, _ time: Double) -> Bool {
      guard let shape = player.shown(player.scene.shapes[index].id, at: time), shape.opacity > 0
      else { return false }
      let parent = shape.parent.flatMap { player.scene.index(of: $0) }
      return parent.map { isVisible($0, player, time) } ?? true
    }

    private func compare(_ shown: CATransform3D, _ expected: CATransform3D, _ name: String) {
      equal(shown.m11, expected.m11, 0.01, "\(name) m11")
      equal(shown.m12, expected.m12, 0.01, "\(name) m12")
      equal(shown.m21, expected.m21, 0.01, "\(name) m21")
      equal(shown.m22, expected.m22, 0.01, "\(name) m22")
    }

    private func compare(_ shown: CGPath?, _ expected: CGPath, _ name: String) {
      let (a, b) = (shown?.boundingBoxOfPath ?? .null, expected.boundingBoxOfPath)
      if a.isNull && b.isNull { return }
      equal(a.minX, b.minX, 0.15, "\(name) path left")
      equal(a.minY, b.minY, 0.15, "\(name) path top")
      equal(a.maxX, b.maxX, 0.15, "\(name) path right")
      equal(a.maxY, b.maxY, 0.15, "\(name) path bottom")
    }

    private func equal(_ a: CGFloat, _ b: Double, _ tolerance: Double, _ name: String) {
      #expect(abs(a - b) <= tolerance, "\(name): \(a) instead of \(b)")
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

    @Test func `No code runs per frame while a refresh goes on`() {
      let stage = Gallery.Stage(Gallery.looks[0])
      stage.bring(to: .refreshing)
      #expect(StandIn.animationCount > 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `E3 the animations come back after the background and after another window`() {
      let stage = Gallery.Stage(Gallery.looks[0])
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
  }
}
