// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// `-D TUG_USUAL` leaves out of a page's module what none of our looks needs; see `Capability`.
@Suite struct CapabilityTests {
  @Test(arguments: GoldenLook.all.filter { $0.name != "Tile" })
  func `our looks need nothing that a page's module leaves out`(_ golden: GoldenLook) {
    let metrics = golden.look.metrics(for: golden.role)
    #expect(metrics.holdPerWidth == nil)
    #expect(overshoots(metrics.reveal) && overshoots(metrics.retreat))
    for goldenCase in golden.cases {
      var stage = Stage(golden.look, role: golden.role, trigger: golden.trigger)
      goldenCase.prepare(&stage)
      check(stage.player.scene, goldenCase.name)
    }
  }

  private func check(_ scene: Scene, _ name: String) {
    for shape in scene.shapes {
      #expect(shape.cornerRadius == 0, "\(name): a round corner")
      #expect(shape.kind != .disc || shape.stroke == nil, "\(name): a circle with a line")
      guard shape.kind == .path, shape.stroke != nil else { continue }
      for segment in scene.segments(of: shape.outline) {
        switch segment {
        case .move, .line, .close: break
        case .quadratic, .cubic: Issue.record("\(name): a line with curves")
        }
      }
    }
    for track in scene.tracks {
      #expect(track.dampingRatio == nil, "\(name): a track on a spring")
      #expect(track.attribute != .cornerRadius, "\(name): a corner that moves")
    }
    for transition in scene.transitions {
      #expect(overshoots(transition.motion), "\(name): a spring that does not overshoot")
    }
  }

  /// Whether a motion is on no spring or on one that overshoots.
  private func overshoots(_ motion: Motion) -> Bool {
    if case .spring(_, let dampingRatio) = motion.kind { dampingRatio < 1 } else { true }
  }
}
