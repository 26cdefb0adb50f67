// SPDX-License-Identifier: MIT

// Samples and touches: what arms a strip, and who owns the offset.

extension Machine {
  /// Takes an offset over, and judges the strips by it.
  func scrolled(to offset: Double, isFingerDown: Bool) {
    guard offset.isNumber else { return }
    if isFingerDown, !self.isFingerDown { touchBegan() }
    if !isFingerDown, self.isFingerDown { touchEnded() }
    let previous = self.offset
    self.offset = offset
    forEach { sample($0, previous) }
    // What an inset takes along comes with the next offset that differs.
    if offset != previous { insetAtSample = insetAtStart }
  }

  private func sample(_ strip: Strip, _ previous: Double) {
    followReveal(strip, previous)
    forgetAwaited(strip, previous)
    if strip.options.plainTrigger.isPull { followPull(strip) } else { followReach(strip, previous) }
  }

  func touchBegan() {
    guard !isFingerDown else { return }
    isFingerDown = true
    session &+= 1
    forEach(grab)
  }

  /// The finger takes over whatever motion the engine had ordered.
  private func grab(_ strip: Strip) {
    strip.touchBeganAtEdge = isAtEdge(strip)
    strip.forgetReveal()
    strip.restraint = -.infinity
    if strip.isRetreating { finish(strip) }
  }

  func touchEnded() {
    guard isFingerDown else { return }
    isFingerDown = false
    forEach(release)
    runDeadlines()
  }

  private func release(_ strip: Strip) {
    if strip.phase.isArmed, mayStart(strip) {
      start(strip, .atEdge, notifies: true)
    } else {
      giveUp(strip)
      openIfBegun(strip)
    }
  }

  func touchCancelled() {
    guard isFingerDown else { return }
    isFingerDown = false
    forEach(giveUp)
    forEach(openIfBegun)
    runDeadlines()
  }

  /// Ends a pull without refreshing.
  ///
  /// The strip goes on following the content back to rest.
  func giveUp(_ strip: Strip) {
    guard strip.phase.isPull else { return }
    restrain(strip)
    setPhase(strip, .pulling)
    setPhase(strip, strip.restPhase)
  }
}

extension Machine {
  /// Judges the current sample of a strip that is pulled: the only place where one arms.
  private func followPull(_ strip: Strip) {
    let pull = self.pull(strip)
    let isFar = pull >= strip.options.triggerDistance - Machine.rounding
    guard strip.phase.isPull || strip.phase.isReady else { return }
    guard isFingerDown, mayStart(strip), mayPull(strip) else {
      giveUp(strip)
      return
    }
    if isFar {
      pullOn(strip)
      let isMeant = pull > strip.restraint + geometry.tolerance
      if !strip.phase.isArmed, isMeant { arm(strip) }
      return
    }
    if pull > geometry.tolerance {
      if strip.phase.isArmed { setPhase(strip, .pulling) } else { pullOn(strip) }
    } else {
      giveUp(strip)
    }
  }

  /// Takes back what the current sample no longer supports after a change of lengths or options, or
  /// after the other strip has begun.
  ///
  /// Such a change alone never arms.
  func judgeAgain(_ strip: Strip) {
    let isPull = strip.phase.isPull
    guard isPull || strip.restraint != -.infinity else { return }
    let isFar = strip.pull >= strip.options.triggerDistance - Machine.rounding
    if !isFar { strip.restraint = -.infinity }
    guard isPull else { return }
    if strip.pull <= geometry.tolerance || isBlocked(strip) {
      giveUp(strip)
    } else if !isFar {
      setPhase(strip, .pulling)
    }
  }

  /// Has the present touch pull further before it can arm.
  ///
  /// For when a change of lengths or options has put it past the trigger, or its pull was called off.
  func restrain(_ strip: Strip) {
    let pull = self.pull(strip)
    if isFingerDown, pull > strip.restraint { strip.restraint = pull }
  }

  /// What a subtraction of offset and inset may lose, in points.
  static var rounding: Double { 1e-6 }

  private func pullOn(_ strip: Strip) {
    guard !strip.phase.isPull else { return }
    strip.isFollowing = true
    setPhase(strip, .pulling)
  }

  private func arm(_ strip: Strip) {
    setPhase(strip, .armed)
    emit(.haptic, strip)
    if strip.options.plainTrigger.kind == .onDistance { start(strip, .atEdge, notifies: true) }
  }

  /// Whether the present touch may pull, or one that would begin now: of a list that can be seen, from
  /// where it should begin.
  private func mayPull(_ strip: Strip) -> Bool {
    guard geometry.viewport > 0 else { return false }
    if strip.options.pullStart == .anywhere { return true }
    return isFingerDown ? strip.touchBeganAtEdge : isAtEdge(strip)
  }

  /// Whether the list rests at an edge or is pulled past it.
  func isAtEdge(_ strip: Strip) -> Bool {
    pull(strip) >= -geometry.tolerance
  }
}

extension Machine {
  /// Whether a drag past an edge moves content there: to pull a strip, or over one that is held.
  func acceptsPull(_ edge: Edge) -> Bool {
    guard let strip = self[edge] else { return false }
    if strip.contribution > 0 || strip.isHeld { return true }
    return strip.options.plainTrigger.isPull && !strip.phase.isExhausted && mayStart(strip)
      && mayPull(strip)
  }
}
