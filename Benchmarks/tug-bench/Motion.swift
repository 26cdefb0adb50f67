// SPDX-License-Identifier: MIT

import Tug

/// What carries every animated number, at times and places that differ from call to call.
@MainActor func measureMotion() {
  let curve = TimingCurve.easeInOut
  measure("an ease curve at one time", iterations: 100_000, check: isBetween(0, 100_000)) {
    curve.value(at: Double($0 & 1023) / 1023)
  }
  let spring = Spring(duration: 0.5, dampingRatio: 0.8)
  measure("a spring at one time", iterations: 100_000) {
    spring.value(at: Double($0 & 1023) / 2046)
  }
  measure("a spring from its duration", iterations: 10_000) {
    Spring(duration: 0.25 + Double($0 & 1023) / 1023, dampingRatio: 0.8).angularFrequency
  }
  let band = RubberBand()
  measure("a rubber band there and back", iterations: 100_000) {
    band.travel(forShown: band.shown(forTravel: Double($0 & 511), extent: 800), extent: 800)
  }
}
