// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Actions that are asynchronous functions.
  struct Actions {
    struct Refusal: Error {}

    @Test func `Returning ends the refresh as a success, throwing as a failure`() async {
      for (error, outcome) in [(nil, Outcome.success), (Refusal(), .failure)]
        as [(Refusal?, Outcome)]
      {
        let stage = Stage()
        let header = RefreshHeader(.balls) { if let error { throw error } }
        stage.scroll.tug.header = header
        header.begin()
        #expect(header.phase == .refreshing)
        await until { header.phase.outcome != nil }
        #expect(header.phase == .ending(outcome))
      }
    }

    private actor Store { func reload() async throws {} }
    private final class Model { func reload() async throws {} }
    private nonisolated final class Service: Sendable { func reload() async throws {} }

    @Test func `An action may be a method of an actor, of the main one, and of none`() async {
      for header in [
        RefreshHeader(.balls, action: Store().reload),
        RefreshHeader(.balls, action: Model().reload),
        RefreshHeader(.balls, action: Service().reload),
      ] {
        let stage = Stage()
        stage.scroll.tug.header = header
        let events = header.events
        header.begin()
        // However long another thread takes.
        for await case .end(let outcome) in events {
          #expect(outcome == .success)
          break
        }
      }
    }

    @Test func `An action that calls itself off ends as cancelled, and shows no failure`() async {
      let stage = Stage()
      let header = RefreshHeader(.balls) { throw CancellationError() }
      var outcomes: [Outcome] = []
      header.onEnd = { outcomes.append($0) }
      stage.scroll.tug.header = header
      header.begin()
      await until { !outcomes.isEmpty }
      #expect(outcomes == [.cancelled])
    }

    @Test func `An action that cancels its own task ends with it, and its errors as cancelled`()
      async
    {
      for (error, outcome) in [(nil, Outcome.success), (Refusal(), .cancelled)]
        as [(Refusal?, Outcome)]
      {
        let stage = Stage()
        let header = RefreshHeader(.balls) {
          withUnsafeCurrentTask { $0?.cancel() }
          if let error { throw error }
        }
        var outcomes: [Outcome] = []
        header.onEnd = { outcomes.append($0) }
        stage.scroll.tug.header = header
        header.begin()
        await until { !outcomes.isEmpty }
        #expect(outcomes == [outcome])
      }
    }

    @Test func `A list that goes while its action runs takes the action with it`() async {
      weak var scroll: UIScrollView?
      weak var header: RefreshHeader?
      var wasCancelled = false
      do {
        let stage = Stage()
        let control = RefreshHeader(.balls) {
          do {
            try await Task.sleep(for: .seconds(600))
          } catch {
            wasCancelled = true
            throw error
          }
        }
        stage.scroll.tug.header = control
        control.begin()
        await Task.yield()
        (scroll, header) = (stage.scroll, control)
      }
      StandIn.turn()
      await until { wasCancelled }
      #expect(wasCancelled)
      #expect(scroll == nil)
      #expect(header == nil)
      #expect(StandIn.observationCount == 0)
    }

    @Test func `A list that goes before its control ends the action, and says so`() async {
      var wasCancelled = false
      var phases: [Phase] = []
      let header = RefreshHeader(.balls) {
        try? await Task.sleep(for: .seconds(600))
        wasCancelled = Task.isCancelled
      }
      header.onPhaseChange = { _, new in phases.append(new) }
      do {
        let stage = Stage()
        stage.scroll.tug.header = header
        header.begin()
        await Task.yield()
      }
      StandIn.turn()
      await until { wasCancelled }
      #expect(wasCancelled)
      #expect(phases == [.refreshing, .idle])
    }

    @Test func `What an action answers after a reset is nothing to the next one`() async {
      let stage = Stage()
      var finish: CheckedContinuation<Void, Never>?
      let header = RefreshHeader(.balls) { await withCheckedContinuation { finish = $0 } }
      stage.scroll.tug.header = header
      header.begin()
      await until { finish != nil }
      header.reset()
      header.begin()
      let first = finish
      await until { first != nil }
      #expect(header.phase == .refreshing)
      first?.resume()
      for _ in 0..<20 { await Task.yield() }
      #expect(header.phase == .refreshing)
    }

    @Test func `A load says whether there is more`() async {
      for (result, phase) in [(LoadResult.hasMore, Phase.idle), (.noMore, .exhausted)] {
        let stage = Stage()
        let footer = LoadMoreFooter(.standard, trigger: .tap, action: { result })
        stage.scroll.tug.footer = footer
        footer.begin()
        await until { footer.phase != .refreshing }
        #expect(footer.phase == phase)
      }
    }

    @Test func `A refresh may say whether there is more, and then a footer at its end goes on`()
      async
    {
      let headers = [
        (RefreshHeader(.balls) { .hasMore }, Phase.idle),
        (RefreshHeader(.balls) { .noMore }, .exhausted),
        (RefreshHeader(.balls) { await Task.yield() }, .exhausted),
        // What only throws does not say.
        (RefreshHeader(.balls) { throw Refusal() }, .exhausted),
      ]
      for (header, phase) in headers {
        let stage = Stage()
        let footer = stage.addFooter()
        footer.end(.noMore)
        stage.scroll.tug.header = header
        header.begin()
        await until { header.phase.outcome != nil }
        #expect(footer.phase == phase)
      }
    }

    @Test func `A refresh that says there is no more leaves the footer nothing to load`() async {
      let stage = Stage()
      let footer = stage.addFooter()
      let header = RefreshHeader(.balls) { .noMore }
      stage.scroll.tug.header = header
      header.begin()
      await until { header.phase.outcome != nil }
      #expect(footer.phase == .exhausted)
    }

    @Test func `A reset cancels the action`() async {
      let stage = Stage()
      var wasCancelled = false
      let header = RefreshHeader(.balls) {
        try? await Task.sleep(for: .seconds(600))
        wasCancelled = Task.isCancelled
      }
      stage.scroll.tug.header = header
      header.begin()
      await Task.yield()
      header.reset()
      await until { wasCancelled }
      #expect(wasCancelled)
    }

    @Test func `The events of a control end with it`() async {
      var events: AsyncStream<StripEvent>?
      do {
        let header = RefreshHeader(.balls, onRefresh: {})
        events = header.events
      }
      var hasEnded = false
      let listening = Task {
        if let events { for await _ in events {} }
        hasEnded = true
      }
      await until { hasEnded }
      #expect(hasEnded)
      listening.cancel()
    }

    @Test func `H6 removing the control cancels its action, and what it answers is ignored`() async
    {
      let stage = Stage()
      var wasCancelled = false
      let header = RefreshHeader(.balls) {
        do {
          try await Task.sleep(for: .seconds(600))
        } catch {
          wasCancelled = true
          throw error
        }
      }
      stage.scroll.tug.header = header
      header.begin()
      await Task.yield()
      stage.scroll.tug.header = nil
      let writes = StandIn.record.insetWrites.count
      await until { wasCancelled }
      #expect(wasCancelled)
      #expect(header.phase == .idle)
      #expect(StandIn.record.insetWrites.count == writes)
    }

    /// Lets other tasks of the main actor run, a thousand turns at most.
    private func until(_ isDone: () -> Bool) async {
      for _ in 0..<1000 where !isDone() { await Task.yield() }
    }
  }
}
