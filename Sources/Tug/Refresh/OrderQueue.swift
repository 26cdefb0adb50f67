// SPDX-License-Identifier: MIT

/// Orders that wait for their host, first in, first out.
///
/// Keeps its storage, so that nothing is allocated once it has grown to its working size.
struct OrderQueue: Sendable {
  private var orders = Row<Order>()
  /// How many orders have been taken out since none waited.
  private(set) var delivered = 0

  /// How many orders have been given since none waited.
  var given: Int { orders.count }

  @inline(never)
  mutating func append(_ order: Order) {
    orders.append(order)
  }

  /// Takes the oldest order out, or `nil` when all are delivered.
  @inline(never)
  mutating func next() -> Order? {
    guard delivered < orders.count else {
      if delivered > 0 { orders.removeAll() }
      delivered = 0
      return nil
    }
    delivered += 1
    return orders[delivered - 1]
  }
}
