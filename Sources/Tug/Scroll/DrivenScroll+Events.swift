// SPDX-License-Identifier: MIT

// What every event passes through: the clock, the engine, and what follows for the displacement.

extension DrivenScroll {
  /// Goes on to a time, and never back: what happened may be told after a frame that came later.
  ///
  /// - Returns: When it happened, or the present time when that is not a number.
  @discardableResult
  func advance(to time: Double) -> Double {
    machine.advance(to: time)
    return time.isNumber ? time : now
  }

  /// Sends the engine an event and carries out what it orders of the offset.
  @inline(__always)
  func tell(_ event: Event) {
    machine.take(event)
    carryOut(isFrame: event.isFrame)
  }

  @inline(never)
  private func carryOut(isFrame: Bool) {
    machine.finish(isFrame: isFrame)
    updateStartRoom()
    while let order = machine.nextOrder() {
      if order.kind == .moveOffset {
        move(to: order.number, order.motion)
      } else if !order.isFrames {
        orders.append(order)
      }
    }
  }

  func sample() {
    tell(.scroll(offset: offset, isFingerDown: machine.isFingerDown))
  }

  /// Ends an event that may have left the content out of its place.
  @inline(never)
  func conclude(isFrame: Bool = false) {
    settle()
    publish(isFrame: isFrame)
  }

  /// Ends an event: publishes the demand when it changed, and on each frame, since the host may have
  /// used it up.
  func publish(isFrame: Bool = false) {
    if isPulling { keepGrip() }
    let (ends, due) = (motionEnds, min(pad.endsAt, machine.due))
    let isWanted = ends > 0 || due != .infinity
    guard ends != wanted.motionEnds || due != wanted.due || (isFrame && isWanted) else { return }
    wanted = (ends, due)
    guard Order.Kind.framesAt.isTold else { return }
    if ends > 0 {
      orders.append(Order(.framesUntil, time: ends))
    } else {
      orders.append(Order(due != .infinity ? .framesAt : .framesNever, time: due))
    }
  }
}
