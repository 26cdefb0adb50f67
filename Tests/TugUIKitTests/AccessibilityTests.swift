// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What people get who do not see the strip or do not pull: group J of the field scenarios.
  struct Accessibility {
    @Test(arguments: [UIAccessibilityScrollDirection.up, .previous])
    func `J1 a swipe with three fingers refreshes at the top, and nowhere else`(
      direction: UIAccessibilityScrollDirection
    ) {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      stage.scroll.contentOffset.y = 300
      #expect(!stage.scroll.tug.accessibilityScroll(direction))
      stage.scroll.contentOffset.y = -64
      #expect(!stage.scroll.tug.accessibilityScroll(.down))
      #expect(stage.scroll.tug.accessibilityScroll(direction))
      #expect(header.phase == .refreshing)
      #expect(!stage.scroll.tug.accessibilityScroll(direction))
      #expect(stage.actions == 1)
      StandIn.settle()
      header.end()
      StandIn.settle()
      #expect(StandIn.record.announcements == ["Refreshing…", "Updated"])
    }

    @Test func `J3 a header is an element only while it does something`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      let strip = try #require(header.host?.stripView(.start))
      #expect(!strip.isAccessibilityElement)
      stage.pull(to: -130)
      StandIn.settle()
      #expect(strip.isAccessibilityElement)
      #expect(strip.accessibilityLabel == "Refreshing…")
      #expect(strip.accessibilityTraits.contains(.updatesFrequently))
      #expect(!strip.accessibilityActivate())
      header.end()
      StandIn.settle()
      #expect(!strip.isAccessibilityElement)
    }

    @Test func `J3 a footer says what can be done, and can be activated`() throws {
      let stage = Stage()
      let footer = stage.addFooter(.tap)
      footer.texts = .english
      let strip = try #require(footer.host?.stripView(.end))
      #expect(strip.isAccessibilityElement)
      #expect(strip.accessibilityTraits == .button)
      #expect(strip.accessibilityLabel == "Tap to load more")
      #expect(strip.accessibilityActivate())
      #expect(stage.actions == 1)
      footer.end(.noMore)
      #expect(strip.accessibilityLabel == "No more items")
      #expect(strip.accessibilityTraits == .staticText)
    }

    @Test func `J5 the command succeeds also when its work is done within the call`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.onPhaseChange = { [weak header] _, new in
        if new.isRefreshing { header?.end() }
      }
      let command = try #require(stage.scroll.accessibilityCustomActions?.first)
      #expect(command.actionHandler?(command) == true)
      #expect(header.phase == .ending(.success))
    }

    @Test func `J5 the command refreshes when it can, next to the app's own commands`() throws {
      let stage = Stage()
      let own = UIAccessibilityCustomAction(name: "Sort", actionHandler: { _ in true })
      stage.scroll.accessibilityCustomActions = [own]
      let header = stage.addHeader()
      let actions = try #require(stage.scroll.accessibilityCustomActions)
      #expect(actions.count == 2)
      let command = actions[1]
      #expect(command.actionHandler?(command) == true)
      #expect(stage.actions == 1)
      #expect(command.actionHandler?(command) == false)
      #expect(stage.actions == 1)
      header.end()
      StandIn.settle()
      // One that has to wait for the footer has not begun.
      let footer = stage.addFooter(.tap)
      footer.begin(callsAction: false)
      #expect(command.actionHandler?(command) == false)
      footer.end()
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(stage.actions == 2)
      header.end()
      StandIn.settle()
      header.isEnabled = false
      #expect(stage.scroll.accessibilityCustomActions?.count == 1)
      #expect(command.actionHandler?(command) == false)
      header.isEnabled = true
      header.isHidden = true
      #expect(stage.scroll.accessibilityCustomActions?.count == 1)
      header.isHidden = false
      #expect(stage.scroll.accessibilityCustomActions?.count == 2)
      stage.scroll.tug.header = nil
      #expect(stage.scroll.accessibilityCustomActions == [own])
    }

    @Test func `J5 commands that the app sets once the control is there stand next to it`() {
      let (stage, own) = (Stage(), UIAccessibilityCustomAction(name: "Sort") { _ in true })
      stage.scroll.removeFromSuperview()
      stage.addHeader()
      stage.scroll.accessibilityCustomActions = [own]
      stage.window.addSubview(stage.scroll)
      #expect(stage.scroll.accessibilityCustomActions?.count == 2)
      stage.scroll.tug.header = nil
      #expect(stage.scroll.accessibilityCustomActions == [own])
    }

    @Test func `J5 what loads older rows at the top is no refresh, but a button`() throws {
      let stage = Stage()
      let header = LoadMoreFooter(.standard, trigger: .tap, onLoad: { stage.actions += 1 })
      stage.scroll.tug.header = header
      StandIn.turn()
      #expect(stage.scroll.accessibilityCustomActions == nil)
      #expect(!stage.scroll.tug.accessibilityScroll(.up))
      #expect(stage.actions == 0)
      let strip = try #require(header.host?.stripView(.start))
      #expect(strip.accessibilityTraits == .button)
      #expect(strip.accessibilityActivate())
      #expect(stage.actions == 1)
      // A header in its place is one again.
      stage.addHeader()
      #expect(stage.scroll.accessibilityCustomActions?.count == 1)
      stage.scroll.tug.header = header
      #expect(stage.scroll.accessibilityCustomActions == nil)
    }

    @Test func `J6 arming is felt once a pull, and never while refreshing`() {
      let stage = Stage()
      let header = stage.addHeader()
      stage.pull(to: -130)
      #expect(StandIn.record.haptics.count == 1)
      StandIn.settle()
      stage.pull(to: -200)
      #expect(StandIn.record.haptics.count == 1)
      header.end()
      StandIn.settle()
      header.playsHaptics = false
      let preparations = StandIn.record.hapticPreparations
      stage.pull(to: -130)
      #expect(StandIn.record.hapticPreparations == preparations)
      #expect(StandIn.record.haptics.count == 1)
    }

    @Test func `Dark mode, contrast and the tint colour are followed while the strip is open`()
      throws
    {
      let stage = Stage()
      let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.disc(0, diameter: 20, fill: .label))
        scene.add(.disc(1, diameter: 20, fill: .secondaryLabel))
        scene.add(.disc(2, diameter: 20, fill: .accent))
      }
      stage.scroll.tug.header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header?.begin()
      StandIn.settle()
      let strip = try #require(stage.scroll.subviews.compactMap { $0 as? StripView }.first)
      func colors() -> [CGColor?] {
        strip.layers.shapeLayers.map { ($0 as? CAShapeLayer)?.fillColor }
      }
      let light = colors()
      #expect(light.count == 3)
      StandIn.setStyle(.dark)
      StandIn.turn()
      let dark = colors()
      #expect(dark[0] != light[0])
      StandIn.setContrast(.high)
      StandIn.turn()
      let strong = colors()
      #expect(strong[1] != dark[1])
      stage.scroll.tintColor = .systemPurple
      StandIn.turn()
      #expect(colors()[2] != strong[2])
      #expect(stage.scroll.tug.header?.phase == .refreshing)
    }

    @Test func `A list that the app keeps dark has a dark strip, whatever changes`() throws {
      let stage = Stage()
      stage.scroll.overrideUserInterfaceStyle = .dark
      let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.disc(0, diameter: 20, fill: .label))
      }
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let dark = UIColor.label.resolvedColor(with: stage.scroll.traitCollection).cgColor
      #expect(dark != UIColor.label.resolvedColor(with: stage.window.traitCollection).cgColor)
      let strip = try #require(header.host?.stripView(.start))
      #expect(strip.layers.shapeLayers.map { ($0 as? CAShapeLayer)?.fillColor } == [dark])
    }

    @Test func `Reduce Motion opens and closes the strip without a movement`() {
      let stage = Stage()
      let header = stage.addHeader()
      StandIn.isReduceMotionEnabled = true
      header.begin()
      #expect(stage.y == -118)
      #expect(StandIn.animationCount == 0)
      header.end()
      StandIn.settle()
      #expect(stage.y == -64)
    }
  }
}
