// SPDX-License-Identifier: MIT

import Tug

/// What carries every animated number.
@MainActor func measureMotion() {
  let motions = [Motion.immediate, .reveal, .retreat, .spring(duration: 0.5, dampingRatio: 0.8)]
  measure("the duration of a motion", iterations: 1_000_000) { motions[$0 & 3].duration }
}
