// SPDX-License-Identifier: MIT

/// Who has something to carry out and to tell: the host of a list, that is.
@MainActor package protocol Deliverer: AnyObject {
  /// How many orders wait to be carried out.
  var ordersWaiting: Int { get }

  /// Carries out the orders for which ``DeliveryLine/takeTurn()`` gives leave, with those that callbacks
  /// of the app bring about.
  func carryOutAll()
}

/// Those that have something to carry out, one after the other.
///
/// In a callback an app may do anything to any list: call a strip, remove it, or give it to another
/// list. What comes of that is carried out after the callback, so that none is called inside another,
/// and in the order in which it was given, whichever list it was given to: a control that changes its
/// list hears of both in order.
@MainActor package final class DeliveryLine {
  /// The one of the process; empty but for the time of a call.
  package static let shared = DeliveryLine()

  /// Who waits, and how many orders each may carry out when it is its turn.
  ///
  /// One that is given more orders after another has joined stands in the line a second time.
  private var turns: [(deliverer: any Deliverer, orders: Int)] = []

  /// Creates a line in which nobody waits.
  package init() {}

  /// Whether one waits, or delivers now.
  package func contains(_ deliverer: any Deliverer) -> Bool {
    turns.contains { $0.deliverer === deliverer }
  }

  /// Has one deliver: at once, or when those before it have done so.
  package func join(_ deliverer: any Deliverer) {
    let own = turns.filter { $0.deliverer === deliverer }
    let orders = deliverer.ordersWaiting - own.reduce(0) { $0 + $1.orders }
    guard own.isEmpty || orders > 0 else { return }
    if let last = turns.last, last.deliverer === deliverer {
      turns[turns.count - 1].orders += orders
      return
    }
    turns.append((deliverer, orders))
    guard turns.count == 1 else { return }
    while let first = turns.first?.deliverer {
      first.carryOutAll()
      // One that nobody else holds goes when it has left the line, which it may join others to.
      withExtendedLifetime(first) { _ = turns.removeFirst() }
    }
  }

  /// Lets the one that delivers carry out its next order.
  ///
  /// - Returns: Whether it may. An order that was given after orders of others waits for a later turn.
  package func takeTurn() -> Bool {
    guard turns[0].orders > 0 else { return turns.count == 1 }
    turns[0].orders -= 1
    return true
  }
}
