// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// Whether a finger holds a scroll view.
///
/// `isTracking` cannot be observed, and whether it is false already when the pan recogniser reports
/// the end of a drag is not documented. So the recogniser decides while it is at work, and
/// `isTracking` at all other times.
struct Finger {
  /// Whether the recogniser is at work.
  private(set) var isDragging = false
  /// The recogniser has reported the end; until `isTracking` agrees, it is the one that is late.
  private var hasLifted = false

  /// What a report of the recogniser means.
  enum Event {
    case down
    case up
    case cancelled
  }

  /// Takes a report of the recogniser.
  mutating func note(_ state: UIGestureRecognizer.State) -> Event? {
    switch state {
    case .began, .changed:
      hasLifted = false
      guard !isDragging else { return nil }
      isDragging = true
      return .down
    case .ended, .cancelled, .failed:
      hasLifted = true
      isDragging = false
      return state == .ended ? .up : .cancelled
    case .possible:
      hasLifted = false
      isDragging = false
      return nil
    @unknown default:
      return nil
    }
  }

  /// Whether a finger is down now that may pull.
  mutating func isDown(on view: UIScrollView) -> Bool {
    if view.isBeingZoomed { return false }
    if isDragging { return true }
    if !view.isTracking { hasLifted = false }
    return view.isTracking && !hasLifted
  }
}

extension UIScrollView {
  /// Whether its content is between two sizes, and may be past its edges although nobody pulls it.
  var isBeingZoomed: Bool { isZooming || isZoomBouncing }
}
#endif
