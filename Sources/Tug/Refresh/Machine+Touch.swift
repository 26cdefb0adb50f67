// SPDX-License-Identifier: MIT

// Samples and touches: what arms a strip, and who owns the offset.

extension Machine {
  func scrolled(to offset: Double, isFingerDown: Bool) {
    guard offset.isFinite else { return }
    if isFingerDown, !self.isFingerDown { touchBegan() }
    if !isFingerDown, self.isFingerDown { touchEnded() }
    let previous = self.offset
    self.offset = offset
    sample(.start, previous)
    sample(.end, previous)
  }

  private func sample(_ edge: Edge, _ previous: Double) {
    guard let trigger = self[edge]?.options.trigger else { return }
    followReveal(edge, previous)
    if trigger.isPull { followPull(edge) } else { followReach(edge, previous) }
  }

  func touchBegan() {
    guard !isFingerDown else { return }
    isFingerDown = true
    session &+= 1
    touchBeganAtStart = isAtEdge(.start)
    touchBeganAtEnd = isAtEdge(.end)
    grab(.start)
    grab(.end)
  }

  /// The finger takes over whatever motion the engine had ordered.
  private func grab(_ edge: Edge) {
    self[edge]?.revealTarget = nil
    self[edge]?.awaitsReveal = nil
    if self[edge]?.isRetreating == true { finish(edge) }
  }

  func touchEnded() {
    guard isFingerDown else { return }
    isFingerDown = false
    release(.start)
    release(.end)
    runDeadlines()
  }

  private func release(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    if strip.phase == .armed, mayStart(edge) {
      start(edge, .always, notifies: true)
    } else {
      giveUp(edge)
    }
  }

  func touchCancelled() {
    guard isFingerDown else { return }
    isFingerDown = false
    giveUp(.start)
    giveUp(.end)
    runDeadlines()
  }

  /// Ends a pull without refreshing.
  ///
  /// The strip goes on following the content back to rest.
  func giveUp(_ edge: Edge) {
    guard let strip = self[edge], strip.phase.isPull else { return }
    setPhase(edge, .pulling)
    setPhase(edge, strip.restPhase)
  }
}

extension Machine {
  /// Judges the current sample of a strip that is pulled: the only place where one arms.
  private func followPull(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    guard strip.phase.isPull || strip.phase == strip.restPhase else { return }
    guard isFingerDown, mayStart(edge), mayPull(edge, strip.options.pullStart) else {
      giveUp(edge)
      return
    }
    let pull = geometry.pull(edge, at: offset)
    if pull >= strip.options.triggerDistance - Machine.rounding {
      pullOn(edge)
      if self[edge]?.phase == .pulling { arm(edge) }
    } else if pull > geometry.tolerance {
      if strip.phase == .armed { setPhase(edge, .pulling) } else { pullOn(edge) }
    } else {
      giveUp(edge)
    }
  }

  /// What a subtraction of offset and inset may lose, in points.
  private static var rounding: Double { 1e-6 }

  private func pullOn(_ edge: Edge) {
    guard self[edge]?.phase.isPull == false else { return }
    self[edge]?.isFollowing = true
    setPhase(edge, .pulling)
  }

  private func arm(_ edge: Edge) {
    setPhase(edge, .armed)
    emit(.haptic(edge, .armed))
    if self[edge]?.options.trigger == .onDistance { start(edge, .always, notifies: true) }
  }

  func mayPull(_ edge: Edge, _ start: PullStart) -> Bool {
    guard geometry.viewport > 0 else { return false }
    return start == .anywhere || (edge == .start ? touchBeganAtStart : touchBeganAtEnd)
  }

  /// Whether the list rests at an edge or is pulled past it.
  func isAtEdge(_ edge: Edge) -> Bool {
    geometry.pull(edge, at: offset) >= -geometry.tolerance
  }
}

extension Machine {
  /// Whether a drag past an edge moves content there: to pull a strip, or over one that is held.
  func acceptsPull(_ edge: Edge) -> Bool {
    guard let strip = self[edge] else { return false }
    if strip.contribution > 0 || strip.isHeld { return true }
    return strip.options.trigger.isPull && strip.phase != .exhausted && mayStart(edge)
      && mayPull(edge, strip.options.pullStart)
  }
}
