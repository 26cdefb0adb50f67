// SPDX-License-Identifier: MIT

import Tug

// What the app calls, by itself and within callbacks.

extension ReplayRun {
  mutating func call(_ named: Edge?, _ command: Replay.Command) {
    scroll.send(command.event(named ?? meantEdge(command)))
  }

  /// The strip that a call without a name means: the only one, the one that runs, or the header.
  private func meantEdge(_ command: Replay.Command) -> Edge {
    guard let header = scroll.engine.header else { return .end }
    guard let footer = scroll.engine.footer else { return .start }
    switch command {
    case .end: return footer.phase.isRefreshing && !header.phase.isRefreshing ? .end : .start
    case .tap, .reset: return .end
    default: return .start
    }
  }
}

extension Replay.Command {
  /// The event that the call is.
  func event(_ edge: Edge) -> Event {
    switch self {
    case .begin(let reveal, let notifies): return .begin(edge, reveal: reveal, notifies: notifies)
    case .end(let outcome, let hasMore, let tokenEdge, let generation):
      let token = generation.map { ActionToken(edge: tokenEdge ?? edge, generation: $0) }
      return .end(edge, outcome, hasMore: hasMore, token: token)
    case .reset: return .reset(edge)
    case .tap: return .tap(edge)
    case .enabled(let isEnabled): return .enabled(edge, isEnabled)
    case .hidden(let isHidden): return .hidden(edge, isHidden)
    case .remove: return .remove(edge)
    }
  }
}
