// SPDX-License-Identifier: MIT

import Tug
import TugLooks

/// One frame of each look, as the hosts sample it that draw by themselves.
@MainActor func measureFrames() {
  measureFrames(of: .balls, named: "Balls")
  measureFrames(of: .standard, named: "Standard")
  measureFrames(of: .classic, named: "Classic")
  measureFrames(of: .ring, named: "Ring")
  measureFrames(of: .dots, named: "Dots")
  measureFrames(of: .wave, named: "Wave")
  measureFrames(of: .drop, named: "Drop")
  measureFrames(of: .twoArc, named: "Two-arc")
  measureFrames(of: .bars, named: "Bars")
  measureFrames(of: .curve, named: "Curve")
  measureFrames(of: .frames, named: "Frames")
  measureFrames(of: .weather, named: "Weather")
  measureFrames(of: .bounce, named: "Bounce")
  measureFrames(of: .wheel, named: "Wheel")
  measureFrames(of: .bun, named: "Bun")
  measureFrames(of: .orbit, named: "Orbit")
}

@MainActor private func measureFrames(of look: Look, named name: String) {
  let budget = Budget(nanoseconds: 2000, allocations: 0)
  let extent = look.metrics.extent
  var list = DisplayList()

  // The tracks run, and the look is not asked again.
  var refreshing = ScenePlayer()
  refreshing.update(look, context(look, .refreshing, pull: extent), at: 0)
  measure("\(name): a frame while refreshing", budget: budget, iterations: 20_000, check: isSome) {
    refreshing.sample(at: Double($0) / 120, into: &list)
    return Double(list.numbers.count)
  }

  // Each sample of the finger asks the look again.
  var pulled = ScenePlayer()
  var pull = context(look, .pulling, pull: 0)
  var time = 0.0
  measure("\(name): a frame of a pull", budget: budget, iterations: 20_000, check: isSome) { call in
    pull.pull = Double(call & 63)
    pull.progress = pull.pull / extent
    time += 1 / 120
    pulled.update(look, pull, at: time)
    pulled.sample(at: time, into: &list)
    return Double(list.numbers.count)
  }
}

private func isSome(_ sum: Double) -> Bool { sum > 0 && sum.isFinite }

private func context(_ look: Look, _ phase: Phase, pull: Double) -> LookContext {
  LookContext(
    phase: phase,
    progress: pull / look.metrics.extent,
    pull: pull,
    width: 390,
    metrics: look.metrics,
    measure: { _, style in TextSize(width: 120, height: style.size * 1.2) }
  )
}
