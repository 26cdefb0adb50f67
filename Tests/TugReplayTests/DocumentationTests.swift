// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TugReplay

private func document(_ name: String) throws -> [Substring] {
  let url = ReplayFile.root.appending(path: "Documentation/\(name)")
  return try String(contentsOf: url, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
}

/// The cells of the table rows below a heading, up to the next one.
private func rows(_ document: [Substring], under heading: String? = nil) -> [[String]] {
  var lines = document[...]
  if let heading {
    lines = lines.drop { $0 != heading }.dropFirst()
    lines = lines.prefix { !$0.hasPrefix("#") }
  }
  return lines.filter { $0.hasPrefix("| ") }.map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The first piece of code in a text, such as a cell.
private func code(_ text: String) -> String? {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false)
  return parts.count > 2 ? String(parts[1]) : nil
}

@Test(arguments: ["### Fixture", "### Options of a strip", "### Steps", "### Claims"])
func `every word of the vocabulary table can be read`(heading: String) throws {
  let words = rows(try document("Replay.md"), under: heading).compactMap { code($0[0]) }
  #expect(words.count > 10)
  for word in words {
    let text = word.hasPrefix("fixture") ? "\(word)\ndown" : word
    #expect(throws: Never.self, "\(word)") { try Replay(parsing: text) }
  }
}

@Test func `the examples in the text run as they say`() throws {
  var examples: [String] = []
  var isOpen = false
  for line in try document("Replay.md") {
    if line == "```replay" {
      examples.append("")
      isOpen = true
    } else if line == "```" {
      isOpen = false
    } else if isOpen {
      examples[examples.count - 1] += line + "\n"
    }
  }
  #expect(examples.count == 2)
  for example in examples {
    let replay = try Replay(parsing: example)
    for replayCase in replay.cases {
      #expect(ReplayRun.run(replayCase).failure == nil)
    }
  }
}

@Test func `the list of scenarios names every replay, and no other`() throws {
  let scenarios = rows(try document("Scenarios.md")).filter { $0.count == 5 && $0[0] != "id" }
  let listed = scenarios.filter { $0[2].contains("engine replay") }.map { $0[0] }
  #expect(Set(listed) == Set(ReplayFile.all.map(\.name)))
  #expect(Set(scenarios.map { $0[0] }).count == scenarios.count)
  for scenario in scenarios { #expect(!scenario[1].isEmpty && !scenario[2].isEmpty) }
}
