// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// A view that says how much room it needs as a strip, and when it arms.
///
/// Adopt it together with ``StripFollowing`` to draw a header or a footer with a view of your own.
@MainActor public protocol StripMeasuring: UIView {
  /// Distances, motions and dwell times; asked when the view becomes a strip.
  ///
  /// Assign new ones to the control's options to change them later.
  var stripMetrics: LookMetrics { get }
}

/// A view that is told what happens to its strip.
///
/// Every method does nothing unless it is implemented. They are called in the order of this list,
/// never inside another of them.
@MainActor public protocol StripFollowing: UIView {
  /// The phase has changed.
  func stripDidChange(from old: Phase, to new: Phase)
  /// The pull has changed: in points, and in relation to the trigger distance; both 0 at rest.
  func stripDidPull(_ pull: Double, progress: Double)
  /// The action has ended; the result is shown now, and the strip retreats after its dwell.
  ///
  /// The outcome is the app's: a header shows ``Outcome/noMore`` as a success.
  func stripWillEnd(with outcome: Outcome)
  /// The strip is closed again.
  func stripDidEnd()
}

extension StripFollowing {
  /// Does nothing.
  public func stripDidChange(from old: Phase, to new: Phase) {}
  /// Does nothing.
  public func stripDidPull(_ pull: Double, progress: Double) {}
  /// Does nothing.
  public func stripWillEnd(with outcome: Outcome) {}
  /// Does nothing.
  public func stripDidEnd() {}
}

/// A view of your own that serves as a strip.
public typealias StripContent = StripMeasuring & StripFollowing
#endif
