// SPDX-License-Identifier: MIT

import Foundation
import OwnLook
import Testing
import Tug
import TugLooks

/// A look whose frames are recorded, in a folder of its own.
struct GoldenLook: Sendable, CustomTestStringConvertible {
  var name: String
  var look: Look
  var role = Role.refresh
  var trigger = Trigger.onRelease

  var testDescription: String { "\(name), \(role), \(trigger)" }

  /// The same look in another place.
  func with(_ role: Role, _ trigger: Trigger) -> GoldenLook {
    GoldenLook(name: name, look: look, role: role, trigger: trigger)
  }

  var cases: [GoldenCase] {
    (trigger.isPull ? GoldenCase.pulled : []) + GoldenCase.common
      + (role == .load ? GoldenCase.resting : [])
  }

  /// Every look, as header and, where it is made for that, as footer.
  ///
  /// A new look adds its rows.
  static let all: [GoldenLook] = [
    GoldenLook(name: "Balls", look: .balls),
    GoldenLook(name: "BallsFooter", look: .balls, role: .load, trigger: .tap),
    GoldenLook(name: "Ring", look: .ring),
    GoldenLook(name: "RingFooter", look: .ring, role: .load),
    GoldenLook(name: "Dots", look: .dots),
    GoldenLook(name: "DotsFooter", look: .dots, role: .load, trigger: .tap),
    GoldenLook(name: "Wave", look: .wave),
    GoldenLook(name: "WaveFooter", look: .wave, role: .load),
    GoldenLook(name: "Drop", look: .drop),
    GoldenLook(name: "DropFooter", look: .drop, role: .load),
    GoldenLook(name: "TwoArc", look: .twoArc),
    GoldenLook(name: "Bars", look: .bars),
    GoldenLook(name: "Curve", look: .curve),
    GoldenLook(name: "CurveFooter", look: .curve, role: .load),
    GoldenLook(name: "Frames", look: .frames),
    GoldenLook(name: "Pictures", look: .frames(FramesOptions(pictures: 1))),
    GoldenLook(name: "Weather", look: .weather),
    GoldenLook(name: "Bounce", look: .bounce),
    GoldenLook(name: "Wheel", look: .wheel),
    GoldenLook(name: "Bun", look: .bun),
    GoldenLook(name: "Orbit", look: .orbit),
    GoldenLook(name: "Tile", look: .tile),
    GoldenLook(name: "Standard", look: .standard),
    GoldenLook(name: "StandardFooter", look: .standard, role: .load),
    GoldenLook(name: "StandardTapFooter", look: .standard, role: .load, trigger: .tap),
    GoldenLook(name: "Classic", look: .classic),
    GoldenLook(name: "ClassicFooter", look: .classic, role: .load),
  ]
}

/// Frames as they were recorded, one operation a line.
///
/// With `TUG_GOLDEN=write` in the environment they are written anew. A missing file is written and
/// fails; another frame leaves an `.actual` file next to the recorded one.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")
  private static let rewrites = ProcessInfo.processInfo.environment["TUG_GOLDEN"] == "write"

  @Test(arguments: GoldenLook.all)
  func `frames are as recorded`(_ golden: GoldenLook) throws {
    let folder = Self.folder.appendingPathComponent(golden.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for goldenCase in golden.cases {
      let stage = Stage(golden.look, role: golden.role, trigger: golden.trigger)
      let actual = goldenCase.record(stage)
      let file = folder.appendingPathComponent("\(goldenCase.name).txt")
      let actualFile = folder.appendingPathComponent("\(goldenCase.name).actual")
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      guard recorded != actual else {
        try? FileManager.default.removeItem(at: actualFile)
        continue
      }
      guard let recorded, !Self.rewrites else {
        try actual.write(to: file, atomically: true, encoding: .utf8)
        try? FileManager.default.removeItem(at: actualFile)
        if !Self.rewrites {
          Issue.record("\(golden.name)/\(goldenCase.name) was missing and is written now")
        }
        continue
      }
      try actual.write(to: actualFile, atomically: true, encoding: .utf8)
      Issue.record("\(golden.name)/\(goldenCase.name):\n\(Self.difference(recorded, actual))")
    }
  }

  @Test func `every golden file belongs to a case`() throws {
    var expected: Set<String> = []
    for golden in GoldenLook.all {
      for goldenCase in golden.cases {
        #expect(expected.insert("\(golden.name)/\(goldenCase.name).txt").inserted)
      }
    }
    let files = FileManager.default.enumerator(atPath: Self.folder.path)
    for case let file as String in files ?? .init() where file.hasSuffix(".txt") {
      guard !expected.contains(file) else { continue }
      if Self.rewrites {
        try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(file))
      } else {
        Issue.record("Golden/\(file) belongs to no case")
      }
    }
  }

  /// The lines that differ, with the line before each group.
  static func difference(_ recorded: String, _ actual: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): lines.append("\(offset + 1) - \(line)")
      case .insert(let offset, let line, _): lines.append("\(offset + 1) + \(line)")
      }
    }
    return lines.prefix(40).joined(separator: "\n")
  }
}
