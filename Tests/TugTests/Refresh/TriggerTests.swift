// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a prefetch distance is 0 or more`() {
  let rows: [(prefetch: Prefetch, distance: Double)] = [
    (.points(200), 200), (.points(0), 0), (.points(-1), 0), (.points(.nan), 0),
    (.viewports(0.5), 300), (.viewports(-1), 0), (.viewports(.nan), 0),
  ]
  for row in rows { #expect(row.prefetch.distance(viewport: 600) == row.distance) }
}

@Test func `only what leads past the edge is a pull`() {
  let triggers: [Trigger] = [.onRelease, .onDistance, .reach(prefetch: .points(0)), .tap]
  #expect(triggers.filter(\.isPull) == [.onRelease, .onDistance])
}

@Test func `a pull that a subtraction leaves a bit short of the trigger distance arms`() {
  let (base, offset) = (74.66666666666667, -128.66666666666666)
  #expect(-base - offset < 54)
  var engine = Engine()
  let metrics = LookMetrics(extent: 54, trigger: 54)
  engine.send(.install(.start, StripOptions(role: .refresh, metrics: metrics)), at: 0)
  engine.send(.geometry(ScrollGeometry(viewport: 667, content: 2000, baseStart: base)), at: 0)
  engine.send(.attached, at: 0)
  engine.send(.scroll(offset: -base, isFingerDown: true), at: 0)
  engine.send(.scroll(offset: offset, isFingerDown: true), at: 0)
  #expect(engine.header?.phase == .armed)
}
