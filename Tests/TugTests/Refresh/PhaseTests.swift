// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `only ending carries an outcome`() {
  #expect(Phase.ending(.failure).outcome == .failure)
  #expect(Phase.refreshing.outcome == nil)
}

@Test func `the last page is a success as well`() {
  let outcomes: [Outcome] = [.success, .failure, .cancelled, .noMore]
  #expect(outcomes.filter(\.isSuccessful) == [.success, .noMore])
}
