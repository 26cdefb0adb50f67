// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Controls that leave, or are replaced, in a callback.
  struct Departing {
    /// The phases of which a header hears while it is pulled, refreshes and ends.
    nonisolated static let phases: [Phase] = [
      .pulling, .armed, .refreshing, .ending(.success),
    ]

    /// Pulls a header of which a phase is waited for, and lets it go to rest.
    private func play(_ stage: Stage, _ header: StripControl) {
      stage.pull(to: -130)
      StandIn.settle()
      header.end()
      StandIn.settle()
    }

    @Test(arguments: phases)
    func `A control that is removed in its own callback hears of its rest, once and after it`(
      phase: Phase
    ) {
      let stage = Stage()
      let header = stage.addHeader()
      var (seen, depth, last) = ([Phase](), 0, Phase.idle)
      var pull = 0.0
      header.onPull = { value, _ in
        #expect(depth == 0)
        pull = value
      }
      header.onPhaseChange = { old, new in
        #expect(depth == 0)
        #expect(old == last)
        depth += 1
        seen.append(new)
        last = new
        if new == phase { stage.scroll.tug.header = nil }
        depth -= 1
      }
      play(stage, header)
      #expect(seen.last == .idle)
      #expect(seen.count { $0 == .idle } == 1)
      #expect(pull == 0)
      #expect(stage.actions == (phase == .ending(.success) ? 1 : 0))
      #expect(stage.top == 64)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test(arguments: phases)
    func `A control that is removed in its own callback has given back the inset in the call`(
      phase: Phase
    ) {
      let stage = Stage()
      let header = stage.addHeader()
      var tops: [CGFloat] = []
      header.onPhaseChange = { _, new in
        guard new == phase else { return }
        stage.scroll.tug.header = nil
        tops.append(stage.top)
      }
      play(stage, header)
      #expect(!tops.isEmpty && tops.allSatisfy { $0 == 64 })
    }

    @Test(arguments: phases)
    func `A control that comes in a callback hears and does nothing of the one before`(
      phase: Phase
    ) {
      let stage = Stage()
      let header = stage.addHeader()
      let actions = phase == .ending(.success) ? 1 : 0
      var (seen, heard, others) = ([Phase](), [Phase](), 0)
      let other = RefreshHeader(.standard, onRefresh: { others += 1 })
      other.onPhaseChange = { _, new in heard.append(new) }
      header.onPhaseChange = { _, new in
        seen.append(new)
        if new == phase { stage.scroll.tug.header = other }
      }
      if phase == .pulling || phase == .armed {
        stage.drag(to: phase == .pulling ? -119 : -130)
        stage.liftFingers()
        StandIn.settle()
      } else {
        play(stage, header)
      }
      #expect(heard == [])
      #expect(others == 0)
      #expect(stage.actions == actions)
      #expect(seen.last == .idle)
      #expect(stage.scroll.tug.header === other)
    }

    @Test func `A control that is removed and set again in a callback begins anew`() {
      let stage = Stage()
      let header = stage.addHeader()
      var seen: [Phase] = []
      header.onPhaseChange = { _, new in
        seen.append(new)
        guard new == .refreshing else { return }
        stage.scroll.tug.header = nil
        stage.scroll.tug.header = header
      }
      header.begin()
      StandIn.settle()
      #expect(seen == [.refreshing, .idle])
      #expect(header.phase == .idle)
      #expect(stage.actions == 0)
    }

    @Test func `A header that is there for one refresh may leave as it ends`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      header.onEnd = { _ in stage.scroll.tug.header = nil }
      play(stage, header)
      #expect(stage.phases.last == .idle)
      #expect(StandIn.record.announcements == ["Refreshing…", "Updated"])
    }

    @Test func `The app's own view hears of the end, also when the control leaves in a callback`() {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, dwell: .none) }
        var ends: [String] = []
        func stripWillEnd(with outcome: Outcome) { ends.append("will end") }
        func stripDidEnd() { ends.append("did end") }
      }
      let (stage, own) = (Stage(), Own())
      let header = RefreshHeader(view: own, onRefresh: {})
      header.options.minimumDisplay = 0
      header.onEnd = { _ in stage.scroll.tug.header = nil }
      stage.scroll.tug.header = header
      play(stage, header)
      #expect(own.ends == ["will end", "did end"])
    }

    /// Whether a control is the list's header with all that belongs to it, and refreshes.
    private func expectWorks(_ header: StripControl, _ stage: Stage) {
      #expect(stage.scroll.tug.header === header)
      #expect(stage.scroll.subviews.count { $0 is StripView } == 1)
      #expect(stage.scroll.subviews.count { $0 is MarkerView } == 1)
      #expect(stage.scroll.alwaysBounceVertical)
      header.begin()
      #expect(header.phase == .refreshing)
      stage.scroll.tug.header = nil
      #expect(stage.scroll.subviews.allSatisfy { !($0 is StripView) && !($0 is MarkerView) })
      #expect(!stage.scroll.alwaysBounceVertical)
      #expect(StandIn.observationCount == 0)
      #expect(stage.top == 64)
    }

    /// A header that refreshes, and what the app does when it comes to rest.
    private func addRefreshing(_ stage: Stage, atRest: @escaping () -> Void) -> StripControl {
      let header = stage.addHeader()
      header.onPhaseChange = { _, phase in
        if phase == .idle { atRest() }
      }
      header.begin()
      StandIn.settle()
      return header
    }

    @Test func `A header comes to the list also when the old one's callback empties the list`() {
      let stage = Stage()
      _ = addRefreshing(stage) { stage.scroll.tug.header = nil }
      let new = RefreshHeader(.standard, onRefresh: {})
      stage.scroll.tug.header = new
      expectWorks(new, stage)
    }

    @Test func `What the old header's callback sets stays`() {
      for empties in [false, true] {
        let stage = Stage()
        let own = RefreshHeader(.standard, onRefresh: {})
        _ = addRefreshing(stage) {
          if empties { stage.scroll.tug.header = nil }
          stage.scroll.tug.header = own
        }
        stage.scroll.tug.header = RefreshHeader(.standard, onRefresh: {})
        expectWorks(own, stage)
      }
    }

    @Test func `A header that becomes the footer does so when its callback empties the list`() {
      let stage = Stage()
      let control = addRefreshing(stage) { stage.scroll.tug.header = nil }
      stage.scroll.tug.footer = control
      #expect(stage.scroll.tug.footer === control)
      #expect(stage.scroll.tug.header == nil)
      stage.scroll.tug.footer = nil
      #expect(stage.scroll.subviews.isEmpty)
      #expect(!stage.scroll.alwaysBounceVertical)
    }

    @Test func `A header that is set as all subviews are removed is the list's`() {
      let stage = Stage()
      let new = RefreshHeader(.standard, onRefresh: {})
      let old = addRefreshing(stage) { stage.scroll.tug.header = new }
      for view in stage.scroll.subviews { view.removeFromSuperview() }
      #expect(old.phase == .idle)
      StandIn.turn()
      expectWorks(new, stage)
    }
  }
}
