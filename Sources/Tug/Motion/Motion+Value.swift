// SPDX-License-Identifier: MIT

extension Motion {
  /// The share of the way that is done `elapsed` seconds after the start.
  ///
  /// 0 at the start and 1 from the end of the duration on; an overshooting curve or spring passes 1
  /// in between.
  ///
  /// - Parameter elapsed: Seconds since the start; before 0 and for a NaN nothing is done.
  /// - Returns: Share of the way.
  public func fraction(at elapsed: Double) -> Double {
    if elapsed >= duration || duration <= 0 { return 1 }
    guard dampingRatio > 0 else { return curve.value(at: elapsed / duration) }
    guard elapsed > 0 else { return 0 }
    return Spring(duration: duration, dampingRatio: dampingRatio).value(at: elapsed)
  }

  /// The value `elapsed` seconds after it left `start` for `end`.
  ///
  /// - Parameters:
  ///   - start: Value at the start.
  ///   - end: Value at the end, reached exactly.
  ///   - elapsed: Seconds since the start.
  /// - Returns: The value on the way.
  public func value(from start: Double, to end: Double, at elapsed: Double) -> Double {
    let fraction = fraction(at: elapsed)
    return fraction == 1 ? end : start + (end - start) * fraction
  }

  /// A spring given by the time of one undamped swing and a bounce, as SwiftUI's are.
  ///
  /// The duration is that at which a thousandth is left; see
  /// ``Spring/init(response:bounce:initialVelocity:)``.
  ///
  /// - Parameters:
  ///   - response: Seconds, more than 0.
  ///   - bounce: More than −1 and less than 1; 0 does not overshoot.
  /// - Returns: The same motion by duration and damping ratio.
  public static func spring(response: Double, bounce: Double) -> Motion {
    let spring = Spring(response: response, bounce: bounce)
    let ratio = max(spring.dampingRatio, 0.01)
    // ωD depends on the damping ratio alone.
    let unit = Spring(duration: 1, dampingRatio: ratio)
    return .spring(
      duration: unit.angularFrequency / spring.angularFrequency,
      dampingRatio: ratio
    )
  }
}
