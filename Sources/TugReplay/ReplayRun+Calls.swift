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

  /// Makes the app answer and react as the fixture says.
  mutating func respond(_ fixture: Replay.Fixture) {
    guard fixture.answer != nil || !fixture.reactions.isEmpty else { return }
    var reactions = fixture.reactions
    scroll.onEffect = { scroll, effect in
      switch effect {
      case .perform(let token):
        guard let answer = fixture.answer else { return }
        scroll.send(.end(token.edge, answer, hasMore: false, token: token))
      case .phase(let edge, _, let phase):
        let name = PhaseName.name(phase)
        let isMeant = { (reaction: Replay.Reaction) in
          reaction.edge == edge && reaction.phase == name
        }
        let called = reactions.filter(isMeant)
        reactions.removeAll { isMeant($0) && $0.isOnce }
        for reaction in called { scroll.send(reaction.command.event(reaction.called)) }
      default: return
      }
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
