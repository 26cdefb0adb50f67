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

extension Machine {
  /// Moves a strip to a phase and publishes it; every transition passes here.
  func setPhase(_ strip: Strip, _ phase: Phase) {
    let old = strip.phase
    guard old != phase else { return }
    if old.isRefreshing { running -= 1 }
    if phase.isRefreshing { running += 1 }
    strip.phase = phase
    emit(.phase, strip, from: old)
  }

  /// Publishes the demand when it changed, and on each frame, since the host may have used it up.
  func publish(_ new: Double, isFrame: Bool) {
    guard new != due || (isFrame && new != .infinity) else { return }
    due = new
    guard Order.Kind.framesAt.isTold else { return }
    orders.append(Order(due != .infinity ? .framesAt : .framesNever, time: due))
  }

  /// When the strip next wants a frame; infinite when it waits for nothing.
  func deadline(_ strip: Strip) -> Double {
    var due = strip.retreatEnds
    if strip.retreatDue < due, !waitsForFinger(strip) { due = strip.retreatDue }
    if strip.checkDue < due, !mustWait(strip) { due = strip.checkDue }
    return due
  }
}
