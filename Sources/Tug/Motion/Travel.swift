// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// A value on its way to a target.
///
/// One that takes over from another begins with its value of that moment; a spring takes up the velocity
/// too, so that neither place nor speed jumps.
public struct Travel: Equatable, Sendable {
  /// The value at the start.
  public private(set) var start: Double
  /// The value at the end.
  public private(set) var target: Double
  /// When it left the start, in seconds of the host's clock.
  public private(set) var startTime: Double
  /// When it reaches the target.
  public private(set) var endTime: Double
  /// The spring that it travels on; if the frequency is 0, it travels along the curve.
  private var spring: Spring
  private var curve: TimingCurve

  /// Creates a value at rest.
  public init(at value: Double) {
    start = value
    target = value
    startTime = 0
    endTime = 0
    spring = .none
    curve = .linear
  }

  /// Creates a value on its way.
  ///
  /// - Parameters:
  ///   - start: Value at `time`.
  ///   - target: Value at the end.
  ///   - motion: How it gets there.
  ///   - time: Seconds of the host's clock.
  ///   - velocity: Speed at the start, per second; only a spring can take it up.
  @inline(never)
  public init(
    from start: Double,
    to target: Double,
    by motion: Motion,
    at time: Double,
    velocity: Double = 0
  ) {
    self.start = start
    self.target = target
    startTime = time
    endTime = time
    spring = .none
    curve = motion.curve
    guard motion.duration > 0, start != target else { return }
    endTime = time + motion.duration
    guard Capability.springs, motion.dampingRatio > 0 else { return }
    spring = Spring(duration: motion.duration, dampingRatio: motion.dampingRatio)
    guard velocity != 0 else { return }
    // The frequency stays that of the motion asked for; the extra speed takes its extra time.
    spring.initialVelocity = velocity / (target - start)
    endTime = max(endTime, time + spring.settlingDuration)
  }

  /// The value at `time`; the target exactly from the end on.
  @inline(never)
  public func value(at time: Double) -> Double {
    guard time < endTime, startTime < endTime else { return target }
    let elapsed = time - startTime
    let isSpring = Capability.springs && spring.angularFrequency > 0
    let share =
      isSpring ? spring.value(at: elapsed) : curve.value(at: elapsed / (endTime - startTime))
    return start + (target - start) * share
  }

  /// The velocity at `time`, per second; 0 from the end on.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    guard time < endTime, startTime < endTime else { return 0 }
    let elapsed = time - startTime
    if Capability.springs, spring.angularFrequency > 0 {
      return (target - start) * spring.velocity(at: elapsed)
    }
    let duration = endTime - startTime
    return (target - start) / duration * curve.slope(at: elapsed / duration)
  }

  /// Whether the target is reached.
  public func isFinished(at time: Double) -> Bool { time >= endTime }
}

extension Spring {
  /// No spring.
  fileprivate static var none: Spring {
    var spring = Spring(angularFrequency: 1, dampingRatio: 1)
    spring.angularFrequency = 0
    return spring
  }
}
