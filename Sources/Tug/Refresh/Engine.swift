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
public struct Engine: @unchecked Sendable {
  // Nobody else holds the machine: it is copied before a change when two engines share it.
  private var machine = Machine()

  /// Creates an engine without strips, detached and without a size.
  public init() {}

  /// Tells the engine a fact.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Seconds on any steady clock. A time before the last one, or one that is not finite,
  ///     counts as the last one.
  public mutating func send(_ event: Event, at time: Double) {
    own()
    machine.send(event, at: time)
  }

  /// Takes the next order out of the queue, or `nil` when all are delivered.
  public mutating func nextEffect() -> Effect? {
    own()
    return machine.nextOrder()?.effect
  }

  /// How many orders have been given since the queue was last found empty.
  package var ordersGiven: Int { machine.orders.given }

  /// How many of those have been taken out.
  package var ordersDelivered: Int { machine.orders.delivered }

  /// Whether the list is on its way to where it shows a strip.
  package var isRevealing: Bool {
    machine.header?.revealTarget != nil || machine.footer?.revealTarget != nil
  }

  /// Where a list comes to rest that is left where it is: there, or beside what it is pulled past, which
  /// may be an open strip.
  package var restingOffset: Double {
    let start = geometry.restStart - (header?.contribution ?? 0)
    let end = geometry.restEnd + (footer?.contribution ?? 0)
    let rest = min(max(offset, start), max(start, end))
    return abs(rest - offset) > geometry.tolerance ? rest : offset
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&machine) { machine = Machine(copying: machine) }
  }
}

// MARK: State

extension Engine {
  /// The strip at the start, if one is installed.
  public var header: Strip? { machine.header }
  /// The strip at the end, if one is installed.
  public var footer: Strip? { machine.footer }
  /// The strip at an edge, if one is installed.
  public subscript(edge: Edge) -> Strip? { machine[edge] }
  /// The scroll view's lengths as last sent.
  public var geometry: ScrollGeometry { machine.geometry }
  /// The content offset as last sent.
  public var offset: Double { machine.offset }
  /// The finger's place across the axis, or `nil` before the first touch.
  public var pointer: Double? { machine.pointer }
  /// Whether a finger holds the scroll view.
  public var isFingerDown: Bool { machine.isFingerDown }
  /// Whether the scroll view is in a window.
  public var isAttached: Bool { machine.isAttached }
  /// Whether the app and the view are in sight.
  public var isVisible: Bool { machine.isVisible }
  /// Whether only one strip may run at a time.
  public var isExclusive: Bool { machine.isExclusive }
  /// The user's preferences.
  public var preferences: Preferences { machine.preferences }
  /// What the engine wants of the clock now; published as ``Effect/frames(_:)`` on change.
  public var demand: FrameDemand { machine.demand }
  /// What has been recorded so far, oldest first, or `nil` while nothing is recorded.
  public var recording: [RecordedEvent]? { machine.recording }

  /// The place of the strip's edge nearest the start, in the content's coordinates, in points.
  public func stripOrigin(_ edge: Edge) -> Double { machine.stripOrigin(edge) }

  /// The inset that the host writes at an edge: base and contribution less the system's own part.
  public func ownInset(_ edge: Edge) -> Double { machine.ownInset(edge) }
}

// MARK: Recording

extension Engine {
  /// Begins to record every event, preceded by those that lead to the present state.
  ///
  /// A refresh that is running is recorded as begun by code at this moment. Recording allocates;
  /// nothing else does.
  public mutating func startRecording() {
    own()
    machine.startRecording()
  }

  /// Ends recording.
  ///
  /// - Returns: What was recorded, oldest first; empty when nothing was.
  public mutating func stopRecording() -> [RecordedEvent] {
    own()
    return machine.stopRecording()
  }
}
