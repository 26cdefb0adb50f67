// SPDX-License-Identifier: MIT

// The life of a refresh or a load: begin, end, dwell, retreat.

extension Machine {
  /// Whether the other strip runs and only one may.
  func isBlocked(_ strip: Strip) -> Bool {
    isExclusive && running > (strip.phase.isRefreshing ? 1 : 0)
  }

  /// Whether a user can start the strip now.
  func mayStart(_ strip: Strip) -> Bool {
    isAttached && strip.isEnabled && strip.isShown && !isBlocked(strip)
  }

  func begin(_ strip: Strip, _ reveal: Reveal, notifies: Bool) {
    guard strip.isEnabled, strip.isShown else { return }
    guard !strip.phase.isRefreshing, !strip.phase.isExhausted else { return }
    guard !isBlocked(strip) else {
      wait(strip, .begin(reveal, notifies: notifies))
      return
    }
    if strip.phase.outcome != nil {
      guard !strip.phaseAfterEnding.isExhausted else { return }
      // What is still open stays open, and what closes turns round.
      finish(strip)
    }
    start(strip, reveal, notifies: notifies)
  }

  func tap(_ strip: Strip) {
    guard isAttached, strip.isEnabled, strip.isShown, mayTap(strip) else { return }
    if strip.options.role == .refresh || strip.phase.outcome != nil {
      begin(strip, .atEdge, notifies: true)
    } else if isBlocked(strip) {
      wait(strip, .level)
    } else {
      start(strip, .atEdge, notifies: true)
    }
  }

  private func mayTap(_ strip: Strip) -> Bool {
    switch strip.phase {
    case .idle, .failed: true
    case .ending: !strip.phaseAfterEnding.isExhausted
    case .pulling, .armed, .refreshing, .exhausted: false
    }
  }

  /// Enters refreshing: the only place where an action is called.
  func start(_ strip: Strip, _ reveal: Reveal, notifies: Bool) {
    generation &+= 1
    strip.token = ActionToken(edge: strip.edge, generation: generation)
    strip.startedAt = now
    strip.hasFailed = false
    strip.deferred = nil
    strip.forgetReveal()
    strip.spend(session: session, content: geometry.content)
    setPhase(strip, .refreshing)
    show(strip, reveal)
    strip.isAnnounced = false
    announceStart(strip)
    if notifies { emit(.perform, strip) }
  }

  func end(_ strip: Strip, _ outcome: Outcome, hasMore: Bool, token: ActionToken?) {
    guard token == nil || token == strip.token else { return }
    guard strip.phase.isRefreshing else {
      // The call that the token names has ended already, or was reset.
      guard token == nil else { return }
      // An app that calls begin and then end wants nothing to begin later.
      strip.deferred = nil
      guard outcome == .noMore, strip.options.role == .load else { return }
      // A result is shown to its end.
      guard strip.phase.outcome == nil else {
        strip.successor = .exhausted
        return
      }
      giveUp(strip)
      setPhase(strip, .exhausted)
      return
    }
    strip.spentSession = session
    strip.hasEvidence = false
    strip.awaitsReveal = nil
    setPhase(strip, .ending(outcome))
    if outcome != .cancelled { announce(strip) }
    if strip.options.role == .refresh { renewOther(strip, outcome, hasMore: hasMore) }
    if strip.options.reservesAlways || !isAttached || !isVisible {
      close(strip)
    } else {
      let displayed = strip.startedAt + strip.options.minimumDisplay
      let dwelt = now + strip.options.metrics.dwell[outcome.shown(by: strip.options.role)]
      // A time that is not finite is ignored.
      strip.retreatDue = now
      if dwelt > strip.retreatDue, dwelt.isNumber { strip.retreatDue = dwelt }
      if displayed > strip.retreatDue, displayed.isNumber { strip.retreatDue = displayed }
      // The list has been scrolled away from it, so nobody would see it retreat.
      if strip.retreatDue == now, strip.contribution == 0 || !isAtEdge(strip) { close(strip) }
    }
    other(strip).map(check)
  }

  /// Announces a refresh or a load that has begun: at once, or when its list comes into sight.
  func announceStart(_ strip: Strip) {
    guard strip.phase.isRefreshing, !strip.isAnnounced else { return }
    strip.isAnnounced = isAttached && isVisible
    announce(strip)
  }

  /// Has a screen reader say what the strip does now, but nothing of a list that is elsewhere.
  private func announce(_ strip: Strip) {
    if isAttached, isVisible { emit(.announce, strip, strip.statusText) }
  }

  /// After a refresh the content is another one: what the loads knew of the old one is void.
  private func renewOther(_ strip: Strip, _ outcome: Outcome, hasMore: Bool) {
    guard outcome.isSuccessful else { return }
    guard let other = other(strip), other.options.role == .load else { return }
    other.renew()
    if other.phase.isReady || (other.phase.isExhausted && hasMore) { setPhase(other, .idle) }
    if hasMore {
      if other.phase.outcome != nil { other.successor = .idle }
    } else if outcome == .noMore, !other.phase.isRefreshing {
      // A load that runs answers for itself.
      end(other, .noMore, hasMore: false, token: nil)
    }
  }

  func reset(_ strip: Strip) {
    strip.deferred = nil
    strip.renew()
    if isFingerDown { strip.restraint = .infinity }
    if strip.isHeld || strip.isRetreating {
      strip.successor = .idle
      close(strip)
    } else {
      giveUp(strip)
    }
    setPhase(strip, .idle)
    check(strip)
  }
}

extension Machine {
  /// Does what has fallen due.
  func runDeadlines() {
    forEach { strip in
      if strip.retreatDue <= now + Machine.instant, !waitsForFinger(strip) {
        retreat(strip)
      } else if strip.retreatEnds <= now + Machine.instant {
        finish(strip)
      }
    }
  }

  /// A time that passes unnoticed, in seconds.
  private static var instant: Double { 1e-9 }

  /// A finger that holds the open strip keeps it from closing.
  func waitsForFinger(_ strip: Strip) -> Bool {
    isFingerDown && strip.contribution > 0 && isAtEdge(strip)
  }

  private func retreat(_ strip: Strip) {
    strip.retreatDue = .infinity
    let duration = preferences.reducesMotion ? 0 : strip.options.metrics.retreat.duration
    guard isPulledOpen(strip), strip.contribution > 0, duration > 0 else {
      close(strip)
      return
    }
    strip.retreatEnds = now + duration
    reserve(strip, .retreat)
    emit(.moveOffset, strip, restOffset(strip), .retreat)
  }

  /// Gives back the inset at once and leaves the ending phase.
  func close(_ strip: Strip) {
    var target = Sparse(nil)
    if strip.options.reservesAlways {
      // It gives nothing back, but a list that is on its way there stops.
      if strip.revealTarget != nil { target = Sparse(offset) }
    } else if strip.isRetreating || strip.contribution > 0 {
      target = closedOffset(strip)
    }
    finish(strip)
    reserve(strip, .immediate)
    if let target = target.optional { emit(.moveOffset, strip, target, .immediate) }
  }

  /// Leaves the ending phase.
  func finish(_ strip: Strip) {
    strip.retreatDue = .infinity
    strip.retreatEnds = .infinity
    strip.forgetReveal()
    strip.isFollowing = isFingerDown
    restrain(strip)
    setPhase(strip, strip.phaseAfterEnding)
    strip.successor = nil
    strip.hasFailed = strip.phase == .failed
    check(strip)
  }
}
