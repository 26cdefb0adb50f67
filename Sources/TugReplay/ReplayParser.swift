// SPDX-License-Identifier: MIT

import Tug

extension Replay {
  /// Reads a replay file.
  ///
  /// - Parameter text: The file's content; the format is in `Documentation/Replay.md`.
  /// - Throws: ``ReplayError`` with the line and what was expected there.
  public init(parsing text: String) throws(ReplayError) {
    var parser = ReplayParser()
    var number = 0
    // Files from other systems end their lines otherwise.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let code = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for statement in Self.statements(code) { try parser.read(statement, line: number) }
    }
    cases = try parser.finish(lastLine: number)
  }

  /// A line cut at semicolons and at the brackets of repetitions.
  private static func statements(_ code: Substring) -> [String] {
    var statements = [""]
    for character in code {
      switch character {
      case ";": statements.append("")
      case "{":
        statements[statements.count - 1].append("{")
        statements.append("")
      case "}": statements += ["}", ""]
      default: statements[statements.count - 1].append(character)
      }
    }
    return statements.map(\.trimmed).filter { !$0.isEmpty }.flatMap(parts)
  }

  /// A statement cut where it says several things: a time and a step, as in `+30ms end()`, and
  /// claims between commas.
  private static func parts(_ statement: String) -> [String] {
    let words = statement.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let isTimed = statement.hasPrefix("+") || statement.hasPrefix("@")
    if isTimed, words.count == 2, !["s", "ms"].contains(words[1].trimmed) {
      return [String(words[0]), String(words[1]).trimmed]
    }
    guard words.count == 2, words[0].lowercased() == "expect",
      !words[1].trimmed.lowercased().hasPrefix("effects")
    else { return [statement] }
    var claims: [String] = []
    for part in words[1].split(separator: ",").map({ String($0).trimmed }) {
      if let claim = claims.last, isList(claim), !isClaim(part) {
        claims[claims.count - 1] = claim + ", " + part
      } else {
        claims.append("expect " + part)
      }
    }
    return claims
  }

  private static func isList(_ claim: String) -> Bool {
    let lists = ["published", "sequence", "announced"]
    return claim.lowercased().split(whereSeparator: \.isWhitespace).contains { word in
      lists.contains(where: word.hasSuffix)
    }
  }

  /// Whether what follows a comma behind a list is a claim of its own: a list goes on with a name, or
  /// with an arrow to one.
  private static func isClaim(_ part: String) -> Bool {
    var words = Words(part, line: 0)
    guard let first = words.peek else { return false }
    let isName = PhaseName.phase(first) != nil || ReplayExpectations.key(first) != nil
    if isName || first == ">" { return false }
    // A single word that means nothing is a name with a mistake.
    if part.contains(where: \.isWhitespace) { return true }
    return (try? ReplayExpectations.read(&words, usual: .start)) != nil
  }
}

/// Reads statement by statement, and keeps the cases and repetitions that are open.
struct ReplayParser {
  private var shared = Replay.Fixture()
  private var cases: [Replay.Case] = []
  private var current: Replay.Case?
  /// Reads the steps of the current case; made when its fixture is complete.
  private var steps: ReplaySteps?
  private var repetitions: [(count: Int, line: Int, steps: [Replay.Line])] = []

  mutating func read(_ text: String, line: Int) throws(ReplayError) {
    let text = text.trimmed
    if text == "}" {
      try closeRepetition(line: line)
      return
    }
    var words = Words(text, line: line)
    if words.take("case") {
      try requireClosed(line: line)
      if let current { cases.append(current) }
      current = Replay.Case(name: String(text.dropFirst(4)).trimmed, fixture: shared, steps: [])
      steps = nil
    } else if words.take("fixture") {
      try readFixture(&words, line: line)
    } else if words.take("repeat") {
      let count = try words.count("a count")
      guard words.take("{"), words.isAtEnd else { throw words.error(expected: "{") }
      repetitions.append((count: count, line: line, steps: []))
    } else {
      var steps = steps ?? ReplaySteps(current?.fixture ?? shared)
      append(Replay.Line(number: line, text: text, step: try steps.step(&words)))
      self.steps = steps
    }
  }

  mutating func finish(lastLine: Int) throws(ReplayError) -> [Replay.Case] {
    try requireClosed(line: lastLine)
    if let current { cases.append(current) }
    guard !cases.isEmpty else {
      throw ReplayError(line: lastLine, found: "end of file", expected: "a step")
    }
    return cases
  }

  private mutating func readFixture(_ words: inout Words, line: Int) throws(ReplayError) {
    if let current, !current.steps.isEmpty {
      throw ReplayError(line: line, found: "fixture", expected: "a step: a case has begun")
    }
    if current == nil {
      try ReplayFixture.read(&words, into: &shared)
    } else if var fixture = current?.fixture {
      try ReplayFixture.read(&words, into: &fixture)
      current?.fixture = fixture
    }
  }

  private mutating func append(_ line: Replay.Line) {
    if repetitions.isEmpty {
      if current == nil { current = Replay.Case(name: "", fixture: shared, steps: []) }
      current?.steps.append(line)
    } else {
      repetitions[repetitions.count - 1].steps.append(line)
    }
  }

  private mutating func closeRepetition(line: Int) throws(ReplayError) {
    guard let repetition = repetitions.popLast() else {
      throw ReplayError(line: line, found: "}", expected: "a step: no repetition is open")
    }
    // A typing mistake must not fill the memory.
    guard repetition.steps.count <= Self.mostSteps / max(1, repetition.count) else {
      throw ReplayError(
        line: repetition.line,
        found: "repeat \(repetition.count)",
        expected: "\(Self.mostSteps) steps at most"
      )
    }
    for _ in 0..<repetition.count {
      for step in repetition.steps { append(step) }
    }
  }

  /// The most steps that a repetition may come to.
  private static var mostSteps: Int { 1_000_000 }

  private func requireClosed(line: Int) throws(ReplayError) {
    if let open = repetitions.last {
      throw ReplayError(
        line: line,
        found: "end of case",
        expected: "} for the repeat of line \(open.line)"
      )
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
