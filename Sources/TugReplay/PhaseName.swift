// SPDX-License-Identifier: MIT

import Tug

/// The names of phases in replays.
enum PhaseName {
  static let all = [
    "idle", "pulling", "armed", "refreshing", "ending", "failed", "exhausted",
  ]

  static func name(_ phase: Phase) -> String { phase.outcome == nil ? "\(phase)" : "ending" }

  static func phase(_ name: String) -> Phase? {
    switch name.lowercased() {
    case "idle": .idle
    case "pulling": .pulling
    case "armed": .armed
    case "refreshing", "loading": .refreshing
    case "ending": .ending(.success)
    case "failed": .failed
    case "exhausted", "nomore": .exhausted
    default: nil
    }
  }
}
