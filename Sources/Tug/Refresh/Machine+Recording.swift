// SPDX-License-Identifier: MIT

// Keeps the events that come in, after those that bring a new engine into the present state.

extension Machine {
  func startRecording() {
    let opening = openingEvents
    let replayed = Machine()
    for event in opening { replayed.send(event, at: now) }
    recording = opening.map { RecordedEvent(time: now, event: $0) }
    renumbering = Renumbering(from: self, to: replayed)
    recorder = { $0.record($1) }
  }

  func stopRecording() -> [RecordedEvent] {
    let events = recording ?? []
    recording = nil
    recorder = nil
    return events
  }

  private func record(_ event: Event) {
    recording?.append(RecordedEvent(time: now, event: renumbering.applied(to: event)))
  }

  /// Renumbers the tokens of a recording, which counts the calls from its own beginning.
  struct Renumbering {
    private var last: UInt32 = 0
    private var lastReplayed: UInt32 = 0
    private var present: (header: ActionToken?, footer: ActionToken?) = (nil, nil)
    private var replayed: (header: ActionToken?, footer: ActionToken?) = (nil, nil)

    init() {}

    fileprivate init(from machine: Machine, to copy: Machine) {
      last = machine.generation
      lastReplayed = copy.generation
      present = (machine.header?.token, machine.footer?.token)
      replayed = (copy.header?.token, copy.footer?.token)
    }

    fileprivate func applied(to event: Event) -> Event {
      guard case .end(let edge, let outcome, let hasMore, let token?) = event else { return event }
      return .end(edge, outcome, hasMore: hasMore, token: applied(to: token))
    }

    private func applied(to token: ActionToken) -> ActionToken {
      if token.generation > last {
        let generation = token.generation &- last &+ lastReplayed
        return ActionToken(edge: token.edge, generation: generation)
      }
      if token == present.header, let header = replayed.header { return header }
      if token == present.footer, let footer = replayed.footer { return footer }
      return ActionToken(edge: token.edge, generation: .max)
    }
  }
}

extension Machine {
  /// What brings a new engine into the present state, as near as events can.
  private var openingEvents: [Event] {
    var events: [Event] = [.exclusive(false), .preferences(preferences)]
    forEach { strip in
      var options = strip.options
      // What runs on while a rule hides it has begun before.
      if strip.isHiddenByRule { options.visibility = .always }
      // Disabled meanwhile, so that the way to the present offset starts nothing.
      events += [.install(strip.edge, options), .enabled(strip.edge, false)]
    }
    events += [.geometry(geometry), .attached]
    if let pointer { events.append(.pointer(pointer)) }
    let sample = Event.scroll(offset: offset, isFingerDown: isFingerDown)
    events.append(sample)
    forEach { events.append(.enabled($0.edge, true)) }
    for stage in 0...2 { events += leading(at: stage) }
    if header?.phase.isPull == true || footer?.phase.isPull == true { events.append(sample) }
    // In a window and not hidden, so that what waits is taken.
    events.append(.exclusive(true))
    forEach { events += deferring($0) }
    events.append(.exclusive(false))
    if !isAttached || !isVisible {
      events.append(.visible(false))
      events += leading(at: 3)
      if !isAttached { events.append(.detached) }
      if isVisible { events.append(.visible(true)) }
    }
    events += leading(at: 4)
    forEach { strip in
      if !strip.isEnabled { events.append(.enabled(strip.edge, false)) }
      if strip.isHidden { events.append(.hidden(strip.edge, true)) }
      if strip.isHiddenByRule { events.append(.install(strip.edge, strip.options)) }
    }
    events.append(.exclusive(isExclusive))
    return events
  }

  /// What has a strip of a new engine wait for the other one.
  private func deferring(_ strip: Strip) -> [Event] {
    let start: Event
    switch strip.deferred {
    case .begin(let reveal, let notifies)?:
      start = .begin(strip.edge, reveal: reveal, notifies: notifies)
    case .level?: start = .tap(strip.edge)
    case nil: return []
    }
    guard let other = other(strip), other.stage > 2 else { return [start] }
    // That one runs from a later stage on, and for a moment now.
    return [
      .begin(other.edge, reveal: .never, notifies: false), start, .reset(other.edge),
    ]
  }

  private func leading(at stage: Int) -> [Event] {
    var events: [Event] = []
    forEach { if $0.stage == stage { events += leading(to: $0) } }
    return events
  }

  /// What brings a strip of a new engine into the phase that it is in here.
  private func leading(to strip: Strip) -> [Event] {
    let edge = strip.edge
    let reveal = strip.opensOnRelease ?? strip.awaitsReveal ?? .never
    let begin = Event.begin(edge, reveal: reveal, notifies: false)
    switch strip.phase {
    case .refreshing: return [begin]
    case .ending(let outcome):
      let end = Event.end(edge, outcome, hasMore: false, token: nil)
      if strip.options.role == .load { return [begin, end] + news(of: strip) }
      // As a load it leaves the other strip alone, which has gone on since.
      var options = strip.options
      options.role = .load
      options.visibility = .always
      options.metrics.dwell.noMore = options.metrics.dwell.success
      return [.install(edge, options), begin, end, .install(edge, strip.options)]
    case .exhausted: return [.end(edge, .noMore, hasMore: false, token: nil)]
    case .idle, .pulling, .armed, .failed:
      guard strip.options.role == .load, !strip.hasEvidence || strip.hasFailed else { return [] }
      // A load that is over: out of sight nothing dwells or moves.
      let outcome: Outcome = strip.hasFailed ? .failure : .cancelled
      return [
        begin, .end(edge, outcome, hasMore: false, token: nil), .visible(false), .visible(true),
      ]
    }
  }

  /// What has come to a load that shows its result, since it has ended.
  private func news(of strip: Strip) -> [Event] {
    if strip.successor == .exhausted {
      return [.end(strip.edge, .noMore, hasMore: false, token: nil)]
    }
    guard strip.hasEvidence, let other = other(strip) else { return [] }
    // A refresh has renewed it.
    let hasMore = strip.successor == .idle
    return [
      .begin(other.edge, reveal: .never, notifies: false),
      .end(other.edge, .success, hasMore: hasMore, token: nil), .reset(other.edge),
    ]
  }
}

extension Strip {
  /// When a strip of a new engine is led to its phase.
  ///
  /// What takes a moment out of sight comes first, since that closes what shows its result; then a load
  /// that shows it, which may take a refresh at the other edge. What began out of sight, and is not
  /// announced yet, comes after that, and what waits for a window last.
  fileprivate var stage: Int {
    if isResting || phase.isPull { return 0 }
    if awaitsReveal != nil { return 4 }
    if phase.isRefreshing { return isAnnounced ? 2 : 3 }
    return options.role == .load ? 1 : 2
  }
}
