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
