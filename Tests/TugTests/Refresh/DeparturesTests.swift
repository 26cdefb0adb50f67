// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugControls

/// Whom orders are for that wait while controls leave.
struct DeparturesTests {
  @Test func `An order is for the control that was at its edge when it was given`() {
    var departures = Departures<String>()
    departures.note("first", at: .start, after: 3)
    departures.note("footer", at: .end, after: 4)
    departures.note("second", at: .start, after: 6)
    let expected: [(Edge, [String?])] = [
      (.start, ["first", "first", "first", "second", "second", "second", nil]),
      (.end, ["footer", "footer", "footer", "footer", nil, nil, nil]),
    ]
    for (edge, names) in expected {
      #expect((1...7).map { departures.control(edge, order: $0) } == names)
    }
    #expect(departures.removeAll() == ["first", "footer", "second"])
    #expect(departures.control(.start, order: 1) == nil)
    #expect(departures.removeAll().isEmpty)
  }

  @Test func `Orders are counted from when none waited`() {
    var engine = Engine()
    #expect((engine.ordersGiven, engine.ordersDelivered) == (0, 0))
    engine.send(.attached, at: 0)
    let options = StripOptions(role: .refresh, metrics: LookMetrics(extent: 54))
    engine.send(.install(.start, options), at: 0)
    engine.send(.begin(.start, reveal: .atEdge, notifies: true), at: 0)
    let begun = engine.ordersGiven
    #expect(begun > 0)
    _ = engine.nextEffect()
    #expect((engine.ordersGiven, engine.ordersDelivered) == (begun, 1))
    engine.send(.remove(.start), at: 0)
    let given = engine.ordersGiven
    #expect(given > begun)
    for number in 2...given {
      #expect(engine.nextEffect() != nil)
      #expect(engine.ordersDelivered == number)
    }
    #expect(engine.nextEffect() == nil)
    #expect((engine.ordersGiven, engine.ordersDelivered) == (0, 0))
  }
}
