// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Every option of every look: another value changes what its name says and nothing else.
@Suite struct OptionTests {
  /// A look with one option that is not as usual, and what differs then.
  struct Row: Sendable, CustomTestStringConvertible {
    var option: String
    var usual: Look
    var chosen: Look
    /// The distances that have changed, with what they have become.
    var metrics: [String]
    /// The properties that have changed, each with its shapes.
    var changes: [String]

    var testDescription: String { option }

    init(
      _ option: String,
      _ usual: Look,
      _ chosen: Look,
      _ changes: [String],
      metrics: [String] = []
    ) {
      (self.option, self.usual, self.chosen) = (option, usual, chosen)
      (self.metrics, self.changes) = (metrics, changes)
    }
  }

  @Test(arguments: rows)
  func `an option changes what its name says`(_ row: Row) {
    let difference = SceneDifference(row.usual, row.chosen)
    #expect(difference.metrics == row.metrics)
    #expect(difference.lines == row.changes)
  }

  @Test func `no option has two rows`() {
    #expect(Set(Self.rows.map(\.option)).count == Self.rows.count)
  }
}
