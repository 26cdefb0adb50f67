// SPDX-License-Identifier: MIT

import Tug

extension ReplayRun {
  /// What was seen instead of what is expected, or `nil` when the claim holds.
  func contradiction(to expectation: Replay.Expectation) -> String? {
    switch expectation {
    case .not(let claim): contradiction(to: claim) == nil ? "the opposite" : nil
    case .phase(let edge, let name, let outcome): contradiction(edge, name, outcome)
    case .number(let quantity, let comparison, let expected):
      contradiction(value(of: quantity), comparison, expected, tolerance(of: quantity))
    case .published(let edge, let names): compare(published(edge), names)
    case .announced(let keys): compare(announced, keys.map { "\($0)" })
    case .effects(let effects): compare(effectsOfLastStep.map(EffectText.text), effects, bar: true)
    case .flag(let flag, let isExpected): isSet(flag) == isExpected ? nil : "the opposite"
    case .rising: fall
    }
  }

  private func contradiction(_ edge: Edge, _ name: String, _ outcome: Outcome?) -> String? {
    guard let phase = scroll.engine[edge]?.phase else { return "no strip" }
    let seen = PhaseName.name(phase)
    guard seen == name else { return seen }
    guard let outcome, phase.outcome != outcome else { return nil }
    return phase.outcome.map { "\(seen) \($0)" }
  }

  private func contradiction(
    _ seen: Double?,
    _ comparison: Replay.Comparison,
    _ expected: Double,
    _ tolerance: Double
  ) -> String? {
    guard let seen else { return "nothing" }
    let holds =
      switch comparison {
      case .equal: abs(seen - expected) <= tolerance
      case .atLeast: seen >= expected - tolerance
      case .atMost: seen <= expected + tolerance
      case .above: seen > expected
      case .below: seen < expected
      }
    return holds ? nil : EffectText.number(seen)
  }

  private func compare(_ seen: [String], _ expected: [String], bar: Bool = false) -> String? {
    guard seen != expected else { return nil }
    return seen.isEmpty ? "nothing" : seen.joined(separator: bar ? " | " : ", ")
  }

  // MARK: Numbers

  private func tolerance(of quantity: Replay.Quantity) -> Double {
    switch quantity {
    case .progress: 0.01
    case .time: 0.02
    case .actions, .offsetWrites, .insetWrites, .writes, .haptics, .trackStarts, .trackStops: 0
    default: 0.5
    }
  }

  private func value(of quantity: Replay.Quantity) -> Double? {
    let engine = scroll.engine
    switch quantity {
    case .y: return scroll.y
    case .shownY: return scroll.shownY
    case .lowestY: return min(scroll.y, scroll.seen.min() ?? scroll.y)
    case .highestY: return max(scroll.y, scroll.seen.max() ?? scroll.y)
    case .inset(let edge): return edge == .start ? scroll.top : scroll.bottom
    case .ownInset(let edge): return engine.ownInset(edge)
    case .contribution(let edge): return engine[edge]?.contribution ?? 0
    case .actions(let edge):
      return Double(edge.map { actions[$0] ?? 0 } ?? actions.values.reduce(0, +))
    case .offsetWrites: return Double(scroll.offsetWrites)
    case .insetWrites: return Double(scroll.insetWrites)
    case .writes: return Double(scroll.offsetWrites + scroll.insetWrites)
    case .progress(let edge): return engine[edge]?.progress
    case .pull(let edge): return engine[edge]?.pull
    case .origin(let edge): return engine[edge] == nil ? nil : engine.stripOrigin(edge)
    case .distanceToEnd: return engine.geometry.restEnd - scroll.y
    case .haptics: return count { if case .haptic = $0 { true } else { false } }
    case .trackStarts(let edge): return count { $0 == .tracks(edge, isRunning: true) }
    case .trackStops(let edge): return count { $0 == .tracks(edge, isRunning: false) }
    case .time: return scroll.now
    }
  }

  private func count(_ isCounted: (Effect) -> Bool) -> Double {
    Double(log.filter(isCounted).count)
  }

  // MARK: Lists and flags

  private func published(_ edge: Edge?) -> [String] {
    log.compactMap { effect in
      guard case .phase(let place, _, let phase) = effect, edge == nil || place == edge else {
        return nil
      }
      return PhaseName.name(phase)
    }
  }

  private var announced: [String] {
    log.compactMap { effect in
      if case .announce(_, let key) = effect { "\(key)" } else { nil }
    }
  }

  private func isSet(_ flag: Replay.Flag) -> Bool {
    switch flag {
    case .shown(let edge): scroll.engine[edge]?.isShown ?? false
    case .runsTracks(let edge): scroll.engine[edge]?.runsTracks ?? false
    case .installed(let edge): scroll.engine[edge] != nil
    case .framesWanted: scroll.engine.demand != .none
    }
  }

  /// The first fall in a series of offsets that should only rise.
  private var fall: String? {
    for (before, after) in zip(scroll.seen, scroll.seen.dropFirst()) where after < before - 0.5 {
      return "\(EffectText.number(before)) then \(EffectText.number(after))"
    }
    return nil
  }
}
