// SPDX-License-Identifier: MIT

/// Insertions and deletions that a list was told of, against what its data source says afterwards.
///
/// UIKit raises an exception when they do not agree.
struct RowChanges {
  private let list: String
  private let before: [Int]
  private var expected: [Int]

  /// Begins with the counts of each section that the list last knew.
  init(_ list: String, before: [Int]) {
    self.list = list
    self.before = before
    expected = before
  }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths where expected.indices.contains(path.section) { expected[path.section] += 1 }
  }

  mutating func delete(_ paths: [IndexPath]) {
    for path in paths {
      precondition(
        before.indices.contains(path.section) && (0..<before[path.section]).contains(path[1]),
        "\(list) was told to delete a row that is not there"
      )
      expected[path.section] -= 1
    }
  }

  func check(_ after: [Int]) {
    precondition(
      after == expected,
      "\(list) must have as many rows as before, plus those inserted, minus those deleted"
    )
  }
}
