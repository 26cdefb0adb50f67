// SPDX-License-Identifier: MIT

/// The resistance of content that is pulled past its edge.
///
/// ```
/// shown = c·d·D / (c·d + D)      d = s·D / (c·(D − s))
/// ```
/// with `c` the coefficient, `d` the finger's travel past the edge, `s` the distance shown and `D`
/// the extent of the viewport. The formula and its coefficient were measured on iOS; see Motion in
/// the documentation.
public struct RubberBand: Equatable, Sendable {
  /// The share of the first points of travel that is shown; more than 0, .55 by default.
  public var coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Parameter coefficient: More than 0; .55 by default, as a UIScrollView has.
  public init(coefficient: Double = 0.55) {
    precondition(coefficient > 0, "RubberBand.coefficient must be more than 0")
    self.coefficient = coefficient
  }

  /// The distance the content moves when it is pulled past its edge.
  ///
  /// `shown = c·d·D / (c·d + D)`, less than the extent however far the finger goes. Inverse:
  /// ``travel(forShown:extent:)``.
  ///
  /// - Parameters:
  ///   - travel: Finger travel past the edge, in points; negative travel is shown as it is.
  ///   - extent: Viewport length on the same axis, in points; nothing moves unless it is more than 0.
  /// - Returns: Points, less than `extent`.
  public func shown(forTravel travel: Double, extent: Double) -> Double {
    guard travel > 0 else { return travel.isNaN ? 0 : travel }
    guard extent > 0 else { return 0 }
    guard travel < .infinity else { return extent }
    let pull = coefficient * travel
    return pull * extent / (pull + extent)
  }

  /// The finger travel at which the content has moved by `shown`.
  ///
  /// `travel = s·D / (c·(D − s))`; what a drag needs that takes hold of content which is already
  /// past its edge. Inverse: ``shown(forTravel:extent:)``.
  ///
  /// - Parameters:
  ///   - shown: Displacement of the content, in points; a negative one is returned as it is.
  ///   - extent: Viewport length on the same axis, in points.
  /// - Returns: Points; infinity when `shown` is `extent` or more, which no travel reaches.
  public func travel(forShown shown: Double, extent: Double) -> Double {
    guard shown > 0 else { return shown.isNaN ? 0 : shown }
    guard shown < extent else { return .infinity }
    return shown * extent / (coefficient * (extent - shown))
  }
}
