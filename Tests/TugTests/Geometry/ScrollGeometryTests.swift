// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct ScrollGeometryTests {
  private struct Row {
    var content: Double
    var restEnd: Double
    var shortfall: Double
    var fills: Bool
    var line = #line
  }

  @Test func `short content rests at the start at both ends`() {
    // A viewport of 600 with insets of 60 and 40 has room for 500.
    let rows = [
      Row(content: 0, restEnd: -60, shortfall: 500, fills: false),
      Row(content: 499, restEnd: -60, shortfall: 1, fills: false),
      Row(content: 500, restEnd: -60, shortfall: 0, fills: false),
      Row(content: 501, restEnd: -59, shortfall: 0, fills: true),
      Row(content: 2000, restEnd: 1440, shortfall: 0, fills: true),
    ]
    for row in rows {
      let geometry = ScrollGeometry(
        viewport: 600,
        content: row.content,
        baseStart: 60,
        baseEnd: 40
      )
      #expect(geometry.restStart == -60, "line \(row.line)")
      #expect(geometry.restEnd == row.restEnd, "line \(row.line)")
      #expect(geometry.shortfall == row.shortfall, "line \(row.line)")
      #expect(geometry.fillsViewport == row.fills, "line \(row.line)")
    }
  }

  @Test func `a pull is positive past its own edge and negative inside`() {
    let geometry = ScrollGeometry(viewport: 600, content: 2000, baseStart: 60, baseEnd: 40)
    for (offset, start, end) in [(-100.0, 40.0, -1540.0), (-60, 0, -1500), (1450, -1510, 10)] {
      #expect(geometry.pull(.start, at: offset) == start)
      #expect(geometry.pull(.end, at: offset) == end)
    }
  }

  @Test func `half a pixel is the tolerance, whenever the scale is set`() {
    var geometry = ScrollGeometry(scale: 2)
    #expect(geometry.tolerance == 0.25)
    geometry.scale = 4
    #expect(geometry.tolerance == 0.125)
  }
}
