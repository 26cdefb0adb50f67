// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  struct Indicator {
    @Test func `It is shown once per scene, until the last that wants it hides it`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      OrbitIndicator(StandIn.scene).show()
      OrbitIndicator(StandIn.scene).show()
      #expect(window.subviews.count == 1)
      StandIn.advance(by: 0.3)
      #expect(StandIn.animationCount > 0)
      #expect(StandIn.displayLinkCount == 0)
      OrbitIndicator(StandIn.scene).hide()
      #expect(OrbitIndicator(StandIn.scene).isShown)
      OrbitIndicator(StandIn.scene).hide()
      OrbitIndicator(StandIn.scene).hide()
      #expect(!OrbitIndicator(StandIn.scene).isShown)
      #expect(window.subviews.isEmpty)
      StandIn.turn()
      #expect(StandIn.animationCount == 0)
    }

    @Test func `It shows the look that the app has chosen, in a box of its size`() throws {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show(.orbit(BallsOptions(diameter: 24, spread: 140)))
      StandIn.turn()
      let box = try #require(window.subviews.first?.subviews.first)
      #expect(box.bounds.size == CGSize(width: 164, height: 164))
      #expect(box.layer.sublayers?.count == 3)
      // That of the first call counts.
      indicator.show(.balls)
      #expect(box.bounds.width == 164)
      indicator.hide()
      let view = indicator.view
      indicator.hide()
      #expect(!indicator.isShown)
      #expect(view?.layers.shapeLayers.isEmpty == true)
    }

    @Test func `It covers the key window, also when that changes its size, and is found in any`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let other = UIWindow(windowScene: StandIn.scene)
      other.isHidden = false
      let indicator = OrbitIndicator(StandIn.scene)
      for key in [window, other] {
        key.makeKeyAndVisible()
        indicator.show()
        #expect(indicator.view?.window === key)
        key.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
        StandIn.turn()
        #expect(indicator.view?.frame == key.bounds)
        indicator.hide()
        #expect(window.subviews.isEmpty && other.subviews.isEmpty)
      }
    }

    @Test func `It follows the dark and Reduce Motion while it is shown`() throws {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      let look = Look(metrics: LookMetrics(extent: 54)) { context, scene in
        let diameter = context.preferences.reducesMotion ? 10.0 : 30
        scene.add(.disc(0, diameter: diameter, fill: .label))
      }
      indicator.show(look)
      let disc = try #require(indicator.view?.layers.shapeLayers.first as? CAShapeLayer)
      #expect(disc.path?.boundingBox.width == 30)
      let light = disc.fillColor
      StandIn.setStyle(.dark)
      #expect(disc.fillColor != light)
      #expect(disc.fillColor == UIColor.label.resolvedColor(with: window.traitCollection).cgColor)
      StandIn.isReduceMotionEnabled = true
      #expect(disc.path?.boundingBox.width == 10)
      indicator.hide()
    }

    @Test func `It follows the tint of its window while it is shown`() throws {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show(
        Look(metrics: LookMetrics(extent: 54)) { _, scene in
          scene.add(.disc(0, diameter: 30, fill: .accent))
        }
      )
      let disc = try #require(indicator.view?.layers.shapeLayers.first as? CAShapeLayer)
      window.tintColor = .systemRed
      let red = UIColor.systemRed.resolvedColor(with: window.traitCollection)
      #expect(disc.fillColor == red.cgColor)
      indicator.hide()
    }

    @Test func `Each scene has one of its own`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let otherScene = UIWindowScene(session: StandIn.scene.session, connectionOptions: .init())
      let otherWindow = UIWindow(windowScene: otherScene)
      otherWindow.isHidden = false
      OrbitIndicator(otherScene).show()
      #expect(!OrbitIndicator(StandIn.scene).isShown)
      OrbitIndicator(StandIn.scene).show()
      OrbitIndicator(StandIn.scene).show()
      #expect(otherWindow.subviews.count == 1)
      #expect(window.subviews.count == 1)
      OrbitIndicator(otherScene).hide()
      #expect(!OrbitIndicator(otherScene).isShown)
      #expect(OrbitIndicator(StandIn.scene).isShown)
      #expect(otherWindow.subviews.isEmpty)
    }

    @Test func `It lets touches through unless it is asked to keep them`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      indicator.show()
      #expect(window.hitTest(middle, with: nil) === window)
      #expect(indicator.view?.accessibilityViewIsModal == false)
      indicator.show(blocksInteraction: true)
      #expect(window.hitTest(middle, with: nil) === indicator.view)
      #expect(indicator.view?.accessibilityViewIsModal == true)
      indicator.hide()
      indicator.hide()
    }

    @Test func `VoiceOver hears that the app is busy`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      OrbitIndicator(StandIn.scene).show()
      #expect(StandIn.record.announcements == [Texts.preferred.loading])
      StandIn.turn()
      let box = window.subviews.first?.subviews.first
      #expect(box?.isAccessibilityElement == true)
      #expect(box?.accessibilityLabel == Texts.preferred.loading)
      #expect(box?.accessibilityTraits == .updatesFrequently)
      #expect(box?.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
      OrbitIndicator(StandIn.scene).hide()
    }

    @Test func `VoiceOver is taken to one that blocks, and away from it at the end`() throws {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show()
      #expect(StandIn.record.posts.map(\.notification) == [.announcement])
      indicator.show(blocksInteraction: true)
      indicator.show(blocksInteraction: true)
      let box = try #require(window.subviews.first?.subviews.first)
      #expect(StandIn.record.posts.map(\.notification) == [.announcement, .layoutChanged])
      #expect(StandIn.record.posts.last?.argument as? UIView === box)
      for _ in 0..<3 { indicator.hide() }
      #expect(StandIn.record.posts.count == 3)
      #expect(StandIn.record.posts.last?.notification == .layoutChanged)
      #expect(StandIn.record.posts.last?.argument == nil)
      // VoiceOver reads what it is taken to, which is announced to nobody else.
      indicator.show(blocksInteraction: true)
      #expect(StandIn.record.posts.count == 4)
      #expect(StandIn.record.announcements.count == 1)
      indicator.hide()
    }

    @Test func `What it says is the app's, if the app has words of its own`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      StripDefaults.shared.texts.loading = "One moment"
      defer { StripDefaults.shared = StripDefaults() }
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show()
      #expect(StandIn.record.announcements == ["One moment"])
      #expect(window.subviews.first?.subviews.first?.accessibilityLabel == "One moment")
      indicator.hide()
    }

    @Test func `A call that finds it covered brings it to the front`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show()
      // As UIKit puts a controller there that is presented.
      window.addSubview(UIView(frame: window.bounds))
      #expect(window.subviews.last !== indicator.view)
      indicator.show()
      #expect(window.subviews.last === indicator.view)
      indicator.hide()
      indicator.hide()
    }

    @Test func `Its movement comes back after the background`() {
      // What Core Animation has only as a whole is sampled, and dropped in the background.
      let stretching = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.disc(0, diameter: 20, fill: .label))
        scene.track(0, .scaleX, from: 1, to: 2, duration: 1, repeats: .infinity)
      }
      for (look, isDropped) in [(Look.orbit, false), (stretching, true)] {
        StandIn.reset()
        let window = StandIn.makeWindow()
        OrbitIndicator(StandIn.scene).show(look)
        StandIn.turn()
        let count = StandIn.animationCount
        #expect(count > 0)
        StandIn.enterBackground()
        #expect((StandIn.animationCount == 0) == isDropped)
        StandIn.enterForeground()
        #expect(StandIn.animationCount == count)
        #expect(window.subviews.count == 1)
        OrbitIndicator(StandIn.scene).hide()
      }
    }
  }
}
