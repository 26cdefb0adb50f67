// SPDX-License-Identifier: MIT

import Testing
import Tug

private let noNumbers = [Double.nan, .infinity, -.infinity]

/// An event that tells a number.
private struct Telling {
  var name: String
  var event: (_ number: Double, _ engine: Engine) -> Event

  init(_ name: String, _ event: @escaping (_ number: Double, _ engine: Engine) -> Event) {
    self.name = name
    self.event = event
  }

  /// New lengths of the list, one of them a number.
  static func length(_ name: String, _ length: WritableKeyPath<ScrollGeometry, Double>) -> Telling {
    Telling(name) { number, engine in
      var geometry = engine.geometry
      geometry[keyPath: length] = number
      return .geometry(geometry)
    }
  }

  /// Other options of the header, with a number among them.
  static func option(
    _ name: String,
    _ change: @escaping (inout StripOptions, Double) -> Void
  ) -> Telling {
    Telling(name) { number, engine in
      var options =
        engine.header?.options ?? StripOptions(role: .load, metrics: LookMetrics(extent: 9))
      options.minimumDisplay = 7
      change(&options, number)
      return .install(.start, options)
    }
  }
}

@Test func `what is told with a number that is none changes nothing`() {
  let tellings: [Telling] = [
    Telling("offset") { number, _ in .scroll(offset: number, isFingerDown: false) },
    Telling("pointer") { number, _ in .pointer(number) },
    Telling("text scale") { number, _ in
      .preferences(Preferences(reducesMotion: true, textScale: number))
    },
    .length("viewport", \.viewport), .length("content", \.content),
    .length("start inset", \.baseStart), .length("end inset", \.baseEnd),
    .length("safe start", \.safeStart), .length("safe end", \.safeEnd),
    .length("scale", \.scale),
    .option("extent") { $0.metrics.extent = $1 },
    .option("strip offset") { $0.stripOffset = $1 },
    .option("hold") { $0.metrics.hold = $1 },
  ]
  for telling in tellings {
    for number in noNumbers {
      var engine = pulledEngine()
      let before = State(engine)
      engine.send(telling.event(number, engine), at: 2)
      #expect(State(engine) == before, "\(telling.name) \(number)")
      #expect(engine.nextEffect() == nil, "\(telling.name) \(number)")
    }
  }
}

@Test func `sizes below 0 count as 0, and a scale of 0 or less as 1`() {
  var engine = pulledEngine()
  for scale in [0.0, -2] {
    engine.send(.geometry(ScrollGeometry(viewport: -1, content: -1, scale: scale)), at: 2)
    #expect(engine.geometry == ScrollGeometry(viewport: 0, content: 0, scale: 1))
  }
}

@Test func `times that are no numbers keep no strip open`() {
  let tellings: [Telling] = [
    .option("trigger") { $0.metrics.trigger = $1 },
    .option("dwell") { $0.metrics.dwell.success = $1 },
    .option("minimum display") { $0.minimumDisplay = $1 },
    .option("reveal") { $0.metrics.reveal = .timed(duration: $1, curve: .linear) },
    .option("retreat") { $0.metrics.retreat = .timed(duration: $1, curve: .linear) },
    .option("retreat on a spring") { $0.metrics.retreat = .spring(duration: $1, dampingRatio: $1) },
    .option("prefetch") { $0.trigger = .reach(prefetch: .points($1)) },
    .option("prefetch in viewports") { $0.trigger = .reach(prefetch: .viewports($1)) },
  ]
  for telling in tellings {
    for number in noNumbers {
      var engine = pulledEngine()
      engine.send(telling.event(number, engine), at: 2)
      engine.send(.fingerCancelled, at: 3)
      engine.send(.begin(.start, reveal: .atEdge, notifies: true), at: 4)
      engine.send(.end(.start, .success, hasMore: false, token: nil), at: 20)
      for frame in 0..<100 { engine.send(.frame, at: 20 + Double(frame) / 10) }
      #expect(engine.header?.phase == .idle, "\(telling.name) \(number)")
      #expect(engine.demand == .none, "\(telling.name) \(number)")
    }
  }
}

@Test func `a lift with a velocity that is none is a lift`() {
  for number in noNumbers {
    var engine = pulledEngine()
    engine.send(.fingerUp(velocity: number), at: 2)
    #expect(engine.header?.phase == .refreshing)
  }
}

@Test func `a time that is none, or has passed, counts as the last one`() {
  for time in noNumbers + [0] {
    var engine = pulledEngine()
    engine.startRecording()
    engine.send(.pointer(5), at: time)
    #expect(engine.recording?.last == RecordedEvent(time: 1, event: .pointer(5)))
  }
}

@Test func `a list that is laid out before a reveal is delivered is not left on its way`() {
  for call in [Event.reset(.start), .remove(.start), .hidden(.start, true)] {
    var engine = pulledEngine()
    engine.send(.fingerUp(velocity: 0), at: 2)
    // In the callback of the phase the app reloads its list, which that puts back to rest.
    #expect(engine.nextEffect() == .phase(.start, from: .armed, to: .refreshing))
    engine.send(.scroll(offset: 0, isFingerDown: false), at: 2)
    engine.send(call, at: 2)
    var offsets: [Double] = []
    while let effect = engine.nextEffect() {
      guard case .moveOffset(let target, _) = effect else { continue }
      offsets.append(target)
      engine.send(.scroll(offset: target, isFingerDown: false), at: 2)
    }
    #expect(offsets == [-50, 0], "\(call)")
    #expect(engine.ownInset(.start) == 0, "\(call)")
  }
}

@Test func `an app that scrolls away within its action is not held back`() {
  var engine = pulledEngine()
  engine.send(.fingerUp(velocity: 0), at: 2)
  while let effect = engine.nextEffect() {
    if case .moveOffset(let target, _) = effect {
      engine.send(.scroll(offset: target, isFingerDown: false), at: 2)
    }
    if case .perform = effect { engine.send(.scroll(offset: 300, isFingerDown: false), at: 2) }
  }
  #expect(engine.ownInset(.start) == 0)
}

@Test func `a list rests where it is, or at what it is pulled past`() {
  var engine = pulledEngine()
  engine.send(.fingerCancelled, at: 1)
  func rest(at offset: Double) -> Double {
    engine.send(.scroll(offset: offset, isFingerDown: false), at: 2)
    while engine.nextEffect() != nil {}
    return engine.restingOffset
  }
  let rows = [(-80.0, 0.0), (-50, 0), (0, 0), (300, 300), (1400, 1400), (1480, 1400)]
  for (offset, resting) in rows { #expect(rest(at: offset) == resting, "\(offset)") }
  engine.send(.begin(.start, reveal: .never, notifies: false), at: 3)
  let open = [(-80.0, -50.0), (-50, -50), (-20, -20), (300, 300), (1480, 1400)]
  for (offset, resting) in open { #expect(rest(at: offset) == resting, "\(offset)") }
}

/// A header that is armed under a finger, at time 1.
private func pulledEngine() -> Engine {
  var engine = Engine()
  let options = StripOptions(role: .refresh, metrics: LookMetrics(extent: 50))
  engine.send(.install(.start, options), at: 0)
  engine.send(.geometry(ScrollGeometry(viewport: 600, content: 2000, scale: 2)), at: 0)
  engine.send(.attached, at: 0)
  engine.send(.pointer(100), at: 1)
  engine.send(.scroll(offset: -50, isFingerDown: true), at: 1)
  while engine.nextEffect() != nil {}
  return engine
}

/// All that can be asked of an engine with a header.
private struct State: Equatable {
  var geometry: ScrollGeometry
  var offset: Double
  var pointer: Double?
  var isFingerDown: Bool
  var preferences: Preferences
  var demand: FrameDemand
  var origin: Double
  var inset: Double
  var options: StripOptions?
  var phase: Phase?
  var contribution: Double?
  var progress: Double?

  init(_ engine: Engine) {
    geometry = engine.geometry
    offset = engine.offset
    pointer = engine.pointer
    isFingerDown = engine.isFingerDown
    preferences = engine.preferences
    demand = engine.demand
    origin = engine.stripOrigin(.start)
    inset = engine.ownInset(.start)
    options = engine.header?.options
    phase = engine.header?.phase
    contribution = engine.header?.contribution
    progress = engine.header?.progress
  }
}
