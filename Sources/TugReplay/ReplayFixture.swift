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
    case "viewport", "layout": fixture.geometry.viewport = try length(&words)
    case "content": fixture.geometry.content = try words.number("the content's length")
    case "base":
      repeat { try readBase(&words, &fixture.geometry) } while words.isAtSide
    case "safe":
      let edge = try edge(&words)
      fixture.geometry.set(.safe(edge, try words.number("the system's part of the inset")))
    case "scale": fixture.geometry.scale = try words.number("pixels per point")
    case "header": fixture.header = try strip(.start, &words, from: fixture.header)
    case "footer": fixture.footer = try strip(.end, &words, from: fixture.footer)
    case "auto", "back":
      guard words.take("footer") else { throw words.error(expected: "footer") }
      var footer = try strip(.end, &words, from: fixture.footer)
      footer.trigger =
        place.peek?.lowercased() == "auto" ? .reach(prefetch: .points(0)) : .onRelease
      fixture.footer = footer
    case "no":
      if try edge(&words) == .start { fixture.header = nil } else { fixture.footer = nil }
    case "at":
      _ = words.take("y")
      fixture.offset = try words.number("an offset")
    case "y": fixture.offset = try words.number("an offset")
    case "detached": fixture.isAttached = false
    case "paging": fixture.page = try words.number("the page's length")
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
    default: throw place.error(expected: "a fixture word")
    }
  }

  /// `idle begin()`: what the app calls in the callback of a phase.
  private static func reaction(
    _ words: inout Words,
    _ fixture: Replay.Fixture,
    isOnce: Bool
  ) throws(ReplayError) -> Replay.Reaction {
    let usual: Edge = fixture.header == nil && fixture.footer != nil ? .end : .start
    let edge = words.edgeIfAny() ?? usual
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

  private static func readBase(
    _ words: inout Words,
    _ geometry: inout ScrollGeometry
  ) throws(ReplayError) {
    if words.takeAcross() {
      _ = try words.number("an inset")
      return
    }
    let edge = try edge(&words)
    geometry.set(.base(edge, try words.number("an inset")))
  }

  static func edge(_ words: inout Words) throws(ReplayError) -> Edge {
    guard let edge = words.edgeIfAny() else { throw words.error(expected: "header or footer") }
    return edge
  }

  /// A length, or the second number of a size such as `375x667`.
  static func length(_ words: inout Words) throws(ReplayError) -> Double {
    let word = try words.next("a length or a size such as 375x667")
    guard let value = Double(word) ?? word.split(separator: "x").last.flatMap({ Double($0) }) else {
      throw ReplayError(line: words.line, found: word, expected: "a length or a size")
    }
    return value
  }

  static func outcome(_ words: inout Words) throws(ReplayError) -> Outcome {
    if words.take("success", ".success", "ok") { return .success }
    if words.take("fail", "failure", ".failure", "failed") { return .failure }
    if words.take("cancelled", ".cancelled", "cancel") { return .cancelled }
    if words.take("noMore", ".noMore") { return .noMore }
    throw words.error(expected: "success, failure, cancelled or noMore")
  }
}

extension ScrollGeometry {
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
