// SPDX-License-Identifier: MIT

// What moves by itself: ordered moves, and the way back into the legal room.

extension DrivenScroll {
  /// The least native offset.
  var nativeStart: Double { -startRoom }

  /// The largest native offset.
  var nativeEnd: Double {
    let room = traits.hasRoomAtEnd ? machine.footer?.contribution ?? 0 : 0
    return max(nativeStart, machine.geometry.content + room - machine.geometry.viewport)
  }

  func isAtNativeEnd(_ position: Double) -> Bool {
    position >= nativeEnd - machine.geometry.tolerance
  }

  /// The legal displacement at both edges, as held strips grant it.
  var overscroll: Overscroll {
    let geometry = machine.geometry
    let footer = traits.hasRoomAtEnd ? 0 : machine.footer?.contribution ?? 0
    let end = max(nativeStart, geometry.content + footer - geometry.viewport)
    return Overscroll(
      roomAtStart: roomAtStart,
      roomAtEnd: isAtNativeEnd(nativeOffset) ? max(0, end - nativeEnd) : 0,
      viewport: geometry.viewport
    )
  }

  private var roomAtStart: Double {
    guard !traits.hasRoomAtStart, let header = machine.header else { return 0 }
    guard nativeOffset <= machine.geometry.tolerance else { return 0 }
    // Under a finger the contribution follows the content, so the room is the whole hold.
    return machine.isFingerDown && header.isHeld ? header.options.hold : header.contribution
  }

  /// Scrolls natively to what has grown in a footer's place, so that nothing moves on screen.
  func showGrowth() {
    let gain = min(-displacement, nativeEnd - nativeOffset)
    guard gain > 0 else { return }
    stopSettling()
    nativeOffset += gain
    displacement += gain
    takeUp()
    guard displacement == 0 else { return }
    // What pulled past the end has become scrolling.
    if !traits.ownsDrags, touch.stage == .claimed { touch.stage = .native }
    if pad.isPulling { endPad() }
  }

  /// Keeps the content under the finger when the room that it is pulled through has changed.
  func keepGrip() {
    if overscroll != grippedRoom { grip() }
  }

  /// Lets a finger or a touchpad take the content where it is, in the room that there is now.
  func grip() {
    grippedRoom = overscroll
    takeUp()
  }

  /// Lets a finger or a touchpad go on from where the content is now.
  private func takeUp() {
    let travel = overscroll.travel(forDisplacement: displacement)
    if touch.stage == .claimed { touch.travel = travel }
    if pad.isPulling { pad.travel = travel }
  }

  /// When the motion under way ends, or 0 when there is none.
  var motionEnds: Double {
    switch movement {
    case .none: 0
    case .ordered: travel.endTime
    case .settling: settling.endTime
    }
  }

  func frameCame() {
    if pad.endsAt <= now { endPad() }
    followTravel()
    followSettling()
    tell(.frame)
  }

  // MARK: Ordered moves

  func move(to target: Double, _ motion: Motion) {
    movement = .ordered
    travel = Travel(from: offset, to: target, by: motion, at: now)
    if motion.duration == 0 { followTravel() }
  }

  /// Puts the offset where it belongs by now: the host scrolls as far as it can, the rest is
  /// displacement.
  private func followTravel() {
    guard movement == .ordered else { return }
    if travel.isFinished(at: now) { movement = .none }
    arrive(at: travel.value(at: now))
  }

  /// Ends an ordered move at its target, since nobody sees it any more.
  func endTravel() {
    guard movement == .ordered else { return }
    movement = .none
    arrive(at: travel.target)
  }

  private func arrive(at offset: Double) {
    split(offset)
    showsEnd = displacement < 0
    sample()
  }

  /// Gives an offset to native scrolling as far as that reaches, and the rest to displacement.
  private func split(_ offset: Double) {
    nativeOffset = min(max(nativeStart, offset), nativeEnd)
    displacement = nativeOffset - offset
  }

  // MARK: Room

  /// Whether a drag past an edge is a pull: over room that the host makes it scrolls natively, unless
  /// the strip there is one that is pulled.
  func acceptsPull(_ edge: Edge) -> Bool {
    let isNative = edge == .start ? traits.hasRoomAtStart : traits.hasRoomAtEnd
    if isNative, machine[edge]?.options.plainTrigger.isPull != true { return false }
    return machine.acceptsPull(edge)
  }

  /// Brings the room before the content up to date; the content stays where it is.
  func updateStartRoom() {
    guard traits.hasRoomAtStart else { return }
    var room = 0.0
    if let header = machine.header {
      if header.options.reservesAlways {
        room = header.contribution
      } else if header.isHeld {
        room = max(startRoom, header.contribution)
      }
    }
    guard room != startRoom else { return }
    startRoom = room
    // What is past the end belongs to the other edge, unless short content has no native range left.
    // Where rows have gone, the host goes to the end by itself.
    let isShort = nativeOffset == 0 && nativeEnd < 0
    guard nativeOffset < 0 || displacement > 0 || isShort else { return }
    stopSettling()
    split(offset)
    takeUp()
  }

  // MARK: Settling

  private func followSettling() {
    guard movement == .settling else { return }
    if now >= settling.endTime {
      movement = .none
      displacement = settling.target
    } else {
      displacement = settling.target + settling.curve.value(at: now - settling.startTime)
    }
    sample()
  }

  /// Sends a displacement that nobody holds back into its legal room.
  func settle() {
    guard !machine.isFingerDown, movement != .ordered else { return }
    let target = restingDisplacement
    if machine.preferences.reducesMotion || !machine.isVisible {
      place(at: target)
      return
    }
    if movement == .settling, settling.target == target { return }
    guard abs(displacement - target) > machine.geometry.tolerance else {
      place(at: target)
      return
    }
    let distance = displacement - target
    let velocity =
      movement == .settling
      ? settling.curve.velocity(at: now - settling.startTime) : -Bounce.inwardSpeed * distance
    let curve = Bounce(displacement: distance, velocity: velocity)
    let duration = curve.settlingTime(tolerance: machine.geometry.tolerance)
    movement = .settling
    settling = Settling(curve: curve, target: target, startTime: now, endTime: now + duration)
  }

  private func stopSettling() {
    if movement == .settling { movement = .none }
  }

  private func place(at target: Double) {
    movement = .none
    guard displacement != target else { return }
    displacement = target
    sample()
  }

  private var restingDisplacement: Double {
    let room = overscroll
    if showsEnd, displacement <= 0 { return -room.roomAtEnd }
    return min(max(displacement, -room.roomAtEnd), room.roomAtStart)
  }

  /// Puts the content back into its legal room at once.
  func rest() {
    movement = .none
    touch = Touch()
    pad = Pad()
    tell(.fingerCancelled)
    place(at: restingDisplacement)
  }
}
