// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

// The numbers that stand for Swift's cases, and their names for GObject.

/// The type of `TugEdge`.
@c(tug_edge_get_type)
public func tugEdgeGetType() -> GType { edgeType }

/// The type of `TugOutcome`.
@c(tug_outcome_get_type)
public func tugOutcomeGetType() -> GType { outcomeType }

/// The type of `TugTrigger`.
@c(tug_trigger_get_type)
public func tugTriggerGetType() -> GType { triggerType }

/// The type of `TugPhase`.
@c(tug_phase_get_type)
public func tugPhaseGetType() -> GType { phaseType }

/// The type of `TugPlacement`.
@c(tug_placement_get_type)
public func tugPlacementGetType() -> GType { placementType }

/// The type of `TugPullStart`.
@c(tug_pull_start_get_type)
public func tugPullStartGetType() -> GType { pullStartType }

/// The type of `TugVisibility`.
@c(tug_visibility_get_type)
public func tugVisibilityGetType() -> GType { visibilityType }

/// The type of `TugReveal`.
@c(tug_reveal_get_type)
public func tugRevealGetType() -> GType { revealType }

private let edgeType = register("TugEdge", ["start", "end"])
private let outcomeType = register(
  "TugOutcome",
  ["success", "failure", "cancelled", "no-more", "has-more"]
)
private let triggerType = register("TugTrigger", ["reach", "tap", "release", "distance"])
private let phaseType = register(
  "TugPhase",
  ["idle", "pulling", "armed", "refreshing", "ending", "failed", "exhausted"]
)
private let placementType = register("TugPlacement", ["default", "attached", "pinned", "behind"])
private let pullStartType = register("TugPullStart", ["anywhere", "edge"])
private let visibilityType = register(
  "TugVisibility",
  ["when-not-empty", "when-content-fills", "always"]
)
private let revealType = register("TugReveal", ["at-edge", "always", "never"])

/// Registers an enumeration whose numbers count from 0.
private func register(_ name: String, _ nicks: [String]) -> GType {
  // GObject keeps the address of the values, of which the last is empty.
  let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
  values.initialize(repeating: GEnumValue(), count: nicks.count + 1)
  let words = name.dropFirst(3).replacing(/[a-z](?=[A-Z])/) { "\($0.0)_" }
  let prefix = "TUG_\(words.uppercased())_"
  for (number, nick) in nicks.enumerated() {
    let constant = prefix + nick.uppercased().replacing("-", with: "_")
    values[number] = GEnumValue(
      value: CInt(number),
      value_name: g_intern_string(constant),
      value_nick: g_intern_string(nick)
    )
  }
  return g_enum_register_static(name, values)
}

extension Edge {
  /// The number of the edge in `TugEdge`.
  var code: CInt { self == .start ? 0 : 1 }

  /// The edge of a number of `TugEdge`.
  init?(code: CInt) {
    guard let edge = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = edge
  }
}

/// How a refresh or a load ended, as C programs say it.
struct Ending {
  let outcome: Outcome
  let hasMore: Bool

  /// The end of a number of `TugOutcome`.
  init?(code: CInt) {
    switch code {
    case 0: (outcome, hasMore) = (.success, false)
    case 1: (outcome, hasMore) = (.failure, false)
    case 2: (outcome, hasMore) = (.cancelled, false)
    case 3: (outcome, hasMore) = (.noMore, false)
    case 4: (outcome, hasMore) = (.success, true)
    default: return nil
    }
  }
}

extension Ending {
  /// The dwell after it.
  var dwell: WritableKeyPath<Dwell, Double> {
    switch outcome {
    case .success: \.success
    case .failure: \.failure
    case .cancelled: \.cancelled
    case .noMore: \.noMore
    }
  }
}

extension Trigger {
  /// The trigger of a number of `TugTrigger`.
  init?(code: CInt, prefetch: Prefetch) {
    switch code {
    case 0: self = .reach(prefetch: prefetch)
    case 1: self = .tap
    case 2: self = .onRelease
    case 3: self = .onDistance
    default: return nil
    }
  }
}

extension Placement {
  /// The placement of a number of `TugPlacement`; `nil` for the strip's own, too.
  init?(code: CInt) {
    switch code {
    case 1: self = .attached
    case 2: self = .pinned
    case 3: self = .behind
    default: return nil
    }
  }
}

extension PullStart {
  /// The start of a number of `TugPullStart`.
  init?(code: CInt) {
    switch code {
    case 0: self = .anywhere
    case 1: self = .edge
    default: return nil
    }
  }
}

extension Visibility {
  /// The visibility of a number of `TugVisibility`.
  init?(code: CInt) {
    switch code {
    case 0: self = .whenNotEmpty
    case 1: self = .whenContentFills
    case 2: self = .always
    default: return nil
    }
  }
}

extension Reveal {
  /// The reveal of a number of `TugReveal`.
  init?(code: CInt) {
    switch code {
    case 0: self = .atEdge
    case 1: self = .always
    case 2: self = .never
    default: return nil
    }
  }
}

extension Phase {
  /// The number of the phase in `TugPhase`, which stays as programs of C know it.
  var code: CInt {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .refreshing: 3
    case .ending: 4
    case .failed: 5
    case .exhausted: 6
    }
  }
}
