// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct MotionTests {
  @Test func `a motion begins at the start and ends exactly at the end`() {
    let motions: [Motion] = [
      .timed(duration: 0.25, curve: .easeInOut), .spring(duration: 0.9, dampingRatio: 0.43),
      .spring(duration: 0.4, dampingRatio: 1), .timed(duration: 0, curve: .linear), .immediate,
    ]
    for motion in motions {
      let travel = Travel(from: 0.1, to: 0.3, by: motion, at: 0)
      #expect(travel.value(at: motion.duration) == 0.3)
      #expect(travel.value(at: motion.duration + 1) == 0.3)
      if motion.duration > 0 {
        #expect(travel.value(at: 0) == 0.1)
        #expect(travel.value(at: -1) == 0.1)
      }
    }
  }

  @Test func `a spring that bounces passes its target`() {
    let motion = Motion.spring(duration: 0.9, dampingRatio: 0.43)
    let travel = Travel(from: 0, to: 1, by: motion, at: 0)
    #expect((1..<90).contains { travel.value(at: Double($0) / 100) > 1.1 })
  }

  @Test func `a spring by response and bounce keeps frequency and damping`() {
    for bounce in [-0.3, 0, 0.3, 0.8] {
      let motion = Motion.spring(response: 0.5, bounce: bounce)
      guard case .spring(let duration, let ratio) = motion.kind else {
        Issue.record("not a spring")
        return
      }
      let (made, asked) = (
        Spring(duration: duration, dampingRatio: ratio), Spring(response: 0.5, bounce: bounce)
      )
      #expect((made.angularFrequency - asked.angularFrequency).magnitude < 1e-9)
      #expect((made.dampingRatio - asked.dampingRatio).magnitude < 1e-12)
    }
  }
}

@Suite struct KeyframeTests {
  private let keys: Row = [
    Keyframe(at: 9, 9), Keyframe(at: 0.25, 1), Keyframe(at: 0.5, 0, curve: .easeIn),
    Keyframe(at: 0.75, 4), Keyframe(at: 0.75, 6), Keyframe(at: 1, 8),
  ]

  @Test func `values at, between and outside the key frames`() {
    let rows: [(fraction: Double, value: Double)] = [
      (0, 1), (0.25, 1), (0.375, 0.5), (0.5, 0), (0.75, 6), (0.875, 7), (1, 8), (2, 8), (-1, 1),
    ]
    for row in rows {
      let value = Keyframe.value(at: row.fraction, of: keys, in: 1..<6)
      #expect(value == row.value, "at \(row.fraction)")
    }
  }

  @Test func `each key frame has the curve to the next`() {
    let value = Keyframe.value(at: 0.625, of: keys, in: 1..<6)
    #expect(value == 4 * TimingCurve.easeIn.value(at: 0.5))
  }

  @Test func `no key frame is nothing and one is constant`() {
    #expect(Keyframe.value(at: 0.5, of: keys, in: 2..<2) == 0)
    #expect(Keyframe.value(at: 0.9, of: keys, in: 5..<6) == 8)
  }
}

@Suite struct TravelTests {
  @Test func `a value is at its target when the time of its motion is over, not before`() {
    let travel = Travel(from: 25, to: 0, by: .timed(duration: 1, curve: .linear), at: 10.25)
    #expect(travel.value(at: 10.25) == 25)
    #expect(travel.value(at: 10.75) == 12.5)
    #expect(travel.value(at: 12) == 0)
    #expect(travel.isFinished(at: 11.25))
    #expect(!travel.isFinished(at: 11.2))
  }

  @Test func `a spring keeps the velocity of what it interrupts`() {
    let spring = Motion.spring(duration: 0.6, dampingRatio: 0.7)
    for motion in [spring, .timed(duration: 0.4, curve: .easeInOut)] {
      let old = Travel(from: 0, to: 100, by: motion, at: 0)
      let (value, velocity) = (old.value(at: 0.15), old.velocity(at: 0.15))
      let travel = Travel(from: value, to: -20, by: spring, at: 0.15, velocity: velocity)
      #expect((travel.value(at: 0.15) - value).magnitude < 1e-9)
      #expect((travel.velocity(at: 0.15) - velocity).magnitude < 1e-6)
      #expect(travel.value(at: travel.endTime) == -20)
      let last = travel.value(at: travel.endTime - 1e-6)
      #expect((last + 20).magnitude < 0.4)
    }
  }

  @Test func `a spring that starts fast takes the time that it needs`() {
    let motion = Motion.spring(duration: 0.3, dampingRatio: 1)
    let travel = Travel(from: 100, to: 0, by: motion, at: 0, velocity: 50_000)
    #expect(travel.endTime > 0.31)
    #expect(travel.value(at: travel.endTime - 1e-6).magnitude < 0.5)
  }

  @Test func `immediate and empty motions are at rest at once`() {
    #expect(Travel(from: 3, to: 5, by: .immediate, at: 1).value(at: 1) == 5)
    #expect(Travel(from: 5, to: 5, by: .reveal, at: 1).isFinished(at: 1))
    #expect(Travel(at: 7).value(at: 0) == 7)
  }
}
