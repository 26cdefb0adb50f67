// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug

/// Distance in units of the last place of `expected`.
private func ulps(_ value: Double, _ expected: Double) -> Double {
  value == expected ? 0 : (value - expected).magnitude / expected.ulp
}

/// Evenly spread samples, with a step that is no round number.
private func samples(_ low: Double, _ high: Double, _ count: Int) -> [Double] {
  (0...count).map { low + (high - low) * (Double($0) / Double(count)) + 1e-4 * Double($0 % 7) }
}

@Suite struct ElementaryTests {
  @Test func `exp is within one unit in the last place of the C library`() {
    for x in samples(-745, 709, 20_000) + samples(-1, 1, 20_000) where x > -708 {
      #expect(ulps(Elementary.exp(x), exp(x)) <= 1, "exp(\(x))")
    }
  }

  @Test func `log is within one unit in the last place of the C library`() {
    for x in samples(1e-6, 3, 20_000) + samples(1, 1e6, 20_000) + [
      Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e300,
    ] {
      #expect(ulps(Elementary.log(x), log(x)) <= 1, "log(\(x))")
    }
  }

  @Test func `sine and cosine are within one unit in the last place of the C library`() {
    for x in samples(-8, 8, 40_000) + samples(-1_600_000, 1_600_000, 20_000) {
      let (cosine, sine) = Elementary.direction(x)
      #expect(ulps(sine, sin(x)) <= 1, "sin(\(x))")
      #expect(ulps(cosine, cos(x)) <= 1, "cos(\(x))")
    }
  }

  @Test(arguments: [1, 2, 3, 100, 4_001, 1_000_003])
  func `sine and cosine hold next to their zeros`(quarter: Int) {
    let x = Double(quarter) * 0.5 * Double.pi
    let (cosine, sine) = Elementary.direction(x)
    #expect(ulps(sine, sin(x)) <= 1)
    #expect(ulps(cosine, cos(x)) <= 1)
  }

  @Test func `each function has its limits at the ends of its range`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-800) == 0)
    #expect(Elementary.exp(800) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(ulps(Elementary.exp(-744), exp(-744)) <= 1)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.direction(0) == (1, 0))
    #expect(Elementary.direction(.infinity).y.isNaN)
    #expect(Elementary.direction(2e6).x.isNaN)
  }

  // The number was made on Linux, x86-64. Another platform that gets another number would draw
  // other frames.
  @Test func `the bits are the same on every platform`() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for x in samples(-30, 30, 20_000) {
      let (cosine, sine) = Elementary.direction(x)
      let numbers = [
        Elementary.exp(x), Elementary.log(x.magnitude), sine, cosine,
        TimingCurve.easeInOut.value(at: x / 60 + 0.5),
        Spring(duration: 0.9, dampingRatio: 0.43).value(at: x / 30),
      ]
      for number in numbers { hash = (hash ^ number.bitPattern) &* 0x100_0000_01b3 }
    }
    #expect(hash == 14_052_154_145_558_418_750)
  }
}
