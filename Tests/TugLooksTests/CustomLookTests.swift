// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug

// The example of Documentation/CustomLooks.md, word for word.
// begin example
extension Look {
  /// A ring that closes with the pull and then turns.
  static let halo = Look(
    metrics: LookMetrics(extent: 56, retreat: .timed(duration: 0.3, curve: .easeOut))
  ) { context, scene in
    let middle = context.place(across: context.width / 2, fromContent: context.extent / 2)
    let isHeld = context.phase.isRefreshing || context.outcome != nil

    var ring = Shape.arc(Halo.ring, diameter: 24, stroke: .accent, lineWidth: 2)
    ring.cap = .round
    ring.rotation = -.pi / 2
    ring.strokeEnd = isHeld ? 0.85 : 0.85 * context.reach
    ring.opacity = context.outcome == nil ? 1 : 0
    scene.add(ring.at(middle.x, middle.y))

    let dot = Shape.disc(Halo.dot, diameter: 8, fill: .positive)
    scene.add(dot.at(middle.x, middle.y).opacity(context.outcome == .success ? 1 : 0))

    if context.phase.isRefreshing {
      if context.reducesMotion {
        scene.track(Halo.ring, .opacity, duration: 1.2, repeats: .infinity) { keys in
          keys.add(at: 0, 1, curve: .easeInOut)
          keys.add(at: 0.5, 0.4, curve: .easeInOut)
          keys.add(at: 1, 1)
        }
      } else {
        scene.spin(Halo.ring, period: 0.9)
      }
    }
    let quickly = Motion.timed(duration: 0.2, curve: .easeOut)
    scene.transition(Halo.ring, [.rotation, .stroke, .opacity], quickly, on: .phase)
    scene.transition(Halo.dot, .opacity, quickly)
  }
}

private nonisolated enum Halo {
  static let ring: ShapeID = 0
  static let dot: ShapeID = 1
}
// end example

@Suite struct CustomLookTests {
  @Test func `the example in the documentation is this one`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/CustomLooks.md"),
      encoding: .utf8
    )
    let example = try #require(
      source.components(separatedBy: "// begin example\n").last?
        .components(separatedBy: "// end example\n").first
    )
    #expect(page.contains("```swift\n\(example)```"))
  }

  @Test func `the ring closes, turns and gives way to the dot`() throws {
    var stage = Stage(.halo)
    stage.drag(to: 0.5, at: 0)
    #expect(stage.player.shown(0, at: 0)?.strokeEnd == 0.425)
    stage.refresh()
    let turning = try #require(stage.player.shown(0, at: 1.45))
    #expect((turning.rotation - Double.pi / 2).magnitude < 1e-9)
    #expect(stage.player.demand(at: 2) == .forever)
    stage.show(.ending(.success), pull: 56, at: 2)
    #expect(stage.player.shown(0, at: 2.2)?.opacity == 0)
    #expect(stage.player.shown(1, at: 2.2)?.opacity == 1)
    #expect(stage.player.demand(at: 2.2) == .none)
  }
}
