// SPDX-License-Identifier: MIT

// The life of a refresh or a load: begin, end, dwell, retreat.

extension Machine {
  /// Whether the other strip runs and only one may.
  func isBlocked(_ edge: Edge) -> Bool {
    isExclusive && self[edge.opposite]?.phase.isRefreshing == true
  }

  /// Whether a user can start the strip now.
  func mayStart(_ edge: Edge) -> Bool {
    guard let strip = self[edge] else { return false }
    return isAttached && strip.isEnabled && strip.isShown && !isBlocked(edge)
  }

  func begin(_ edge: Edge, _ reveal: Reveal, notifies: Bool) {
    guard let strip = self[edge], strip.isEnabled, strip.isShown else { return }
    guard !strip.phase.isRefreshing, strip.phase != .exhausted else { return }
    guard !isBlocked(edge) else {
      wait(edge, .begin(reveal, notifies: notifies))
      return
    }
    if strip.phase.outcome != nil {
      close(edge)
      guard self[edge]?.phase != .exhausted else { return }
    }
    start(edge, reveal, notifies: notifies)
  }

  func tap(_ edge: Edge) {
    guard let strip = self[edge], mayTap(strip) else { return }
    if strip.options.role == .refresh {
      begin(edge, .atEdge, notifies: true)
    } else if isBlocked(edge) {
      wait(edge, .level)
    } else {
      start(edge, .atEdge, notifies: true)
    }
  }

  private func mayTap(_ strip: Strip) -> Bool {
    strip.phase == strip.restPhase && isAttached && strip.isEnabled && strip.isShown
  }

  /// Enters refreshing: the only place where an action is called.
  func start(_ edge: Edge, _ reveal: Reveal, notifies: Bool) {
    guard let strip = self[edge] else { return }
    generation &+= 1
    strip.token = ActionToken(edge: edge, generation: generation)
    strip.startedAt = now
    strip.hasFailed = false
    strip.deferred = nil
    strip.spend(session: session, content: geometry.content)
    setPhase(edge, .refreshing)
    show(edge, reveal)
    emit(.announce(edge, strip.options.role == .refresh ? .refreshing : .loading))
    if notifies { emit(.perform(strip.token)) }
  }

  func end(_ edge: Edge, _ outcome: Outcome, hasMore: Bool, token: ActionToken?) {
    guard let strip = self[edge], token == nil || token == strip.token else { return }
    guard strip.phase.isRefreshing else {
      if outcome == .noMore, strip.options.role == .load, strip.phase.outcome == nil {
        giveUp(edge)
        setPhase(edge, .exhausted)
      }
      return
    }
    let (session, time) = (session, now)
    self[edge]?.spentSession = session
    self[edge]?.hasEvidence = false
    self[edge]?.awaitsReveal = nil
    setPhase(edge, .ending(outcome))
    announce(outcome, edge, strip.options.role)
    if strip.options.role == .refresh { refreshed(outcome, hasMore: hasMore, other: edge.opposite) }
    if strip.options.reservesAlways || !isAttached || !isVisible {
      close(edge)
      check(edge)
    } else {
      let shown = strip.startedAt + strip.options.minimumDisplay
      self[edge]?.retreatDue = max(shown, time + strip.options.metrics.dwell[outcome])
    }
    check(edge.opposite)
  }

  private func announce(_ outcome: Outcome, _ edge: Edge, _ role: Role) {
    switch (role, outcome) {
    case (_, .cancelled): break
    case (.refresh, .failure): emit(.announce(edge, .refreshFailed))
    case (.refresh, _): emit(.announce(edge, .refreshed))
    case (.load, .failure): emit(.announce(edge, .loadFailed))
    case (.load, .noMore): emit(.announce(edge, .noMore))
    case (.load, .success): emit(.announce(edge, .loaded))
    }
  }

  /// After a refresh the content is another one: what the loads knew of the old one is void.
  private func refreshed(_ outcome: Outcome, hasMore: Bool, other: Edge) {
    guard outcome == .success || outcome == .noMore, let strip = self[other] else { return }
    guard strip.options.role == .load else { return }
    self[other]?.renew()
    if strip.phase == .failed || (strip.phase == .exhausted && hasMore) { rest(other) }
  }

  private func rest(_ edge: Edge) {
    self[edge]?.hasFailed = false
    setPhase(edge, .idle)
  }

  func reset(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    self[edge]?.deferred = nil
    self[edge]?.renew()
    if strip.isHeld || strip.isRetreating { close(edge, leavingAs: .idle) } else { giveUp(edge) }
    rest(edge)
    check(edge)
    check(edge.opposite)
  }
}

extension Machine {
  /// Does what has fallen due.
  func runDeadlines() {
    for edge in Edge.allCases {
      guard let strip = self[edge] else { continue }
      if let due = strip.retreatDue, due <= now + Machine.instant, !waitsForFinger(strip) {
        retreat(edge)
      } else if let ends = strip.retreatEnds, ends <= now + Machine.instant {
        finish(edge)
      }
    }
  }

  /// A time that passes unnoticed, in seconds.
  private static var instant: Double { 1e-9 }

  /// A finger that holds the open strip keeps it from closing.
  func waitsForFinger(_ strip: Strip) -> Bool { isFingerDown && strip.contribution > 0 }

  private func retreat(_ edge: Edge) {
    guard let strip = self[edge] else { return }
    self[edge]?.retreatDue = nil
    self[edge]?.revealTarget = nil
    let motion = reduced(strip.options.metrics.retreat)
    guard moves(from: edge), strip.contribution > 0, motion.duration > 0 else {
      close(edge)
      return
    }
    let ends = now + motion.duration
    self[edge]?.retreatEnds = ends
    reserve(edge, motion)
    emit(.moveOffset(restOffset(edge), motion))
  }

  /// Gives back the inset at once and leaves the ending phase.
  func close(_ edge: Edge, leavingAs phase: Phase? = nil) {
    guard let strip = self[edge] else { return }
    let mustMove = moves(from: edge) && (strip.isRetreating || strip.contribution > 0)
    finish(edge, as: phase)
    guard !strip.options.reservesAlways else { return }
    reserve(edge, .immediate)
    if mustMove { emit(.moveOffset(restOffset(edge), .immediate)) }
  }

  /// Leaves the ending phase.
  func finish(_ edge: Edge, as phase: Phase? = nil) {
    guard let strip = self[edge] else { return }
    self[edge]?.retreatDue = nil
    self[edge]?.retreatEnds = nil
    self[edge]?.revealTarget = nil
    let isFollowing = isFingerDown
    self[edge]?.isFollowing = isFollowing
    let outcome = strip.options.role == .load ? strip.phase.outcome : nil
    self[edge]?.hasFailed = outcome == .failure
    let rest: Phase =
      switch outcome {
      case .failure: .failed
      case .noMore: .exhausted
      default: .idle
      }
    setPhase(edge, phase ?? rest)
  }

  /// Movement that nobody makes by hand, as the user wants it.
  func reduced(_ motion: Motion) -> Motion {
    preferences.reducesMotion ? .immediate : motion
  }
}
