// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// Which way an axis and the coordinates of its scroll view run.
struct AxisDirection: Equatable {
  /// Whether the scroll view's coordinates are mirrored in those of its superview.
  ///
  /// UIKit counts x from the right in right-to-left layouts of collection views whose layout asks for
  /// that, and any other subview is then seen mirrored; some apps mirror a list with a transform.
  let isMirrored: Bool
  /// Whether the axis runs against the scroll view's coordinates.
  let isReversed: Bool

  /// The directions in a scroll view now.
  init(of axis: Axis, in view: UIScrollView) {
    isMirrored = view.isMirrored
    isReversed = axis == .horizontal && view.isRightToLeft != isMirrored
  }
}

extension UIView {
  /// Whether its layout runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the superview shows it mirrored from left to right; turned or upside down is not.
  fileprivate var isMirrored: Bool {
    guard let superview else { return false }
    let origin = convert(CGPoint.zero, to: superview)
    guard convert(CGPoint(x: 1, y: 0), to: superview).x < origin.x else { return false }
    return convert(CGPoint(x: 0, y: 1), to: superview).y > origin.y
  }
}
#endif
