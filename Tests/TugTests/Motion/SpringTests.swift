// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct SpringTests {
  private static let springs = [0, 0.05, 0.43, 0.999_999_9, 1, 1.000_000_1, 1.5, 4.56].flatMap {
    ratio in
    [-3.0, 0, 2, 40].map {
      Spring(angularFrequency: 11, dampingRatio: ratio, initialVelocity: $0)
    }
  }

  @Test(arguments: springs)
  func `starts at 0 with its velocity`(spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    #expect(spring.velocity(at: 0) == spring.initialVelocity)
    let (h, v) = (1e-7, spring.initialVelocity)
    #expect((spring.value(at: h) / h - v).magnitude < 1e-4 * (1 + v.magnitude))
    #expect((spring.velocity(at: 1e-9) - v).magnitude < 1e-4 * (1 + v.magnitude))
  }

  @Test(arguments: springs)
  func `solves its differential equation`(spring: Spring) {
    let (w, z, h) = (spring.angularFrequency, spring.dampingRatio, 1e-4)
    for time in stride(from: 0.01, through: 1.5, by: 0.07) {
      let x = spring.value(at: time)
      let velocity = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
      let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
      let scale = 1 + spring.initialVelocity.magnitude
      #expect((velocity - spring.velocity(at: time)).magnitude < 2e-4 * scale, "x′ at \(time)")
      let error = acceleration + 2 * z * w * velocity + w * w * (x - 1)
      #expect(error.magnitude < 0.05 * scale, "at \(time)")
    }
  }

  @Test func `both sides of critical damping agree`() {
    for velocity in [-3.0, 0, 5] {
      let at = { Spring(angularFrequency: 11, dampingRatio: $0, initialVelocity: velocity) }
      let (under, critical, over) = (at(1 - 1e-9), at(1), at(1 + 1e-9))
      for time in stride(from: 0.0, through: 2, by: 0.05) {
        #expect((under.value(at: time) - critical.value(at: time)).magnitude < 1e-8)
        #expect((over.value(at: time) - critical.value(at: time)).magnitude < 1e-8)
        #expect((under.velocity(at: time) - critical.velocity(at: time)).magnitude < 1e-7)
        #expect((over.velocity(at: time) - critical.velocity(at: time)).magnitude < 1e-7)
      }
    }
  }

  private struct Row {
    var spring: Spring
    var time: Double
    var value: Double
    var line = #line
  }

  /// Independent of the closed form: a Runge–Kutta integration in steps of 10 microseconds.
  @Test func `reference values in all three branches`() {
    let rows = [
      Row(
        spring: Spring(angularFrequency: 10, dampingRatio: 0.5),
        time: 0.1,
        value: 0.340299846608
      ),
      Row(
        spring: Spring(angularFrequency: 10, dampingRatio: 0.5),
        time: 0.36,
        value: 1.162970873146
      ),
      Row(
        spring: Spring(angularFrequency: 10, dampingRatio: 0.5, initialVelocity: 6),
        time: 0.2,
        value: 1.100993412654
      ),
      Row(spring: Spring(angularFrequency: 10, dampingRatio: 1), time: 0.2, value: 0.593994150290),
      Row(
        spring: Spring(angularFrequency: 10, dampingRatio: 1, initialVelocity: -4),
        time: 0.1,
        value: 0.117089341189
      ),
      Row(spring: Spring(angularFrequency: 10, dampingRatio: 2), time: 0.2, value: 0.369639977722),
      Row(
        spring: Spring(angularFrequency: 10, dampingRatio: 2, initialVelocity: 8),
        time: 0.4,
        value: 0.710195235307
      ),
    ]
    for row in rows {
      let value = row.spring.value(at: row.time)
      #expect((value - row.value).magnitude < 1e-9, "line \(row.line): \(value)")
    }
  }

  @Test func `an overdamped spring never passes its target`() {
    let spring = Spring(mass: 3, stiffness: 1_000, damping: 500)
    #expect((spring.dampingRatio - 4.564).magnitude < 1e-3)
    for time in stride(from: 0.0, through: 5, by: 0.01) { #expect(spring.value(at: time) < 1) }
  }

  // MARK: Springs of UIView and Core Animation

  @Test func `the default spring of Core Animation settles when it says`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((spring.settlingDuration - 1.4727003346780927).magnitude < 1e-12)
    let soft = Spring(mass: 1, stiffness: 100, damping: 5)
    #expect((soft.settlingDuration - 2.855).magnitude < 1e-3)
    let hard = Spring(mass: 1, stiffness: 100, damping: 15)
    #expect((hard.settlingDuration - 1.022).magnitude < 1e-3)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration == .infinity)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect((critical.settlingDuration - 1).magnitude < 1e-12)
  }

  @Test func `a critical spring by duration has the published stiffness`() {
    for duration in [0.25, 0.36, 1, 2] {
      let spring = Spring(duration: duration, dampingRatio: 1)
      let stiffness = spring.angularFrequency * spring.angularFrequency
      #expect((stiffness * duration * duration - 85.256).magnitude < 1e-3)
    }
  }

  @Test(arguments: [0.05, 0.3, 0.43, 0.7, 0.99], [-2.0, 0, 0.5, 1])
  func `an underdamped spring by duration leaves a thousandth of its envelope`(
    ratio: Double,
    velocity: Double
  ) {
    let duration = 0.9
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let (w, z) = (spring.angularFrequency, spring.dampingRatio)
    let left =
      (z * w - velocity) / (w * (1 - z * z).squareRoot()) * Elementary.exp(-z * w * duration)
    #expect((left - 0.001).magnitude < 1e-12)
    #expect(spring.dampingRatio == ratio)
    #expect(spring.initialVelocity == velocity)
  }

  @Test(arguments: [1, 1.2, 3], [-2.0, 0, 0.5, 3])
  func `a spring without overshoot by duration leaves a thousandth`(
    ratio: Double,
    velocity: Double
  ) {
    let spring = Spring(duration: 0.9, dampingRatio: ratio, initialVelocity: velocity)
    #expect((1 - spring.value(at: 0.9) - 0.001).magnitude < 1e-12)
  }

  @Test func `a velocity beyond the equation is kept`() {
    let spring = Spring(duration: 0.9, dampingRatio: 1, initialVelocity: 100)
    let calm = Spring(duration: 0.9, dampingRatio: 1)
    #expect(spring.angularFrequency == calm.angularFrequency)
    #expect(spring.velocity(at: 0) == 100)
  }

  @Test func `response and bounce give the published constants`() {
    let spring = Spring(response: 0.5, bounce: 0.3)
    let stiffness = spring.angularFrequency * spring.angularFrequency
    #expect((stiffness - (2 * Elementary.pi / 0.5) * (2 * Elementary.pi / 0.5)).magnitude < 1e-9)
    let damping = 2 * spring.dampingRatio * spring.angularFrequency
    #expect((damping - 4 * Elementary.pi * 0.7 / 0.5).magnitude < 1e-9)
    let flat = Spring(response: 0.5, bounce: -0.5)
    let heavy = 2 * flat.dampingRatio * flat.angularFrequency
    #expect((heavy - 4 * Elementary.pi / (0.5 * 0.5)).magnitude < 1e-9)
  }
  @Test func `a spring by duration with next to no damping is one with a hundredth`() {
    let least = Spring(duration: 1, dampingRatio: 0.01)
    for ratio in [0.001, 1e-300] { #expect(Spring(duration: 1, dampingRatio: ratio) == least) }
  }
}
