// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugReplay

/// Which phase may follow which, as the table in Documentation/Phases.md lists them.
enum Transitions {
  /// Each as two names with a space between.
  static let listed: Set<String> = {
    let url = ReplayFile.root.appending(path: "Documentation/Phases.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let table = text.split(separator: "\n").drop { $0 != "| from | to | when |" }.dropFirst(2)
    let rows = table.prefix { $0.hasPrefix("| ") }.map { row in
      row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Set(rows.map { $0.joined(separator: " ") })
  }()

  /// The names in an order that publishes a phase, otherwise `nil`.
  static func names(_ effect: Effect) -> String? {
    guard case .phase = effect else { return nil }
    return EffectText.text(effect).split(separator: " ").suffix(2).joined(separator: " ")
  }
}

@Test func `the replays publish every transition of the table, and no other`() throws {
  var published: Set<String> = []
  for file in ReplayFile.all {
    for replayCase in try file.replay().cases {
      for effect in ReplayRun.run(replayCase).run.history {
        guard let names = Transitions.names(effect) else { continue }
        #expect(Transitions.listed.contains(names), "\(file.name), \(replayCase.name): \(names)")
        published.insert(names)
      }
    }
  }
  #expect(Transitions.listed.subtracting(published) == [])
  #expect(Transitions.listed.count == 19)
}
