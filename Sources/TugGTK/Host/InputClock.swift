// SPDX-License-Identifier: MIT

/// When events were made, on the clock of the view.
///
/// The display server stamps events with milliseconds on a clock of its own. A busy app takes them
/// later, and several at once, so that the time of taking them says nothing of fingers.
struct InputClock {
  private var last: (stamp: UInt32, time: Double)?

  /// Finds out when an event was made.
  ///
  /// - Parameters:
  ///   - stamp: The server's milliseconds, which begin again from 0 after 49 days; 0 for none.
  ///   - now: The present time in seconds, which counts where the stamp says nothing.
  /// - Returns: Seconds, never later than now.
  mutating func time(ofStamp stamp: UInt32, now: Double) -> Double {
    guard stamp != 0 else { return now }
    var time = now
    if let last { time = min(now, last.time + Double(stamp &- last.stamp) / 1000) }
    last = (stamp, time)
    return time
  }
}
