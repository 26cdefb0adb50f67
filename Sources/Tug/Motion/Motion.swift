// SPDX-License-Identifier: MIT

/// How a value travels to its target.
///
/// It is a row of numbers rather than an enumeration: it is passed on more often than it is asked
/// for its ``kind-swift.property``, and an enumeration takes the web module twice the code to pass.
public struct Motion: Equatable, Sendable {
  /// The time the motion takes, in seconds; 0 for one that happens at once.
  public let duration: Double
  /// How it goes, unless it is a spring.
  package let curve: TimingCurve
  /// The damping ratio of a spring, otherwise 0.
  package let dampingRatio: Double

  /// The ways to travel.
  public enum Kind: Equatable, Sendable {
    /// At once, without animation.
    case immediate
    /// In `duration` seconds along a curve.
    case timed(duration: Double, curve: TimingCurve)
    /// On a damped spring that has settled to a thousandth after `duration` seconds.
    case spring(duration: Double, dampingRatio: Double)
  }

  /// The way it travels, with the numbers of that way.
  public var kind: Kind {
    guard duration > 0 else { return .immediate }
    return dampingRatio > 0
      ? .spring(duration: duration, dampingRatio: dampingRatio)
      : .timed(duration: duration, curve: curve)
  }

  /// At once, without animation.
  public static let immediate = Motion(duration: 0, curve: .linear, dampingRatio: 0)

  /// In `duration` seconds along a curve.
  public static func timed(duration: Double, curve: TimingCurve) -> Motion {
    Motion(duration: duration, curve: curve, dampingRatio: 0)
  }

  /// On a damped spring that has settled to a thousandth after `duration` seconds, as UIView's
  /// spring animation does; `dampingRatio` is more than 0, and 1 does not overshoot.
  public static func spring(duration: Double, dampingRatio: Double) -> Motion {
    Motion(duration: duration, curve: .linear, dampingRatio: dampingRatio)
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

  /// The reveal of a strip where a look does not say otherwise: .25 s, ease in and out.
  public static let reveal = Motion.timed(duration: 0.25, curve: .easeInOut)
  /// The retreat of a strip where a look does not say otherwise: .4 s, ease in and out.
  public static let retreat = Motion.timed(duration: 0.4, curve: .easeInOut)
}
