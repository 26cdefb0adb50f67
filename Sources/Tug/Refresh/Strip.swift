// SPDX-License-Identifier: MIT

/// The state of one strip: a header or a footer.
///
/// Only its engine changes it; a host reads it after each event to place and draw the strip. It is
/// live: keep the numbers, not the strip, to compare with later.
public final class Strip {
  /// Where the strip sits.
  public let edge: Edge
  /// What the app chose.
  @exclusivity(unchecked)
  public internal(set) var options: StripOptions
  /// The phase now.
  ///
  /// It may be ahead of the published one while effects wait for delivery.
  @exclusivity(unchecked)
  public internal(set) var phase = Phase.idle
  /// The engine's part of the inset at this edge, in points.
  @exclusivity(unchecked)
  public internal(set) var contribution = 0.0
  /// The pull past the edge, in points; 0 at rest and inside the content.
  ///
  /// The edge is that of the base inset: a list that rests at a strip which keeps its place stands
  /// past it by the strip's extent.
  @exclusivity(unchecked)
  public internal(set) var pull = 0.0
  /// Whether the app lets the strip begin something.
  @exclusivity(unchecked)
  public internal(set) var isEnabled = true
  /// Whether the app hides the strip.
  @exclusivity(unchecked)
  public internal(set) var isHidden = false
  /// Whether the visibility rule hides the strip.
  @exclusivity(unchecked)
  public internal(set) var isHiddenByRule = false
  /// Whether the strip is in sight, so that its tracks run.
  @exclusivity(unchecked)
  public internal(set) var runsTracks = false

  /// Whether the present touch began with the list at rest at this edge.
  @exclusivity(unchecked)
  var touchBeganAtEdge = false
  /// Set by a pull; kept after it was given up until the content is back at rest.
  @exclusivity(unchecked)
  var isFollowing = false
  /// The pull that the present touch must exceed to arm, in points; minus infinity for no such limit.
  ///
  /// A touch that only catches a strip on its way, whose pull was called off, or that has been reset,
  /// wants no refresh yet. Once its pull falls below the trigger, the limit is gone.
  @exclusivity(unchecked)
  var restraint = -Double.infinity
  /// The running or last call of the action.
  @exclusivity(unchecked)
  public internal(set) var token: ActionToken
  /// When the action was called, or when a reveal that had to wait was made, in seconds.
  @exclusivity(unchecked)
  var startedAt = 0.0
  /// Whether the running call, or the last one, was announced when it began.
  @exclusivity(unchecked)
  var isAnnounced = false
  /// The offset that a reveal is on its way to.
  @exclusivity(unchecked)
  var revealTarget: Double?
  /// A reveal that waits for a window and a size.
  @exclusivity(unchecked)
  var awaitsReveal: Reveal?
  /// A reveal that waits for the finger to let go.
  @exclusivity(unchecked)
  var opensOnRelease: Reveal?
  /// When the retreat may begin, in seconds; infinite unless a result is shown.
  @exclusivity(unchecked)
  var retreatDue = Double.infinity
  /// When the retreat's motion ends, in seconds; infinite unless it runs.
  @exclusivity(unchecked)
  var retreatEnds = Double.infinity
  /// Whether the next load has a reason other than content that has grown: a new drag, say.
  @exclusivity(unchecked)
  var hasEvidence = true
  /// The touch, as `Machine.session` counts them, that is no reason for a load: one has begun or ended
  /// in it.
  @exclusivity(unchecked)
  var spentSession: UInt32 = 0
  /// The content's length at the last load, in points; minus infinity when any content is news.
  @exclusivity(unchecked)
  var contentAtLoad = -Double.infinity
  /// A start that waits for the other strip to finish.
  @exclusivity(unchecked)
  var deferred: Deferred?
  /// Since when the strip is to be checked for a deferred start, or a viewport to fill, in seconds.
  ///
  /// The next frame does it. Infinite when there is nothing to check.
  @exclusivity(unchecked)
  var checkDue = Double.infinity
  /// Whether the last load failed and nothing was tried since.
  @exclusivity(unchecked)
  var hasFailed = false

  /// The phase that follows `ending`, where it is not the one that the outcome leads to.
  ///
  /// Forgotten when `ending` is left.
  @exclusivity(unchecked)
  var successor: Phase?

  /// What waits for the other strip.
  enum Deferred: Equatable, Sendable {
    /// A reach or a tap: starts only if the edge is still within the prefetch distance.
    case level
    /// Code: starts in any case.
    case begin(Reveal, notifies: Bool)
  }

  init(_ edge: Edge, _ options: StripOptions) {
    self.edge = edge
    self.options = options
    token = ActionToken(edge: edge, generation: 0)
  }

  init(copying other: Strip) {
    edge = other.edge
    options = other.options
    phase = other.phase
    contribution = other.contribution
    pull = other.pull
    isEnabled = other.isEnabled
    isHidden = other.isHidden
    isHiddenByRule = other.isHiddenByRule
    runsTracks = other.runsTracks
    touchBeganAtEdge = other.touchBeganAtEdge
    isFollowing = other.isFollowing
    restraint = other.restraint
    token = other.token
    startedAt = other.startedAt
    isAnnounced = other.isAnnounced
    revealTarget = other.revealTarget
    awaitsReveal = other.awaitsReveal
    opensOnRelease = other.opensOnRelease
    retreatDue = other.retreatDue
    retreatEnds = other.retreatEnds
    hasEvidence = other.hasEvidence
    spentSession = other.spentSession
    contentAtLoad = other.contentAtLoad
    deferred = other.deferred
    checkDue = other.checkDue
    hasFailed = other.hasFailed
    successor = other.successor
  }
}

extension Strip {
  /// The pull in relation to the trigger distance: 1 arms, more is possible, 0 is rest.
  ///
  /// Always 0 for a strip that is worked by reaching or tapping it.
  public var progress: Double {
    guard options.plainTrigger.isPull, isFollowing || !isResting else { return 0 }
    return pull / options.triggerDistance
  }

  /// The pull as an app is told of it, in points: 0 whenever the progress is.
  public var publishedPull: Double { progress == 0 ? 0 : pull }

  /// Whether the strip is drawn at all.
  public var isShown: Bool { !isHidden && !isHiddenByRule }

  /// Whether the strip has begun under a finger that still holds it, and opens when that lets go.
  package var waitsForRelease: Bool { opensOnRelease != nil }

  /// Whether the strip is moving back to rest.
  public var isRetreating: Bool { retreatEnds != .infinity }

  var isResting: Bool { phase.isReady || phase.isExhausted }

  /// The outcome that is shown while ending, otherwise `nil`.
  var shownOutcome: Outcome? { phase.outcome?.shown(by: options.role) }

  /// The phase that the strip comes to when it has shown its result.
  var phaseAfterEnding: Phase {
    if let successor { return successor }
    switch shownOutcome {
    // What is new since the end makes the failure one of the past.
    case .failure where options.role == .load && !hasEvidence: return .failed
    case .noMore: return .exhausted
    default: return .idle
    }
  }

  /// Forgets a reveal that is under way, and one that waits.
  func forgetReveal() {
    revealTarget = nil
    awaitsReveal = nil
    opensOnRelease = nil
  }

  /// Held open: refreshing, or showing its result before the retreat.
  var isHeld: Bool {
    switch phase {
    case .refreshing: true
    case .ending: !isRetreating
    default: false
    }
  }
}
