// SPDX-License-Identifier: MIT

import Tug

// Not inlined: the web module has a budget of bytes.
extension LookMetrics {
  /// Metrics of a look that shows no result and opens and closes in its own time.
  ///
  /// - Parameters:
  ///   - extent: Height of the strip.
  ///   - trigger: Pull at which it arms; 0 for the extent.
  ///   - hold: Part that stays open; 0 for the extent.
  ///   - seconds: How long it opens and closes; 0 for the usual times.
  /// - Returns: Metrics without a dwell.
  @inline(never)
  static func wordless(
    _ extent: Double,
    trigger: Double = 0,
    hold: Double = 0,
    seconds: Double = 0
  ) -> LookMetrics {
    var metrics = usual(extent, trigger: trigger, hold: hold)
    metrics.dwell = .none
    if seconds > 0 { metrics.setPace(seconds) }
    return metrics
  }

  /// Lets a strip open and close in so many seconds.
  @inline(never)
  mutating func setPace(_ seconds: Double) {
    let motion = Motion.timed(duration: seconds, curve: .easeInOut)
    (reveal, retreat) = (motion, motion)
  }

  /// Metrics of a look that moves and shows results as usual.
  ///
  /// - Parameters:
  ///   - extent: Height of the strip.
  ///   - trigger: Pull at which it arms; 0 for the extent.
  ///   - hold: Part that stays open; 0 for the extent.
  ///   - textGrowth: Part of it that is text.
  /// - Returns: Metrics with the usual motions and dwell.
  @inline(never)
  static func usual(
    _ extent: Double,
    trigger: Double = 0,
    hold: Double = 0,
    textGrowth: Double = 0
  ) -> LookMetrics {
    var metrics = LookMetrics(extent: extent)
    metrics.textGrowth = textGrowth
    if trigger > 0 { metrics.trigger = trigger }
    if hold > 0 { metrics.hold = hold }
    return metrics
  }
}
