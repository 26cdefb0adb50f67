// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug

// The look of Documentation/WriteALook.md.
extension Look {
  /// A tile that grows with the pull and tips over and over while the action runs.
  static let tile = Look(metrics: LookMetrics(extent: 56)) { context, scene in
    let middle = context.place(across: context.width / 2, fromContent: context.extent / 2)
    let isWorking = context.phase.isRefreshing
    let isDone = context.phase.outcome != nil

    let size = isWorking || isDone ? 24 : 24 * context.reach
    let color: Paint = context.phase.outcome == .success ? .positive : .accent
    scene.add(
      .rectangle(Tile.tile, width: size, height: size, cornerRadius: 6, fill: color)
        .at(middle.x, middle.y)
    )

    if isWorking, context.reducesMotion {
      scene.track(Tile.tile, .opacity, duration: 1.2, repeats: .infinity) { keys in
        keys.add(at: 0, 1, curve: .easeInOut)
        keys.add(at: 0.5, 0.4, curve: .easeInOut)
        keys.add(at: 1, 1)
      }
    } else if isWorking {
      scene.track(Tile.tile, .rotation, duration: 0.9, repeats: .infinity) { keys in
        keys.add(at: 0, 0, curve: .easeInOut)
        keys.add(at: 0.8, .pi / 2)
        keys.add(at: 1, .pi / 2)
      }
    }

    let quickly = Motion.timed(duration: 0.2, curve: .easeOut)
    scene.transition(Tile.tile, [.size, .rotation, .opacity], quickly, on: .phase)
  }
}

private enum Tile { static let tile: ShapeID = 0 }

@Suite struct TutorialTests {
  @Test func `every step in the documentation is part of this look`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
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
}
