// SPDX-License-Identifier: MIT

// What the machine orders of its host.

extension Machine {
  /// Takes the next order out of the queue, or `nil` when all are delivered.
  func nextOrder() -> Order? {
    let order = orders.next()
    if order?.kind == .moveOffset { isMoveDue = false }
    return order
  }

  /// Orders something about a strip; what the order says is what the strip says now.
  @inline(__always)
  func emit(_ kind: Order.Kind, _ strip: Strip, _ key: TextKey = .pull, from phase: Phase = .idle) {
    if kind.isTold { add(kind, strip, key, from: phase) }
  }

  @inline(never)
  private func add(_ kind: Order.Kind, _ strip: Strip, _ key: TextKey, from phase: Phase) {
    var order = Order(kind)
    order.edge = strip.edge
    order.from = phase
    order.to = strip.phase
    order.key = key
    order.isRunning = strip.runsTracks
    order.generation = strip.token.generation
    orders.append(order)
  }

  /// Orders a strip's contribution, or a move of the offset, at a pace.
  @inline(__always)
  func emit(_ kind: Order.Kind, _ strip: Strip, _ number: Double, _ pace: Pace) {
    if kind.isTold { add(kind, strip, number, pace) }
  }

  @inline(never)
  private func add(_ kind: Order.Kind, _ strip: Strip, _ number: Double, _ pace: Pace) {
    var order = Order(kind)
    order.edge = strip.edge
    order.number = number
    order.motion = motion(strip, pace)
    if kind == .moveOffset { isMoveDue = true }
    orders.append(order)
  }
}
