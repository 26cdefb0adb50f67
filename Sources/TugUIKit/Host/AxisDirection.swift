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
  /// Whether the scroll view is upside down, as that of a chat is whose first row is the lowest.
  let isUpsideDown: Bool
  /// Whether the axis runs against the scroll view's coordinates.
  let isReversed: Bool

  /// The directions in a scroll view now.
  init(of axis: Axis, in view: UIScrollView) {
    let origin = view.placeInSuperview(of: .zero)
    isMirrored = view.placeInSuperview(of: CGPoint(x: 1, y: 0)).x < origin.x
    isUpsideDown = view.placeInSuperview(of: CGPoint(x: 0, y: 1)).y < origin.y
    isReversed = axis == .horizontal && view.isRightToLeft != isMirrored
  }

  /// What turns a subview back, so that it is seen as it was drawn.
  var upright: CGAffineTransform {
    CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: isUpsideDown ? -1 : 1)
  }
}

extension UIView {
  /// Whether its layout runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  fileprivate func placeInSuperview(of point: CGPoint) -> CGPoint {
    superview.map { convert(point, to: $0) } ?? point
  }
}
#endif
