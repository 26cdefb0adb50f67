// SPDX-License-Identifier: MIT

// What moves by itself: ordered moves, and the way back into the legal room.

extension DrivenScroll {
  /// The largest native offset.
  var nativeEnd: Double {
    let room = traits.hasRoomAtEnd ? machine.footer?.contribution ?? 0 : 0
    return max(0, machine.geometry.content + room - machine.geometry.viewport)
  }

  func isAtNativeEnd(_ position: Double) -> Bool {
    position >= nativeEnd - machine.geometry.tolerance
  }

  /// The legal displacement at both edges, as held strips grant it.
  var overscroll: Overscroll {
    let geometry = machine.geometry
    let footer = traits.hasRoomAtEnd ? 0 : machine.footer?.contribution ?? 0
    let end = max(0, geometry.content + footer - geometry.viewport)
    return Overscroll(
      roomAtStart: roomAtStart,
      roomAtEnd: isAtNativeEnd(nativeOffset) ? max(0, end - nativeEnd) : 0,
      viewport: geometry.viewport
    )
  }

  private var roomAtStart: Double {
    guard let header = machine.header, nativeOffset <= machine.geometry.tolerance else { return 0 }
    // Under a finger the contribution follows the content, so the room is the whole hold.
    return machine.isFingerDown && header.isHeld ? header.options.hold : header.contribution
  }

  var motionDemand: FrameDemand {
    if let travel { return .until(travel.endTime) }
    if let settling { return .until(settling.endTime) }
    return .none
  }

  func frameCame() {
    if let due = pad.endsAt, due <= now { endPad() }
    followTravel()
    followSettling()
    tell(.frame)
  }

  // MARK: Ordered moves

  func move(to target: Double, _ motion: Motion) {
    settling = nil
    travel = Travel(from: offset, to: target, by: motion, at: now)
    if motion.duration == 0 { followTravel() }
  }

  /// Puts the offset where it belongs by now: the host scrolls as far as it can, the rest is
  /// displacement.
  private func followTravel() {
    guard let travel else { return }
    if travel.isFinished(at: now) { self.travel = nil }
    let offset = travel.value(at: now)
    nativeOffset = min(max(0, offset), nativeEnd)
    displacement = nativeOffset - offset
    showsEnd = displacement < 0
    sample()
  }

  // MARK: Settling

  private func followSettling() {
    guard let settling else { return }
    if now >= settling.endTime {
      self.settling = nil
      displacement = settling.target
    } else {
      displacement = settling.target + settling.curve.value(at: now - settling.startTime)
    }
    sample()
  }

  /// Sends a displacement that nobody holds back into its legal room.
  func settle() {
    guard !machine.isFingerDown, travel == nil else { return }
    let target = restingDisplacement
    if let settling, settling.target == target { return }
    guard abs(displacement - target) > machine.geometry.tolerance else {
      place(at: target)
      return
    }
    if machine.preferences.reducesMotion {
      place(at: target)
      return
    }
    let distance = displacement - target
    let velocity = settling.map { $0.curve.velocity(at: now - $0.startTime) }
    let curve = Bounce(displacement: distance, velocity: velocity ?? -Self.inwardSpeed * distance)
    let duration = curve.settlingTime(tolerance: machine.geometry.tolerance)
    settling = Settling(curve: curve, target: target, startTime: now, endTime: now + duration)
  }

  private func place(at target: Double) {
    settling = nil
    guard displacement != target else { return }
    displacement = target
    sample()
  }

  /// How fast released content starts back, in parts of its distance per second.
  ///
  /// A UIScrollView that is let go 235 pt past its edge starts at 1738 pt/s.
  private static var inwardSpeed: Double { 7.4 }

  private var restingDisplacement: Double {
    let room = overscroll
    if showsEnd, displacement <= 0 { return -room.roomAtEnd }
    return min(max(displacement, -room.roomAtEnd), room.roomAtStart)
  }

  /// Puts the content back into its legal room at once.
  func rest() {
    travel = nil
    touch = Touch()
    pad = Pad()
    tell(.fingerCancelled)
    place(at: restingDisplacement)
  }
}
