// SPDX-License-Identifier: MIT

// The engine's part of the insets, and the few moments at which it moves the offset.

extension Machine {
  /// The contribution that the strip's state asks for.
  private func wantedContribution(_ strip: Strip) -> Double {
    guard strip.isShown else { return 0 }
    if strip.options.reservesAlways { return strip.options.hold }
    guard strip.isHeld, strip.awaitsReveal == nil else { return 0 }
    let hold = strip.options.hold
    switch strip.edge {
    case .end: return hold + geometry.shortfall
    case .start:
      // Shrinking with the scroll keeps pinned section headers at the base inset.
      return strip.revealTarget != nil ? hold : min(max(pull(strip), 0), hold)
    }
  }

  /// Orders the contribution that the state asks for, when it differs.
  func reserve(_ strip: Strip, _ pace: Pace) {
    let wanted = wantedContribution(strip)
    let isLimit = wanted == 0 || wanted >= strip.options.hold
    let step = abs(wanted - strip.contribution)
    guard isLimit ? step > 0 : step > geometry.tolerance else { return }
    strip.contribution = wanted
    emit(.reserve, strip, wanted, pace)
  }

  /// The offset at which the list rests at an edge without a strip.
  func restOffset(_ strip: Strip) -> Double {
    strip.edge == .start ? geometry.restStart : geometry.restEnd
  }

  /// The offset at which the strip is held open.
  func holdOffset(_ strip: Strip) -> Double {
    switch strip.edge {
    case .start: geometry.restStart - strip.options.hold
    case .end where strip.options.reservesAlways:
      // It lies right under short content.
      max(geometry.restStart, geometry.restEnd - geometry.shortfall + strip.options.hold)
    case .end: geometry.restEnd + strip.options.hold
    }
  }

  /// Whether the list stands past the edge, under no finger and not on its way to the other strip.
  func isPulledOpen(_ strip: Strip) -> Bool {
    !isFingerDown && pull(strip) > geometry.tolerance && other(strip)?.revealTarget == nil
  }

  /// Where the list has to be when an open strip closes at once, or `nil` when it may stay.
  ///
  /// One that is on its way to the strip, and has not come to the edge, stops where it is.
  func closedOffset(_ strip: Strip) -> Sparse {
    if isPulledOpen(strip) { return Sparse(restOffset(strip)) }
    return Sparse(strip.revealTarget == nil ? nil : offset)
  }

  // MARK: Reveal

  /// Opens the strip of a refresh that has just begun.
  func show(_ strip: Strip, _ reveal: Reveal) {
    guard !strip.options.reservesAlways || reveal == .always else { return }
    guard isAttached, geometry.viewport > 0 else {
      strip.awaitsReveal = reveal
      return
    }
    guard isVisible else {
      open(strip, reveal, .immediate)
      return
    }
    open(strip, reveal, strip.pull > 0 ? .release : .reveal)
  }

  private func open(_ strip: Strip, _ reveal: Reveal, _ pace: Pace) {
    // What the rule hides meanwhile opens no more.
    let isWanted =
      strip.isShown && (reveal == .always || (reveal == .atEdge && isAtEdge(strip)))
    if isWanted, isFingerDown { strip.opensOnRelease = reveal }
    guard isWanted, !isFingerDown, !restsAtHold(strip) else {
      reserve(strip, .immediate)
      return
    }
    let target = holdOffset(strip)
    other(strip)?.revealTarget = nil
    strip.revealTarget = target
    reserve(strip, pace)
    emit(.moveOffset, strip, target, pace)
  }

  /// Opens a strip that began under the finger which lets go now.
  func openIfBegun(_ strip: Strip) {
    guard let reveal = strip.opensOnRelease else { return }
    strip.opensOnRelease = nil
    if strip.phase.isRefreshing { show(strip, reveal) }
  }

  /// How a strip and the offset move.
  enum Pace: UInt8 {
    /// At once.
    case immediate
    /// As the look reveals a strip that code begins.
    case reveal
    /// As the look carries a pull to the hold.
    case release
    /// As the look retreats.
    case retreat
    /// To another place of rest in what is left of the retreat.
    case redirected
  }

  /// The motion of a pace, as the user wants it.
  func motion(_ strip: Strip, _ pace: Pace) -> Motion {
    let reducesMotion = preferences.reducesMotion
    switch pace {
    case .reveal where !reducesMotion: return strip.options.metrics.reveal
    case .retreat where !reducesMotion: return strip.options.metrics.retreat
    case .release:
      // With reduced motion a release still glides to the hold, but no spring swings.
      let motion = strip.options.metrics.reveal
      return reducesMotion && motion.dampingRatio > 0 ? .reveal : motion
    case .redirected: return .timed(duration: max(0, strip.retreatEnds - now), curve: .easeOut)
    default: return .immediate
    }
  }

  /// Opens a strip that had no window or no size when it began, without a motion.
  func revealIfAwaited(_ strip: Strip) {
    guard let awaited = strip.awaitsReveal, isAttached, geometry.viewport > 0 else { return }
    guard awaited != .atEdge || isAtEdge(strip) else { return }
    strip.awaitsReveal = nil
    strip.startedAt = now
    open(strip, awaited, .immediate)
  }

  /// Forgets a reveal that waits for the edge once the list is scrolled to somewhere else.
  func forgetAwaited(_ strip: Strip, _ previous: Double) {
    guard strip.awaitsReveal == .atEdge, isAttached, geometry.viewport > 0 else { return }
    if offset != previous, !isAtEdge(strip) { strip.awaitsReveal = nil }
  }

  /// A reveal is over when it has arrived, or when something else moves the list the other way once
  /// it has begun.
  func followReveal(_ strip: Strip, _ previous: Double) {
    guard let target = strip.revealTarget else { return }
    let before = abs(previous - target)
    let left = abs(offset - target)
    if left <= geometry.tolerance || (!isMoveDue && left > before + geometry.tolerance) {
      strip.revealTarget = nil
    }
  }

  // MARK: Changes underneath

  func laidOut(_ geometry: ScrollGeometry) {
    guard let new = geometry.sanitized, new != self.geometry else { return }
    let old = self.geometry
    // Rows that come or go do not move the list that rests at a footer. A change of the base inset
    // does, also of that at the start where the content is short, since it rests on that.
    let isShort = old.shortfall > 0 && new.shortfall > 0
    let turns = old.isReversed != new.isReversed
    let movesStart = turns || old.restStart != new.restStart
    let movesEnd =
      turns || old.baseEnd != new.baseEnd || (isShort && old.baseStart != new.baseStart)
    let headerPlace = header.flatMap { movesStart ? openPlace($0).optional : nil }
    let footerPlace = footer.flatMap { movesEnd ? openPlace($0).optional : nil }
    let closingHeader = header.flatMap { movesStart && closes($0) ? $0 : nil }
    let closingFooter = footer.flatMap { movesEnd && closes($0) ? $0 : nil }
    self.geometry = new
    forEach(check)
    forEach { if new.pull($0.edge, at: offset) > old.pull($0.edge, at: offset) { restrain($0) } }
    if let header, let headerPlace { keepPlace(header, from: headerPlace, turns: turns) }
    if let footer, let footerPlace { keepPlace(footer, from: footerPlace, turns: turns) }
    closingHeader.map { redirectRetreat($0, turns ? .immediate : .redirected) }
    closingFooter.map { redirectRetreat($0, turns ? .immediate : .redirected) }
  }

  /// Whether the list is on its way back to the edge, and code has not scrolled it away meanwhile.
  private func closes(_ strip: Strip) -> Bool {
    strip.isRetreating && !isFingerDown && isAtEdge(strip)
  }

  /// Whether the list rests at the fully open strip.
  func restsAtHold(_ strip: Strip) -> Bool {
    guard strip.isHeld, !isFingerDown else { return false }
    let distance = abs(offset - holdOffset(strip))
    return strip.contribution >= strip.options.hold && distance <= geometry.tolerance
  }

  /// Where the list rests at the fully open strip or is on its way to, and `nil` when it does neither.
  ///
  /// One that was let go beyond the strip is on its way back there. A strip that keeps its place is
  /// open no more than the rows beside it.
  func openPlace(_ strip: Strip) -> Sparse {
    guard strip.isHeld, strip.isShown, !isFingerDown else { return Sparse(nil) }
    if let target = strip.revealTarget { return Sparse(target) }
    guard !strip.options.reservesAlways else { return Sparse(nil) }
    let beyond = pull(strip) - strip.options.hold
    let isOpen = strip.contribution >= strip.options.hold && beyond >= -geometry.tolerance
    guard isOpen else { return Sparse(nil) }
    return Sparse(beyond > geometry.tolerance ? holdOffset(strip) : offset)
  }

  /// Takes an offset that rests at the hold, or travels there, along to where the hold is now.
  ///
  /// - Parameters:
  ///   - strip: Whose hold.
  ///   - place: Where it was.
  ///   - turns: Whether the new one is at the other side, so that nothing leads there.
  func keepPlace(_ strip: Strip, from place: Double, turns: Bool = false) {
    let target = holdOffset(strip)
    guard turns || abs(place - target) > geometry.tolerance else { return }
    let isResting = strip.revealTarget == nil && place == offset
    let pace = turns || isResting ? Pace.immediate : .reveal
    strip.revealTarget = target
    reserve(strip, pace)
    emit(.moveOffset, strip, target, pace)
  }

  /// Ends a retreat where the list now rests.
  private func redirectRetreat(_ strip: Strip, _ pace: Pace) {
    emit(.moveOffset, strip, restOffset(strip), pace)
  }
}
