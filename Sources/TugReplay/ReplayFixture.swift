// SPDX-License-Identifier: MIT

import Tug

/// Reads the lines that set up the scroll view and its strips.
enum ReplayFixture {
  static func read(
    _ words: inout Words,
    into fixture: inout Replay.Fixture
  ) throws(ReplayError) {
    repeat { try readWord(&words, into: &fixture) } while !words.isAtEnd
  }

  private static func readWord(
    _ words: inout Words,
    into fixture: inout Replay.Fixture
  ) throws(ReplayError) {
    let place = words
    switch try words.next("a fixture word").lowercased() {
    case "s", "standard": fixture = Replay.Fixture()
    case "viewport", "layout":
      fixture.geometry.viewport = try length(&words)
      guard fixture.geometry.isFinite else { throw place.error(expected: "a finite length") }
    case "content": fixture.geometry.content = try words.number("the content's length")
    case "base":
      for length in try base(&words) { fixture.geometry.set(length) }
      guard fixture.geometry.isFinite else { throw place.error(expected: "finite insets") }
    case "safe":
      let edge = try edge(&words)
      fixture.geometry.set(.safe(edge, try words.number("the system's part of the inset")))
    case "scale": fixture.geometry.scale = try aboveNothing("pixels per point", &words)
    case "header", "h":
      fixture.header = try strip(.start, &words, from: fixture.header, isFixture: true)
    case "footer", "f":
      fixture.footer = try strip(.end, &words, from: fixture.footer, isFixture: true)
    case "auto", "back":
      guard words.take("footer") else { throw words.error(expected: "footer") }
      let isAuto = place.peek?.lowercased() == "auto"
      var footer = fixture.footer ?? StripOptions.standard(.end)
      footer.trigger = isAuto ? .reach(prefetch: .points(0)) : .onRelease
      fixture.footer = try strip(.end, &words, from: footer, isFixture: true)
    case "no":
      if try edge(&words) == .start { fixture.header = nil } else { fixture.footer = nil }
    case "at":
      _ = words.take("y")
      fixture.offset = try words.number("an offset")
    case "y": fixture.offset = try words.number("an offset")
    case "detached": fixture.isAttached = false
    case "paging": fixture.page = try aboveNothing("the page's length", &words)
    case "raw": fixture.hasPhysics = false
    case "reports":
      if words.take("once") {
        fixture.reporting = .once
      } else if words.take("frames") {
        fixture.reporting = .everyFrame
      } else {
        throw words.error(expected: "once or frames")
      }
    case "when": fixture.reactions.append(try reaction(&words, fixture, isOnce: false))
    case "once": fixture.reactions.append(try reaction(&words, fixture, isOnce: true))
    case "answers": fixture.answer = try outcome(&words)
    case let word:
      guard let edge = bareOption(word, usual: fixture.usual) else {
        throw place.error(expected: "a fixture word")
      }
      words = place
      if edge == .start {
        fixture.header = try strip(.start, &words, from: fixture.header, isFixture: true)
      } else {
        fixture.footer = try strip(.end, &words, from: fixture.footer, isFixture: true)
      }
    }
  }

  private static func aboveNothing(
    _ expected: String,
    _ words: inout Words
  ) throws(ReplayError) -> Double {
    let place = words
    let value = try words.number(expected)
    guard value > 0 else { throw place.error(expected: "\(expected), more than 0") }
    return value
  }

  /// `idle begin()`: what the app calls in the callback of a phase.
  private static func reaction(
    _ words: inout Words,
    _ fixture: Replay.Fixture,
    isOnce: Bool
  ) throws(ReplayError) -> Replay.Reaction {
    let edge = words.edgeIfAny() ?? fixture.usual
    guard let phase = words.peek.flatMap(PhaseName.phase) else {
      throw words.error(expected: "a phase: \(PhaseName.all.joined(separator: ", "))")
    }
    _ = try words.next("a phase")
    guard case .command(let called, let command) = try ReplaySteps(fixture).call(&words) else {
      throw words.error(expected: "a call such as end()")
    }
    return Replay.Reaction(
      edge: edge,
      phase: PhaseName.name(phase),
      called: called ?? edge,
      command: command,
      isOnce: isOnce
    )
  }

  /// Insets after `base`: of a side or two, `64/34` for both ends, or a number for the start.
  static func base(_ words: inout Words) throws(ReplayError) -> [Replay.Length] {
    var lengths: [Replay.Length] = []
    repeat {
      if let (start, end) = words.pairIfAny() {
        lengths += [.base(.start, start), .base(.end, end)]
      } else if words.takeAcross() {
        _ = try changed(&words)
      } else {
        let edge = words.edgeIfAny() ?? .start
        lengths.append(.base(edge, try changed(&words)))
      }
    } while words.isAtSide
    return lengths
  }

  /// `64→100`, of which the second counts, or a single number.
  static func changed(_ words: inout Words) throws(ReplayError) -> Double {
    let first = try words.anyNumber("a length")
    return words.take(">") ? try words.anyNumber("a length") : first
  }

  static func edge(_ words: inout Words) throws(ReplayError) -> Edge {
    guard let edge = words.edgeIfAny() else { throw words.error(expected: "header or footer") }
    return edge
  }

  /// A length, or the second number of a size such as `375x667` or `375 x 667`.
  static func length(_ words: inout Words) throws(ReplayError) -> Double {
    if words.peekBoth.1 == "x" {
      _ = try words.number("a length")
      words.drop(count: 1)
      return try words.number("a length")
    }
    let word = try words.next("a length or a size such as 375x667")
    guard let value = Double(word) ?? word.split(separator: "x").last.flatMap({ Double($0) }) else {
      throw ReplayError(line: words.line, found: word, expected: "a length or a size")
    }
    return value
  }

  static func outcome(_ words: inout Words) throws(ReplayError) -> Outcome {
    if words.take("success", "ok") { return .success }
    if words.take("fail", "failure", "failed", "error") { return .failure }
    if words.take("cancelled", "canceled", "cancel") { return .cancelled }
    if words.take("noMore") { return .noMore }
    throw words.error(expected: "success, failure, cancelled or noMore")
  }
}

extension Replay.Fixture {
  /// The strip that is meant where none is named.
  var usual: Edge { header == nil && footer != nil ? .end : .start }
}

extension ScrollGeometry {
  /// Whether every number is one.
  package var isFinite: Bool {
    (viewport + content + baseStart + baseEnd + safeStart + safeEnd + scale).isFinite
  }

  mutating func set(_ length: Replay.Length) {
    switch length {
    case .viewport(let value): viewport = value
    case .content(let value): content = value
    case .base(.start, let value): baseStart = value
    case .base(.end, let value): baseEnd = value
    case .system(let edge, let value):
      let safe = edge == .start ? safeStart : safeEnd
      set(.base(edge, base(edge) + value - safe))
      set(.safe(edge, value))
    case .safe(.start, let value): safeStart = value
    case .safe(.end, let value): safeEnd = value
    case .scale(let value): scale = value
    case .reversed(let value): isReversed = value
    }
  }
}
