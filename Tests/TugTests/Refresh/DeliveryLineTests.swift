// SPDX-License-Identifier: MIT

import Testing
import TugControls

/// Lists that have something to tell, one after the other.
@MainActor struct DeliveryLineTests {
  /// What has been told so far.
  private final class Log {
    var told: [String] = []
  }

  /// One that tells something, in the course of which its app does something.
  private final class Teller: Deliverer {
    private let name: String
    private let log: Log
    private let deed: () -> Void
    private let farewell: () -> Void

    init(
      _ name: String,
      _ log: Log,
      deed: @escaping () -> Void = {},
      farewell: @escaping () -> Void = {}
    ) {
      (self.name, self.log, self.deed, self.farewell) = (name, log, deed, farewell)
    }

    isolated deinit { farewell() }

    var ordersWaiting: Int { 0 }

    func carryOutAll() {
      log.told.append("\(name) begins")
      deed()
      log.told.append("\(name) ends")
    }
  }

  /// One that carries out orders, each of which may bring about others.
  private final class List: Deliverer {
    private let log: Log
    private let line: DeliveryLine
    private var orders: [(name: String, deed: () -> Void)] = []

    init(_ log: Log, _ line: DeliveryLine) { (self.log, self.line) = (log, line) }

    var ordersWaiting: Int { orders.count }

    func order(_ name: String, _ deed: @escaping () -> Void = {}) {
      orders.append((name, deed))
      line.join(self)
    }

    func carryOutAll() {
      while line.takeTurn(), !orders.isEmpty {
        let order = orders.removeFirst()
        log.told.append(order.name)
        order.deed()
      }
    }
  }

  private let line = DeliveryLine()
  private let log = Log()

  @Test func `One that joins an empty line delivers at once, and as often as it joins`() {
    let teller = Teller("A", log)
    #expect(!line.contains(teller))
    for _ in 1...2 { line.join(teller) }
    #expect(log.told == ["A begins", "A ends", "A begins", "A ends"])
    #expect(!line.contains(teller))
  }

  @Test func `Those that join in a delivery wait for its end, in order, and each of them once`() {
    let (third, log, line) = (Teller("C", self.log), self.log, self.line)
    let second = Teller("B", log) { line.join(third) }
    let first = Teller("A", log) {
      for teller in [third, second, third] { line.join(teller) }
      #expect(line.contains(second) && line.contains(third))
    }
    line.join(first)
    // The third has left the line when the second has it join once more.
    #expect(
      log.told == [
        "A begins", "A ends", "C begins", "C ends", "B begins", "B ends", "C begins", "C ends",
      ]
    )
  }

  @Test func `Orders are carried out as they were given, whichever list they were given to`() {
    let (a, b, log) = (List(log, line), List(log, line), self.log)
    a.order("A1") {
      a.order("A2")
      b.order("B1") { a.order("A4") }
      b.order("B2")
      a.order("A3") { b.order("B3") }
    }
    #expect(log.told == ["A1", "A2", "B1", "B2", "A3", "A4", "B3"])
    a.order("A5")
    #expect(log.told.last == "A5")
    #expect(!line.contains(a) && !line.contains(b))
  }

  @Test func `The line holds who waits, and has who goes with its turn join others to it`() {
    let (log, line) = (self.log, self.line)
    weak var waiting: Teller?
    let first = Teller("A", log) {
      let teller = Teller(
        "B",
        log,
        deed: { line.join(Teller("C", log)) },
        farewell: { line.join(Teller("D", log)) }
      )
      waiting = teller
      line.join(teller)
    }
    line.join(first)
    #expect(waiting == nil)
    #expect(
      log.told == [
        "A begins", "A ends", "B begins", "B ends", "C begins", "C ends", "D begins", "D ends",
      ]
    )
  }
}
