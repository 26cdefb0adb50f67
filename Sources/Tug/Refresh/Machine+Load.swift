// SPDX-License-Identifier: MIT

// When a load begins by itself: near the edge, and with new evidence since the last one.

extension Strip {
  /// The phase that a pull returns to when it is given up.
  var restPhase: Phase { hasFailed ? .failed : .idle }

  /// Uses up the evidence for a load.
  func spend(session: UInt32, content: Double) {
    hasEvidence = false
    spentSession = session
    contentAtLoad = content
    checkDue = nil
  }

  /// Forgets the last load: anything may be new.
  func renew() {
    hasEvidence = true
    contentAtLoad = nil
  }

  func hasGrown(to content: Double, tolerance: Double) -> Bool {
    guard let contentAtLoad else { return true }
    return content > contentAtLoad + tolerance
  }
}

extension Machine {
  func followReach(_ edge: Edge, _ previous: Double) {
    guard let strip = self[edge], case .reach = strip.options.trigger else { return }
    guard mayReach(strip) else { return }
    // A pull at the opposite edge, and its bounce back to rest, lead here too: neither is a wish
    // for more.
    let tolerance = geometry.tolerance
    let isTowardsEdge =
      switch edge {
      case .start: offset < previous && offset < geometry.restEnd - tolerance
      case .end: offset > previous && offset > geometry.restStart + tolerance
      }
    guard isTowardsEdge else { return }
    if isFingerDown, session != strip.spentSession { self[edge]?.hasEvidence = true }
    let isNew =
      self[edge]?.hasEvidence == true
      || strip.hasGrown(to: geometry.content, tolerance: tolerance)
    guard isNew, isWithinPrefetch(edge, strip) else { return }
    if isBlocked(edge) { wait(edge, .level) } else { start(edge, .never, notifies: true) }
  }

  private func mayReach(_ strip: Strip) -> Bool {
    isAttached && strip.isEnabled && strip.isShown && strip.phase == strip.restPhase
      && geometry.viewport > 0 && (geometry.content > 0 || strip.options.loadsWhenEmpty)
  }

  private func isWithinPrefetch(_ edge: Edge, _ strip: Strip) -> Bool {
    let prefetch = strip.options.prefetchDistance(viewport: geometry.viewport)
    return -geometry.pull(edge, at: offset) <= prefetch + geometry.tolerance
  }

  /// Remembers a start that the other strip is in the way of.
  func wait(_ edge: Edge, _ deferred: Strip.Deferred) {
    self[edge]?.deferred = deferred
    check(edge)
  }

  /// Looks, on the next frame, whether a load is wanted: layout comes in several events, and only
  /// the last one tells.
  func check(_ edge: Edge) {
    guard let strip = self[edge], strip.checkDue == nil else { return }
    let time = now
    if strip.deferred != nil || strip.options.fillsViewport { self[edge]?.checkDue = time }
  }

  func frameCame() {
    runDeadlines()
    for edge in Edge.allCases {
      guard self[edge]?.checkDue != nil, !isBlocked(edge) else { continue }
      self[edge]?.checkDue = nil
      runDeferred(edge)
      fill(edge)
    }
  }

  private func runDeferred(_ edge: Edge) {
    guard let strip = self[edge], let deferred = strip.deferred else { return }
    self[edge]?.deferred = nil
    switch deferred {
    case .begin(let reveal, let notifies): begin(edge, reveal, notifies: notifies)
    case .level:
      if mayReach(strip), isWithinPrefetch(edge, strip) { start(edge, .never, notifies: true) }
    }
  }

  private func fill(_ edge: Edge) {
    guard let strip = self[edge], strip.options.fillsViewport, mayReach(strip) else { return }
    let hasGrown = strip.hasGrown(to: geometry.content, tolerance: geometry.tolerance)
    guard hasGrown, isWithinPrefetch(edge, strip) else { return }
    start(edge, .never, notifies: true)
  }
}
