// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// A value on its way to a target, which may be given another target at any time.
///
/// A new target starts from the value of that moment; a spring keeps the velocity too, so that
/// neither place nor speed jumps.
public struct Travel: Equatable, Sendable {
  /// The value at the start.
  public private(set) var start: Double
  /// The value at the end.
  public private(set) var target: Double
  /// When it left the start, in seconds of the host's clock.
  public private(set) var startTime: Double
  /// When it reaches the target.
  public private(set) var endTime: Double
  private var path: Path

  private enum Path: Equatable, Sendable {
    case rest
    case curve(TimingCurve)
    case spring(Spring)
  }

  /// Creates a value at rest.
  public init(at value: Double) {
    start = value
    target = value
    startTime = 0
    endTime = 0
    path = .rest
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
    path = .rest
    switch motion {
    case .immediate:
      break
    case .timed(let duration, let curve):
      guard duration > 0, start != target else { return }
      endTime = time + duration
      path = .curve(curve)
    case .spring(let duration, let dampingRatio):
      guard duration > 0, start != target else { return }
      var spring = Spring(duration: duration, dampingRatio: dampingRatio)
      endTime = time + duration
      if velocity != 0 {
        // The frequency stays that of the motion asked for; the extra speed takes its extra time.
        spring.initialVelocity = velocity / (target - start)
        endTime = max(endTime, time + spring.settlingDuration)
      }
      path = .spring(spring)
    }
  }

  /// Gives the value another target, from where it is at `time`.
  ///
  /// - Parameters:
  ///   - target: New value at the end.
  ///   - motion: How it gets there.
  ///   - time: Seconds of the host's clock.
  public mutating func retarget(to target: Double, by motion: Motion, at time: Double) {
    self = Travel(
      from: value(at: time),
      to: target,
      by: motion,
      at: time,
      velocity: velocity(at: time)
    )
  }

  /// The value at `time`; the target exactly from the end on.
  @inline(never)
  public func value(at time: Double) -> Double {
    guard time < endTime else { return target }
    switch path {
    case .rest: return target
    case .curve(let curve):
      let share = curve.value(at: (time - startTime) / (endTime - startTime))
      return start + (target - start) * share
    case .spring(let spring):
      return start + (target - start) * spring.value(at: time - startTime)
    }
  }

  /// The velocity at `time`, per second; 0 from the end on.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    guard time < endTime else { return 0 }
    switch path {
    case .rest: return 0
    case .curve(let curve):
      let duration = endTime - startTime
      return (target - start) / duration * curve.slope(at: (time - startTime) / duration)
    case .spring(let spring):
      return (target - start) * spring.velocity(at: time - startTime)
    }
  }

  /// Whether the target is reached.
  public func isFinished(at time: Double) -> Bool { time >= endTime }
}
