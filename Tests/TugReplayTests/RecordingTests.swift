// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugReplay

/// What a fresh engine orders for recorded events.
private func effects(of events: [RecordedEvent]) -> [Effect] {
  var engine = Engine()
  var effects: [Effect] = []
  for recorded in events {
    engine.send(recorded.event, at: recorded.time)
    while let effect = engine.nextEffect() { effects.append(effect) }
  }
  return effects
}

@Test(arguments: ReplayFile.all)
func `the recorded events of a replay give the same effects again`(file: ReplayFile) throws {
  for replayCase in try file.replay().cases {
    let (run, _) = ReplayRun.run(replayCase, isRecording: true)
    #expect(run.recording.count > 4)
    #expect(effects(of: run.recording) == run.history, "\(file.name): \(replayCase.name)")
  }
}

@Test(arguments: ReplayFile.all)
func `an engine that is copied before each event goes on as it was`(file: ReplayFile) throws {
  for replayCase in try file.replay().cases {
    let (run, _) = ReplayRun.run(replayCase, isRecording: true)
    var engine = Engine()
    var effects: [Effect] = []
    for recorded in run.recording {
      let shared = engine
      engine.send(recorded.event, at: recorded.time)
      withExtendedLifetime(shared) {}
      while let effect = engine.nextEffect() { effects.append(effect) }
    }
    #expect(effects == run.history, "\(file.name): \(replayCase.name)")
  }
}

@Test(arguments: ReplayFile.all)
func `a written recording reads as the same events and gives the same effects`(
  file: ReplayFile
) throws {
  for replayCase in try file.replay().cases {
    let (run, _) = ReplayRun.run(replayCase, reporting: .everyFrame, isRecording: true)
    let text = ReplayWriter.text(of: run.recording, title: file.name)
    let written = try Replay(parsing: text).cases[0]
    let (again, failure) = ReplayRun.run(written, isRecording: true)
    let place = "\(file.name): \(replayCase.name)"
    #expect(failure == nil, "\(place)")
    #expect(again.history == run.history, "\(place)")
    // The second recording opens with the state of a new engine; the rest is what was read.
    // Compared as text, since no NaN equals another.
    let same = Array(again.recording.suffix(run.recording.count))
    #expect(ReplayWriter.text(of: same, title: file.name) == text, "\(place)")
  }
}

/// Events of every kind, with numbers that are hard to write.
private let hardEvents: [Event] = {
  let numbers = [
    0, -0.0, 0.1, 1.0 / 3, -118.00000000000001, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    .nan, .infinity, -.infinity,
  ]
  var events: [Event] = [
    .fingerDown, .fingerCancelled, .attached, .detached, .visible(true), .visible(false),
    .exclusive(true), .exclusive(false), .frame,
    .geometry(ScrollGeometry(viewport: 667, content: 2000, isReversed: true)),
  ]
  for number in numbers {
    let geometry = ScrollGeometry(
      viewport: number,
      content: number,
      baseStart: number,
      baseEnd: -number,
      safeStart: number,
      safeEnd: number,
      scale: number
    )
    events += [
      .geometry(geometry), .scroll(offset: number, isFingerDown: true),
      .scroll(offset: number, isFingerDown: false), .pointer(number), .fingerUp(velocity: number),
      .preferences(Preferences(reducesMotion: true, isRightToLeft: true, textScale: number)),
      .preferences(Preferences(textScale: number)),
    ]
  }
  for edge in Edge.allCases {
    events += [.remove(edge), .reset(edge), .tap(edge)]
    for flag in [true, false] {
      events += [.enabled(edge, flag), .hidden(edge, flag)]
      for reveal in [Reveal.never, .atEdge, .always] {
        events.append(.begin(edge, reveal: reveal, notifies: flag))
      }
      for outcome in [Outcome.success, .failure, .cancelled, .noMore] {
        for token in [nil, ActionToken(.start, 7), ActionToken(.end, .max)] {
          events.append(.end(edge, outcome, hasMore: flag, token: token))
        }
      }
    }
    events += options.map { .install(edge, $0) }
  }
  return events
}()

extension ActionToken {
  fileprivate init(_ edge: Edge, _ generation: UInt32) {
    self.init(edge: edge, generation: generation)
  }
}

/// Options in which each value differs from the one before.
private let options: [StripOptions] = {
  var options: [StripOptions] = []
  let triggers: [Trigger] = [
    .onRelease, .onDistance, .tap, .reach(prefetch: .points(0.1)), .reach(prefetch: .viewports(2)),
  ]
  for (index, trigger) in triggers.enumerated() {
    let isOdd = index % 2 == 1
    let metrics = LookMetrics(
      extent: 54 + Double(index) / 3,
      trigger: isOdd ? 0.7 : nil,
      hold: isOdd ? nil : 31.4,
      placement: [.attached, .pinned, .behind][index % 3],
      reveal: isOdd ? .spring(duration: 0.9, dampingRatio: 0.55) : .immediate,
      retreat: .timed(duration: 1.0 / 3, curve: TimingCurve(0.1, -1, 0.2, 1.5)),
      dwell: Dwell(success: 0.1, failure: 0.2, cancelled: 1.0 / 7, noMore: 0),
      textGrowth: Double(index),
      holdPerWidth: isOdd ? 0.51 : nil
    )
    var new = StripOptions(role: isOdd ? .load : .refresh, metrics: metrics, trigger: trigger)
    new.pullStart = isOdd ? .edge : .anywhere
    new.visibility = [.always, .whenContentFills, .whenNotEmpty][index % 3]
    new.fillsViewport = isOdd
    new.loadsWhenEmpty = !isOdd
    new.minimumDisplay = 0.3 * Double(index)
    new.stripOffset = -1.5 * Double(index)
    options.append(new)
  }
  return options
}()

@Test func `every event has a spelling that reads as the same event`() throws {
  for event in hardEvents {
    let line = ReplayWriter.line(event)
    let replay = try Replay(parsing: "fixture raw\n\(line)")
    let (run, _) = ReplayRun.run(replay.cases[0], isRecording: true)
    // Compared as text, since no NaN equals another.
    #expect(run.recording.last.map { ReplayWriter.line($0.event) } == line)
    #expect(run.recording.last.map { "\($0.event)" } == "\(event)")
  }
}

@Test func `times are written to the bit`() throws {
  let times = [0, 1e-9, 0.1, 1.0 / 3, 4_711.000_000_1, 86_400 * 365.25]
  let events = times.map { RecordedEvent(time: $0, event: .frame) }
  let replay = try Replay(parsing: ReplayWriter.text(of: events, title: "two\nlines"))
  let (run, _) = ReplayRun.run(replay.cases[0], isRecording: true)
  #expect(run.recording.suffix(times.count).map(\.time) == times)
}

@Test func `a recording that begins in the middle of a refresh ends it by its token`() throws {
  var engine = Engine()
  let metrics = LookMetrics(extent: 54, dwell: .none)
  engine.send(.install(.start, StripOptions(role: .refresh, metrics: metrics)), at: 0)
  engine.send(.geometry(ScrollGeometry(viewport: 667, content: 2000)), at: 0)
  engine.send(.attached, at: 0)
  for time in [1.0, 2, 3] {
    engine.send(.begin(.start, reveal: .never, notifies: true), at: time)
    if time < 3 { engine.send(.end(.start, .success, hasMore: false, token: nil), at: time) }
    engine.send(.frame, at: time + 0.5)
  }
  engine.startRecording()
  // The recording goes on in an engine that was copied.
  let shared = engine
  // What two earlier calls answer late is nothing to the one that runs, whatever it is called.
  for late in [1, 2] as [UInt32] {
    engine.send(.end(.start, .cancelled, hasMore: false, token: ActionToken(.start, late)), at: 4)
  }
  engine.send(.end(.start, .success, hasMore: false, token: ActionToken(.start, 3)), at: 5)
  engine.send(.frame, at: 5)
  engine.send(.begin(.start, reveal: .never, notifies: true), at: 6)
  engine.send(.end(.start, .failure, hasMore: false, token: ActionToken(.start, 4)), at: 7)
  withExtendedLifetime(shared) {}
  let replay = try Replay(parsing: ReplayWriter.text(of: engine.stopRecording()))
  let (run, _) = ReplayRun.run(replay.cases[0])
  let phases = run.history.compactMap { effect in
    if case .phase(_, _, let phase) = effect { phase } else { nil }
  }
  let failed = [.ending(.failure), .idle] as [Phase]
  #expect(phases == [.refreshing, .ending(.success), .idle, .refreshing] + failed)
}
