// SPDX-License-Identifier: MIT

import Tug

/// Reads one step.
struct ReplaySteps {
  /// The strips' options as the steps so far have left them.
  var header: StripOptions?
  var footer: StripOptions?

  /// The most samples or turns that one step may mean.
  private static var mostAtOnce: Int { 1_000_000 }

  init(_ fixture: Replay.Fixture) {
    header = fixture.header
    footer = fixture.footer
  }

  /// The strip that a claim means when it names none.
  private var usual: Edge { header == nil && footer != nil ? .end : .start }

  mutating func step(_ words: inout Words) throws(ReplayError) -> Replay.Step {
    let step = try read(&words)
    try words.finish()
    return step
  }

  private mutating func read(_ words: inout Words) throws(ReplayError) -> Replay.Step {
    if words.take("expect") { return .expect(try ReplayExpectations.read(&words, usual: usual)) }
    if words.hasOwner { return try call(&words) }
    if let step = try touch(&words) { return step }
    if let step = try layout(&words) { return step }
    if let step = try time(&words) { return step }
    if let step = try strip(&words) { return step }
    if let step = try host(&words) { return step }
    return try call(&words)
  }

  // MARK: Touches and samples

  private func touch(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("down") { return .fingerDown }
    if words.take("cancel") { return .cancel }
    if words.take("up") {
      // The samples that follow say where a throw goes, so that its velocity is not needed.
      if words.isAtEnd || words.take("fast") { return .fingerUp(0) }
      return .fingerUp(try words.anyNumber("a velocity, or fast"))
    }
    if words.take("drag") { return .move(try path(&words), isFingerDown: true) }
    if words.take("glide") { return .move(try path(&words), isFingerDown: false) }
    return nil
  }

  /// Offsets such as `-64 > -130`, or in steps with `by 0.5`.
  private func path(_ words: inout Words) throws(ReplayError) -> [Double] {
    var offsets = [try words.anyNumber("an offset")]
    while words.take(">") { offsets.append(try words.anyNumber("an offset")) }
    guard words.take("by") else { return offsets }
    let place = words
    let size = abs(try words.number("the size of a step"))
    guard size > 0 else { throw words.error(expected: "a size of more than 0") }
    let lengths = zip(offsets, offsets.dropFirst()).map { abs($0 - $1) }
    guard lengths.reduce(0, +) / size <= Double(Self.mostAtOnce) else {
      throw place.error(expected: "\(Self.mostAtOnce) steps at most")
    }
    var steps = [offsets[0]]
    for (start, target) in zip(offsets, offsets.dropFirst()) {
      // Counted from the start, as a step may be too small to change a large offset.
      var passed = size
      while passed < abs(target - start) {
        steps.append(start + (target > start ? passed : -passed))
        passed += size
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
    if words.take("content") { return .layout([.content(try ReplayFixture.changed(&words))]) }
    if words.take("scale") { return .layout([.scale(try words.anyNumber("pixels per point"))]) }
    if words.take("base") { return .layout(try ReplayFixture.base(&words)) }
    if words.take("safe") {
      let edge = words.edgeIfAny() ?? .start
      return .layout([.safe(edge, try ReplayFixture.changed(&words))])
    }
    if words.take("system") {
      _ = words.take("part")
      let edge = words.edgeIfAny() ?? .start
      _ = words.take("part")
      return .layout([.system(edge, try ReplayFixture.changed(&words))])
    }
    if words.take("write", "raw") {
      while words.take("write", "raw", "of") {}
      let edge = words.edgeIfAny() ?? .start
      _ = words.take("inset")
      return .write(edge, try words.number("an inset"))
    }
    if words.take("geometry") { return .layout(try geometry(&words)) }
    return nil
  }

  /// All lengths at once, as a recording has them.
  private func geometry(_ words: inout Words) throws(ReplayError) -> [Replay.Length] {
    var lengths: [Replay.Length] = []
    var isReversed = false
    while let word = words.peek {
      switch word {
      case _ where words.take("viewport"):
        lengths.append(.viewport(try ReplayFixture.changed(&words)))
      case _ where words.take("content"):
        lengths.append(.content(try ReplayFixture.changed(&words)))
      case _ where words.take("scale"): lengths.append(.scale(try ReplayFixture.changed(&words)))
      case _ where words.take("base"):
        lengths.append(.base(.start, try words.anyNumber("an inset")))
        lengths.append(.base(.end, try words.anyNumber("an inset")))
      case _ where words.take("safe"):
        lengths.append(.safe(.start, try words.anyNumber("an inset")))
        lengths.append(.safe(.end, try words.anyNumber("an inset")))
      case _ where words.take("reversed"): isReversed = true
      default:
        throw words.error(expected: "viewport, content, base, safe, scale or reversed")
      }
    }
    return lengths + [.reversed(isReversed)]
  }

  // MARK: Time

  private func time(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("turn") { return .turn(1) }
    if words.take("settle") { return .settle }
    if words.take("mark") { return .mark }
    if words.take("frame") { return .send(.frame) }
    if words.take("hold", "wait") { return .advance(try words.duration("a time such as 100ms")) }
    guard let first = words.peek?.first else { return nil }
    switch first {
    case "+":
      words.drop(count: 1)
      return .advance(try words.duration("a time such as +100ms"))
    case "@":
      words.drop(count: 1)
      return .clock(try words.time("a time such as @1.5s"))
    case _ where first.isNumber:
      let place = words
      let count = try words.count("a count of turns")
      guard words.take("turns", "turn") else { throw words.error(expected: "turns") }
      guard count <= Self.mostAtOnce else {
        throw place.error(expected: "\(Self.mostAtOnce) turns at most")
      }
      return .turn(count)
    default: return nil
    }
  }

  // MARK: Strips

  private mutating func strip(_ words: inout Words) throws(ReplayError) -> Replay.Step? {
    if words.take("header", "H") { return try strip(.start, &words, &header) }
    if words.take("footer", "F") { return try strip(.end, &words, &footer) }
    let word = words.peekBoth.0
    let edge = ReplayFixture.bareOption(word, usual: usual)
    if edge == .start { return try strip(.start, &words, &header) }
    if edge == .end { return try strip(.end, &words, &footer) }
    return nil
  }

  private func strip(
    _ edge: Edge,
    _ words: inout Words,
    _ old: inout StripOptions?
  ) throws(ReplayError) -> Replay.Step {
    if words.take("nil") { return .command(edge, .remove) }
    if isAtCall(words) { return try call(&words, of: edge) }
    let isNew = words.take("new")
    if isNew { _ = words.edgeIfAny() }
    let options = try ReplayFixture.strip(edge, &words, from: isNew ? nil : old)
    old = options
    return isNew ? .replace(edge, options) : .configure(edge, options)
  }

  /// Whether a call follows a strip's name, as in `footer hidden=true`.
  private func isAtCall(_ words: Words) -> Bool {
    let calls = ["begin", "end", "reset", "remove", "enabled", "enable", "disable"]
    return (calls + ["hidden", "hide", "show"]).contains(words.peekBoth.0)
  }
}
