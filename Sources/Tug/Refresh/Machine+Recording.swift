// SPDX-License-Identifier: MIT

// Keeps the events that come in.

extension Machine {
  func startRecording() {
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

  func stopRecording() -> [RecordedEvent] {
    let events = recording ?? []
    recording = nil
    return events
  }
}
