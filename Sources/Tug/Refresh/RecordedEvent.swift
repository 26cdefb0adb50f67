// SPDX-License-Identifier: MIT

/// An event with the time at which it came.
public struct RecordedEvent: Equatable, Sendable {
  /// Seconds on the host's clock.
  public var time: Double
  /// What happened.
  public var event: Event

  /// Creates a recorded event.
  public init(time: Double, event: Event) {
    self.time = time
    self.event = event
  }
}
