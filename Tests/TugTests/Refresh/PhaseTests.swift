// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `only ending carries an outcome`() {
  #expect(Phase.ending(.failure).outcome == .failure)
  #expect(Phase.refreshing.outcome == nil)
}
