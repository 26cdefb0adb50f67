// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct RubberBandTests {
  private struct Row {
    var travel: Double
    var extent: Double
    var shown: Double
    var line = #line
  }

  @Test func `a travel shows the distance of the formula`() {
    let rows = [
      Row(travel: 0, extent: 852, shown: 0),
      Row(travel: 100, extent: 1_000, shown: 55 * 1_000 / 1_055),
      // The finger travel for a 60-point pull that was measured on an 852-point view, about 117.
      Row(travel: 117.357, extent: 852, shown: 60.0),
      Row(travel: .infinity, extent: 852, shown: 852),
      Row(travel: -20, extent: 852, shown: -20),
      Row(travel: .nan, extent: 852, shown: 0),
      Row(travel: 50, extent: 0, shown: 0),
    ]
    for row in rows {
      let shown = RubberBand().shown(forTravel: row.travel, extent: row.extent)
      #expect((shown - row.shown).magnitude < 1e-3, "line \(row.line): \(shown)")
    }
  }

  @Test func `travel is the inverse of shown`() {
    for coefficient in [0.2, 0.55, 1] {
      let band = RubberBand(coefficient: coefficient)
      for travel in stride(from: 0.0, through: 2_000, by: 12.5) {
        let shown = band.shown(forTravel: travel, extent: 640)
        let back = band.travel(forShown: shown, extent: 640)
        #expect((back - travel).magnitude <= 1e-9 * max(1, travel))
      }
    }
  }

  @Test func `no travel reaches the extent`() {
    #expect(RubberBand().shown(forTravel: 1e6, extent: 500) < 500)
    #expect(RubberBand().travel(forShown: 500, extent: 500) == .infinity)
    #expect(RubberBand().travel(forShown: 499, extent: 500) < .infinity)
    #expect(RubberBand().travel(forShown: -5, extent: 500) == -5)
    #expect(RubberBand().travel(forShown: .nan, extent: 500) == 0)
  }

  @Test func `the first points follow the coefficient`() {
    let slope = RubberBand(coefficient: 0.55).shown(forTravel: 1e-6, extent: 800) / 1e-6
    #expect((slope - 0.55).magnitude < 1e-6)
  }
}
