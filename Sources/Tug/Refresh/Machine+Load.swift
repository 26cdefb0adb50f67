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
    checkDue = .infinity
  }

  /// Forgets the last load: anything may be new.
  func renew() {
    hasEvidence = true
    contentAtLoad = -.infinity
    hasFailed = false
  }

  func hasGrown(to content: Double, tolerance: Double) -> Bool {
    content > contentAtLoad + tolerance
  }
}

extension Machine {
  func followReach(_ strip: Strip, _ previous: Double) {
    guard strip.options.plainTrigger.isReach, mayReach(strip) else { return }
    // A pull at the opposite edge, its bounce back to rest, and an inset that grows and takes a list
    // at the start along, lead here too: none is a wish for more.
    let tolerance = geometry.tolerance
    let isTowardsEdge =
      switch strip.edge {
      case .start:
        offset < previous - carried && offset < geometry.restEnd - tolerance
      case .end: offset > previous && offset > geometry.restStart + tolerance
      }
    guard isTowardsEdge else { return }
    if isFingerDown, session != strip.spentSession { strip.hasEvidence = true }
    let hasGrown = strip.hasGrown(to: geometry.content, tolerance: tolerance)
    guard strip.hasEvidence || hasGrown, isWithinPrefetch(strip) else { return }
    if isBlocked(strip) { wait(strip, .level) } else { start(strip, .never, notifies: true) }
  }

  /// How far the inset at the start has grown since the last sample.
  private var carried: Double {
    let growth = insetAtStart - insetAtSample
    return growth > 0 ? growth + Machine.rounding : 0
  }

  private func mayReach(_ strip: Strip) -> Bool {
    isAttached && strip.isEnabled && strip.isShown && strip.phase.isReady
      && geometry.viewport > 0 && (geometry.content > 0 || strip.options.loadsWhenEmpty)
  }

  private func isWithinPrefetch(_ strip: Strip) -> Bool {
    let prefetch = strip.options.plainTrigger.distance(viewport: geometry.viewport)
    // An open strip at the other edge holds the list away from this one.
    let resting = min(max(offset, geometry.restStart), geometry.restEnd)
    return -geometry.pull(strip.edge, at: resting) <= prefetch + geometry.tolerance
  }

  /// Remembers a start that the other strip is in the way of.
  ///
  /// One by code is not given up for a reach or a tap, which start less surely.
  func wait(_ strip: Strip, _ deferred: Strip.Deferred) {
    if strip.deferred == nil || deferred != .level { strip.deferred = deferred }
    check(strip)
  }

  /// Looks, on the next frame, whether a load is wanted: layout comes in several events, and only
  /// the last one tells.
  func check(_ strip: Strip) {
    guard strip.checkDue == .infinity else { return }
    if strip.deferred != nil || strip.options.fillsViewport { strip.checkDue = now }
  }

  /// Whether what begins without the user has to wait: for the other strip, or for the finger that
  /// pulls it.
  func mustWait(_ strip: Strip) -> Bool {
    isBlocked(strip) || (isExclusive && other(strip)?.phase.isPull == true)
  }

  func frameCame() {
    runDeadlines()
    forEach { strip in
      guard strip.checkDue != .infinity, !mustWait(strip) else { return }
      strip.checkDue = .infinity
      runDeferred(strip)
      fill(strip)
    }
  }

  private func runDeferred(_ strip: Strip) {
    guard let deferred = strip.deferred else { return }
    strip.deferred = nil
    switch deferred {
    case .begin(let reveal, let notifies): begin(strip, reveal, notifies: notifies)
    case .level:
      if mayReach(strip), isWithinPrefetch(strip) { start(strip, .never, notifies: true) }
    }
  }

  private func fill(_ strip: Strip) {
    guard strip.options.role == .load, strip.options.fillsViewport, mayReach(strip) else { return }
    guard strip.hasGrown(to: geometry.content, tolerance: geometry.tolerance) else { return }
    // Growth stays news until the next load, even if rows are deleted before the end comes near.
    strip.contentAtLoad = -.infinity
    guard isWithinPrefetch(strip) else { return }
    start(strip, .never, notifies: true)
  }
}
