// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct TimingCurveTests {
  private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.25, 0.1, 0.25, 1),
    TimingCurve(0.49, 0.13, 0.29, 1.61), TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0),
    TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 0),
  ]

  @Test(arguments: curves)
  func `is exact at both ends and limited outside`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  /// Without solving anything: the curve's own parameter gives both coordinates.
  @Test(arguments: curves)
  func `gives the ordinate that belongs to an abscissa`(curve: TimingCurve) {
    for step in 1..<100 {
      let s = Double(step) / 100
      let (u, v) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s))
      let x = u * curve.x1 + v * curve.x2 + s * s * s
      let y = u * curve.y1 + v * curve.y2 + s * s * s
      // Where the curve is nearly vertical, an abscissa does not determine the ordinate.
      let steep = 3 * (curve.x1 * (1 - s) * (1 - 3 * s) + curve.x2 * s * (2 - 3 * s)) + 3 * s * s
      guard steep > 1e-3 else { continue }
      #expect((curve.value(at: x) - y).magnitude < 1e-9, "s \(s)")
    }
  }

  @Test(arguments: curves)
  func `never jumps`(curve: TimingCurve) {
    var last = 0.0
    for step in 1...10_000 {
      let value = curve.value(at: Double(step) / 10_000)
      #expect((value - last).magnitude < 0.14)
      last = value
    }
  }

  private struct Row {
    var curve: TimingCurve
    var progress: Double
    var value: Double
    var line = #line
  }

  @Test func `has the values that Core Animation shows`() {
    let rows = [
      Row(curve: .easeInOut, progress: 0.5, value: 0.5),
      Row(curve: .easeInOut, progress: 0.25, value: 0.129_164),
      Row(curve: .easeIn, progress: 0.5, value: 0.315_357),
      Row(curve: .easeOut, progress: 0.5, value: 0.684_643),
      Row(curve: TimingCurve(0.25, 0.1, 0.25, 1), progress: 0.5, value: 0.802_403),
    ]
    for row in rows {
      let value = row.curve.value(at: row.progress)
      #expect((value - row.value).magnitude < 1e-5, "line \(row.line): \(value)")
    }
  }

  @Test func `an overshooting curve passes 1`() {
    let curve = TimingCurve(0.49, 0.13, 0.29, 1.61)
    #expect((1...99).contains { curve.value(at: Double($0) / 100) > 1.1 })
  }

  @Test(arguments: curves.prefix(6))
  func `the slope is that of the value`(curve: TimingCurve) {
    for step in 1..<50 {
      let (p, h) = (Double(step) / 50, 1e-6)
      let slope = (curve.value(at: p + h) - curve.value(at: p - h)) / (2 * h)
      #expect((curve.slope(at: p) - slope).magnitude < 1e-4 * (1 + slope.magnitude), "at \(p)")
    }
  }
}
