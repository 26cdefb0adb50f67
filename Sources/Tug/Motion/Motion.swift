// SPDX-License-Identifier: MIT

/// How a value travels to its target.
public enum Motion: Equatable, Sendable {
  /// At once, without animation.
  case immediate
  /// In `duration` seconds along a curve.
  case timed(duration: Double, curve: TimingCurve)
  /// On a damped spring that has settled to a thousandth after `duration` seconds, as UIView's
  /// spring animation does; `dampingRatio` is more than 0, and 1 does not overshoot.
  case spring(duration: Double, dampingRatio: Double)

  /// The time the motion takes, in seconds.
  public var duration: Double {
    switch self {
    case .immediate: 0
    case .timed(let duration, _), .spring(let duration, _): duration
    }
  }

  /// The reveal of a strip where a look does not say otherwise: .25 s, ease in and out.
  public static let reveal = Motion.timed(duration: 0.25, curve: .easeInOut)
  /// The retreat of a strip where a look does not say otherwise: .4 s, ease in and out.
  public static let retreat = Motion.timed(duration: 0.4, curve: .easeInOut)
}
