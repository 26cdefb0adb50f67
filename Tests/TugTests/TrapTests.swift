// SPDX-License-Identifier: MIT

import Testing
import Tug

/// A mistake in an app's code, and what the process says before it stops.
private struct Trap: Sendable {
  var message: String
  var mistake: @Sendable () -> Void

  init(_ message: String, _ mistake: @escaping @Sendable () -> Void) {
    self.message = message
    self.mistake = mistake
  }

  static let all = [
    Trap("Bounce.angularFrequency must be more than 0") {
      _ = Bounce(displacement: 1, angularFrequency: 0)
    },
    Trap("Bounce.settlingTime tolerance must be more than 0") {
      _ = Bounce(displacement: 1).settlingTime(tolerance: .nan)
    },
    Trap("Spring.angularFrequency must be more than 0") {
      _ = Spring(angularFrequency: -1, dampingRatio: 1)
    },
    Trap("Spring.dampingRatio must be 0 or more") {
      _ = Spring(angularFrequency: 1, dampingRatio: -0.1)
    },
    Trap("Spring.mass must be more than 0") { _ = Spring(mass: 0, stiffness: 1, damping: 1) },
    Trap("Spring.stiffness must be more than 0") { _ = Spring(mass: 1, stiffness: 0, damping: 1) },
    Trap("Spring.response must be more than 0") { _ = Spring(response: 0, bounce: 0) },
    Trap("Spring.bounce must be more than -1 and at most 1") {
      _ = Spring(response: 1, bounce: -1)
    },
    Trap("Spring.duration must be more than 0") { _ = Spring(duration: .nan, dampingRatio: 1) },
    Trap("Spring.dampingRatio must be more than 0") { _ = Spring(duration: 1, dampingRatio: 0) },
    Trap("RubberBand.coefficient must be more than 0") { _ = RubberBand(coefficient: 0) },
    Trap("LookMetrics.extent must be more than 0") { _ = LookMetrics(extent: 0) },
    Trap("Shape.outline must be of its scene") {
      var scene = Scene()
      scene.add(.path(0, Outline(start: 0, count: 1)))
    },
    Trap("Scene.track duration must be more than 0") {
      var scene = Scene()
      scene.spin(0, period: 0)
    },
    Trap("Scene.spring dampingRatio must be more than 0") {
      var scene = Scene()
      scene.spring(0, .x, from: 0, to: 1, duration: 1, dampingRatio: 0)
    },
    Trap("Row index must be in 0..<count") { _ = Row([1.0])[1] },
  ]
}

@Test(arguments: Trap.all.indices)
func `a mistake in code stops with a sentence that names it`(index: Int) async {
  let result = await #expect(
    processExitsWith: .failure,
    observing: [\.standardErrorContent]
  ) { [index = index as Int] in
    Trap.all[index].mistake()
  }
  #if DEBUG
  let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(said.contains(Trap.all[index].message))
  #else
  // An optimized build stops without a word.
  #expect(result != nil)
  #endif
}
