// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import TugTexts
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What the view of a strip shows and takes.
  struct StripViews {
    @Test func `A control that is off or hidden before it comes to a list is so there`() {
      for isOff in [true, false] {
        let stage = Stage()
        let look = Look(metrics: LookMetrics(extent: 54)) { _, _ in }
        let header = RefreshHeader(look, onRefresh: { stage.actions += 1 })
        if isOff { header.isEnabled = false } else { header.isHidden = true }
        stage.scroll.tug.header = header
        stage.pull(to: -130)
        header.begin()
        #expect(header.phase == .idle)
        header.isEnabled = true
        header.isHidden = false
        StandIn.settle()
        header.begin()
        #expect(stage.actions == 1)
      }
    }

    @Test func `Setting what a control has already leaves alone what moves`() throws {
      let stage = Stage()
      let header = RefreshHeader(.standard, onRefresh: {})
      stage.scroll.tug.header = header
      header.lastUpdate = Date(timeIntervalSince1970: 0)
      header.begin()
      StandIn.settle()
      let strip = try #require(header.host?.stripView(.start))
      let animations = {
        strip.layers.shapeLayers.flatMap { layer in
          (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
        }
      }
      let before = animations()
      #expect(!before.isEmpty)
      // As an update of SwiftUI does.
      header.texts = Texts.preferred
      header.colors = [:]
      header.images = [:]
      header.lastUpdate = Date(timeIntervalSince1970: 0)
      #expect(animations().map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
      header.colors = [.accent: .red]
      #expect(animations().map(ObjectIdentifier.init) != before.map(ObjectIdentifier.init))
    }

    @Test func `The same time again is said anew where its words are others by now`() throws {
      let stage = Stage()
      let header = RefreshHeader(.standard, onRefresh: {})
      stage.scroll.tug.header = header
      header.lastUpdate = Date(timeIntervalSince1970: 0)
      header.begin()
      StandIn.settle()
      let words = try #require(header.updateText)
      // As on another day.
      header.updateText = "today"
      header.lastUpdate = Date(timeIntervalSince1970: 0)
      #expect(header.updateText == words)
    }

    @Test func `A finger that slides off a footer taps nothing`() throws {
      for (way, actions) in [(-10.0, 1), (-400, 0)] as [(CGFloat, Int)] {
        let stage = Stage(content: 400)
        let strip = try #require(stage.addFooter(.tap).host?.stripView(.end))
        stage.scroll.isScrollEnabled = false
        StandIn.turn()
        let finger = StandIn.touch(strip)
        finger.move(by: way / 4, way / 20)
        finger.move(by: 0, way)
        finger.up()
        #expect(stage.actions == actions)
      }
    }

    @Test func `A tap on a footer is the footer's, also where taps further out mean something`()
      throws
    {
      final class Keyboard: NSObject {
        var dismissals = 0
        func dismiss() { dismissals += 1 }
      }
      let stage = Stage(content: 400)
      let (footer, keyboard) = (stage.addFooter(.tap), Keyboard())
      let tap = UITapGestureRecognizer(target: keyboard, action: Selector(Keyboard.dismiss))
      stage.window.addGestureRecognizer(tap)
      let strip = try #require(footer.host?.stripView(.end))
      StandIn.turn()
      StandIn.tap(strip)
      #expect(stage.actions == 1)
      #expect(keyboard.dismissals == 0)
      // A footer that loads does nothing with a tap.
      StandIn.tap(strip)
      #expect(stage.actions == 1)
      #expect(keyboard.dismissals == 1)
    }

    @Test func `Touches pass through a header's own view, but for what takes them in it`() throws {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, placement: .pinned) }
        let button = UIButton(type: .system)
      }
      let (stage, own) = (Stage(), Own())
      own.button.frame = CGRect(x: 0, y: 0, width: 100, height: 54)
      own.addSubview(own.button)
      let header = RefreshHeader(view: own, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let window = stage.window
      let (left, right) = (CGPoint(x: 50, y: 64 + 27), CGPoint(x: 300, y: 64 + 27))
      #expect(window.hitTest(left, with: nil) === own.button)
      #expect(window.hitTest(right, with: nil) === stage.scroll)
      own.addGestureRecognizer(UITapGestureRecognizer())
      #expect(window.hitTest(right, with: nil) === own)
    }

    @Test func `A view of the app's own fills the strip, also one that was made for constraints`() {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54) }
      }
      let (stage, own) = (Stage(), Own())
      own.translatesAutoresizingMaskIntoConstraints = false
      stage.scroll.tug.header = RefreshHeader(view: own, onRefresh: {})
      StandIn.turn()
      #expect(own.frame == CGRect(x: 0, y: 0, width: 375, height: 54))
    }

    @Test func `A strip that leaves keeps its picture, though the list is at rest already`() throws
    {
      let stage = Stage()
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { context, scene in
        scene.add(.disc(0, diameter: context.pull > 0 ? 30 : 10, fill: .label))
      }
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      header.end()
      StandIn.advance(by: 0.05)
      #expect(stage.y == -64)
      let strip = try #require(header.host?.stripView(.start))
      let disc = try #require(strip.layers.shapeLayers.first as? CAShapeLayer)
      #expect(disc.path?.boundingBox.width == 30)
      StandIn.settle()
      #expect(strip.layers.shapeLayers.isEmpty)
    }

    @Test func `A strip lies over the background view of a list, and under its cells`() throws {
      let table = UITableView(frame: .zero, style: .plain)
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      for list in [table, collection] {
        for isFirst in [true, false] {
          let (background, header) = (UIView(), RefreshHeader(.standard, onRefresh: {}))
          func setBackground() {
            (list as? UITableView)?.backgroundView = background
            (list as? UICollectionView)?.backgroundView = background
          }
          if isFirst { setBackground() }
          list.tug.header = header
          if !isFirst { setBackground() }
          let strip = try #require(header.host?.stripView(.start))
          let places = [background, strip].map { list.subviews.firstIndex(of: $0) }
          #expect(try #require(places[0]) < (try #require(places[1])))
        }
      }
    }
  }
}
