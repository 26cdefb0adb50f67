// SPDX-License-Identifier: MIT

import Tug

/// The words of one statement, taken one by one.
struct Words {
  let line: Int
  private var all: [Substring]
  private var position = 0

  /// Splits a statement; brackets, commas, colons and equals signs only separate words.
  init(_ text: String, line: Int) {
    self.line = line
    var plain = ""
    var previous: Character = " "
    for character in text.lazy.map(Self.plain) {
      switch character {
      case "(", ")", ",", ":": plain.append(" ")
      case "=" where previous == ">" || previous == "<": plain.append("= ")
      case "=": plain.append(" ")
      case ">" where previous == "-":
        plain.removeLast()
        plain.append(" > ")
      case "→": plain.append(" > ")
      case ">", "<": plain.append(contentsOf: " \(character)")
      default:
        if previous == ">" || previous == "<" { plain.append(" ") }
        plain.append(character)
      }
      previous = character
    }
    // A dot before a name is that of an enumeration's case.
    all = plain.split(whereSeparator: \.isWhitespace).map { word in
      word.hasPrefix(".") && word.dropFirst().first?.isLetter == true ? word.dropFirst() : word
    }
  }

  /// The character of a keyboard for a typographic one.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "\u{2212}": "-"
    case "×": "x"
    default: character
    }
  }

  var isAtEnd: Bool { position >= all.count }
  var peek: String? { isAtEnd ? nil : String(all[position]) }
  /// The next two words in lower case; empty at the end.
  var peekBoth: (String, String) {
    let two = all.dropFirst(position).prefix(2).map { $0.lowercased() }
    return (two.first ?? "", two.count > 1 ? two[1] : "")
  }

  /// What stands at the present place, for a message.
  var rest: String { isAtEnd ? "end of line" : all[position...].joined(separator: " ") }

  func error(expected: String) -> ReplayError {
    ReplayError(line: line, found: rest, expected: expected)
  }

  mutating func next(_ expected: String) throws(ReplayError) -> String {
    guard let word = peek else { throw error(expected: expected) }
    position += 1
    return word
  }

  /// Whether the next word is one of a strip, such as `footer.begin()`.
  var hasOwner: Bool { owner != nil }

  private var owner: Edge? {
    guard let word = peek?.lowercased() else { return nil }
    if word.hasPrefix("header.") { return .start }
    return word.hasPrefix("footer.") ? .end : nil
  }

  /// Takes the strip off the front of a word such as `footer.begin()`.
  mutating func takeOwner() -> Edge? {
    guard let owner else { return nil }
    drop(count: "header.".count)
    return owner
  }

  /// Cuts the beginning off the next word.
  mutating func drop(count: Int) {
    guard !isAtEnd else { return }
    all[position] = all[position].dropFirst(count)
    if all[position].isEmpty { position += 1 }
  }

  /// Takes the next word if it is one of the given ones, in upper or lower case.
  mutating func take(_ words: String...) -> Bool {
    guard let word = peek?.lowercased(), words.contains(where: { $0.lowercased() == word }) else {
      return false
    }
    position += 1
    return true
  }

  mutating func number(_ expected: String) throws(ReplayError) -> Double {
    guard let word = peek, let value = Double(word), value.isFinite else {
      throw error(expected: expected)
    }
    position += 1
    return value
  }

  /// A number from a recording, which may also be `nan` or `inf`.
  mutating func anyNumber(_ expected: String) throws(ReplayError) -> Double {
    guard let word = peek, let value = Double(word) else { throw error(expected: expected) }
    position += 1
    return value
  }

  /// A whole number of 0 or more.
  mutating func count(_ expected: String) throws(ReplayError) -> Int {
    guard let word = peek, let value = Int(word), value >= 0 else {
      throw error(expected: expected)
    }
    position += 1
    return value
  }

  mutating func numberIfAny() -> Double? {
    guard let word = peek, let value = Double(word), value.isFinite else { return nil }
    position += 1
    return value
  }

  /// A time such as `100ms`, `1s` or `0.25 s`.
  mutating func time(_ expected: String) throws(ReplayError) -> Double {
    guard let time = timeIfAny() else { throw error(expected: expected) }
    return time
  }

  /// A time that passes frame by frame.
  mutating func duration(_ expected: String) throws(ReplayError) -> Double {
    let place = self
    let time = try time(expected)
    guard time <= 86_400 else { throw place.error(expected: "a day at most") }
    return time
  }

  mutating func timeIfAny() -> Double? {
    guard let word = peek else { return nil }
    let next = position + 1 < all.count ? String(all[position + 1]) : ""
    let isApart = next == "s" || next == "ms"
    let text = isApart && Double(word) != nil ? word + next : word
    let isMilliseconds = text.hasSuffix("ms")
    guard isMilliseconds || text.hasSuffix("s"),
      let value = Double(text.dropLast(isMilliseconds ? 2 : 1)), value.isFinite, value >= 0
    else { return nil }
    position += text == word ? 1 : 2
    return isMilliseconds ? value / 1000 : value
  }

  /// Whether a side of the scroll view is named next.
  var isAtSide: Bool {
    guard let word = peek?.lowercased() else { return false }
    return ["top", "bottom", "left", "right", "leading", "trailing"].contains(word)
  }

  /// Takes a side that the engine never sees, since it has one axis.
  mutating func takeAcross() -> Bool { take("left", "right") }

  /// Two lengths as in `64/34`.
  mutating func pairIfAny() -> (Double, Double)? {
    let parts = peek?.split(separator: "/").map { Double($0) } ?? []
    guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
    position += 1
    return (first, second)
  }

  mutating func edgeIfAny() -> Edge? {
    if peekBoth.0 == "the", ["header", "footer"].contains(peekBoth.1) { position += 1 }
    if take("header", "start", "top", "leading") { return .start }
    if take("footer", "end", "bottom", "trailing") { return .end }
    return nil
  }

  mutating func flag(_ expected: String) throws(ReplayError) -> Bool {
    guard let flag = flagIfAny() else { throw error(expected: expected) }
    return flag
  }

  mutating func flagIfAny() -> Bool? {
    if take("true", "on", "yes") { return true }
    if take("false", "off", "no") { return false }
    return nil
  }

  mutating func finish() throws(ReplayError) {
    if !isAtEnd { throw error(expected: "end of statement") }
  }
}
