// SPDX-License-Identifier: MIT

/// A cubic Bézier easing curve from (0, 0) to (1, 1).
///
/// The control points are those of CSS `cubic-bezier` and of Core Animation's timing functions.
public struct TimingCurve: Equatable, Sendable {
  /// Abscissa of the first control point, in 0…1.
  public var x1: Double
  /// Ordinate of the first control point; outside 0…1 the curve overshoots.
  public var y1: Double
  /// Abscissa of the second control point, in 0…1.
  public var x2: Double
  /// Ordinate of the second control point; outside 0…1 the curve overshoots.
  public var y2: Double

  /// Creates a curve from its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Starts slowly: (.42, 0, 1, 1).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly: (0, 0, .58, 1).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly: (.42, 0, .58, 1).
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
}
