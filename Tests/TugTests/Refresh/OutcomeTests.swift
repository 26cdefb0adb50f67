// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `the last page is a success as well`() {
  let outcomes: [Outcome] = [.success, .failure, .cancelled, .noMore]
  #expect(outcomes.filter(\.isSuccessful) == [.success, .noMore])
}
