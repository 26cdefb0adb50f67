// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// A scroll view as the engine sees it: lengths along one axis, counted from the axis's start.
///
/// All conversions between points of the plane and of the axis are here. In a right-to-left layout
/// a horizontal list starts at the right, where x is 0 if the coordinates are mirrored.
struct ScrollPort {
  let view: UIScrollView
  let axis: Axis
  /// Which way the coordinates run.
  let direction: AxisDirection
  /// What Tug has added to the insets of the axis.
  let added: Double

  private var isReversed: Bool { direction.isReversed }

  // MARK: Lengths

  /// The length of the visible part along the axis.
  var viewport: Double { axis == .vertical ? view.bounds.height : view.bounds.width }

  /// The length of the visible part across the axis.
  var breadth: Double { axis == .vertical ? view.bounds.width : view.bounds.height }

  /// The length of the content.
  ///
  /// UIKit keeps content that is too short for a reversed axis at the left; counted from the right
  /// it then reaches to there.
  var content: Double {
    guard axis == .horizontal else { return view.contentSize.height }
    guard isReversed else { return view.contentSize.width }
    return view.contentSize.width + slack
  }

  /// The room that content too short for a reversed axis leaves at its start, where UIKit would
  /// hold it only against an inset of that size.
  var slack: Double {
    guard isReversed else { return 0 }
    let adjusted = view.adjustedContentInset
    let room = viewport - adjusted.left - adjusted.right + added
    return max(0, room - view.contentSize.width)
  }

  /// The distance scrolled from the start of the content.
  var offset: Double { offset(at: view.contentOffset) }

  /// The offset that stands for a distance; the other axis stays where it is.
  func point(at offset: Double) -> CGPoint {
    var point = view.contentOffset
    switch axis {
    case .vertical: point.y = offset
    case .horizontal: point.x = isReversed ? content - viewport - offset : offset
    }
    return point
  }

  private func offset(at point: CGPoint) -> Double {
    switch axis {
    case .vertical: point.y
    case .horizontal: isReversed ? content - viewport - point.x : point.x
    }
  }

  /// The place of a point of the scroll view across the axis, from the leading side or the top.
  func across(_ point: CGPoint) -> Double {
    let place = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
    guard axis == .vertical else { return place.y }
    let isFromRight = view.isRightToLeft != direction.isMirrored
    return isFromRight ? view.bounds.width - place.x : place.x
  }

  /// A velocity of a finger along the axis, positive towards the start.
  func along(_ velocity: CGPoint) -> Double {
    switch axis {
    case .vertical: velocity.y
    case .horizontal: isReversed ? -velocity.x : velocity.x
    }
  }

  /// The frame of a strip, over the whole breadth of what is visible.
  ///
  /// - Parameters:
  ///   - origin: The strip's edge nearest the start, in the content's coordinates.
  ///   - extent: The strip's length along the axis.
  /// - Returns: The frame in the scroll view.
  func frame(origin: Double, extent: Double) -> CGRect {
    let bounds = view.bounds
    switch axis {
    case .vertical:
      return CGRect(x: bounds.minX, y: origin, width: bounds.width, height: extent)
    case .horizontal:
      let left = isReversed ? content - origin - extent : origin
      return CGRect(x: left, y: bounds.minY, width: extent, height: bounds.height)
    }
  }

  // MARK: Insets

  /// The inset that stands in the scroll view, without the system's part.
  func ownInset(_ edge: Edge) -> Double { inset(edge, of: view.contentInset) }

  /// The whole inset.
  func adjustedInset(_ edge: Edge) -> Double { inset(edge, of: view.adjustedContentInset) }

  /// The same insets with other ones along the axis.
  func replacing(start: Double, end: Double, in insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    switch axis {
    case .vertical:
      insets.top = start
      insets.bottom = end
    case .horizontal:
      insets.left = isReversed ? end : start
      insets.right = isReversed ? start : end
    }
    return insets
  }

  /// The inset at an edge.
  func inset(_ edge: Edge, of insets: UIEdgeInsets) -> Double {
    switch axis {
    case .vertical: edge == .start ? insets.top : insets.bottom
    case .horizontal: (edge == .start) != isReversed ? insets.left : insets.right
    }
  }
}

/// The axis along which a list scrolls.
nonisolated enum Axis: Sendable {
  case vertical
  case horizontal
}
#endif
