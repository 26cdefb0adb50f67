// SPDX-License-Identifier: MIT

import Tug

/// The controls that have left while orders waited, which may have been given for them.
///
/// An order names an edge. When the app removes or replaces a control in a callback, orders for it may
/// wait still, and by the time they are carried out another control can be at that edge.
package struct Departures<Control> {
  private var left: [(control: Control, edge: Edge, boundary: Int)] = []

  /// Creates a list of nobody.
  package init() {}

  /// A control leaves an edge.
  ///
  /// - Parameters:
  ///   - control: What the host keeps of it.
  ///   - edge: Where it was.
  ///   - boundary: The number of orders given so far, with those of the removal.
  package mutating func note(_ control: Control, at edge: Edge, after boundary: Int) {
    left.append((control, edge, boundary))
  }

  /// Whom an order was given for, if that control has left.
  ///
  /// - Parameters:
  ///   - edge: What the order names.
  ///   - number: Which order it is, of those counted since none waited; the first is 1.
  /// - Returns: The control that has left; `nil` when the order is for the present one.
  package func control(_ edge: Edge, order number: Int) -> Control? {
    left.first { $0.edge == edge && number <= $0.boundary }?.control
  }

  /// Forgets all, as no order waits any more.
  ///
  /// - Returns: Who has left, in that order.
  package mutating func removeAll() -> [Control] {
    guard !left.isEmpty else { return [] }
    defer { left = [] }
    return left.map(\.control)
  }
}
