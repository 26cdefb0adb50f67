// SPDX-License-Identifier: MIT

import Tug

/// A scroll view on which a replay runs: the simulated one, or that of a host.
public protocol ReplayScroll {
  /// The engine under test.
  var engine: Engine { get }
  /// Whether the scroll view moves by itself.
  var hasPhysics: Bool { get }
  /// Whether what begins under a finger gets its room no earlier than the finger lifts.
  var makesRoomOnRelease: Bool { get }
  /// The virtual time, in seconds.
  var now: Double { get }
  /// The content offset.
  var y: Double { get }
  /// The content offset as seen on screen.
  var shownY: Double { get }
  /// The inset at the start as it stands in the scroll view.
  var top: Double { get }
  /// The inset at the end as it stands in the scroll view.
  var bottom: Double { get }
  /// The lengths without the engine's contribution.
  var geometry: ScrollGeometry { get }
  /// Everything that the engine ordered since the log was last emptied.
  var log: [Effect] { get set }
  /// The offsets seen since the log was last emptied.
  var seen: [Double] { get set }
  /// Inset writes by the library since the log was last emptied.
  var insetWrites: Int { get set }
  /// Offset writes by the library since the log was last emptied.
  var offsetWrites: Int { get set }
  /// Offset writes made while a finger was down; any is a fault.
  var writesUnderFinger: Int { get }

  /// Brings everything to the state before the first step.
  mutating func prepare(_ fixture: Replay.Fixture)
  /// Tells the engine something, or does what would make a host tell it.
  mutating func send(_ event: Event)
  /// Reports a sample with the finger down, or without.
  mutating func move(to offset: Double, isFingerDown: Bool)
  /// A finger lands.
  mutating func fingerDown()
  /// The finger lifts, with a velocity in points per second.
  mutating func fingerUp(velocity: Double)
  /// The touch is cancelled.
  mutating func cancel()
  /// New lengths.
  mutating func layout(_ new: ScrollGeometry)
  /// The app writes a raw inset, which is its new base.
  mutating func writeRaw(_ edge: Edge, _ value: Double)
  /// Lets a turn of the run loop pass.
  mutating func turn()
  /// Lets time pass.
  mutating func advance(by seconds: Double)
  /// Sets the clock to a recorded time.
  mutating func advance(to time: Double)
  /// Lets everything come to rest.
  ///
  /// - Returns: Whether it did.
  mutating func settle() -> Bool
}

extension ReplayScroll {
  /// Room is made at once.
  public var makesRoomOnRelease: Bool { false }
}

extension SimulatedScroll: ReplayScroll {
  /// Brings everything to the state before the first step.
  public mutating func prepare(_ fixture: Replay.Fixture) {
    hasPhysics = fixture.hasPhysics
    page = fixture.page
    var app = ReplayApp(fixture)
    onEffect = { scroll, effect in
      for event in app.answers(to: effect) { scroll.send(event) }
    }
    guard fixture.hasPhysics else { return }
    if let header = fixture.header { send(.install(.start, header)) }
    if let footer = fixture.footer { send(.install(.end, footer)) }
    layout(fixture.geometry)
    place(at: fixture.offset ?? -top)
    if fixture.isAttached { send(.attached) }
    turn()
  }
}
