// SPDX-License-Identifier: MIT

/// The way released content returns to its edge: a critically damped spring.
///
/// ```
/// x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t)
/// ```
/// `x` is the distance from the place of rest. With ω = 10.9 per second it follows a UIScrollView
/// to .3 pt; see Motion in the documentation.
public struct Bounce: Equatable, Sendable {
  /// The angular frequency of a UIScrollView's bounce, per second.
  public static let scrollViewFrequency = 10.9
  /// How fast content that is let go starts back, in parts of its distance per second.
  ///
  /// A UIScrollView that is let go 235 pt past its edge starts at 1738 pt/s.
  package static var inwardSpeed: Double { 7.4 }

  /// Distance from rest at time 0, in points; either sign.
  public var displacement: Double
  /// Velocity at time 0, in points per second; a positive one makes `displacement` grow.
  public var velocity: Double
  /// Angular frequency ω, per second; more than 0.
  public var angularFrequency: Double

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - displacement: Distance from rest at time 0, in points.
  ///   - velocity: Velocity at time 0, in points per second.
  ///   - angularFrequency: ω, more than 0; a UIScrollView's by default.
  public init(
    displacement: Double,
    velocity: Double = 0,
    angularFrequency: Double = Bounce.scrollViewFrequency
  ) {
    precondition(angularFrequency > 0, "Bounce.angularFrequency must be more than 0")
    self.displacement = displacement
    self.velocity = velocity
    self.angularFrequency = angularFrequency
  }

  /// The distance from rest after `time` seconds; before 0 it is the initial one.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return displacement }
    return (displacement + slope * time) * Elementary.exp(-angularFrequency * time)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    return (velocity - angularFrequency * slope * time) * Elementary.exp(-angularFrequency * time)
  }

  /// The time after which the distance from rest stays within `tolerance`.
  ///
  /// - Parameter tolerance: Points, more than 0; half a point by default.
  /// - Returns: Seconds, 0 when it never leaves the tolerance.
  public func settlingTime(tolerance: Double = 0.5) -> Double {
    precondition(tolerance > 0, "Bounce.settlingTime tolerance must be more than 0")
    // The distance has at most one extremum after time 0, and beyond it only shrinks. If that one
    // is within the tolerance, what remains is the fall from the start to the zero before it.
    let extremum = slope == 0 ? 0 : 1 / angularFrequency - displacement / slope
    if extremum > 0, value(at: extremum).magnitude < tolerance {
      let zero = -displacement / slope
      guard displacement.magnitude > tolerance, zero > 0 else { return 0 }
      return crossing(of: tolerance, after: 0, before: zero)
    }
    let peak = extremum > 0 ? extremum : 0
    guard value(at: peak).magnitude > tolerance else { return 0 }
    var end = peak + 1 / angularFrequency
    while value(at: end).magnitude > tolerance { end += 1 / angularFrequency }
    return crossing(of: tolerance, after: peak, before: end)
  }

  private var slope: Double { velocity + angularFrequency * displacement }

  /// Bisects for the time at which the shrinking distance passes `tolerance`.
  private func crossing(of tolerance: Double, after start: Double, before end: Double) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<52 {
      let middle = 0.5 * (low + high)
      if value(at: middle).magnitude > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
