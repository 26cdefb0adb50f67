// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugReplay
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Every field scenario once more, through UIKit's scroll view instead of the simulated one.
  struct Replays {
    /// A file of the folder of replays.
    nonisolated struct File: Sendable, CustomTestStringConvertible {
      var url: URL
      var testDescription: String { url.deletingPathExtension().lastPathComponent }

      static let all: [File] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Replays")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".replay") }.sorted()
          .map { File(url: folder.appendingPathComponent($0)) }
      }()
    }

    /// Cases that count on a screen with one pixel a point; all others are played on one with two.
    static let wholePoints = ["L1 just before it"]

    /// Cases about what each frame of a move reports; UIKit reports where it leads, once.
    static let frameByFrame = [
      "A2 a finger that lands during the reveal leaves the inset no farther open than the content"
    ]

    @Test func `there are replays`() {
      #expect(File.all.count >= 60)
    }

    @Test(arguments: File.all, StandIn.ObserverOrder.allCases)
    func `every claim of a replay holds on a list of UIKit`(
      file: File,
      order: StandIn.ObserverOrder
    ) throws {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      for dragEndsBeforePan in [false, true] {
        for replayCase in try Replay(parsing: text).cases {
          let name = "\(file.testDescription) \(replayCase.name)"
          guard !Self.frameByFrame.contains(name) else { continue }
          let isWhole = Self.wholePoints.contains(name)
          let scroll = HostScroll(
            order: order,
            dragEndsBeforePan: dragEndsBeforePan,
            scale: isWhole ? 1 : 2
          )
          var run = ReplayRun(replayCase.fixture, on: scroll)
          guard let failure = run.perform(replayCase.steps) else { continue }
          let place = "\(file.testDescription):\(failure.line): \(replayCase.name): \(failure.step)"
          let trace = run.trace.joined(separator: "\n")
          Issue.record("\(place)\nexpected: \(failure.expected)\nseen: \(failure.seen)\n\(trace)")
        }
      }
    }
  }
}
