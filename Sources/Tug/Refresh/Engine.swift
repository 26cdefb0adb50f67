// SPDX-License-Identifier: MIT

/// Pull-to-refresh and load-more for one scroll view: a value that turns events into effects.
///
/// The engine has no clock, no timer and no callback. The host sends what happens with
/// ``send(_:at:)``, then takes the orders out one by one with ``nextEffect()`` and carries each
/// out. A callback of the app may send further events meanwhile; their effects queue behind those
/// already waiting, so that every transition is published once, in order, and never inside another
/// one's callback. The host's loop therefore must not be entered twice:
///
/// ```swift
/// func send(_ event: Event) {
///   engine.send(event, at: clock.now)
///   guard !isDelivering else { return }
///   isDelivering = true
///   while let effect = engine.nextEffect() { carryOut(effect) }
///   isDelivering = false
/// }
/// ```
/// The same events at the same times give the same effects, to the bit, on every platform.
public struct Engine: Sendable {
  /// The scroll view's lengths as last sent.
  public internal(set) var geometry = ScrollGeometry()
  /// The content offset as last sent.
  public internal(set) var offset = 0.0
  /// The finger's place across the axis, or `nil` before the first touch.
  public internal(set) var pointer: Double?
  /// Whether a finger holds the scroll view.
  public internal(set) var isFingerDown = false
  /// Whether the scroll view is in a window.
  public internal(set) var isAttached = false
  /// Whether the app and the view are in sight.
  public internal(set) var isVisible = true
  /// Whether only one strip may run at a time.
  public internal(set) var isExclusive = true
  /// The user's preferences.
  public internal(set) var preferences = Preferences()
  /// The strip at the start, if one is installed.
  public internal(set) var header: Strip?
  /// The strip at the end, if one is installed.
  public internal(set) var footer: Strip?
  /// What the engine wants of the clock now; published as ``Effect/frames(_:)`` on change.
  public internal(set) var demand = FrameDemand.none
  /// What was recorded since ``startRecording()``, or `nil` while nothing is recorded.
  public internal(set) var recording: [RecordedEvent]?

  /// The time of the last event.
  var now = 0.0
  /// Counts the touches, so that one drag is told from the next.
  var session: UInt32 = 0
  /// Whether the present touch began with the list at rest at the start edge.
  var touchBeganAtStart = false
  /// Whether the present touch began with the list at rest at the end edge.
  var touchBeganAtEnd = false
  /// Counts the calls of actions.
  var generation: UInt32 = 0
  private var effects = EffectQueue()

  /// Creates an engine without strips, detached and without a size.
  public init() {}
}

extension Engine {
  /// The strip at an edge, if one is installed.
  public internal(set) subscript(edge: Edge) -> Strip? {
    get { edge == .start ? header : footer }
    _modify {
      if edge == .start { yield &header } else { yield &footer }
    }
  }

  /// Takes the next order out of the queue, or `nil` when all are delivered.
  public mutating func nextEffect() -> Effect? {
    effects.next()
  }

  mutating func emit(_ effect: Effect) {
    effects.append(effect)
  }

  /// Tells the engine a fact.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Seconds on any steady clock. A time before the last one, or one that is not finite,
  ///     counts as the last one.
  public mutating func send(_ event: Event, at time: Double) {
    if time.isFinite { now = max(now, time) }
    recording?.append(RecordedEvent(time: now, event: event))
    switch event {
    case .scroll(let offset, let isFingerDown): scrolled(to: offset, isFingerDown: isFingerDown)
    case .pointer(let place): if place.isFinite { pointer = place }
    case .geometry(let geometry): laidOut(geometry)
    case .fingerDown: touchBegan()
    case .fingerUp: touchEnded()
    case .fingerCancelled: touchCancelled()
    case .frame: frameCame()
    case .attached: attach()
    case .detached: detach()
    case .visible(let isVisible): becameVisible(isVisible)
    case .install(let edge, let options): install(edge, options)
    case .remove(let edge): remove(edge)
    case .begin(let edge, let reveal, let notifies): begin(edge, reveal, notifies: notifies)
    case .end(let edge, let outcome, let hasMore, let token):
      end(edge, outcome, hasMore: hasMore, token: token)
    case .reset(let edge): reset(edge)
    case .tap(let edge): tap(edge)
    case .enabled(let edge, let isEnabled): setEnabled(edge, isEnabled)
    case .hidden(let edge, let isHidden): setHidden(edge, isHidden)
    case .exclusive(let isExclusive): self.isExclusive = isExclusive
    case .preferences(let preferences): prefer(preferences)
    }
    update(.start)
    update(.end)
    updateDemand(isFrame: event == .frame)
  }

  /// Brings what follows from the state up to date: visibility, pull, inset, tracks.
  private mutating func update(_ edge: Edge) {
    guard self[edge] != nil else { return }
    updateVisibility(edge)
    updatePull(edge)
    revealIfAwaited(edge)
    reserve(edge, .immediate)
    updateTracks(edge)
  }

  private mutating func updatePull(_ edge: Edge) {
    let pull = max(0, geometry.pull(edge, at: offset))
    self[edge]?.pull = pull
    if pull <= geometry.tolerance, self[edge]?.phase.isPull == false {
      self[edge]?.isFollowing = false
    }
  }

  private mutating func prefer(_ preferences: Preferences) {
    guard preferences.textScale.isFinite, preferences.textScale > 0 else { return }
    self.preferences = preferences
  }
}

extension Engine {
  /// Moves a strip to a phase and publishes it; every transition passes here.
  mutating func setPhase(_ edge: Edge, _ phase: Phase) {
    guard let old = self[edge]?.phase, old != phase else { return }
    self[edge]?.phase = phase
    emit(.phase(edge, from: old, to: phase))
  }

  /// Publishes the demand when it changed, and on each frame, since the host may have used it up.
  private mutating func updateDemand(isFrame: Bool) {
    let new = deadline(.start).merged(with: deadline(.end))
    guard new != demand || (isFrame && new != .none) else { return }
    demand = new
    emit(.frames(new))
  }

  private func deadline(_ edge: Edge) -> FrameDemand {
    guard let strip = self[edge] else { return .none }
    var times = FrameDemand.none
    if let ends = strip.retreatEnds {
      times = .at(ends)
    } else if let due = strip.retreatDue, !waitsForFinger(strip) {
      times = .at(due)
    }
    if let due = strip.checkDue, strip.deferred == nil || !isBlocked(edge) {
      times = times.merged(with: .at(due))
    }
    return times
  }
}
