// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test(arguments: [-400.0, -60, -44, -43, -1, 0, 1, 59, 60, 61, 300])
func `travel and displacement are inverse to each other`(travel: Double) {
  let overscroll = Overscroll(roomAtStart: 60, roomAtEnd: 44, viewport: 667)
  let shown = overscroll.displacement(forTravel: travel)
  #expect(abs(overscroll.travel(forDisplacement: shown) - travel) < 1e-9)
}

@Test func `content follows a finger one to one within the room and less beyond it`() {
  let overscroll = Overscroll(roomAtStart: 60, roomAtEnd: 44, viewport: 667)
  #expect(overscroll.displacement(forTravel: 60) == 60)
  #expect(overscroll.displacement(forTravel: -44) == -44)
  let beyond = overscroll.displacement(forTravel: 160) - 60
  #expect(abs(beyond - RubberBand().shown(forTravel: 100, extent: 667)) < 1e-9)
}

@Test func `a displacement of more than a viewport still has a travel`() {
  let overscroll = Overscroll(roomAtStart: 0, roomAtEnd: 0, viewport: 100)
  #expect(overscroll.travel(forDisplacement: 5000).isFinite)
}

@Test func `without a viewport content follows a finger as it is`() {
  let overscroll = Overscroll(roomAtStart: 10, roomAtEnd: 0, viewport: 0)
  for travel in [30.0, -30] {
    #expect(overscroll.displacement(forTravel: travel) == travel)
    #expect(overscroll.travel(forDisplacement: travel) == travel)
  }
}
