// SPDX-License-Identifier: MIT

// Touchpads and wheels. A touchpad pulls like a finger if its gesture begins at the edge; a wheel or
// a key moves held strips out of the way and back, and never pulls.

extension DrivenScroll {
  /// One touchpad gesture.
  struct Pad: Equatable, Sendable {
    /// Whether the gesture has not scrolled yet, so that it may still pull.
    var isFresh = false
    /// Whether it pulls.
    var isPulling = false
    /// The travel past the edge, before the rubber band.
    var travel = 0.0
    /// When a gesture without an end event counts as ended.
    var endsAt = Double.infinity
    /// When the last delta came.
    var lastTime = -Double.infinity
  }

  /// The silence after which a touchpad gesture counts as over, in seconds.
  public static var padSilence: Double { 0.2 }

  /// The longest gap after a gesture at which the next one counts as its momentum, in seconds.
  ///
  /// Some servers send momentum as more scrolling, a frame or two after the end of the gesture, and
  /// toolkits take it for a gesture of its own. No finger leaves the pad and comes back so soon.
  public static var padBreak: Double { 0.04 }

  /// Tells that two fingers have touched the pad, or that a toolkit takes it so.
  ///
  /// What begins within ``padBreak`` after another gesture is that one's momentum and pulls nothing.
  ///
  /// The times of a touchpad are those at which its events happened, even if they are told later: an
  /// app that is busy for a moment then takes no momentum for a pull, and no second swipe for momentum.
  public func padBegan(at time: Double) {
    let time = advance(to: time)
    guard touch.stage == .none else { return }
    if pad.isPulling { endPad() }
    let lastTime = pad.lastTime
    pad = Pad()
    pad.isFresh = time - lastTime > Self.padBreak
    pad.lastTime = pad.isFresh ? -.infinity : lastTime
    publish()
  }

  /// Tells a scroll of the pad.
  ///
  /// Without a `padBegan` a gesture begins with the first delta after ``padSilence``.
  ///
  /// - Parameters:
  ///   - delta: Points along the axis, positive when the content is to scroll towards its end.
  ///   - cross: Points across the axis.
  ///   - time: Seconds.
  /// - Returns: Whether the engine has used the delta, so that the host must not scroll for it.
  public func padMoved(by delta: Double, cross: Double, at time: Double) -> Bool {
    guard delta.isNumber, cross.isNumber, touch.stage == .none else { return false }
    let time = advance(to: time)
    let silence = time - pad.lastTime
    if !pad.isPulling, silence > Self.padSilence { pad.isFresh = true }
    pad.lastTime = time
    defer { publish() }
    if !pad.isPulling {
      let isFresh = pad.isFresh
      pad.isFresh = false
      guard isFresh, abs(delta) > abs(cross), beginPull(-delta) else { return false }
    }
    pad.endsAt = now + Self.padSilence
    pull(by: -delta)
    return true
  }

  private func beginPull(_ delta: Double) -> Bool {
    guard pulls(by: delta) else { return false }
    movement = .none
    pad.isPulling = true
    tell(.fingerDown)
    grip()
    return true
  }

  private func pull(by delta: Double) {
    let before = pad.travel
    let after = before + delta
    // Back at rest the rest of the gesture scrolls natively.
    let isBack =
      (before > 0 && after <= 0) || (before < 0 && after >= 0) || leadsOut(before, delta)
    pad.travel = isBack ? 0 : after
    displacement = overscroll.displacement(forTravel: pad.travel)
    showsEnd = displacement < 0
    sample()
    if isBack { endPad() }
  }

  /// Tells that the fingers have left the pad; momentum that follows pulls nothing.
  public func padEnded(at time: Double) {
    let time = advance(to: time)
    endPad()
    if pad.lastTime > -.infinity { pad.lastTime = time }
    conclude()
  }

  func endPad(isCancelled: Bool = false) {
    let wasPulling = pad.isPulling
    // What has not moved has no momentum: X11 begins and ends an empty gesture before the first.
    let hasMoved = pad.lastTime > -.infinity
    pad = Pad()
    if hasMoved { pad.lastTime = now }
    guard wasPulling else { return }
    if isCancelled { tell(.fingerCancelled) } else { tell(.fingerUp(velocity: 0)) }
  }

  /// Tells a step of a wheel or a key.
  ///
  /// - Parameters:
  ///   - delta: Points along the axis, positive when the content is to scroll towards its end.
  ///   - time: Seconds.
  /// - Returns: Whether the step was used up within the room of held strips.
  public func stepped(by delta: Double, at time: Double) -> Bool {
    guard delta.isNumber, !machine.isFingerDown, movement != .ordered else { return false }
    advance(to: time)
    let room = overscroll
    // The room ends a step outwards; one inwards may begin beyond it, in a bounce.
    let wanted =
      delta > 0
      ? max(displacement - delta, -room.roomAtEnd) : min(displacement - delta, room.roomAtStart)
    // A step ends at the place of rest; the next one scrolls natively.
    let target = wanted * displacement < 0 ? 0 : wanted
    guard (displacement - target) * delta > 0 else { return false }
    movement = .none
    displacement = target
    showsEnd = displacement < 0
    sample()
    conclude()
    return true
  }
}
