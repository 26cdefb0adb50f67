// SPDX-License-Identifier: MIT

// Coming and going: strips, windows, visibility.

extension Machine {
  func install(_ edge: Edge, _ options: StripOptions) {
    guard self[edge] != nil else {
      self[edge] = Strip(options: options, token: ActionToken(edge: edge, generation: 0))
      check(edge)
      return
    }
    let wasAtHold = restsAtHold(edge)
    if self[edge]?.options.trigger != options.trigger { giveUp(edge) }
    self[edge]?.options = options
    keepPlace(edge, wasAtHold)
    check(edge)
  }

  func remove(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    let mustMove = moves(from: edge) && (strip.isHeld || strip.isRetreating)
    giveUp(edge)
    setPhase(edge, .idle)
    if strip.contribution > 0 { emit(.reserve(edge, 0, .immediate)) }
    if mustMove { emit(.moveOffset(restOffset(edge), .immediate)) }
    if strip.runsTracks { emit(.tracks(edge, isRunning: false)) }
    self[edge] = nil
    check(edge.opposite)
  }

  func setEnabled(_ edge: Edge, _ isEnabled: Bool) {
    guard self[edge] != nil else { return }
    self[edge]?.isEnabled = isEnabled
    if isEnabled { check(edge) } else { quit(edge) }
  }

  func setHidden(_ edge: Edge, _ isHidden: Bool) {
    guard self[edge] != nil else { return }
    self[edge]?.isHidden = isHidden
    if isHidden { quit(edge) } else { check(edge) }
  }

  /// Gives up what has not begun yet.
  private func quit(_ edge: Edge) {
    self[edge]?.deferred = nil
    giveUp(edge)
    self[edge]?.isFollowing = false
  }

  func attach() {
    guard !isAttached else { return }
    isAttached = true
    check(.start)
    check(.end)
  }

  func detach() {
    guard isAttached else { return }
    touchCancelled()
    isAttached = false
    leaveSight(.start)
    leaveSight(.end)
  }

  func becameVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    guard !isVisible else { return }
    leaveSight(.start)
    leaveSight(.end)
  }

  /// Nobody sees a dwell or a retreat any more.
  private func leaveSight(_ edge: Edge) {
    if self[edge]?.phase.outcome != nil { close(edge) }
    self[edge]?.isFollowing = false
  }

  /// Hides a load strip without content to extend.
  func updateVisibility(_ edge: Edge) {
    guard let options = self[edge]?.options, options.role == .load else { return }
    let isHiddenByRule =
      switch options.visibility {
      case .always: false
      case .whenNotEmpty: geometry.content <= 0 && !options.loadsWhenEmpty
      case .whenContentFills: !geometry.fillsViewport
      }
    guard self[edge]?.isHiddenByRule != isHiddenByRule else { return }
    self[edge]?.isHiddenByRule = isHiddenByRule
    if isHiddenByRule { giveUp(edge) }
  }
}

extension Machine {
  /// The place of the strip's edge nearest the start, in the content's coordinates.
  func stripOrigin(_ edge: Edge) -> Double {
    guard let strip = self[edge] else { return 0 }
    let options = strip.options
    let inward = edge == .start ? options.stripOffset : -options.stripOffset
    switch (options.metrics.placement, edge) {
    case (.attached, .start): return inward - options.extent
    case (.attached, .end): return inward + geometry.content + gap(strip)
    case (_, .start): return inward + offset + geometry.baseStart
    case (_, .end):
      return inward + offset + geometry.viewport - geometry.baseEnd - options.extent
    }
  }

  /// What lies between the content and an attached footer.
  ///
  /// One that is pulled out of hiding waits
  /// behind whatever covers the base inset, and comes in front of it while it is held.
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
  func updateTracks(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    let runs = isAttached && isVisible && strip.isShown && isInSight(edge, strip)
    guard runs != strip.runsTracks else { return }
    self[edge]?.runsTracks = runs
    emit(.tracks(edge, isRunning: runs))
  }

  private func isInSight(_ edge: Edge, _ strip: Strip) -> Bool {
    if strip.isRetreating || strip.revealTarget != nil { return true }
    guard strip.options.metrics.placement == .attached else {
      return !strip.isResting || strip.isFollowing
    }
    let origin = stripOrigin(edge)
    let tolerance = geometry.tolerance
    return origin + strip.options.extent > offset + geometry.baseStart + tolerance
      && origin < offset + geometry.viewport - geometry.baseEnd - tolerance
  }
}
