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

extension Engine {
  /// Begins to record every event, preceded by those that lead to the present state.
  ///
  /// A refresh that is running is recorded as begun by code at this moment. Recording allocates;
  /// nothing else does.
  public mutating func startRecording() {
    var events: [Event] = [.exclusive(isExclusive), .preferences(preferences)]
    for edge in Edge.allCases {
      guard let strip = self[edge] else { continue }
      events.append(.install(edge, strip.options))
      if !strip.isEnabled { events.append(.enabled(edge, false)) }
      if strip.isHidden { events.append(.hidden(edge, true)) }
    }
    events.append(.geometry(geometry))
    events.append(.scroll(offset: offset, isFingerDown: isFingerDown))
    if isAttached { events.append(.attached) }
    if !isVisible { events.append(.visible(false)) }
    for edge in Edge.allCases {
      switch self[edge]?.phase {
      case .refreshing: events.append(.begin(edge, reveal: .never, notifies: false))
      case .exhausted: events.append(.end(edge, .noMore, hasMore: false, token: nil))
      default: break
      }
    }
    recording = events.map { RecordedEvent(time: now, event: $0) }
  }

  /// Ends recording.
  ///
  /// - Returns: What was recorded, oldest first; empty when nothing was.
  public mutating func stopRecording() -> [RecordedEvent] {
    let events = recording ?? []
    recording = nil
    return events
  }
}
