// SPDX-License-Identifier: MIT

import Tug

/// The engine under the fingers of a user: a header and a footer over 5,000 rows of 60 points.
@MainActor func measureScrollSamples() {
  let budget = Budget(nanoseconds: 100, allocations: 0)

  var scrolling = engine()
  measure("a scroll sample inside the list", budget: budget, iterations: 100_000) { call in
    scrolled(&scrolling, to: 1000 + Double(call & 1023) * 7, at: Double(call))
  }

  var pulling = engine()
  pulling.send(.fingerDown, at: 0)
  measure("a scroll sample of a pull", budget: budget, iterations: 100_000) { call in
    scrolled(&pulling, to: -Double(call & 127), at: Double(call))
  }
}

/// Sends a sample, takes every order out as a host does, and counts them.
private func scrolled(_ engine: inout Engine, to offset: Double, at time: Double) -> Double {
  engine.send(.scroll(offset: offset, isFingerDown: engine.isFingerDown), at: time)
  var orders = 0.0
  while engine.nextEffect() != nil { orders += 1 }
  return orders
}

private func engine() -> Engine {
  var engine = Engine()
  let metrics = LookMetrics(extent: 60)
  engine.send(.attached, at: 0)
  engine.send(.geometry(ScrollGeometry(viewport: 800, content: 300_000, scale: 3)), at: 0)
  engine.send(.install(.start, StripOptions(role: .refresh, metrics: metrics)), at: 0)
  engine.send(.install(.end, StripOptions(role: .load, metrics: metrics)), at: 0)
  while engine.nextEffect() != nil {}
  return engine
}
