// SPDX-License-Identifier: MIT

/// Why a replay file cannot be read.
public struct ReplayError: Error, Equatable, Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// What stands there.
  public var found: String
  /// What was expected there.
  public var expected: String

  /// Creates an error for a place in a file.
  public init(line: Int, found: String, expected: String) {
    self.line = line
    self.found = found
    self.expected = expected
  }
}

extension ReplayError: CustomStringConvertible {
  /// `line 3: found "…", expected …`.
  public var description: String { "line \(line): found \"\(found)\", expected \(expected)" }
}
