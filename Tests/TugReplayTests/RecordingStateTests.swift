// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugReplay

/// What an app or a host can ask of an engine.
private func state(of engine: Engine) -> [String] {
  let strips = Edge.allCases.map { edge in
    guard let strip = engine[edge] else { return "\(edge) none" }
    let flags = "\(strip.isEnabled) \(strip.isHidden)"
    let numbers = "\(strip.progress) \(strip.contribution)"
    return "\(edge) \(strip.phase) \(flags) \(numbers) \(strip.options)"
  }
  return strips + [
    "\(engine.geometry) \(engine.offset) \(String(describing: engine.pointer))",
    "\(engine.isFingerDown) \(engine.isAttached) \(engine.isVisible) \(engine.isExclusive)",
    "\(engine.preferences)",
  ]
}

/// What an engine has ordered since it was last asked, without the numbers of calls.
private func orders(of engine: inout Engine) -> [Effect] {
  var effects: [Effect] = []
  while let effect = engine.nextEffect() {
    if case .perform(let token) = effect {
      effects.append(.perform(ActionToken(edge: token.edge, generation: 0)))
    } else {
      effects.append(effect)
    }
  }
  return effects
}

@Test(arguments: [
  "turn", "down; drag -64 > -90", "down; drag -64 > -130", "begin(header)",
  "begin(header); end(header, fail)", "down; drag 233 > 250", "down; drag 233 > 300",
  "begin(footer, reveal: never); end(footer, noMore)", "end(footer, noMore)",
  "begin(footer, reveal: never); end(footer, fail); settle",
  "begin(footer, reveal: never); end(footer); settle",
  "header.enabled=false", "footer.enabled=false", "begin(header); header.enabled=false",
  "footer.hidden=true", "begin(header); header.hidden=true", "background", "detach",
  "exclusive off", "exclusive off; begin(header); begin(footer, reveal: never)", "pointer 30",
  "preferences reduced rtl text 1.5", "scale 3", "base 20/30", "remove(header)", "glide 100",
  "begin(header); end(header, noMore)", "begin(header); end(header, noMore); reset(footer)",
  "begin(footer, reveal: never); end(footer); end(footer, noMore)",
  "begin(footer, reveal: never); end(footer, fail); settle; begin(header); end(header, fail)",
  "exclusive off; begin(header, reveal: never); end(header); footer tap; tap(footer); end(footer, fail)",
  "exclusive off; tap(footer); end(footer, noMore); begin(header); end(header, hasMore: true)",
  "exclusive off; tap(footer); end(footer, noMore); begin(header); end(header); begin(header)",
  "exclusive off; tap(footer); end(footer, fail); begin(header); end(header); down; drag 0 > -30",
  "exclusive off; tap(footer); end(footer); begin(header); end(header, noMore)",
  "begin(header); settle; detach", "detach; begin(header)", "detach; begin(header, reveal: never)",
  "down; drag -64 > -90; begin(header)", "begin(header); begin(footer)",
  "glide -64 > 233; begin(header); footer tap; tap(footer)",
  "glide -64 > 233; begin(header); footer tap; tap(footer); detach",
  "detach; begin(header); attach; glide -64 > 233; footer tap; tap(footer); detach",
  "footer tap; begin(header); begin(footer); content 0", "begin(footer, reveal: never); content 0",
  "background; begin(header)", "background; begin(header); header.hidden=true",
  "background; begin(header); detach", "down; drag -64 > -90; background",
  "footer auto; begin(footer); end(footer, fail); down; drag 10 > 20",
  "begin(header); begin(footer); end(header)", "begin(header); begin(footer); reset(header)",
  "begin(header); begin(footer); remove(header)",
  "begin(footer); begin(header); end(footer, noMore); reset(footer)",
  "begin(footer); begin(header); end(footer, noMore)", "detach; down",
  "detach; down; begin(header)",
  "begin(footer, reveal: never); end(footer, fail); begin(header); end(header); remove(header)",
  "begin(footer, reveal: never); end(footer, noMore); begin(header); end(header, hasMore: true); remove(header)",
  "begin(footer, reveal: never); end(footer); footer auto",
  "exclusive off; begin(header, reveal: never); down; drag 233 > 250",
  "down; drag -64 > -90; up 0", "down; drag -64 > -140; background; cancel",
  "header from edge; down; drag -64 > -90",
  "header on distance; down; drag -64 > -140; reset(header); cancel",
  "fixture reports frames; glide 100; begin(header, reveal: always); +50ms",
])
func `a recording begins with the state that it finds`(steps: String) throws {
  let fixture = "fixture content 900, header dwell 9s, back footer dwell 9s 9s 0s 9s\n"
  let replay = try Replay(parsing: fixture + steps).cases[0]
  let (run, failure) = ReplayRun.run(replay)
  #expect(failure == nil)
  var engine = run.scroll.engine
  engine.startRecording()
  var again = Engine()
  for recorded in engine.stopRecording() { again.send(recorded.event, at: recorded.time) }
  #expect(state(of: again) == state(of: engine))
  _ = (orders(of: &engine), orders(of: &again))
  // What is to follow is a part of the state.
  for second in 1...30 {
    let time = run.scroll.now + Double(second)
    engine.send(.frame, at: time)
    again.send(.frame, at: time)
  }
  #expect(state(of: again) == state(of: engine))
  var filled = engine.geometry
  filled.content = 900
  let events: [Event] = [
    .attached, .visible(true), .geometry(filled), .fingerUp(velocity: 0),
    .end(.start, .success, hasMore: false, token: nil), .frame,
  ]
  for event in events {
    engine.send(event, at: run.scroll.now + 40)
    again.send(event, at: run.scroll.now + 40)
    #expect(state(of: again) == state(of: engine))
    #expect(orders(of: &again) == orders(of: &engine), "\(event)")
  }
}

@Test func `a recording knows what the last load has used up`() throws {
  let fixture = "fixture content 900, no header, auto footer, at 200\n"
  for (steps, isNew) in [("", true), ("glide 240; end(); glide 200", false)] {
    let replay = try Replay(parsing: fixture + "turn; " + steps).cases[0]
    var engine = ReplayRun.run(replay).run.scroll.engine
    engine.startRecording()
    engine.send(.scroll(offset: 240, isFingerDown: false), at: 9)
    var again = Engine()
    for recorded in engine.stopRecording() { again.send(recorded.event, at: recorded.time) }
    for engine in [engine, again] {
      #expect(engine.footer?.phase.isRefreshing == isNew, "\(steps)")
    }
  }
}
