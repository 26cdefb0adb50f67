// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugReplay
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What happens to a scroll view, as a file for another desk.
  struct Recording {
    private let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }

    /// The phases that a case of a written recording publishes when it is played.
    private func phases(_ replayCase: Replay.Case) -> [Phase] {
      let (run, failure) = ReplayRun.run(replayCase)
      #expect(failure == nil)
      return run.history.compactMap { effect in
        if case .phase(_, _, let phase) = effect { phase } else { nil }
      }
    }

    @Test func `A list that scrolls both ways gives a case for each of its axes`() throws {
      let stage = Stage(content: 2000, top: 0)
      stage.scroll.contentSize.width = 2000
      let header = stage.addHeader()
      let leading = RefreshHeader(look, onRefresh: {})
      var across: [Phase] = []
      leading.onPhaseChange = { across.append($1) }
      stage.scroll.tug.leading = leading
      stage.scroll.tug.startRecording()
      stage.pull(to: -70)
      StandIn.settle()
      header.end()
      StandIn.settle()
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toX: -60)
      finger.up()
      StandIn.settle()
      leading.end(.failure)
      StandIn.settle()
      #expect(stage.phases.last == .idle && stage.phases.contains(.refreshing))
      #expect(across.last == .idle && across.contains(.ending(.failure)))

      let text = ReplayWriter.text(of: stage.scroll.tug.stopRecording().cases)
      let cases = try Replay(parsing: text).cases
      #expect(cases.map(\.name) == ["vertical", "horizontal"])
      #expect(phases(cases[0]) == stage.phases)
      #expect(phases(cases[1]) == across)
      #expect(stage.scroll.tug.stopRecording().isEmpty)
    }

    @Test func `A list with one axis gives one case`() throws {
      let stage = Stage()
      stage.addHeader()
      stage.scroll.tug.startRecording()
      stage.pull(to: -130)
      let text = ReplayWriter.text(of: stage.scroll.tug.stopRecording().cases)
      #expect(try Replay(parsing: text).cases.map(\.name) == ["vertical"])
    }

    @Test func `Strips that go and come while it lasts are recorded, and nothing is left of it`()
      throws
    {
      let stage = Stage()
      stage.addHeader()
      stage.scroll.tug.startRecording()
      stage.pull(to: -130)
      stage.scroll.tug.header = nil
      #expect(stage.top == 64)
      stage.scroll.contentOffset.y = -64
      stage.addHeader()
      stage.scroll.tug.leading = RefreshHeader(look, onRefresh: {})
      stage.pull(to: -130)
      stage.scroll.tug.header = nil
      stage.scroll.tug.leading = nil
      let recording = stage.scroll.tug.stopRecording()
      #expect(!recording.horizontal.isEmpty)
      #expect(StandIn.observationCount == 0)
      #expect(stage.scroll.subviews.isEmpty)
      let cases = try Replay(parsing: ReplayWriter.text(of: recording.cases)).cases
      #expect(phases(cases[0]) == stage.phases)
      #expect(stage.phases.filter { $0 == .refreshing }.count == 2)
    }

    @Test func `Without a strip there is nothing to record`() {
      let stage = Stage()
      stage.scroll.tug.startRecording()
      #expect(stage.scroll.tug.stopRecording().isEmpty)
      #expect(stage.scroll.subviews.isEmpty)
    }
  }
}
