// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TugReplay

/// A replay file of the tests.
struct ReplayFile: CustomTestStringConvertible, Sendable {
  var name: String
  var path: String

  var testDescription: String { name }

  /// The folder with this package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file of the folder with the field scenarios, by name.
  static let all: [ReplayFile] = {
    let folder = root.appending(path: "Tests/Replays")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".replay") }.sorted().map {
      ReplayFile(name: String($0.dropLast(7)), path: folder.appending(path: $0).path)
    }
  }()

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func replay() throws -> Replay { try Replay(parsing: text()) }
}

extension SimulatedScroll.Reporting {
  static let both = [SimulatedScroll.Reporting.once, .everyFrame]
}
