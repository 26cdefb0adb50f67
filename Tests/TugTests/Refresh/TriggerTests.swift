// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a prefetch distance is 0 or more`() {
  let rows: [(prefetch: Prefetch, distance: Double)] = [
    (.points(200), 200), (.points(0), 0), (.points(-1), 0), (.points(.nan), 0),
    (.viewports(0.5), 300), (.viewports(-1), 0), (.viewports(.nan), 0),
  ]
  for row in rows { #expect(row.prefetch.distance(viewport: 600) == row.distance) }
}

@Test func `only what leads past the edge is a pull`() {
  let triggers: [Trigger] = [.onRelease, .onDistance, .reach(prefetch: .points(0)), .tap]
  #expect(triggers.filter(\.isPull) == [.onRelease, .onDistance])
}
