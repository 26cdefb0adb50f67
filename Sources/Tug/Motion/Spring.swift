// SPDX-License-Identifier: MIT

/// A damped spring from 0 to 1 in closed form.
///
/// `value(at:)` solves `x″ + 2ζω·x′ + ω²·(x − 1) = 0` with `x(0) = 0` and `x′(0) = v`, where ω is
/// the angular frequency, ζ the damping ratio and `v` the initial velocity. With `d = 1 − x` the
/// distance still to go:
/// ```
/// ζ < 1   d = e^(−ζωt)·(cos ω₁t + (ζω − v)/ω₁·sin ω₁t),   ω₁ = ω·√(1 − ζ²)
/// ζ = 1   d = e^(−ωt)·(1 + (ω − v)·t)
/// ζ > 1   d = (1 − b)·e^(−r₁t) + b·e^(−r₂t),   r₁, r₂ = ω·(ζ ∓ √(ζ² − 1)),  b = (v − r₁)/(r₂ − r₁)
/// ```
/// The same values as those of a `CASpringAnimation` with mass 1, stiffness ω² and damping 2ζω;
/// note that Core Animation evaluates ζ > 1 as ζ = 1 unless `allowsOverdamping` is set.
public struct Spring: Equatable, Sendable {
  /// Angular frequency ω without damping, per second; more than 0.
  public var angularFrequency: Double
  /// Damping ratio ζ, 0 or more: below 1 the spring overshoots, from 1 on it does not.
  public var dampingRatio: Double
  /// Velocity at time 0 in whole distances per second; negative moves away from the target.
  public var initialVelocity: Double

  /// Creates a spring from its frequency and damping.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω, per second; more than 0.
  ///   - dampingRatio: ζ, 0 or more.
  ///   - initialVelocity: Whole distances per second.
  public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(angularFrequency > 0, "Spring.angularFrequency must be more than 0")
    precondition(dampingRatio >= 0, "Spring.dampingRatio must be 0 or more")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from the constants of a mass on it: `ω = √(k/m)`, `ζ = c / (2·√(k·m))`.
  ///
  /// - Parameters:
  ///   - mass: m, more than 0.
  ///   - stiffness: k, more than 0.
  ///   - damping: c, 0 or more.
  ///   - initialVelocity: Whole distances per second.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(mass > 0, "Spring.mass must be more than 0")
    precondition(stiffness > 0, "Spring.stiffness must be more than 0")
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity
    )
  }

  /// Creates a spring from the time of one undamped swing and a bounce.
  ///
  /// `ω = 2π / response`; `ζ = 1 − bounce` for a bounce of 0 or more, `1 / (1 + bounce)` below,
  /// as SwiftUI and UIKit define their springs of that kind (perceptual duration and bounce).
  ///
  /// - Parameters:
  ///   - response: Seconds, more than 0.
  ///   - bounce: More than −1 and at most 1; 0 does not overshoot.
  ///   - initialVelocity: Whole distances per second.
  public init(response: Double, bounce: Double, initialVelocity: Double = 0) {
    precondition(response > 0, "Spring.response must be more than 0")
    precondition(bounce > -1 && bounce <= 1, "Spring.bounce must be more than -1 and at most 1")
    self.init(
      angularFrequency: Elementary.turn / response,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity
    )
  }
}

extension Spring {
  /// The position after `time` seconds: 0 at the start, 1 at the target.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - distance(at: time)
  }

  /// The velocity after `time` seconds, in whole distances per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let (w, z, v) = (angularFrequency, dampingRatio, initialVelocity)
    if z < 1 || !Capability.stiffSprings {
      let damped = dampedFrequency
      let (turn, decay) = (Elementary.direction(damped * time), Elementary.exp(-z * w * time))
      let swing = (w * w - z * w * v) / damped
      return decay * (v * turn.x + swing * turn.y)
    }
    if z == 1 {
      return (v + w * (w - v) * time) * Elementary.exp(-w * time)
    }
    let (slow, fast) = rates
    let (a, b) = weights(slow: slow, fast: fast)
    return slow * a * Elementary.exp(-slow * time) + fast * b * Elementary.exp(-fast * time)
  }

  /// The time after which a `CASpringAnimation` with these constants counts as settled.
  ///
  /// `(ln 1000 + ln(1 + |b|)) / (ζω)` with `b = (v − ζω)/ω₁` for ζ < 1, when the envelope has
  /// fallen to a thousandth; from 1 on the first tenth of a second at which the distance is less
  /// than a thousandth, an hour at most. Infinity without damping.
  public var settlingDuration: Double {
    let (w, z, v) = (angularFrequency, dampingRatio, initialVelocity)
    guard z > 0 else { return .infinity }
    if z < 1 || !Capability.stiffSprings {
      let swing = ((v - z * w) / dampedFrequency).magnitude
      return (Elementary.log(1000) + Elementary.log(1 + swing)) / (z * w)
    }
    var time = 0.0
    while time < 3600, distance(at: time).magnitude >= 0.001 { time += 0.1 }
    return time
  }

  /// The distance still to go.
  private func distance(at time: Double) -> Double {
    let (w, z, v) = (angularFrequency, dampingRatio, initialVelocity)
    if z < 1 || !Capability.stiffSprings {
      let damped = dampedFrequency
      let (turn, decay) = (Elementary.direction(damped * time), Elementary.exp(-z * w * time))
      return decay * (turn.x + (z * w - v) / damped * turn.y)
    }
    if z == 1 {
      return (1 + (w - v) * time) * Elementary.exp(-w * time)
    }
    let (slow, fast) = rates
    let (a, b) = weights(slow: slow, fast: fast)
    return a * Elementary.exp(-slow * time) + b * Elementary.exp(-fast * time)
  }

  private var dampedFrequency: Double {
    angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// The two rates at which an overdamped spring decays; their product is ω².
  private var rates: (slow: Double, fast: Double) {
    let (w, z) = (angularFrequency, dampingRatio)
    let fast = w * (z + (z * z - 1).squareRoot())
    return (w * w / fast, fast)
  }

  /// The shares of the two decays, from `a + b = 1` and `slow·a + fast·b = v`.
  private func weights(slow: Double, fast: Double) -> (a: Double, b: Double) {
    let b = (initialVelocity - slow) / (fast - slow)
    return (1 - b, b)
  }
}
