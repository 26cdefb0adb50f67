// SPDX-License-Identifier: MIT

import Tug

// What the host tells besides touches, and what the app calls.

extension ReplaySteps {
  func host(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("attach") { return .send(.attached) }
    if words.take("detach") { return .send(.detached) }
    if words.take("background", "cover") { return .send(.visible(false)) }
    if words.take("foreground", "uncover") { return .send(.visible(true)) }
    if words.take("pointer") { return .send(.pointer(try words.anyNumber("a place"))) }
    if words.take("exclusive") { return .send(.exclusive(try words.flag("on or off"))) }
    if words.take("preferences") { return .send(.preferences(try preferences(&words))) }
    return nil
  }

  private func preferences(_ words: inout Words) throws(ReplayError) -> Preferences {
    var preferences = Preferences()
    while !words.isAtEnd {
      if words.take("reduced") {
        preferences.reducesMotion = true
      } else if words.take("full") {
        preferences.reducesMotion = false
      } else if words.take("rtl") {
        preferences.isRightToLeft = true
      } else if words.take("ltr") {
        preferences.isRightToLeft = false
      } else if words.take("text") {
        preferences.textScale = try words.anyNumber("a scale")
      } else {
        throw words.error(expected: "full, reduced, ltr, rtl or text")
      }
    }
    return preferences
  }

  // MARK: Calls

  /// A call of the app, with or without the strip in front.
  func call(_ words: inout Words, of owner: Edge? = nil) throws(ReplayError) -> Replay.Step {
    let place = words
    var edge = owner ?? words.takeOwner()
    let verb = try words.next("a step").lowercased()
    edge = edge ?? words.edgeIfAny()
    let command: Replay.Command
    switch verb {
    case "begin": command = try begin(&words, &edge)
    case "end": command = try end(&words, &edge)
    case "reset": command = .reset
    case "tap": command = .tap
    case "remove": command = .remove
    case "enabled": command = .enabled(try words.flag("true or false"))
    case "enable": command = .enabled(true)
    case "disable": command = .enabled(false)
    case "hidden": command = .hidden(try words.flag("true or false"))
    case "hide": command = .hidden(true)
    case "show": command = .hidden(false)
    default: throw place.error(expected: "a step")
    }
    return .command(edge ?? words.edgeIfAny(), command)
  }

  private func begin(
    _ words: inout Words,
    _ edge: inout Edge?
  ) throws(ReplayError) -> Replay.Command {
    var reveal = Reveal.atEdge
    var notifies = true
    while !words.isAtEnd {
      if words.take("reveal") { continue }
      if words.take("never") {
        reveal = .never
      } else if words.take("always") {
        reveal = .always
      } else if words.take("ifAtTop", "atTop", "atEdge") {
        reveal = .atEdge
      } else if words.take("notify") {
        notifies = try words.flag("true or false")
      } else if let named = words.edgeIfAny() {
        edge = named
      } else {
        throw words.error(expected: "never, always, ifAtTop, notify or a strip")
      }
    }
    return .begin(reveal, notifies: notifies)
  }

  private func end(
    _ words: inout Words,
    _ edge: inout Edge?
  ) throws(ReplayError) -> Replay.Command {
    var result = Outcome.success
    var hasMore = false
    var token: (edge: Edge?, generation: UInt32)?
    while !words.isAtEnd {
      if words.take("hasMore") {
        hasMore = words.flagIfAny() ?? true
      } else if words.take("token") {
        let owner = words.edgeIfAny()
        let number = try words.count("a call's number")
        guard let generation = UInt32(exactly: number) else {
          throw words.error(expected: "a smaller number")
        }
        token = (owner, generation)
      } else if let named = words.edgeIfAny() {
        edge = named
      } else {
        result = try ReplayFixture.outcome(&words)
      }
    }
    return .end(result, hasMore: hasMore, tokenEdge: token?.edge, generation: token?.generation)
  }
}
