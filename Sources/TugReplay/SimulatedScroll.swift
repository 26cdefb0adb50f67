// SPDX-License-Identifier: MIT

import Tug

/// A scroll view with UIKit's published physics, on a virtual clock, in a loop with an engine.
///
/// Offsets that the engine moves come back to it as samples, as they do from a real scroll view.
public struct SimulatedScroll {
  /// How an animated move of the offset is reported.
  public enum Reporting: Sendable {
    /// The model value jumps to the target and is reported once, as UIKit does.
    case once
    /// Every frame is reported, as hosts do that animate by themselves.
    case everyFrame
  }

  /// The engine under test.
  public private(set) var engine = Engine()
  /// How animated moves are reported.
  public var reporting = Reporting.once
  /// Whether the scroll view moves by itself; off when every sample comes from a recording.
  public var hasPhysics = true
  /// The page length, when the scroll view stops at pages.
  public var page: Double?
  /// The virtual time, in seconds.
  public internal(set) var now = 0.0
  /// The content offset.
  public internal(set) var y = 0.0
  /// The content offset as seen on screen.
  public var shownY: Double { flight?.value(at: now) ?? y }
  /// The inset at the start as it stands in the scroll view.
  public private(set) var top = 0.0
  /// The inset at the end as it stands in the scroll view.
  public private(set) var bottom = 0.0
  /// The lengths without the engine's contribution.
  public private(set) var geometry = ScrollGeometry()
  /// Everything that the engine ordered since the log was last emptied.
  public var log: [Effect] = []
  /// The offsets seen since the log was last emptied.
  public var seen: [Double] = []
  /// Inset writes by the library since the log was last emptied.
  public var insetWrites = 0
  /// Offset writes by the library since the log was last emptied.
  public var offsetWrites = 0
  /// Offset writes made while a finger was down; any is a fault.
  public private(set) var writesUnderFinger = 0
  /// Called with each effect before the next one is carried out, as an app's callbacks are.
  public var onEffect: ((inout SimulatedScroll, Effect) -> Void)?

  /// Whether the app's callbacks have called one another without end, so that they are heard no more.
  private(set) var callsWithoutEnd = false

  private var isDelivering = false
  /// What moves the list by itself.
  var motion = Movement.none
  /// An animated move that is reported once: what the screen shows meanwhile.
  var flight: Travel?
  private var restsAtTop = false
  /// The contributions as ordered, which need not be those that the engine says it has.
  private var reserved = (start: 0.0, end: 0.0)

  enum Movement {
    case none
    case bounce(Bounce, target: Double, start: Double)
    case glide(from: Double, velocity: Double, start: Double)
    case travel(Travel)

    var isNone: Bool { if case .none = self { true } else { false } }
  }

  /// Creates a scroll view at offset 0 without a size.
  public init() {}
}

// MARK: - What the app and the user do

extension SimulatedScroll {
  /// Sends the engine an event and carries out its effects.
  public mutating func send(_ event: Event) {
    engine.send(event, at: now)
    deliver()
  }

  /// Begins to record the events that enter the engine.
  public mutating func startRecording() {
    engine.startRecording()
  }

  /// Reports a sample with the finger down, or without.
  public mutating func move(to offset: Double, isFingerDown: Bool) {
    stop()
    // A broken sample reaches the engine as it is, and moves nothing here.
    if offset.isFinite { y = offset }
    report(offset, isFingerDown: isFingerDown)
  }

  /// Puts the list at an offset before anything happens.
  public mutating func place(at offset: Double) {
    y = offset
    restsAtTop = false
    send(.scroll(offset: offset, isFingerDown: false))
  }

  /// A finger lands, and stops whatever moves.
  public mutating func fingerDown() {
    stop()
    send(.fingerDown)
  }

  /// The finger lifts; the list bounces, glides or snaps to a page unless the engine moves it.
  public mutating func fingerUp(velocity: Double) {
    let writes = offsetWrites
    send(.fingerUp(velocity: velocity))
    guard hasPhysics, offsetWrites == writes else { return }
    coast(velocity: velocity)
  }

  /// The touch is cancelled; the list bounces back.
  public mutating func cancel() {
    send(.fingerCancelled)
    if hasPhysics { coast(velocity: 0) }
  }

  /// New lengths; a list that nobody moves is put into its legal range on the next turn.
  public mutating func layout(_ new: ScrollGeometry) {
    restsAtTop = restsAtTop || isAtTop
    if let mended = new.sanitized { geometry = mended }
    send(.geometry(new))
    writeInsets()
  }

  /// The app writes a raw inset, which is its new base.
  public mutating func writeRaw(_ edge: Edge, _ value: Double) {
    restsAtTop = restsAtTop || isAtTop
    if edge == .start {
      top = value
      geometry.baseStart = value
    } else {
      bottom = value
      geometry.baseEnd = value
    }
    send(.geometry(geometry))
    writeInsets()
  }

  private var isAtTop: Bool { abs(y + top) <= 0.5 }
  var legalEnd: Double { max(-top, geometry.content + bottom - geometry.viewport) }
}

// MARK: - Physics

extension SimulatedScroll {
  private mutating func stop() {
    motion = .none
    flight = nil
    restsAtTop = false
  }

  private mutating func coast(velocity: Double) {
    // A broken velocity moves nothing, as a broken sample does not.
    guard !engine.isFingerDown, velocity.isFinite else { return }
    if let page, y >= -top {
      settleInto(((y / page) + 0.5).rounded(.down) * page)
    } else if y < -top {
      settleInto(-top)
    } else if y > legalEnd {
      settleInto(legalEnd)
    } else if velocity != 0 {
      motion = .glide(from: y, velocity: -velocity, start: now)
    }
  }

  private mutating func settleInto(_ target: Double) {
    guard target != y else { return }
    let bounce = Bounce(displacement: y - target, velocity: -Bounce.inwardSpeed * (y - target))
    motion = .bounce(bounce, target: target, start: now)
  }

  /// A list that nobody moves is put into its legal range, and one that rested at its top stays.
  mutating func clampAtLayout() {
    guard hasPhysics, motion.isNone, flight == nil, !engine.isFingerDown else { return }
    let target = restsAtTop ? -top : min(max(y, -top), legalEnd)
    restsAtTop = false
    guard abs(target - y) > 1e-9 else { return }
    y = target
    report(y, isFingerDown: false)
  }

  mutating func report(_ offset: Double, isFingerDown: Bool) {
    seen.append(shownY)
    send(.scroll(offset: offset, isFingerDown: isFingerDown))
  }
}

// MARK: - What the engine orders

extension SimulatedScroll {
  private mutating func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    var delivered = 0
    while let effect = engine.nextEffect() {
      log.append(effect)
      carryOut(effect)
      delivered += 1
      callsWithoutEnd = callsWithoutEnd || delivered > Self.mostAtOnce
      if !callsWithoutEnd { onEffect?(&self, effect) }
    }
    isDelivering = false
  }

  /// The most orders that may follow from one event.
  private static var mostAtOnce: Int { 10_000 }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .reserve(let edge, let amount, _):
      if edge == .start { reserved.start = amount } else { reserved.end = amount }
      writeInsets()
    case .moveOffset(let target, let motion): moveOffset(to: target, motion)
    default: break
    }
  }

  private mutating func writeInsets() {
    let newTop = geometry.baseStart + reserved.start
    let newBottom = geometry.baseEnd + reserved.end
    if newTop != top || newBottom != bottom { insetWrites += 1 }
    top = newTop
    bottom = newBottom
  }

  private mutating func moveOffset(to target: Double, _ ordered: Motion) {
    offsetWrites += 1
    if engine.isFingerDown { writesUnderFinger += 1 }
    guard hasPhysics else { return }
    let travel = Travel(from: shownY, to: target, by: ordered, at: now)
    stop()
    if ordered.duration > 0, reporting == .everyFrame {
      motion = .travel(travel)
    } else {
      if ordered.duration > 0 { flight = travel }
      y = target
      report(y, isFingerDown: false)
    }
  }
}
