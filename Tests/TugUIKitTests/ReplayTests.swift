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

    /// Cases that no finger can play on a list of UIKit.
    static let exceptions = [
      "E12 numbers that are none": "an app that writes such an offset is stopped by UIKit itself",
      "G14 caught in the retreat and let go": "a list of UIKit has its target from the start",
      "G14 caught in the retreat and pulled further": "the same",
      "G14 caught in the retreat, taken back, and pulled anew": "the same",
      "G6 a window shorter than the header": "a rubber band shows less than the length of the list",
      "L1 just before it": "the stand-in's screen has two pixels a point, and the case has one",
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
          guard Self.exceptions[name] == nil else { continue }
          let scroll = HostScroll(order: order, dragEndsBeforePan: dragEndsBeforePan)
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
