// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Tells what Tug has added to the insets of a scroll view from what the app has put there.
///
/// What stands in the scroll view is always the sum of both: when it is not, the app has written, and
/// what it wrote counts.
struct InsetLedger {
  /// The app's part along the axis, as it last wrote it.
  private var base: (start: Double, end: Double)
  /// What Tug has added at each edge; the sum of both stands in the scroll view.
  private var added = (start: 0.0, end: 0.0)

  /// Takes the insets of a scroll view to which nothing has been added.
  init(_ port: ScrollPort) {
    base = (port.ownInset(.start), port.ownInset(.end))
  }

  /// What Tug has added at an edge.
  func added(_ edge: Edge) -> Double { edge == .start ? added.start : added.end }

  /// The app has written insets: a side that it changed is a new base as it stands, and a side that
  /// it wrote back as it was keeps its base.
  mutating func appWrote(_ port: ScrollPort) {
    let now = (start: port.ownInset(.start), end: port.ownInset(.end))
    if now.start != base.start + added.start { (base.start, added.start) = (now.start, 0) }
    if now.end != base.end + added.end { (base.end, added.end) = (now.end, 0) }
  }

  /// What the insets are to be, or `nil` when they are that already.
  ///
  /// - Parameters:
  ///   - start: What Tug wants to add at the start.
  ///   - end: What Tug wants to add at the end.
  ///   - port: The scroll view.
  /// - Returns: The insets to write.
  mutating func book(start: Double, end: Double, _ port: ScrollPort) -> UIEdgeInsets? {
    added = (start, end)
    let insets = port.replacing(
      start: base.start + start,
      end: base.end + end,
      in: port.view.contentInset
    )
    return insets == port.view.contentInset ? nil : insets
  }

  /// The axis runs the other way: each of the app's sides is the other one, and what Tug adds goes
  /// to where its strip is now.
  mutating func turnRound() { base = (base.end, base.start) }

  /// Insets without what Tug has added along this axis.
  func base(_ port: ScrollPort, in insets: UIEdgeInsets) -> UIEdgeInsets {
    port.replacing(start: base.start, end: base.end, in: insets)
  }

  /// Puts what Tug has added on top of insets that the app chose.
  mutating func rebase(_ insets: UIEdgeInsets, _ port: ScrollPort) -> UIEdgeInsets {
    base = (port.inset(.start, of: insets), port.inset(.end, of: insets))
    return port.replacing(
      start: base.start + added.start,
      end: base.end + added.end,
      in: insets
    )
  }
}
#endif
