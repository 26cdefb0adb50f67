// SPDX-License-Identifier: MIT

import Tug
import TugReplay

// What must hold of a random life, whatever happens in it.

extension RandomLife {
  /// - Returns: The rule that the last event has broken, if it has one.
  mutating func judge() -> String? {
    let log = scroll.log
    scroll.log = []
    scroll.seen = []
    var actions = 0
    var entries = 0
    for effect in log {
      if let broken = judge(effect) { return broken }
      if case .perform = effect { actions += 1 }
      if case .phase(_, _, .refreshing) = effect { entries += 1 }
    }
    if actions + quietBegins != entries {
      return "\(actions) actions for \(entries) entries into refreshing, \(quietBegins) quiet"
    }
    quietBegins = 0
    if scroll.writesUnderFinger > 0 { return "an offset write under the finger" }
    if isExclusive, isRunning(.start), isRunning(.end) { return "both strips run" }
    for edge in Edge.allCases {
      if let broken = judge(edge) { return broken }
    }
    let numbers = [scroll.y, scroll.top, scroll.bottom, scroll.engine.offset]
    return numbers.allSatisfy(\.isFinite) ? nil : "a number that is not finite"
  }

  private mutating func judge(_ effect: Effect) -> String? {
    if let edge = effect.edge, empty.contains(edge), installed[edge] == nil {
      return "\(effect) after removal"
    }
    switch effect {
    case .phase(let edge, let from, let to):
      if published[edge] != from { return "\(edge): \(from) published after \(published[edge])" }
      if let names = Transitions.names(effect), !Transitions.listed.contains(names) {
        return "\(edge): \(names) is not a transition"
      }
      published[edge] = to
    case .moveOffset(let target, _):
      if !target.isFinite { return "a target that is not finite" }
      if empty.count == 2, installed.isEmpty { return "\(effect) after removal" }
    case .reserve(let edge, let amount, _):
      if !amount.isFinite || amount < 0 { return "\(edge): a contribution of \(amount)" }
    default: break
    }
    return nil
  }

  private func judge(_ edge: Edge) -> String? {
    let base = scroll.geometry.base(edge)
    let inset = edge == .start ? scroll.top : scroll.bottom
    guard let strip = scroll.engine[edge] else {
      if published[edge] != .idle { return "\(edge): \(published[edge]) after removal" }
      return inset == base ? nil : "\(edge): an inset after removal"
    }
    if inset != base + strip.contribution { return "\(edge): inset is not base + contribution" }
    if published[edge] != strip.phase { return "\(edge): \(strip.phase) was not published" }
    let numbers = [strip.progress, strip.pull, strip.contribution, scroll.engine.stripOrigin(edge)]
    guard numbers.allSatisfy({ $0.isFinite }) else { return "\(edge): a number is not finite" }
    return strip.progress >= 0 ? nil : "\(edge): progress \(strip.progress)"
  }

  /// Ends everything, lets it settle, and looks for what is left.
  mutating func rest() -> String? {
    scroll.send(.fingerCancelled)
    scroll.send(.attached)
    scroll.send(.visible(true))
    // The end of one strip may let the other one begin what had to wait.
    for _ in 0..<6 {
      scroll.send(.end(.start, .failure, hasMore: false, token: nil))
      scroll.send(.end(.end, .noMore, hasMore: false, token: nil))
      if !scroll.settle() { return "never comes to rest" }
      if let broken = judge() { return broken }
    }
    if scroll.engine.demand != .none { return "asks for \(scroll.engine.demand) at rest" }
    for case let strip? in [scroll.engine.header, scroll.engine.footer] {
      let isAtRest = strip.phase.isReady || strip.phase == .exhausted
      if !isAtRest { return "\(strip.edge): \(strip.phase) at rest" }
      // A footer that is reached or tapped keeps its place at the end while it is shown.
      let isShown = !strip.isHidden && !strip.isHiddenByRule
      let place = isShown && strip.options.reservesAlways ? strip.options.extent : 0
      if strip.contribution != place { return "an inset of \(strip.contribution) at rest" }
      if strip.progress != 0 { return "progress at rest" }
    }
    return nil
  }
}

extension Effect {
  /// The edge of the strip that the order is about, where it is about one.
  fileprivate var edge: Edge? {
    switch self {
    case .reserve(let edge, _, _), .phase(let edge, _, _), .announce(let edge, _),
      .haptic(let edge, _), .tracks(let edge, _):
      edge
    case .perform(let token): token.edge
    case .moveOffset, .frames: nil
    }
  }
}
