// SPDX-License-Identifier: MIT

import Tug
import TugLooks

/// One frame of each look, as the hosts sample it that draw by themselves.
@MainActor func measureFrames() {
  for (name, look) in Look.catalogue { measureFrames(of: look, named: name) }
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
