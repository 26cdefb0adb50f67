// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `the last page is a success as well`() {
  let outcomes: [Outcome] = [.success, .failure, .cancelled, .noMore]
  #expect(outcomes.filter(\.isSuccessful) == [.success, .noMore])
}

@Test(arguments: [
  (Outcome.success, Role.refresh, Outcome.success), (.failure, .refresh, .failure),
  (.cancelled, .refresh, .cancelled), (.noMore, .refresh, .success), (.noMore, .load, .noMore),
])
func `a look is told that a refresh that has brought everything has succeeded`(
  outcome: Outcome,
  role: Role,
  shown: Outcome
) {
  var context = LookContext(role: role, width: 375, metrics: LookMetrics(extent: 54)) { _, _ in
    TextSize(width: 0, height: 0)
  }
  #expect(context.outcome == nil)
  context.phase = .ending(outcome)
  #expect(context.outcome == shown)
}
