// SPDX-License-Identifier: MIT

import Tug

// The options of a strip.

extension ReplayFixture {
  /// Reads a strip's options; words that are missing keep what stands.
  static func strip(
    _ edge: Edge,
    _ words: inout Words,
    from old: StripOptions?,
    isFixture: Bool = false
  ) throws(ReplayError) -> StripOptions {
    var options = old ?? StripOptions.standard(edge)
    while let word = words.peek?.lowercased(), !(isFixture && isFixtureWord(words)) {
      if Double(word) != nil {
        options.metrics.extent = try extent(&words)
        continue
      }
      _ = try words.next("an option")
      try read(word, &words, &options)
    }
    return options
  }

  private static let fixtureWords: Set = [
    "viewport", "layout", "content", "base", "safe", "scale", "header", "footer", "h", "f", "no",
    "at", "y", "detached", "paging", "raw", "reports", "when", "once", "answers",
  ]

  /// Whether what comes next in a `fixture` line is no option of the strip before it.
  private static func isFixtureWord(_ words: Words) -> Bool {
    let (word, next) = words.peekBoth
    if ["auto", "back"].contains(word) { return next == "footer" }
    return fixtureWords.contains(word)
  }

  /// The strip that an option means which names none, as in `fill on` or `prefetch 200`.
  static func bareOption(_ word: String, usual: Edge) -> Edge? {
    switch word {
    case "prefetch", "fill": .end
    case "trigger", "t", "minimum", "minvisible", "dwell": usual
    default: nil
    }
  }

  private static func read(
    _ word: String,
    _ words: inout Words,
    _ options: inout StripOptions
  ) throws(ReplayError) {
    switch word {
    case "extent": options.metrics.extent = try extent(&words)
    case "hold": try readHold(&words, &options.metrics)
    case "trigger", "t":
      let isExtent = words.take("extent")
      options.metrics.trigger = isExtent ? nil : try words.number("the trigger distance")
    case "growth": options.metrics.textGrowth = try words.number("what grows with the text")
    case "onrelease": options.trigger = .onRelease
    case "ondistance": options.trigger = .onDistance
    case "auto": options.trigger = .reach(prefetch: .points(0))
    case "back": options.trigger = .onRelease
    case "tap": options.trigger = .tap
    case "on":
      if words.take("release") {
        options.trigger = .onRelease
      } else if words.take("distance") {
        options.trigger = .onDistance
      } else {
        throw words.error(expected: "release or distance")
      }
    case "prefetch":
      let value = try words.number("a distance")
      let isShare = words.take("viewports", "viewport")
      options.trigger = .reach(prefetch: isShare ? .viewports(value) : .points(value))
    case "from":
      guard words.take("edge") else { throw words.error(expected: "edge") }
      _ = words.take("only")
      options.pullStart = .edge
    case "anywhere": options.pullStart = .anywhere
    case "fill":
      _ = words.take("mode")
      options.fillsViewport = words.flagIfAny() ?? true
    case "empty": options.loadsWhenEmpty = words.flagIfAny() ?? true
    case "offset": options.stripOffset = try words.number("the strip's offset")
    case "minimum", "minvisible": options.minimumDisplay = try words.time("a time such as 300ms")
    case "visibility": options.visibility = try visibility(&words)
    case "role":
      if words.take("load") {
        options.role = .load
      } else if words.take("refresh") {
        options.role = .refresh
      } else {
        throw words.error(expected: "refresh or load")
      }
    case "placement": options.metrics.placement = try placement(&words)
    case "dwell": options.metrics.dwell = try dwell(&words)
    case "reveal": options.metrics.reveal = try motion(&words)
    case "retreat": options.metrics.retreat = try motion(&words)
    default: throw ReplayError(line: words.line, found: word, expected: "an option of a strip")
    }
  }

  private static func extent(_ words: inout Words) throws(ReplayError) -> Double {
    let place = words
    var extent = try words.number("the extent")
    if words.take(">") { extent = try words.number("the extent") }
    guard extent > 0 else { throw place.error(expected: "an extent of more than 0") }
    return extent
  }

  private static func readHold(
    _ words: inout Words,
    _ metrics: inout LookMetrics
  ) throws(ReplayError) {
    if words.take("extent") {
      metrics.hold = nil
      metrics.holdPerWidth = nil
    } else {
      let hold = try words.number("the hold")
      if words.take("widths", "width") { metrics.holdPerWidth = hold } else { metrics.hold = hold }
    }
  }

  private static func visibility(_ words: inout Words) throws(ReplayError) -> Visibility {
    if words.take("always") { return .always }
    if words.take("fills") { return .whenContentFills }
    if words.take("notEmpty") { return .whenNotEmpty }
    throw words.error(expected: "always, fills or notEmpty")
  }

  private static func placement(_ words: inout Words) throws(ReplayError) -> Placement {
    if words.take("attached") { return .attached }
    if words.take("pinned") { return .pinned }
    if words.take("behind") { return .behind }
    throw words.error(expected: "attached, pinned or behind")
  }

  private static func dwell(_ words: inout Words) throws(ReplayError) -> Dwell {
    let expected = "a time such as 500ms"
    let success = try words.time(expected)
    guard let failure = words.timeIfAny() else { return Dwell(success: success, failure: success) }
    return Dwell(
      success: success,
      failure: failure,
      cancelled: try words.time(expected),
      noMore: try words.time(expected)
    )
  }

  private static func dampingRatio(_ words: inout Words) throws(ReplayError) -> Double {
    let place = words
    let ratio = try words.number("a damping ratio")
    // Beyond that nothing moves any more.
    guard ratio > 0, ratio <= 1_000_000 else {
      throw place.error(expected: "a damping ratio of more than 0, 1000000 at most")
    }
    return ratio
  }

  private static func motion(_ words: inout Words) throws(ReplayError) -> Motion {
    if words.take("immediate") { return .immediate }
    let duration = try words.time("a time such as 250ms, or immediate")
    if words.take("spring") {
      return .spring(duration: duration, dampingRatio: try dampingRatio(&words))
    }
    guard words.take("cubic") else { return .timed(duration: duration, curve: .easeInOut) }
    let expected = "four numbers of a curve"
    let curve = TimingCurve(
      try words.number(expected),
      try words.number(expected),
      try words.number(expected),
      try words.number(expected)
    )
    return .timed(duration: duration, curve: curve)
  }
}
