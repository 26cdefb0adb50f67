// SPDX-License-Identifier: MIT

import Foundation
import OwnLook
import Testing
import Tug

@Suite struct TutorialTests {
  @Test func `the steps in the documentation, typed as they stand, are this look`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent("Examples/OwnLook/Tile.swift"),
      encoding: .utf8
    )
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/WriteALook.md"),
      encoding: .utf8
    )
    let tutorial = try #require(page.components(separatedBy: "## Using it").first)
    let parts = tutorial.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let (steps, whole) = (parts.dropLast(), try #require(parts.last))
    let place = "    // The other steps come here, one below the other.\n"
    #expect(steps.count == 5 && steps[0].contains(place))
    let typed = steps[0].replacing(place, with: steps.dropFirst().joined(separator: "\n"))
    #expect(typed == whole)
    #expect(source.hasSuffix("\n\n" + whole))
    #expect(whole.components(separatedBy: "\n").count <= 40)
  }

  @Test func `the tile grows, tips over and turns green`() throws {
    var stage = Stage(.tile)
    stage.drag(to: 0.5, at: 0)
    #expect(stage.player.shown(0, at: 0)?.width == 12)
    stage.refresh()
    let tipped = try #require(stage.player.shown(0, at: 1.8))
    #expect((tipped.rotation - .pi / 2).magnitude < 1e-9)
    stage.show(.ending(.success), pull: 56, at: 2)
    #expect(stage.player.shown(0, at: 2)?.fill == .positive)
    #expect(stage.player.demand(at: 3) == .none)
  }

  @Test func `every test that the page on looks names is there`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: tests.appendingPathComponent("../Documentation/Looks.md"),
      encoding: .utf8
    )
    let part = try #require(page.components(separatedBy: "## What tests hold").last)
    let names = part.components(separatedBy: "## ").first?.components(separatedBy: "`")
      .enumerated().filter { $0.offset % 2 == 1 && $0.element.contains(" ") }.map(\.element)
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    let source = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    #expect((names?.count ?? 0) > 15)
    for name in names ?? [] { #expect(source.contains("func `\(name)`"), "\(name)") }
  }
}
