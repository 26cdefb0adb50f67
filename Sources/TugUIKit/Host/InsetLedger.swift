// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Tells what Tug has added to the insets of a scroll view from what the app has put there.
///
/// Only what was added is remembered, never what stood there before.
struct InsetLedger {
  /// What Tug has added at each edge.
  private var added = (start: 0.0, end: 0.0)
  /// The insets as last seen.
  private var seen = (start: 0.0, end: 0.0)

  /// Takes the insets of a scroll view to which nothing has been added.
  init(_ port: ScrollPort) {
    seen = (port.ownInset(.start), port.ownInset(.end))
  }

  /// What Tug has added at an edge.
  func added(_ edge: Edge) -> Double { edge == .start ? added.start : added.end }

  /// The app has written insets: a side that it changed is a new base as it stands, and a side that
  /// it wrote back as it was keeps its base.
  mutating func appWrote(_ port: ScrollPort) {
    let now = (start: port.ownInset(.start), end: port.ownInset(.end))
    if now.start != seen.start { added.start = 0 }
    if now.end != seen.end { added.end = 0 }
    seen = now
  }

  /// What the insets are to be, or `nil` when they are that already.
  ///
  /// - Parameters:
  ///   - start: What Tug wants to add at the start.
  ///   - end: What Tug wants to add at the end.
  ///   - port: The scroll view.
  /// - Returns: The insets to write.
  mutating func book(start: Double, end: Double, _ port: ScrollPort) -> UIEdgeInsets? {
    guard start != added.start || end != added.end else { return nil }
    let wanted = (
      start: port.ownInset(.start) - added.start + start,
      end: port.ownInset(.end) - added.end + end
    )
    added = (start, end)
    seen = wanted
    return port.replacing(start: wanted.start, end: wanted.end, in: port.view.contentInset)
  }

  /// Insets without what Tug has added along this axis.
  func base(_ port: ScrollPort, in insets: UIEdgeInsets) -> UIEdgeInsets {
    port.replacing(
      start: port.inset(.start, of: insets) - added.start,
      end: port.inset(.end, of: insets) - added.end,
      in: insets
    )
  }

  /// Puts what Tug has added on top of insets that the app chose.
  mutating func rebase(_ insets: UIEdgeInsets, _ port: ScrollPort) -> UIEdgeInsets {
    seen = (
      port.inset(.start, of: insets) + added.start, port.inset(.end, of: insets) + added.end
    )
    return port.replacing(start: seen.start, end: seen.end, in: insets)
  }
}
#endif
