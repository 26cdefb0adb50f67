// SPDX-License-Identifier: MIT

// The engine's part of the insets, and the few moments at which it moves the offset.

extension Machine {
  /// The contribution that the strip's state asks for.
  private func wantedContribution(_ edge: Edge, _ strip: Strip) -> Double {
    guard strip.isShown else { return 0 }
    if strip.options.reservesAlways { return strip.options.extent }
    guard strip.isHeld, strip.awaitsReveal == nil else { return 0 }
    let hold = strip.options.hold
    switch edge {
    case .end: return hold + geometry.shortfall
    case .start:
      // Shrinking with the scroll keeps pinned section headers at the base inset.
      return strip.revealTarget != nil ? hold : min(max(geometry.pull(.start, at: offset), 0), hold)
    }
  }

  /// Orders the contribution that the state asks for, when it differs.
  func reserve(_ edge: Edge, _ motion: Motion) {
    guard let strip = self[edge] else { return }
    let wanted = wantedContribution(edge, strip)
    let isLimit = wanted == 0 || wanted >= strip.options.hold
    let step = abs(wanted - strip.contribution)
    guard isLimit ? step > 0 : step > geometry.tolerance else { return }
    self[edge]?.contribution = wanted
    emit(.reserve(edge, wanted, motion))
  }

  /// The offset at which the list rests at an edge without a strip.
  func restOffset(_ edge: Edge) -> Double {
    edge == .start ? geometry.restStart : geometry.restEnd
  }

  /// The offset at which the strip is held open.
  func holdOffset(_ edge: Edge, _ strip: Strip) -> Double {
    switch edge {
    case .start: geometry.restStart - strip.options.hold
    case .end: geometry.restEnd + strip.options.hold
    }
  }

  /// Whether closing the strip has to move the offset: only past the edge, and under no finger.
  func moves(from edge: Edge) -> Bool {
    !isFingerDown && geometry.pull(edge, at: offset) > geometry.tolerance
  }

  // MARK: Reveal

  /// Opens the strip of a refresh that has just begun.
  func show(_ edge: Edge, _ reveal: Reveal) {
    guard let strip = self[edge], !strip.options.reservesAlways else { return }
    guard isAttached, geometry.viewport > 0 else {
      self[edge]?.awaitsReveal = reveal
      return
    }
    let motion = strip.options.metrics.reveal
    open(edge, reveal, strip.pull > 0 ? steady(motion) : reduced(motion))
  }

  private func open(_ edge: Edge, _ reveal: Reveal, _ motion: Motion) {
    guard let strip = self[edge] else { return }
    let isWanted = reveal == .always || (reveal == .atEdge && isAtEdge(edge))
    guard isWanted, !isFingerDown else {
      reserve(edge, .immediate)
      return
    }
    let target = holdOffset(edge, strip)
    self[edge]?.revealTarget = target
    reserve(edge, motion)
    emit(.moveOffset(target, motion))
  }

  /// With reduced motion a release still glides to the hold, but no spring swings.
  private func steady(_ motion: Motion) -> Motion {
    guard preferences.reducesMotion, case .spring = motion else { return motion }
    return .reveal
  }

  /// Opens a strip that had no window or no size when it began, without a motion.
  func revealIfAwaited(_ edge: Edge) {
    guard let awaited = self[edge]?.awaitsReveal, isAttached, geometry.viewport > 0 else { return }
    guard awaited != .atEdge || isAtEdge(edge) else { return }
    self[edge]?.awaitsReveal = nil
    open(edge, awaited, .immediate)
  }

  /// A reveal is over when it has arrived, or when something else moves the list the other way.
  func followReveal(_ edge: Edge, _ previous: Double) {
    guard let target = self[edge]?.revealTarget else { return }
    let before = abs(previous - target)
    let left = abs(offset - target)
    if left <= geometry.tolerance || left > before + geometry.tolerance {
      self[edge]?.revealTarget = nil
    }
  }

  // MARK: Changes underneath

  func laidOut(_ geometry: ScrollGeometry) {
    guard let new = geometry.sanitized, new != self.geometry else { return }
    let old = self.geometry
    let wasHeldAtStart = restsAtHold(.start)
    let wasHeldAtEnd = restsAtHold(.end) && old.baseEnd != new.baseEnd
    self.geometry = new
    if old.content != new.content || old.viewport != new.viewport {
      check(.start)
      check(.end)
    }
    keepPlace(.start, wasHeldAtStart)
    keepPlace(.end, wasHeldAtEnd)
    if old.restStart != new.restStart { redirectRetreat() }
  }

  /// Whether the list rests at the fully open strip, or is on its way there.
  func restsAtHold(_ edge: Edge) -> Bool {
    guard let strip = self[edge], strip.isHeld, !isFingerDown else { return false }
    if strip.revealTarget != nil { return true }
    let distance = abs(offset - holdOffset(edge, strip))
    return strip.contribution >= strip.options.hold && distance <= geometry.tolerance
  }

  /// Takes the offset along when the place where it rests, or travels to, has moved.
  func keepPlace(_ edge: Edge, _ wasAtHold: Bool) {
    guard wasAtHold, let strip = self[edge] else { return }
    let target = holdOffset(edge, strip)
    guard abs((strip.revealTarget ?? offset) - target) > geometry.tolerance else { return }
    let motion = strip.revealTarget == nil ? .immediate : reduced(strip.options.metrics.reveal)
    self[edge]?.revealTarget = target
    reserve(edge, motion)
    emit(.moveOffset(target, motion))
  }

  /// Ends a header's retreat where the list now rests.
  private func redirectRetreat() {
    guard let ends = header?.retreatEnds, !isFingerDown else { return }
    let motion = Motion.timed(duration: max(0, ends - now), curve: .easeOut)
    emit(.moveOffset(geometry.restStart, motion))
  }
}
