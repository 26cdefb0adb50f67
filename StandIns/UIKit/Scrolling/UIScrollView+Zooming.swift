// SPDX-License-Identifier: MIT

/// How the content is being zoomed.
enum ScrollZoom {
  case none
  /// Two fingers are at it.
  case pinched
  /// They have left it smaller or larger than it may be.
  case bouncing
}

extension StandIn {
  /// Two fingers, one of which is down already, give the content another size and place.
  public static func pinch(_ view: UIScrollView, to size: CGSize, at offset: CGPoint) {
    view.zoom = .pinched
    view.contentSize = size
    view.contentOffset = offset
    turn()
  }

  /// The second finger lifts, and the content goes back to a size and place that it may have.
  public static func endPinch(_ view: UIScrollView, to size: CGSize, at offset: CGPoint) {
    view.zoom = .bouncing
    view.contentOffset = view.contentOffset
    view.contentSize = size
    view.contentOffset = offset
    view.zoom = .none
    turn()
  }
}
