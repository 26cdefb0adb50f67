// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Tells what Tug has added to the insets of a scroll view from what the app has put there.
///
/// What stands in the scroll view is always the sum of both: when it is not, the app has written, and
/// what it wrote counts: as it stands, or less Tug's part when it is what the app found the last time.
struct InsetLedger {
  private var start: Side
  private var end: Side

  /// Takes the insets of a scroll view to which nothing has been added.
  init(_ port: ScrollPort) {
    start = Side(base: port.ownInset(.start))
    end = Side(base: port.ownInset(.end))
  }

  /// What Tug has added at an edge.
  func added(_ edge: Edge) -> Double { edge == .start ? start.added : end.added }

  /// The app has written insets: a side that it changed is a new base as it stands, and a side that
  /// it wrote back as it was, now or the last time, keeps its base.
  ///
  /// Nothing happens when they stand as they were booked.
  mutating func appWrote(_ port: ScrollPort) {
    let now = (start: port.ownInset(.start), end: port.ownInset(.end))
    guard now.start != start.sum || now.end != end.sum else { return }
    start.appWrote(now.start)
    end.appWrote(now.end)
  }

  /// What the insets are to be, or `nil` when they are that already.
  ///
  /// - Parameters:
  ///   - start: What Tug wants to add at the start.
  ///   - end: What Tug wants to add at the end.
  ///   - port: The scroll view.
  /// - Returns: The insets to write.
  mutating func book(start: Double, end: Double, _ port: ScrollPort) -> UIEdgeInsets? {
    self.start.added = start
    self.end.added = end
    let insets = sum(port, in: port.view.contentInset)
    return insets == port.view.contentInset ? nil : insets
  }

  /// The axis runs the other way: each of the app's sides is the other one, and what Tug adds goes
  /// to where its strip is now.
  mutating func turnRound() {
    swap(&start, &end)
    swap(&start.added, &end.added)
  }

  /// Insets without what Tug has added along this axis.
  func base(_ port: ScrollPort, in insets: UIEdgeInsets) -> UIEdgeInsets {
    port.replacing(start: start.base, end: end.base, in: insets)
  }

  /// Puts what Tug has added on top of insets that the app chose.
  mutating func rebase(_ insets: UIEdgeInsets, _ port: ScrollPort) -> UIEdgeInsets {
    start.base = port.inset(.start, of: insets)
    end.base = port.inset(.end, of: insets)
    return sum(port, in: insets)
  }

  private func sum(_ port: ScrollPort, in insets: UIEdgeInsets) -> UIEdgeInsets {
    port.replacing(start: start.sum, end: end.sum, in: insets)
  }
}

extension InsetLedger {
  /// One side of the insets.
  private struct Side {
    /// The app's part, as it last wrote it.
    var base: Double
    /// What Tug has added.
    var added = 0.0
    /// What the app found when it last wrote, with its own part of that: it may put it back.
    private var found: (sum: Double, base: Double)?

    init(base: Double) { self.base = base }

    /// What stands in the scroll view.
    var sum: Double { base + added }

    /// The app has written insets, and this side is now as given.
    ///
    /// What makes room for a keyboard often keeps the insets that it finds, and puts them back in the
    /// end: with what Tug had added to them, which is not the app's.
    mutating func appWrote(_ now: Double) {
      let last = found
      if added != 0, now != base, last?.base != base { found = (sum, base) }
      guard now != sum else { return }
      if let last, last.sum == now { base = last.base } else { base = now }
      added = now - base
      // What is back, or was replaced by the app's own part of it, comes back no more.
      if base == last?.base { found = nil }
    }
  }
}
#endif
