// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct BounceTests {
  private static let bounces = [
    Bounce(displacement: -235, velocity: 1_738, angularFrequency: 10.76),
    Bounce(displacement: 100),
    Bounce(displacement: 100, velocity: 2_000),
    Bounce(displacement: 0, velocity: 800),
    Bounce(displacement: 50, velocity: -3_000),
    Bounce(displacement: 0.3, velocity: -2),
    Bounce(displacement: 0),
  ]

  @Test(arguments: bounces)
  func `starts at its displacement with its velocity`(bounce: Bounce) {
    #expect(bounce.value(at: 0) == bounce.displacement)
    #expect(bounce.velocity(at: 0) == bounce.velocity)
    let h = 1e-7
    let slope = (bounce.value(at: h) - bounce.value(at: 0)) / h
    #expect((slope - bounce.velocity).magnitude < 0.02)
  }

  @Test(arguments: bounces)
  func `solves its differential equation`(bounce: Bounce) {
    let (w, h) = (bounce.angularFrequency, 1e-4)
    for time in stride(from: 0.01, through: 1, by: 0.03) {
      let velocity = bounce.velocity(at: time)
      let slope = (bounce.velocity(at: time + h) - bounce.velocity(at: time - h)) / (2 * h)
      let error = slope + 2 * w * velocity + w * w * bounce.value(at: time)
      #expect(error.magnitude < 0.2, "at \(time)")
    }
  }

  @Test(arguments: bounces, [0.05, 0.5, 5])
  func `has settled after its settling time and not before`(bounce: Bounce, tolerance: Double) {
    let time = bounce.settlingTime(tolerance: tolerance)
    for later in stride(from: time, through: time + 3, by: 0.002) {
      #expect(bounce.value(at: later).magnitude <= tolerance * (1 + 1e-9))
    }
    if time > 0 {
      #expect(bounce.value(at: time * 0.999).magnitude > tolerance)
    } else {
      #expect(bounce.displacement.magnitude <= tolerance)
    }
  }

  @Test func `settles before it passes the place of rest by less than the tolerance`() {
    let bounce = Bounce(displacement: 10, velocity: -115)
    let time = bounce.settlingTime(tolerance: 0.5)
    #expect(time > 0.1 && time < 0.4)
    #expect((bounce.value(at: time) - 0.5).magnitude < 1e-6)
  }

  /// The trace of a list released 235 points past its edge: under a point after .62 s.
  @Test func `returns as fast as a scroll view`() {
    let bounce = Bounce(displacement: 235, velocity: -1_738, angularFrequency: 10.76)
    #expect((bounce.settlingTime(tolerance: 1) - 0.62).magnitude < 0.03)
  }
}
