// SPDX-License-Identifier: MIT

import Tug

/// One run of a replay case, step by step.
public struct ReplayRun {
  /// A claim that did not hold.
  public struct Failure: Equatable, Sendable {
    /// The line in the file.
    public var line: Int
    /// The step as written.
    public var step: String
    /// What was expected.
    public var expected: String
    /// What was seen.
    public var seen: String
  }

  /// What happened, a line a step and an indented line an effect.
  public private(set) var trace: [String] = []
  /// The scroll view.
  public internal(set) var scroll: any ReplayScroll
  /// Everything published since the start or the last `mark`.
  var log: [Effect] = []
  /// Everything published since the start, in order.
  public private(set) var history: [Effect] = []
  /// Calls of actions since the start.
  var actions: [Edge: Int] = [:]
  private(set) var effectsOfLastStep: [Effect] = []
  /// The phases as published, to tell a transition that does not follow from the one before.
  private var phases: [Edge: Phase] = [:]
  /// The first transition that does not.
  private(set) var disorder: String?

  /// Prepares a case on the simulated scroll view.
  ///
  /// - Parameters:
  ///   - fixture: The state before the first step.
  ///   - reporting: How animated moves are reported, unless the fixture says.
  ///   - isRecording: Whether the engine's events are recorded from the first one on.
  public init(
    _ fixture: Replay.Fixture,
    reporting: SimulatedScroll.Reporting = .once,
    isRecording: Bool = false
  ) {
    var scroll = SimulatedScroll()
    if isRecording { scroll.startRecording() }
    scroll.reporting = fixture.reporting ?? reporting
    self.init(fixture, on: scroll)
  }

  /// Prepares a case on a scroll view of another kind.
  ///
  /// - Parameters:
  ///   - fixture: The state before the first step.
  ///   - scroll: A scroll view to which nothing has happened yet.
  public init(_ fixture: Replay.Fixture, on scroll: any ReplayScroll) {
    self.scroll = scroll
    self.scroll.prepare(fixture)
    guard fixture.hasPhysics else { return }
    collect()
    forget()
  }

  /// Runs a whole case.
  ///
  /// - Parameters:
  ///   - replay: The case.
  ///   - reporting: How animated moves are reported, unless the fixture says.
  ///   - isRecording: Whether the engine's events are recorded from the first one on.
  /// - Returns: The run, and the first claim that did not hold.
  public static func run(
    _ replay: Replay.Case,
    reporting: SimulatedScroll.Reporting = .once,
    isRecording: Bool = false
  ) -> (run: ReplayRun, failure: Failure?) {
    var run = ReplayRun(replay.fixture, reporting: reporting, isRecording: isRecording)
    let failure = run.perform(replay.steps)
    return (run, failure)
  }

  /// Carries out steps up to the first claim that does not hold.
  ///
  /// - Returns: That claim.
  public mutating func perform(_ lines: [Replay.Line]) -> Failure? {
    for (index, line) in lines.enumerated() {
      if case .fingerDown = line.step, index + 1 < lines.count { stand(for: lines[index + 1].step) }
      if let failure = perform(line) { return failure }
    }
    return nil
  }

  /// Puts the list where the drag begins that follows a finger's landing.
  private mutating func stand(for drag: Replay.Step) {
    guard case .move(let offsets, true) = drag, offsets.count > 1, scroll.hasPhysics,
      !scroll.engine.isFingerDown, abs(offsets[0] - scroll.y) > 0.5
    else { return }
    scroll.move(to: offsets[0], isFingerDown: false)
  }

  /// Carries out one step.
  ///
  /// - Returns: The claim that did not hold, if the step is one or breaks a rule of the engine.
  public mutating func perform(_ line: Replay.Line) -> Failure? {
    trace.append("\(EffectText.number(scroll.now))s  \(line.text)")
    if case .expect(let expectation) = line.step {
      guard let seen = contradiction(to: expectation) else { return nil }
      return Failure(line: line.number, step: line.text, expected: line.text, seen: seen)
    }
    effectsOfLastStep = []
    let hasSettled = carryOut(line.step)
    collect()
    for effect in effectsOfLastStep { trace.append("        \(EffectText.text(effect))") }
    if let broken = hasSettled ? brokenRule : "still moving after ten seconds" {
      return Failure(line: line.number, step: line.text, expected: "rest and order", seen: broken)
    }
    return nil
  }

  /// The engine's events so far, when they are recorded.
  public var recording: [RecordedEvent] {
    var engine = scroll.engine
    return engine.stopRecording()
  }

  private mutating func collect() {
    effectsOfLastStep += scroll.log
    log += scroll.log
    history += scroll.log
    for effect in scroll.log { follow(effect) }
    scroll.log = []
  }

  private mutating func follow(_ effect: Effect) {
    switch effect {
    case .perform(let token): actions[token.edge, default: 0] += 1
    case .phase(let edge, let from, let to):
      if from != phases[edge] ?? .idle || from == to {
        disorder = disorder ?? "\(EffectText.text(effect)), which does not follow"
      }
      phases[edge] = to
    default: break
    }
  }

  /// Begins to count anew, except for actions.
  private mutating func forget() {
    log = []
    effectsOfLastStep = []
    scroll.seen = []
    scroll.insetWrites = 0
    scroll.offsetWrites = 0
  }

  // MARK: Steps

  /// - Returns: Whether everything came to rest, where that was asked for.
  private mutating func carryOut(_ step: Replay.Step) -> Bool {
    switch step {
    case .send(let event): scroll.send(event)
    case .command(let edge, let command): call(edge, command)
    case .move(let offsets, let isFingerDown):
      for offset in offsets { scroll.move(to: offset, isFingerDown: isFingerDown) }
    case .fingerDown: scroll.fingerDown()
    case .fingerUp(let velocity): scroll.fingerUp(velocity: velocity)
    case .cancel: scroll.cancel()
    case .layout(let lengths):
      var geometry = scroll.geometry
      for length in lengths { geometry.set(length) }
      scroll.layout(geometry)
    case .write(let edge, let value): scroll.writeRaw(edge, value)
    case .turn(let count): for _ in 0..<count { scroll.turn() }
    case .advance(let seconds): scroll.advance(by: seconds)
    case .clock(let time): scroll.advance(to: time)
    case .settle: return scroll.settle()
    case .mark: forget()
    case .configure(let edge, let options): scroll.send(.install(edge, options))
    case .replace(let edge, let options):
      scroll.send(.remove(edge))
      scroll.send(.install(edge, options))
    case .expect: break
    }
    return true
  }
}
