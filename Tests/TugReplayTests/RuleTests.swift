// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugReplay

/// A mistake of a host, of which a replay tells whatever it expects.
private enum Fault: String, CaseIterable {
  case writesUnderFinger = "an offset write under the finger"
  case skipsPhases = "phase header armed refreshing, which does not follow"
  case repeatsPhase = "phase header idle idle, which does not follow"
  case losesInset = "an inset of the header that is not base + contribution"
  case losesOffset = "a number that is not finite"
}

/// The simulated scroll view in the hands of such a host: it makes its mistake in a turn.
private struct FaultyScroll: ReplayScroll {
  let fault: Fault
  private var inner = SimulatedScroll()
  private var hasTurned = false
  private var forged: [Effect] = []

  init(_ fault: Fault) { self.fault = fault }

  var engine: Engine { inner.engine }
  var hasPhysics: Bool { inner.hasPhysics }
  var now: Double { inner.now }
  var y: Double { hasTurned && fault == .losesOffset ? .nan : inner.y }
  var shownY: Double { inner.shownY }
  var top: Double { inner.top + (hasTurned && fault == .losesInset ? 9 : 0) }
  var bottom: Double { inner.bottom }
  var geometry: ScrollGeometry { inner.geometry }
  var writesUnderFinger: Int { hasTurned && fault == .writesUnderFinger ? 1 : 0 }
  var log: [Effect] {
    get { inner.log + forged }
    set { (inner.log, forged) = (newValue, []) }
  }
  var seen: [Double] {
    get { inner.seen }
    set { inner.seen = newValue }
  }
  var insetWrites: Int {
    get { inner.insetWrites }
    set { inner.insetWrites = newValue }
  }
  var offsetWrites: Int {
    get { inner.offsetWrites }
    set { inner.offsetWrites = newValue }
  }

  mutating func turn() {
    inner.turn()
    hasTurned = true
    if fault == .skipsPhases { forged = [.phase(.start, from: .armed, to: .refreshing)] }
    if fault == .repeatsPhase { forged = [.phase(.start, from: .idle, to: .idle)] }
  }

  mutating func prepare(_ fixture: Replay.Fixture) { inner.prepare(fixture) }
  mutating func send(_ event: Event) { inner.send(event) }
  mutating func move(to offset: Double, isFingerDown: Bool) {
    inner.move(to: offset, isFingerDown: isFingerDown)
  }
  mutating func fingerDown() { inner.fingerDown() }
  mutating func fingerUp(velocity: Double) { inner.fingerUp(velocity: velocity) }
  mutating func cancel() { inner.cancel() }
  mutating func layout(_ new: ScrollGeometry) { inner.layout(new) }
  mutating func writeRaw(_ edge: Edge, _ value: Double) { inner.writeRaw(edge, value) }
  mutating func advance(by seconds: Double) { inner.advance(by: seconds) }
  mutating func advance(to time: Double) { inner.advance(to: time) }
  mutating func settle() -> Bool { inner.settle() }
}

@Test(arguments: Fault.allCases)
private func `a mistake of a host fails the step that makes it`(fault: Fault) throws {
  let text = "down; drag -64 > -90; up 0; +1s\nturn; expect phase idle"
  let replay = try Replay(parsing: text).cases[0]
  var run = ReplayRun(replay.fixture, on: FaultyScroll(fault))
  let failure = run.perform(replay.steps)
  #expect(failure?.line == 2)
  #expect(failure?.seen == fault.rawValue)
}

@Test func `callbacks that call one another without end fail the step that starts them`() throws {
  let text = "fixture answers success; fixture when ending begin(); turn\nbegin()"
  let failure = ReplayRun.run(try Replay(parsing: text).cases[0]).failure
  #expect(failure?.line == 2)
  #expect(failure?.seen == "callbacks that call one another without end")
}

@Test func `lengths that the engine mends are no fault of the host`() throws {
  let text = "scale -3; begin(); settle; expect y -118, effective top 118"
  #expect(ReplayRun.run(try Replay(parsing: text).cases[0]).failure == nil)
}

@Test func `a call without a name means the strip that it can only mean`() throws {
  let text = """
    fixture content 900, back footer
    begin(footer, reveal: never); end(); settle; expect footer actions 1, footer.phase idle
    begin(); settle; expect header.phase refreshing; end(); settle; expect header.phase idle
    """
  #expect(ReplayRun.run(try Replay(parsing: text).cases[0]).failure == nil)
}

@Test(arguments: ["up 0", "cancel"])
func `a recorded list moves only as the recording says`(end: String) throws {
  let steps = """
    fixture raw
    geometry viewport 667 content 2000 base 64 0 safe 0 0 scale 2; attach; drag -64 > -90
    \(end); +1s; expect y -90
    """
  #expect(ReplayRun.run(try Replay(parsing: steps).cases[0]).failure == nil)
}
