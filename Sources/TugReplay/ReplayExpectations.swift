// SPDX-License-Identifier: MIT

import Tug

/// Reads what follows `expect`.
enum ReplayExpectations {
  // `usual` is the strip that is meant where none is named.
  static func read(
    _ words: inout Words,
    usual: Edge
  ) throws(ReplayError) -> Replay.Expectation {
    if words.take("not") { return .not(try read(&words, usual: usual)) }
    if words.take("no") { return try none(&words, usual) }
    if let owner = words.takeOwner() { return try strip(owner, &words) }
    if words.take("phase", "state") { return try phase(words.edgeIfAny() ?? usual, &words) }
    if words.take("published", "sequence") { return try published(words.edgeIfAny(), &words) }
    if words.take("announced") { return .announced(try keys(&words)) }
    if words.take("effects") { return .effects(effects(&words)) }
    if words.take("frames") { return .flag(.framesWanted, try words.flag("on or off")) }
    if words.take("rising") { return .rising }
    if let name = words.peek, PhaseName.phase(name) != nil { return try phase(usual, &words) }
    if let quantity = general(&words, usual) { return try number(quantity, &words) }
    if let edge = words.edgeIfAny() { return try strip(edge, &words) }
    if let claim = try lone(usual, &words) { return claim }
    throw words.error(expected: "something to expect")
  }

  /// What there is none of, such as `no offset writes`.
  private static func none(
    _ words: inout Words,
    _ usual: Edge
  ) throws(ReplayError) -> Replay.Expectation {
    if words.take("events") { return .published(nil, []) }
    guard let quantity = general(&words, usual) else {
      throw words.error(expected: "something to count")
    }
    return .number(quantity, .equal, 0)
  }

  /// What can be said of the whole scroll view.
  private static func general(_ words: inout Words, _ usual: Edge) -> Replay.Quantity? {
    if words.take("offset") {
      if words.take("writes", "write") { return .offsetWrites }
      return .y
    }
    if words.take("y") {
      if words.take("min") { return .lowestY }
      if words.take("max") { return .highestY }
      return words.take("shown") ? .shownY : .y
    }
    if words.take("ctop") { return .contribution(.start) }
    if words.take("cbottom") { return .contribution(.end) }
    if words.take("contribution") { return .contribution(words.edgeIfAny() ?? usual) }
    if words.take("effective", "adjusted") {
      _ = words.take("inset")
      return .inset(words.edgeIfAny() ?? usual)
    }
    if words.take("own") {
      _ = words.take("part")
      return .ownInset(words.edgeIfAny() ?? usual)
    }
    if words.take("actions", "action") { return .actions(words.edgeIfAny()) }
    if words.take("offsetWrites") { return .offsetWrites }
    if words.take("insetWrites") { return .insetWrites }
    if words.take("distance") {
      while words.take("to", "the", "end") {}
      return .distanceToEnd
    }
    if words.take("haptics") { return .haptics }
    if words.take("time") { return .time }
    if words.take("writes") { return .writes }
    if words.take("inset") { return words.take("writes", "write") ? .insetWrites : nil }
    if words.take("progress") { return .progress(words.edgeIfAny() ?? usual) }
    if words.take("pull", "p") { return .pull(words.edgeIfAny() ?? usual) }
    return nil
  }

  /// What can be said of one strip.
  private static func strip(
    _ edge: Edge,
    _ words: inout Words
  ) throws(ReplayError) -> Replay.Expectation {
    if words.take("phase", "state") { return try phase(edge, &words) }
    if words.take("published", "sequence") { return try published(edge, &words) }
    if words.take("contribution") { return try number(.contribution(edge), &words) }
    if words.take("actions") { return try number(.actions(edge), &words) }
    if let claim = try lone(edge, &words) { return claim }
    if words.take("progress") { return try number(.progress(edge), &words) }
    if words.take("pull", "p") { return try number(.pull(edge), &words) }
    if words.take("starts") { return try number(.trackStarts(edge), &words) }
    if words.take("stops") { return try number(.trackStops(edge), &words) }
    _ = words.take("inset")
    if let value = words.numberIfAny() { return .number(.inset(edge), .equal, value) }
    return try phase(edge, &words)
  }

  /// What can also be said without the strip's name.
  private static func lone(
    _ edge: Edge,
    _ words: inout Words
  ) throws(ReplayError) -> Replay.Expectation? {
    if words.take("shown", "visible") { return .flag(.shown(edge), true) }
    if words.take("hidden") { return .flag(.shown(edge), false) }
    if words.take("gone") { return .flag(.installed(edge), false) }
    if words.take("tracks", "indicator") {
      return .flag(.runsTracks(edge), try words.flag("on or off"))
    }
    _ = words.take("frame")
    return words.take("minY", "origin") ? try number(.origin(edge), &words) : nil
  }

  private static func number(
    _ quantity: Replay.Quantity,
    _ words: inout Words
  ) throws(ReplayError) -> Replay.Expectation {
    // As in `actions stays 1` and `effective top inset 64`.
    while words.take("is", "stays", "inset", "~", "≈") {}
    var comparison = Replay.Comparison.equal
    if words.take(">=", "≥") {
      comparison = .atLeast
    } else if words.take("<=", "≤") {
      comparison = .atMost
    } else if words.take(">") {
      comparison = .above
    } else if words.take("<") {
      comparison = .below
    }
    return .number(quantity, comparison, try words.number("a number"))
  }

  /// A phase, and with `ending` the outcome if one is named.
  private static func phase(
    _ edge: Edge,
    _ words: inout Words
  ) throws(ReplayError) -> Replay.Expectation {
    while words.take("is", "stays") {}
    guard let name = words.peek, let phase = PhaseName.phase(name) else {
      throw words.error(expected: "a phase: \(PhaseName.all.joined(separator: ", "))")
    }
    _ = words.take(name)
    guard phase.outcome != nil, !words.isAtEnd else {
      return .phase(edge, PhaseName.name(phase), nil)
    }
    return .phase(edge, PhaseName.name(phase), try ReplayFixture.outcome(&words))
  }

  private static func published(
    _ edge: Edge?,
    _ words: inout Words
  ) throws(ReplayError) -> Replay.Expectation {
    .published(edge, try names(&words, known: PhaseName.all))
  }

  private static func names(
    _ words: inout Words,
    known: [String]
  ) throws(ReplayError) -> [String] {
    var names: [String] = []
    while let word = words.peek {
      if words.take(">", "nothing", "none") { continue }
      guard let name = known.first(where: { $0.lowercased() == word.lowercased() }) else {
        throw words.error(expected: "one of \(known.joined(separator: ", ")), or nothing")
      }
      _ = words.take(word)
      names.append(name)
    }
    return names
  }

  private static func keys(_ words: inout Words) throws(ReplayError) -> [TextKey] {
    let known = TextKey.allCases.map { "\($0)" }
    return try names(&words, known: known).compactMap(key)
  }

  /// What is announced by a name, in upper or lower case.
  static func key(_ name: String) -> TextKey? {
    TextKey.allCases.first { "\($0)".lowercased() == name.lowercased() }
  }

  /// The rest of the line, cut at bars.
  private static func effects(_ words: inout Words) -> [String] {
    var effects: [String] = []
    var current: [String] = []
    while let word = words.peek {
      _ = words.take(word)
      if word == "|" {
        effects.append(current.joined(separator: " "))
        current = []
      } else {
        current.append(word)
      }
    }
    if !current.isEmpty, current != ["none"], current != ["nothing"] {
      effects.append(current.joined(separator: " "))
    }
    return effects
  }
}
