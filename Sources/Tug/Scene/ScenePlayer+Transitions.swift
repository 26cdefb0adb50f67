// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

// How a scene takes over from another.
extension ScenePlayer {
  mutating func startTransitions(at time: Double) {
    let changesPhase = screen.moment.scene.phase != incoming.scene.phase
    var isShown = false
    for i in incoming.scene.transitions.indices {
      let transition = UnsafePointer(incoming.scene.transitions.elements + i)
      guard changesPhase || transition.pointee.cause == .change else { continue }
      let old = screen.moment.place(of: transition.pointee.shape)
      let new = incoming.place(of: transition.pointee.shape)
      guard old >= 0, new >= 0 else { continue }
      var bits = transition.pointee.attributes.rawValue & AttributeSet.known
      while bits != 0 {
        start(transition, bits.trailingZeroBitCount, from: old, to: new, at: time, &isShown)
        bits &= bits - 1
      }
    }
  }

  /// Starts the transition of an attribute, or of the outline, if it is due.
  private mutating func start(
    _ transition: UnsafePointer<Transition>,
    _ attribute: Int,
    from old: Int,
    to new: Int,
    at time: Double,
    _ isShown: inout Bool
  ) {
    guard incoming.remainder(attribute, of: new) == nil,
      incoming.matches(attribute, of: new, screen.moment, old)
    else {
      return
    }
    let tracks = incoming.tracks(attribute, of: new)
    let ended = screen.moment.tracks(attribute, of: old) != 0 && tracks & Moment.goesOn == 0
    guard
      ended || tracks & Moment.began != 0 || transition.pointee.cause == .phase
        || incoming.differs(attribute, of: new, screen.moment, old)
    else { return }

    let leavesSpeed = Capability.springs || Capability.bends
    let running = leavesSpeed ? screen.moment.remainder(attribute, of: old) : nil
    var velocity = Capability.springs ? running?.pointee.travel.velocity(at: time) ?? 0 : 0
    var difference = 1.0
    var points = Outline.empty
    if Capability.bends, attribute == Remainder.outline {
      // The whole outline shrinks onto its target by one share, which starts at 1; the speed is that
      // of the share before, as far as the old difference still counts in the new one.
      points.start = incoming.points.count
      points.count = incoming.shape(new).pointee.outline.count
      if !leave(running, from: old, to: new, at: time) { velocity = 0 }
    } else {
      // Most scenes of a pull start none, and are not moved for it.
      if !isShown {
        screen.moment.show(at: time, in: &screen.shapes)
        incoming.show(at: time, in: &wanted)
        isShown = true
      }
      difference =
        (screen.shapes.elements + old).attribute(attribute).pointee
        - (wanted.elements + new).attribute(attribute).pointee
      if ended, attribute == Int(Attribute.rotation.rawValue) {
        // Where a spin stopped does not say how often it went round: take the shorter way.
        let turns = (difference / Elementary.turn).rounded(.toNearestOrEven)
        difference -= turns * Elementary.turn
      }
    }
    let travel = Travel(
      from: difference,
      to: 0,
      by: transition.pointee.motion,
      at: time,
      velocity: velocity
    )
    let remainder = incoming.remainders.extend(by: 1)
    remainder.pointee.shape = transition.pointee.shape
    remainder.pointee.attribute = attribute
    remainder.pointee.index = new
    remainder.pointee.travel = travel
    remainder.pointee.points = points
  }

  /// Writes down how an outline on screen differs from the new one, and returns whether it does.
  @inline(never)
  private mutating func leave(
    _ running: UnsafePointer<Remainder>?,
    from old: Int,
    to new: Int,
    at time: Double
  ) -> Bool {
    let (was, will) = (screen.moment.line(of: old), incoming.line(of: new))
    let share = running?.pointee.travel.value(at: time) ?? 0
    var isElsewhere = false
    for i in will.indices {
      var extra = 0.0
      if let running, running.pointee.points.count == will.count {
        extra = screen.moment.points[running.pointee.points.start + i] * share
      }
      let difference = was[i] + extra - will[i]
      if difference != 0 { isElsewhere = true }
      incoming.points.append(difference)
    }
    return isElsewhere
  }

  /// Keeps what is on its way, unless the new scene gives its target another value at once.
  mutating func carryOver(at time: Double) {
    for i in screen.moment.remainders.indices {
      let old = screen.moment.remainders.elements + i
      let attribute = old.pointee.attribute
      let new = incoming.place(of: old.pointee.shape)
      guard
        new >= 0, !old.pointee.travel.isFinished(at: time),
        incoming.remainder(attribute, of: new) == nil,
        incoming.matches(attribute, of: new, screen.moment, old.pointee.index),
        follows(old) || !incoming.differs(attribute, of: new, screen.moment, old.pointee.index)
      else { continue }
      let kept = incoming.remainders.extend(by: 1)
      kept.initialize(to: old.pointee)
      kept.pointee.index = new
      guard Capability.bends else { continue }
      kept.pointee.points.start = incoming.points.count
      for point in old.pointee.points.range { incoming.points.append(screen.moment.points[point]) }
    }
  }

  /// Whether what is left goes on top of a value that follows the finger.
  private mutating func follows(_ remainder: UnsafePointer<Remainder>) -> Bool {
    let bit = 1 &<< UInt32(truncatingIfNeeded: remainder.pointee.attribute)
    for i in incoming.scene.transitions.indices {
      let transition = incoming.scene.transitions.elements + i
      if transition.pointee.shape == remainder.pointee.shape
        && transition.pointee.cause == .phase
        && transition.pointee.attributes.rawValue & bit != 0
      {
        return true
      }
    }
    return false
  }
}
