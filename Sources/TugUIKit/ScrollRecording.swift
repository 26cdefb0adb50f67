// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug

/// What was recorded of a scroll view: each of its axes by itself, since each has an engine.
///
/// ```swift
/// let text = ReplayWriter.text(of: tableView.tug.stopRecording().cases)
/// ```
public nonisolated struct ScrollRecording: Equatable, Sendable {
  /// What happened to the header and the footer, oldest first; empty without them.
  public var vertical: [RecordedEvent]
  /// What happened to the leading and the trailing strip, oldest first; empty without them.
  public var horizontal: [RecordedEvent]

  /// Both with their names, as `ReplayWriter` makes a file with a case each.
  public var cases: KeyValuePairs<String, [RecordedEvent]> {
    ["vertical": vertical, "horizontal": horizontal]
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool { vertical.isEmpty && horizontal.isEmpty }
}
#endif
