// SPDX-License-Identifier: MIT

import Tug

// How the virtual clock runs, and what moves by itself while it does.

extension SimulatedScroll {
  /// Lets a turn of the run loop pass: layout, and what has fallen due.
  public mutating func turn() {
    clampAtLayout()
    frame()
    clampAtLayout()
  }

  /// Lets time pass, frame by frame.
  public mutating func advance(by seconds: Double) {
    let end = now + seconds
    while now < end {
      if !isBusy {
        // Nothing happens before the end.
        now = end
        step()
        return
      }
      now = min(now + Self.frameInterval, end)
      step()
    }
  }

  /// Sets the clock to a recorded time.
  public mutating func advance(to time: Double) {
    now = max(now, time)
  }

  /// Lets everything come to rest.
  ///
  /// - Returns: Whether it did within ten seconds.
  public mutating func settle() -> Bool {
    turn()
    let end = now + 10
    while isBusy, now < end {
      now += Self.frameInterval
      step()
    }
    clampAtLayout()
    return !isBusy
  }

  private static var frameInterval: Double { 1.0 / 60 }

  private var isBusy: Bool {
    !motion.isNone || flight != nil || engine.demand != .none
  }

  private mutating func step() {
    if let flight, flight.isFinished(at: now) { self.flight = nil }
    followMovement()
    frame()
    clampAtLayout()
    seen.append(shownY)
  }

  private mutating func frame() {
    if case .at(let due) = engine.demand, due <= now + 1e-9 { send(.frame) }
  }

  private mutating func followMovement() {
    switch motion {
    case .none: return
    case .travel(let travel):
      if travel.isFinished(at: now) { motion = .none }
      y = travel.value(at: now)
    case .bounce(let bounce, let target, let start):
      let distance = bounce.value(at: now - start)
      let isOver = abs(distance) < 0.25 && now > start
      if isOver { motion = .none }
      y = isOver ? target : target + distance
    case .glide(let from, let velocity, let start):
      glide(from: from, velocity: velocity, start: start)
    }
    report(y, isFingerDown: false)
  }

  /// Deceleration by .998 per millisecond, until 10 pt/s or the edge.
  private mutating func glide(from: Double, velocity: Double, start: Double) {
    let decay = Elementary.exp(Self.decelerationPerSecond * (now - start))
    y = from + velocity * (decay - 1) / Self.decelerationPerSecond
    if y < -top || y > legalEnd {
      let target = y < -top ? -top : legalEnd
      motion = .bounce(
        Bounce(displacement: y - target, velocity: velocity * decay),
        target: target,
        start: now
      )
    } else if abs(velocity * decay) < 10 {
      motion = .none
    }
  }

  /// 1000·ln .998, per second.
  private static var decelerationPerSecond: Double { -2.0020026706730793 }
}
