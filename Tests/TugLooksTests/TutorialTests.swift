// SPDX-License-Identifier: MIT

import Foundation
import OwnLook
import Testing
import Tug

@Suite struct TutorialTests {
  @Test func `every step in the documentation is part of this look`() throws {
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
    let steps = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(steps.count > 4)
    for step in steps where !step.contains("RefreshHeader") {
      #expect(source.contains(step), "\(step)")
    }
    let whole = try #require(steps.first { $0.hasPrefix("extension Look {") })
    #expect(whole.split(separator: "\n").count < 40)
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
    let page = try String(
      contentsOf: tests.appendingPathComponent("../../Documentation/Looks.md"),
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
