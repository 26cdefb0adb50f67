// SPDX-License-Identifier: MIT

// Coming and going: strips, windows, visibility.

extension Machine {
  // Not inlined: the web module has a budget of bytes.
  @inline(never)
  func install(_ edge: Edge, _ options: StripOptions) {
    guard options.isSound else { return }
    let isNew = self[edge] == nil
    let strip = self[edge] ?? Strip(edge, options)
    self[edge] = strip
    let place = openPlace(strip)
    let isOther = isNew || strip.options.plainTrigger != options.plainTrigger
    if isOther { giveUp(strip) }
    if isOther || options.triggerDistance < strip.options.triggerDistance { restrain(strip) }
    if strip.options.role != options.role {
      // A refresh knows no end of the data, and another load not this one's.
      strip.renew()
      strip.successor = nil
      // Nor is what reached or tapped it a wish for what it does now.
      if strip.deferred == .level { strip.deferred = nil }
      if strip.isResting { setPhase(strip, .idle) }
    }
    strip.options = options
    if let place = place.optional { keepPlace(strip, from: place) }
    check(strip)
  }

  func remove(_ strip: Strip) {
    let target = strip.isHeld || strip.isRetreating ? closedOffset(strip) : Sparse(nil)
    giveUp(strip)
    setPhase(strip, .idle)
    if strip.contribution > 0 { emit(.reserve, strip, 0, .immediate) }
    strip.contribution = 0
    if let target = target.optional { emit(.moveOffset, strip, target, .immediate) }
    if strip.runsTracks {
      strip.runsTracks = false
      emit(.tracks, strip)
    }
    self[strip.edge] = nil
  }

  func setEnabled(_ strip: Strip, _ isEnabled: Bool) {
    strip.isEnabled = isEnabled
    if isEnabled { check(strip) } else { quit(strip) }
  }

  func setHidden(_ strip: Strip, _ isHidden: Bool) {
    guard strip.isHidden != isHidden else { return }
    strip.isHidden = isHidden
    if isHidden {
      quit(strip)
      vanish(strip)
    } else {
      check(strip)
      if strip.phase.isRefreshing { show(strip, .atEdge) }
    }
  }

  /// Gives back the room of a strip that is hidden while it is open.
  private func vanish(_ strip: Strip) {
    let target = strip.isHeld || strip.isRetreating ? closedOffset(strip) : Sparse(nil)
    strip.forgetReveal()
    reserve(strip, .immediate)
    if let target = target.optional { emit(.moveOffset, strip, target, .immediate) }
  }

  /// Gives up what has not begun yet.
  private func quit(_ strip: Strip) {
    strip.deferred = nil
    giveUp(strip)
    restrain(strip)
    strip.isFollowing = false
  }

  func attach() {
    guard !isAttached else { return }
    isAttached = true
    forEach(check)
    forEach(announceStart)
  }

  func detach() {
    guard isAttached else { return }
    isAttached = false
    touchCancelled()
    forEach(leaveSight)
  }

  func becameVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    forEach(isVisible ? announceStart : leaveSight)
  }

  /// Nobody sees a dwell or a retreat any more.
  private func leaveSight(_ strip: Strip) {
    if strip.phase.outcome != nil { close(strip) }
    strip.isFollowing = false
  }

  /// Hides a load strip without content to extend.
  func updateVisibility(_ strip: Strip) {
    let options = strip.options
    let isHiddenByRule =
      switch options.visibility {
      case _ where options.role == .refresh: false
      case .always: false
      case .whenNotEmpty: geometry.content <= 0 && !options.loadsWhenEmpty
      case .whenContentFills: !geometry.fillsViewport
      }
    guard strip.isHiddenByRule != isHiddenByRule else { return }
    strip.isHiddenByRule = isHiddenByRule
    // The content may be empty for a moment of a reload only: nothing moves for that.
    if isHiddenByRule { giveUp(strip) }
  }
}

extension Machine {
  /// The place of the strip's edge nearest the start, in the content's coordinates.
  func stripOrigin(_ edge: Edge) -> Double {
    self[edge].map(stripOrigin) ?? 0
  }

  private func stripOrigin(_ strip: Strip) -> Double {
    let options = strip.options
    let inward = strip.edge == .start ? options.stripOffset : -options.stripOffset
    switch (options.placement, strip.edge) {
    case (.attached, .start): return inward - options.extent
    case (.attached, .end): return inward + geometry.content + gap(strip)
    case (_, .start): return inward + offset + geometry.baseStart
    case (_, .end):
      return inward + offset + geometry.viewport - geometry.baseEnd - options.extent
    }
  }

  /// What lies between the content and an attached footer.
  ///
  /// One that is pulled out of hiding waits behind whatever covers the base inset, and comes in
  /// front of it while it is held.
  private func gap(_ strip: Strip) -> Double {
    if strip.options.reservesAlways { return 0 }
    return geometry.shortfall + (strip.contribution > 0 ? 0 : geometry.baseEnd)
  }

  /// The inset that the host writes at an edge: base and contribution less the system's own part.
  func ownInset(_ edge: Edge) -> Double {
    let safe = edge == .start ? geometry.safeStart : geometry.safeEnd
    return geometry.base(edge) - safe + (self[edge]?.contribution ?? 0)
  }

  /// Publishes that a strip has come into sight or left it.
  func updateTracks(_ strip: Strip) {
    let runs = isAttached && isVisible && strip.isShown && isInSight(strip)
    guard runs != strip.runsTracks else { return }
    strip.runsTracks = runs
    emit(.tracks, strip)
  }

  private func isInSight(_ strip: Strip) -> Bool {
    if strip.isRetreating || strip.revealTarget != nil { return true }
    guard strip.options.placement == .attached else {
      return !strip.isResting || strip.isFollowing
    }
    let origin = stripOrigin(strip)
    let tolerance = geometry.tolerance
    // A footer that is pulled out of hiding has waited behind the base inset, not on it.
    let covered = strip.edge == .end && !strip.options.reservesAlways ? 0 : geometry.baseEnd
    return origin + strip.options.extent > offset + geometry.baseStart + tolerance
      && origin < offset + geometry.viewport - covered - tolerance
  }
}
