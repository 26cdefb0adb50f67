// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a strip that keeps its place publishes no pull where it lies open`() {
  var engine = engine(with: .reach(prefetch: .points(0)))
  engine.send(.scroll(offset: 1444, isFingerDown: false), at: 1)
  #expect(engine.footer?.pull == 44)
  #expect(engine.footer?.publishedPull == 0)
}

@Test func `a strip that is pulled publishes its pull with its progress`() {
  var engine = engine(with: .onRelease)
  engine.send(.scroll(offset: 1411, isFingerDown: true), at: 1)
  #expect(engine.footer?.progress == 0.25)
  #expect(engine.footer?.publishedPull == 11)
}

@Test func `a strip that a finger catches on its way back keeps its progress`() {
  var engine = engine(with: .onRelease)
  engine.send(.begin(.end, reveal: .always, notifies: true), at: 1)
  engine.send(.scroll(offset: 1444, isFingerDown: false), at: 1)
  engine.send(.end(.end, .success, hasMore: false, token: nil), at: 5)
  engine.send(.frame, at: 9)
  engine.send(.scroll(offset: 1422, isFingerDown: false), at: 9)
  #expect(engine.footer?.isRetreating == true)
  engine.send(.fingerDown, at: 9)
  #expect(engine.footer?.phase == .idle)
  #expect(engine.footer?.progress == 0.5)
}

@Test func `a strip in no window is not pulled`() {
  var engine = engine(with: .onRelease)
  engine.send(.detached, at: 1)
  engine.send(.scroll(offset: 1500, isFingerDown: true), at: 1)
  #expect(engine.footer?.phase == .idle)
  #expect(engine.footer?.progress == 0)
}

@Test func `a strip can be tapped while it waits for something to begin it`() {
  var engine = engine(with: .tap)
  #expect(engine.footer?.canTap == true)
  let steps: [(event: Event, canTap: Bool)] = [
    (.enabled(.end, false), false), (.enabled(.end, true), true),
    (.hidden(.end, true), false), (.hidden(.end, false), true),
    (.tap(.end), false), (.end(.end, .failure, hasMore: false, token: nil), true),
    (.end(.end, .noMore, hasMore: false, token: nil), false),
  ]
  for (event, canTap) in steps {
    engine.send(event, at: 1)
    #expect(engine.footer?.canTap == canTap, "after \(event)")
  }
}

/// A list of 2000 points in a viewport of 600, at rest at its start, with a footer of 44.
private func engine(with trigger: Trigger) -> Engine {
  var engine = Engine()
  let metrics = LookMetrics(extent: 44)
  engine.send(.install(.end, StripOptions(role: .load, metrics: metrics, trigger: trigger)), at: 0)
  engine.send(.geometry(ScrollGeometry(viewport: 600, content: 2000)), at: 0)
  engine.send(.attached, at: 0)
  engine.send(.scroll(offset: 1300, isFingerDown: false), at: 0)
  return engine
}
