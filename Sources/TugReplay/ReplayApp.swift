// SPDX-License-Identifier: MIT

import Tug

/// What the app of a replay does in its callbacks.
public struct ReplayApp: Sendable {
  private let answer: Outcome?
  private var reactions: [Replay.Reaction]

  /// The app that a fixture describes.
  public init(_ fixture: Replay.Fixture) {
    answer = fixture.answer
    reactions = fixture.reactions
  }

  /// The events with which the app answers an order of the engine.
  public mutating func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .perform(let token):
      guard let answer else { return [] }
      return [.end(token.edge, answer, hasMore: false, token: token)]
    case .phase(let edge, _, let phase):
      let name = PhaseName.name(phase)
      let isMeant = { (reaction: Replay.Reaction) in
        reaction.edge == edge && reaction.phase == name
      }
      let called = reactions.filter(isMeant)
      reactions.removeAll { isMeant($0) && $0.isOnce }
      return called.map { $0.command.event($0.called) }
    default: return []
    }
  }
}
