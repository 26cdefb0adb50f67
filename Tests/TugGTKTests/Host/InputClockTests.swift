// SPDX-License-Identifier: MIT

import Testing

@testable import TugGTK

/// Times of events by the stamps of a server.
@Suite struct InputClockTests {
  @Test func `events that are taken late have the distance that their stamps have`() {
    var clock = InputClock()
    #expect(clock.time(ofStamp: 7000, now: 10) == 10)
    #expect(clock.time(ofStamp: 7016, now: 10.3) == 10.016)
    #expect(clock.time(ofStamp: 7100, now: 10.3) == 10.1)
  }

  @Test func `no event was made after it is taken, so a first one that was late counts no more`() {
    var clock = InputClock()
    #expect(clock.time(ofStamp: 7000, now: 10.5) == 10.5)
    #expect(clock.time(ofStamp: 8000, now: 11) == 11)
    #expect(clock.time(ofStamp: 8016, now: 12) == 11.016)
  }

  @Test func `the stamps may begin again from 0`() {
    var clock = InputClock()
    #expect(clock.time(ofStamp: .max - 9, now: 10) == 10)
    #expect(clock.time(ofStamp: 10, now: 11) == 10.02)
  }

  @Test func `what has no stamp, or an earlier one than the last, was made now`() {
    var clock = InputClock()
    #expect(clock.time(ofStamp: 7000, now: 10) == 10)
    #expect(clock.time(ofStamp: 0, now: 20) == 20)
    #expect(clock.time(ofStamp: 6999, now: 30) == 30)
  }
}
