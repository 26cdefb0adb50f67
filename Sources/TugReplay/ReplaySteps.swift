// SPDX-License-Identifier: MIT

import Tug

/// Reads one step.
struct ReplaySteps {
  /// The strips' options as the steps so far have left them.
  var header: StripOptions?
  var footer: StripOptions?

  init(_ fixture: Replay.Fixture) {
    header = fixture.header
    footer = fixture.footer
  }

  mutating func step(_ words: inout Words) throws(ReplayError) -> Replay.Step {
    let step = try read(&words)
    try words.finish()
    return step
  }

  private mutating func read(_ words: inout Words) throws(ReplayError) -> Replay.Step {
    if words.take("expect") { return .expect(try ReplayExpectations.read(&words)) }
    if let edge = owner(&words) { return try command(&words, edge) }
    if let step = try touch(&words) { return step }
    if let step = try layout(&words) { return step }
    if let step = try time(&words) { return step }
    if let step = try strip(&words) { return step }
    if let step = try host(&words) { return step }
    return try command(&words, nil)
  }

  /// The strip of a call such as `footer.begin()`.
  private func owner(_ words: inout Words) -> Edge? {
    guard let word = words.peek else { return nil }
    let names = [("header.", Edge.start), ("footer.", Edge.end)]
    guard let (name, edge) = names.first(where: { word.hasPrefix($0.0) }) else { return nil }
    words.drop(prefix: name)
    return edge
  }

  // MARK: Touches and samples

  private func touch(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("down") { return .fingerDown }
    if words.take("cancel") { return .cancel }
    if words.take("up") {
      // A fast throw that nothing follows up is as good as a still one: the samples tell the rest.
      if words.isAtEnd || words.take("fast") { return .fingerUp(0) }
      return .fingerUp(try words.number("a velocity, or fast"))
    }
    if words.take("drag") { return .move(try path(&words), isFingerDown: true) }
    if words.take("glide") { return .move(try path(&words), isFingerDown: false) }
    return nil
  }

  /// Offsets such as `-64 > -130`, or in steps with `by 0.5`.
  private func path(_ words: inout Words) throws(ReplayError) -> [Double] {
    var offsets = [try words.number("an offset")]
    while words.take(">") { offsets.append(try words.number("an offset")) }
    guard words.take("by") else { return offsets }
    let size = abs(try words.number("the size of a step"))
    guard size > 0 else { throw words.error(expected: "a size of more than 0") }
    var steps = [offsets[0]]
    for target in offsets.dropFirst() {
      while let last = steps.last, abs(target - last) > size {
        steps.append(last + (target > last ? size : -size))
      }
      steps.append(target)
    }
    return steps
  }

  // MARK: Lengths

  private func layout(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("layout", "viewport") {
      return .layout([.viewport(try ReplayFixture.length(&words))])
    }
    if words.take("content") { return .layout([.content(try changed(&words))]) }
    if words.take("scale") { return .layout([.scale(try words.number("pixels per point"))]) }
    if words.take("base") {
      let edge = words.edgeIfAny() ?? .start
      return .layout([.base(edge, try changed(&words))])
    }
    if words.take("safe") {
      let edge = words.edgeIfAny() ?? .start
      return .layout([.safe(edge, try changed(&words))])
    }
    if words.take("system") {
      _ = words.take("part")
      let edge = words.edgeIfAny() ?? .start
      _ = words.take("part")
      return .layout([.system(edge, try changed(&words))])
    }
    if words.take("write") {
      let edge = words.edgeIfAny() ?? .start
      return .write(edge, try words.number("an inset"))
    }
    if words.take("geometry") { return .layout(try geometry(&words)) }
    return nil
  }

  /// `64→100`, of which the second counts, or a single number.
  private func changed(_ words: inout Words) throws(ReplayError) -> Double {
    let first = try words.number("a length")
    return words.take(">") ? try words.number("a length") : first
  }

  /// All lengths at once, as a recording has them.
  private func geometry(_ words: inout Words) throws(ReplayError) -> [Replay.Length] {
    var lengths: [Replay.Length] = []
    while let word = words.peek {
      _ = words.take(word)
      switch word {
      case "viewport": lengths.append(.viewport(try words.number("a length")))
      case "content": lengths.append(.content(try words.number("a length")))
      case "scale": lengths.append(.scale(try words.number("pixels per point")))
      case "base":
        lengths.append(.base(.start, try words.number("an inset")))
        lengths.append(.base(.end, try words.number("an inset")))
      case "safe":
        lengths.append(.safe(.start, try words.number("an inset")))
        lengths.append(.safe(.end, try words.number("an inset")))
      default:
        throw ReplayError(line: words.line, found: word, expected: "a length's name")
      }
    }
    return lengths
  }

  // MARK: Time

  private func time(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("turn") { return .turn(1) }
    if words.take("settle") { return .settle }
    if words.take("mark") { return .mark }
    if words.take("frame") { return .send(.frame) }
    if words.take("hold", "wait") { return .advance(try words.time("a time such as 100ms")) }
    if let word = words.peek, let first = word.first {
      if first == "+" {
        words.drop(prefix: "+")
        return .advance(try words.time("a time such as +100ms"))
      }
      if first == "@" {
        words.drop(prefix: "@")
        return .clock(try words.time("a time such as @1.5s"))
      }
      if first.isNumber {
        let count = try words.number("a count of turns")
        guard words.take("turns", "turn") else { throw words.error(expected: "turns") }
        return .turn(Int(count))
      }
    }
    return nil
  }

  // MARK: Strips and host

  private mutating func strip(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("header") {
      let options = try ReplayFixture.strip(.start, &words, from: header)
      header = options
      return .configure(.start, options)
    }
    if words.take("footer") {
      let options = try ReplayFixture.strip(.end, &words, from: footer)
      footer = options
      return .configure(.end, options)
    }
    return nil
  }

  private func host(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("attach") { return .send(.attached) }
    if words.take("detach") { return .send(.detached) }
    if words.take("background", "cover") { return .send(.visible(false)) }
    if words.take("foreground", "uncover") { return .send(.visible(true)) }
    if words.take("pointer") { return .send(.pointer(try words.number("a place"))) }
    if words.take("exclusive") { return .send(.exclusive(try words.flag("on or off"))) }
    guard words.take("preferences") else { return nil }
    var preferences = Preferences()
    while !words.isAtEnd {
      if words.take("reduced") {
        preferences.reducesMotion = true
      } else if words.take("rtl") {
        preferences.isRightToLeft = true
      } else if words.take("text") {
        preferences.textScale = try words.number("a scale")
      } else {
        throw words.error(expected: "reduced, rtl or text")
      }
    }
    return .send(.preferences(preferences))
  }

  // MARK: Calls

  private func command(
    _ words: inout Words,
    _ owner: Edge?
  ) throws(ReplayError) -> Replay.Step {
    let verb = try words.next("a step").lowercased()
    var edge = owner ?? words.edgeIfAny()
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
    default: throw ReplayError(line: words.line, found: verb, expected: "a step")
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
      } else if words.take("ifAtTop", "atEdge") {
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
    var generation: UInt32?
    while !words.isAtEnd {
      if words.take("hasMore") {
        hasMore = true
        if !words.isAtEnd, words.peek != "token" { hasMore = try words.flag("true or false") }
      } else if words.take("token") {
        generation = UInt32(try words.number("a call's number"))
      } else if let named = words.edgeIfAny() {
        edge = named
      } else {
        result = try ReplayFixture.outcome(&words)
      }
    }
    return .end(result, hasMore: hasMore, generation: generation)
  }
}
