// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What an app, the system and other views do to a list, in whatever phase its strips are.
  struct Interference {
    /// Something that happens to a list.
    nonisolated struct Incident: Sendable, CustomTestStringConvertible {
      var name: String
      /// The app's inset afterwards.
      var top: CGFloat = 64
      var bottom: CGFloat = 0
      /// Whether it takes the list away from an open strip.
      var scrolls = false
      var happen: @MainActor @Sendable (Stage) -> Void
      var testDescription: String { name }
    }

    nonisolated static let incidents = [
      Incident(name: "rotation") { stage in
        stage.window.frame.size = CGSize(width: 667, height: 375)
        stage.scroll.frame = stage.window.bounds
        stage.scroll.contentSize = CGSize(width: 667, height: 1500)
      },
      Incident(name: "keyboard", bottom: 300) { $0.scroll.contentInset.bottom = 300 },
      Incident(name: "keyboard that comes and goes") { stage in
        UIView.animate(withDuration: 0.25) { stage.scroll.contentInset.bottom = 300 }
        StandIn.advance(by: 0.1)
        UIView.animate(withDuration: 0.25) { stage.scroll.contentInset.bottom = 0 }
      },
      Incident(name: "raw inset", top: 100) { $0.scroll.contentInset.top = 100 },
      Incident(name: "both insets at once", top: 20, bottom: 34) { stage in
        stage.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      },
      Incident(name: "base inset", top: 108) { $0.scroll.tug.baseInset.top += 44 },
      Incident(name: "rows that go and come") { stage in
        stage.scroll.contentSize.height = 0
        stage.scroll.layoutIfNeeded()
        stage.scroll.contentSize.height = 3000
      },
      Incident(name: "content that gets short") { $0.scroll.contentSize.height = 200 },
      Incident(name: "safe area that does not count") { stage in
        StandIn.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
        stage.scroll.contentInsetAdjustmentBehavior = .never
      },
      Incident(name: "behaviour that counts the safe area") { stage in
        stage.scroll.contentInsetAdjustmentBehavior = .never
        StandIn.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
        stage.scroll.contentInsetAdjustmentBehavior = .always
      },
      Incident(name: "an animated offset", scrolls: true) { stage in
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      },
      Incident(name: "an offset animated to the top", scrolls: true) { stage in
        stage.scroll.setContentOffset(CGPoint(x: 0, y: -64), animated: true)
      },
      Incident(name: "an offset", scrolls: true) { $0.scroll.contentOffset.y = 700 },
      Incident(name: "background") { stage in
        StandIn.enterBackground()
        #expect(StandIn.animationCount == 0)
        StandIn.advance(by: 3)
        #expect(StandIn.displayLinkCount == 0)
        StandIn.enterForeground()
      },
      Incident(name: "another window") { stage in
        let other = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
        other.addSubview(stage.scroll)
        StandIn.turn()
        stage.window.addSubview(stage.scroll)
      },
      Incident(name: "a while without a window") { stage in
        stage.scroll.removeFromSuperview()
        StandIn.advance(by: 2)
        #expect(StandIn.displayLinkCount == 0)
        #expect(StandIn.animationCount == 0)
        stage.window.addSubview(stage.scroll)
      },
      Incident(name: "no size for a while") { stage in
        stage.scroll.frame = .zero
        StandIn.turn()
        stage.scroll.frame = stage.window.bounds
      },
      Incident(name: "scrolling switched off and on") { stage in
        stage.scroll.isScrollEnabled = false
        StandIn.turn()
        stage.scroll.isScrollEnabled = true
      },
      Incident(name: "no bounce any more") { stage in
        stage.scroll.bounces = false
        StandIn.turn()
        stage.scroll.bounces = true
      },
      Incident(name: "text size, contrast and dark mode") { stage in
        StandIn.setContentSizeCategory(.accessibilityLarge)
        StandIn.setStyle(.dark)
        StandIn.setContrast(.high)
      },
      Incident(name: "reduced motion") { _ in StandIn.isReduceMotionEnabled = true },
      Incident(name: "right to left") { _ in StandIn.setLayoutDirection(.rightToLeft) },
      Incident(name: "other options") { stage in
        stage.scroll.tug.header?.options.metrics.extent = 80
        stage.scroll.tug.header?.options.metrics.placement = .pinned
        stage.scroll.tug.header?.options.metrics.placement = .attached
      },
      Incident(name: "a view on top of the strip") { stage in
        stage.scroll.insertSubview(UIView(frame: stage.scroll.bounds), at: 0)
        for view in stage.scroll.subviews { stage.scroll.sendSubviewToBack(view) }
      },
    ]

    @Test(arguments: incidents, Lifetime.starts)
    func `Whatever happens to the list, it comes to rest where it belongs and pulls again`(
      incident: Incident,
      start: Lifetime.Start
    ) {
      for confinesAtOnce in [false, true] {
        live(through: incident, from: start, confinesAtOnce: confinesAtOnce)
      }
    }

    private func live(through incident: Incident, from start: Lifetime.Start, confinesAtOnce: Bool)
    {
      let stage = Stage()
      StandIn.confinesAtOnce = confinesAtOnce
      let header = stage.addHeader()
      start.reach(stage, header)
      incident.happen(stage)
      StandIn.turn()
      stage.liftFingers()
      StandIn.settle()
      if header.phase == .refreshing {
        if !incident.scrolls, start.isOpen {
          let hold = header.options.hold
          #expect(isClose(-stage.y, incident.top + safeTop(stage) + hold, within: 1))
        }
        let open = max(0, min(header.options.extent, -stage.y - incident.top - safeTop(stage)))
        #expect(isClose(stage.top, incident.top + open, within: 1))
        header.end()
      }
      StandIn.settle()
      expectRest(stage, header, incident)

      stage.scroll.contentOffset.y = -stage.scroll.adjustedContentInset.top
      StandIn.turn()
      let actions = stage.actions
      stage.pull(to: -stage.scroll.adjustedContentInset.top - header.options.triggerDistance - 5)
      #expect(header.phase == .refreshing)
      #expect(stage.actions == actions + 1)
      StandIn.settle()
      #expect(isClose(-stage.y, incident.top + safeTop(stage) + header.options.hold, within: 1))
      header.end()
      StandIn.settle()
      expectRest(stage, header, incident)
      stage.scroll.tug.header = nil
      #expect(StandIn.observationCount == 0)
      #expect(stage.top == incident.top && stage.bottom == incident.bottom)
    }

    @Test(arguments: incidents, [Trigger.onRelease, .reach(prefetch: .points(0)), .tap])
    func `Whatever happens while a footer loads, its room is given back or kept as it was`(
      incident: Incident,
      trigger: Trigger
    ) {
      let stage = Stage()
      let footer = stage.addFooter(trigger)
      stage.scroll.contentOffset.y = 2000 + stage.bottom - 667
      footer.begin()
      StandIn.settle()
      #expect(footer.phase == .refreshing)
      #expect(stage.bottom == 44)
      incident.happen(stage)
      StandIn.settle()
      footer.end(.success)
      StandIn.settle()
      #expect(footer.phase == .idle || footer.phase == .refreshing)
      footer.reset()
      StandIn.settle()
      let kept: CGFloat = footer.options.trigger.isPull ? 0 : 44
      #expect(stage.bottom == incident.bottom + kept)
      #expect(stage.top == incident.top)
      #expect(StandIn.displayLinkCount == 0)
      footer.begin()
      #expect(footer.phase == .refreshing)
      stage.scroll.tug.footer = nil
      #expect(stage.bottom == incident.bottom)
      #expect(StandIn.observationCount == 0)
    }

    private func safeTop(_ stage: Stage) -> CGFloat {
      stage.scroll.adjustedContentInset.top - stage.scroll.contentInset.top
    }

    private func expectRest(_ stage: Stage, _ header: RefreshHeader, _ incident: Incident) {
      #expect(header.phase == .idle)
      #expect(stage.top == incident.top)
      #expect(stage.bottom == incident.bottom)
      let scroll = stage.scroll
      let low = -scroll.adjustedContentInset.top
      let length = scroll.contentSize.height + scroll.adjustedContentInset.bottom
      let end = length - scroll.bounds.height
      #expect(stage.y >= low - 0.5 && stage.y <= max(low, end) + 0.5)
      #expect(StandIn.displayLinkCount == 0)
      #expect(StandIn.animationCount == 0)
    }
  }
}
