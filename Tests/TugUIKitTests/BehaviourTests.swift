// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What users of such controls count on.
  struct Behaviour {
    @Test func `Nothing is written while nothing changes, and an inset once per change`() {
      let stage = Stage()
      let header = stage.addHeader()
      StandIn.record.insetWrites = []
      StandIn.record.offsetWrites = []
      for y in stride(from: -60.0, to: 900, by: 7) { stage.scroll.contentOffset.y = y }
      stage.scroll.contentOffset.y = -64
      #expect(StandIn.record.insetWrites.isEmpty)
      stage.pull(to: -130)
      StandIn.settle()
      #expect(StandIn.record.insetWrites.count == 1)
      header.end()
      StandIn.settle()
      #expect(StandIn.record.insetWrites.count == 2)
    }

    @Test func `Trigger and hold may differ from the height of the strip`() {
      let stage = Stage()
      let header = stage.addHeader {
        $0.metrics.trigger = 100
        $0.metrics.hold = 30
      }
      stage.pull(to: -64 - 99)
      #expect(header.phase == .idle)
      StandIn.settle()
      stage.pull(to: -64 - 100)
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(isClose(stage.y, -64 - 30))
      #expect(stage.top == 94)
    }

    @Test(arguments: [0.0, 300])
    func `Content shorter than the view can be pulled, refreshed and loaded`(content: Double) {
      let stage = Stage(content: content)
      let header = stage.addHeader()
      stage.addFooter(.onRelease)
      stage.pull(to: -130)
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(isClose(stage.y, -118))
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, -64))
    }

    @Test func `begin shows the strip and calls the action`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      #expect(stage.actions == 1)
      StandIn.settle()
      #expect(isClose(stage.y, -118))
      header.begin()
      #expect(stage.actions == 1)
      header.end()
      StandIn.settle()
      header.begin(callsAction: false)
      #expect(stage.actions == 1)
      #expect(header.phase == .refreshing)
    }

    @Test func `E6 a refresh begun before the list is shown opens without a movement`() {
      let stage = Stage()
      stage.scroll.removeFromSuperview()
      let header = stage.addHeader()
      header.begin()
      UIView.animate(withDuration: 0.3) { stage.window.addSubview(stage.scroll) }
      StandIn.turn()
      #expect(isClose(stage.y, -118))
      #expect(StandIn.animationCount == 0)
      #expect(stage.actions == 1)
    }

    @Test func `D1 pinned section headers keep their place while the list is scrolled`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      for (y, top) in [(-118.0, 118.0), (-100, 100), (-64, 64), (0, 64), (300, 64), (-80, 80)] {
        stage.scroll.contentOffset.y = y
        #expect(isClose(stage.top, top, within: 0))
      }
    }

    @Test func `The app writes one side of the inset, and the other keeps its base`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      // As every app does when the keyboard comes.
      stage.scroll.contentInset.bottom = 300
      #expect(stage.scroll.tug.baseInset == UIEdgeInsets(top: 64, left: 0, bottom: 300, right: 0))
      #expect(stage.top == 118)
      header.end()
      StandIn.settle()
      #expect(stage.scroll.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 300, right: 0))
    }

    @Test func `The base inset is read and written without what an open strip adds`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      #expect(stage.scroll.tug.baseInset.top == 64)
      stage.scroll.tug.baseInset.top += 36
      #expect(stage.top == 154)
      #expect(isClose(stage.y, -154))
      header.end()
      StandIn.settle()
      #expect(stage.top == 100)
      stage.scroll.tug.header = nil
      stage.scroll.tug.baseInset.top = 20
      #expect(stage.top == 20)
    }

    @Test func `Touches pass through a header that lies over the list, and hit a footer`() throws {
      let stage = Stage()
      let header = stage.addHeader { $0.metrics.placement = .pinned }
      let strip = try #require(header.host?.stripView(.start))
      #expect(isClose(strip.frame.minY, stage.scroll.bounds.minY + 64))
      let over = CGPoint(x: strip.frame.midX, y: strip.frame.midY)
      #expect(stage.scroll.hitTest(over, with: nil) === stage.scroll)
      let footer = stage.addFooter(.tap)
      stage.scroll.contentOffset.y = 2000 + 44 - 667
      StandIn.tap(at: CGPoint(x: 187, y: 650), in: stage.window)
      #expect(footer.phase == .refreshing)
    }

    @Test func `A pinned strip stays where it is while the list moves`() throws {
      let stage = Stage()
      let header = stage.addHeader { $0.metrics.placement = .pinned }
      let strip = try #require(header.host?.stripView(.start))
      for y in [-64.0, -100, 40, 300] {
        stage.scroll.contentOffset.y = y
        #expect(isClose(strip.frame.minY - y, 64))
      }
    }

    @Test func `end under a finger that rests on the list waits until it lifts`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      let finger = StandIn.touch(stage.scroll)
      StandIn.record.insetWrites = []
      StandIn.record.offsetWrites = []
      header.end()
      StandIn.advance(by: 1)
      #expect(StandIn.record.offsetWrites.isEmpty)
      #expect(isClose(stage.y, -118))
      finger.up()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(isClose(stage.y, -64))
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `Phase, pull and outcome are told by closures and by a stream`() async {
      let stage = Stage()
      let header = stage.addHeader()
      var pulls: [Double] = []
      var outcomes: [Outcome] = []
      header.onPull = { pull, _ in pulls.append(pull) }
      header.onEnd = { outcomes.append($0) }
      let events = header.events
      stage.pull(to: -130)
      StandIn.settle()
      header.end(.failure)
      StandIn.settle()
      #expect(pulls.first.map { $0 > 0 } == true)
      #expect(pulls.last == 0)
      #expect(outcomes == [.failure])
      stage.scroll.tug.header = nil
      var phases: [Phase] = []
      var ends: [Outcome] = []
      for await event in events {
        if case .phase(_, let new) = event { phases.append(new) }
        if case .end(let outcome) = event { ends.append(outcome) }
        if event == .phase(from: .ending(.failure), to: .idle) { break }
      }
      #expect(phases == [.pulling, .armed, .refreshing, .ending(.failure), .idle])
      #expect(ends == [.failure])
    }

    @Test func `A control knows its list, and how far it is pulled`() {
      let stage = Stage()
      let header = RefreshHeader(.balls, onRefresh: {})
      #expect(header.scrollView == nil)
      stage.scroll.tug.header = header
      #expect(header.scrollView === stage.scroll)
      #expect(header.pull == 0)
      stage.drag(to: -94)
      #expect(header.pull == 30)
      #expect(header.progress == 0.5)
      stage.scroll.tug.header = nil
      #expect(header.scrollView == nil)
      #expect(header.pull == 0)
    }

    @Test func `Defaults of the app hold for every new control`() {
      StripDefaults.shared.header = { $0.minimumDisplay = 7 }
      StripDefaults.shared.playsHaptics = false
      defer { StripDefaults.shared = StripDefaults() }
      let header = RefreshHeader(.balls, onRefresh: {})
      #expect(header.options.minimumDisplay == 7)
      #expect(!header.playsHaptics)
      #expect(LoadMoreFooter(.standard, onLoad: {}).options.minimumDisplay != 7)
    }

    @Test func `A view of the app's own is told what happens to its strip`() {
      let stage = Stage()
      let view = Probe()
      let header = RefreshHeader(view: view, onRefresh: {})
      header.options.minimumDisplay = 0
      stage.scroll.tug.header = header
      #expect(view.superview?.frame == CGRect(x: 0, y: -70, width: 375, height: 70))
      #expect(view.frame.size == CGSize(width: 375, height: 70))
      stage.pull(to: -64 - 70)
      StandIn.settle()
      header.end()
      StandIn.settle()
      #expect(
        view.calls == [
          "pulling", "armed", "pull", "refreshing", "ending(Tug.Outcome.success)",
          "will end success", "pull 0", "idle", "did end",
        ]
      )
    }

    final class Probe: UIView, StripContent {
      var calls: [String] = []
      var stripMetrics: LookMetrics { LookMetrics(extent: 70, dwell: .none) }

      func stripDidChange(from old: Phase, to new: Phase) { calls.append("\(new)") }
      func stripDidPull(_ pull: Double, progress: Double) {
        if pull == 0 {
          calls.append("pull 0")
        } else if progress >= 1, !calls.contains("pull") {
          calls.append("pull")
        }
      }
      func stripWillEnd(with outcome: Outcome) { calls.append("will end \(outcome)") }
      func stripDidEnd() { calls.append("did end") }
    }
  }
}
