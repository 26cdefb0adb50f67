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
    if isFingerDown { events.append(.scroll(offset: touchStart, isFingerDown: false)) }
    events.append(sample)
    forEach { events.append(.enabled($0.edge, true)) }
    for stage in 0...2 { events += leading(at: stage) }
    // In a window and not hidden, so that what waits is taken.
    forEach { events += deferring($0) }
    if header?.phase.isPull == true || footer?.phase.isPull == true { events.append(sample) }
    if !isAttached || !isVisible {
      events.append(.visible(false))
      events += leading(at: 3)
      // A finger that was there before is gone with the window.
      if !isAttached { events += isFingerDown ? [.detached, .fingerDown] : [.detached] }
      if isVisible { events.append(.visible(true)) }
    }
    forEach { events += bouncing($0) }
    events += leading(at: 4)
    forEach { strip in
      if !strip.isEnabled { events.append(.enabled(strip.edge, false)) }
      if strip.isHidden { events.append(.hidden(strip.edge, true)) }
      if strip.isHiddenByRule { events.append(.install(strip.edge, strip.options)) }
    }
    events.append(.exclusive(isExclusive))
    return events
  }

  /// An offset at those edges at which the present touch has begun.
  private var touchStart: Double {
    if header?.touchBeganAtEdge == true { return geometry.restStart }
    if footer?.touchBeganAtEdge == true { return geometry.restEnd }
    return (geometry.restStart + geometry.restEnd) / 2
  }

  /// What has a strip of a new engine follow the content back to rest, after a pull that was given up.
  private func bouncing(_ strip: Strip) -> [Event] {
    guard strip.isFollowing, strip.phase.isReady, !isFingerDown, isAttached else { return [] }
    // Pulled less than to the trigger, so that nothing begins.
    var options = strip.options
    options.metrics.trigger = strip.pull + 1
    return [
      .install(strip.edge, options), .scroll(offset: offset, isFingerDown: true), .fingerCancelled,
      .install(strip.edge, strip.options),
    ]
  }

  /// What has a strip of a new engine wait for the other one, once both are led to their phases.
  private func deferring(_ strip: Strip) -> [Event] {
    guard let start = strip.deferredStart else { return [] }
    guard let other = other(strip) else {
      // The one that it waited for is gone, and the next frame has not come yet.
      let edge = strip.edge.opposite
      return [.install(edge, strip.options)] + waiting(start, for: edge, until: .remove(edge))
    }
    if other.phase.isRefreshing, other.stage <= 2 {
      return [.exclusive(true), start, .exclusive(false)]
    }
    guard other.phase.isRefreshing || strip.stage > other.stage else { return [] }
    let isAtRest = other.phase.isExhausted
    return waiting(start, for: other.edge, until: .reset(other.edge))
      + (isAtRest ? leading(to: other) : [])
  }

  /// What has the other strip of a new engine wait for one that does not run any more, which then is led
  /// to its phase.
  private func delaying(_ strip: Strip) -> [Event] {
    guard !strip.phase.isRefreshing, let other = other(strip), other.stage <= strip.stage else {
      return []
    }
    guard let start = other.deferredStart else { return [] }
    return waiting(start, for: strip.edge, until: .reset(strip.edge))
  }

  /// A start that waits for the strip at an edge, which runs for a moment.
  private func waiting(_ start: Event, for edge: Edge, until end: Event) -> [Event] {
    let begin = Event.begin(edge, reveal: .never, notifies: false)
    return [begin, .exclusive(true), start, end, .exclusive(false)]
  }

  private func leading(at stage: Int) -> [Event] {
    var events: [Event] = []
    // What waits is led first, as a start of its own ends the wait.
    for waits in [true, false] {
      forEach { strip in
        guard strip.stage == stage, (strip.deferred != nil) == waits else { return }
        events += delaying(strip) + leading(to: strip)
      }
    }
    return events
  }

  /// What brings a strip of a new engine into the phase that it is in here.
  private func leading(to strip: Strip) -> [Event] {
    let edge = strip.edge
    let present: Reveal = strip.revealTarget == nil ? .never : .always
    let reveal = strip.opensOnRelease ?? strip.awaitsReveal ?? present
    let begin = Event.begin(edge, reveal: reveal, notifies: false)
    switch strip.phase {
    case .refreshing: return [begin]
    case .ending(let outcome):
      let end = Event.end(edge, outcome, hasMore: false, token: nil)
      // As one that is pulled it shows its result, and as a load it leaves the other strip alone, which
      // has gone on since.
      var options = strip.options
      options.trigger = .onRelease
      options.visibility = .always
      if options.role == .refresh { options.metrics.dwell.noMore = options.metrics.dwell.success }
      options.role = .load
      return [.install(edge, options), begin, end, .install(edge, strip.options)] + news(of: strip)
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
    guard strip.hasEvidence else { return [] }
    // A refresh has renewed it, as a moment in another role does.
    var options = strip.options
    options.role = .refresh
    guard strip.successor == .idle else {
      return [.install(strip.edge, options), .install(strip.edge, strip.options)]
    }
    // That there is more only a refresh at the other edge has said, which may be gone.
    let edge = strip.edge.opposite
    let refresh: [Event] = [
      .begin(edge, reveal: .never, notifies: false),
      .end(edge, .success, hasMore: true, token: nil),
    ]
    return self[edge] == nil
      ? [.install(edge, options)] + refresh + [.remove(edge)] : refresh + [.reset(edge)]
  }
}

extension Strip {
  /// The event by which the start came that waits for the other strip, if one does.
  fileprivate var deferredStart: Event? {
    switch deferred {
    case .begin(let reveal, let notifies)?: .begin(edge, reveal: reveal, notifies: notifies)
    case .level?: .tap(edge)
    case nil: nil
    }
  }

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
