// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Whole refreshes at 240 frames a second: nothing jumps, whatever interrupts what.
///
/// From frame to frame no point of a shape goes further than a point, and no opacity, no component
/// of a colour and no share of a line changes by more than a twentieth. Where the content itself goes
/// faster than a third of a point a frame, what moves with it may go three times as far. What is
/// faster by a look's own definition is named in `exceptions`. Words change at once, in all looks, and
/// so do the pictures of a sequence; a change of the layout is exempt in the frame in which it comes.
@Suite struct ContinuityTests {
  static let pulled = GoldenLook.all.filter { $0.trigger.isPull }

  /// What goes faster than a point or a twentieth by definition, with the greatest speed.
  static func exceptions(of look: String) -> [Life.Exception] {
    switch look.replacing("Footer", with: "") {
    // A pulse fades in a second and begins anew without coming back.
    case "Balls": (0..<3).map { Life.Exception(kind: .opacity, shape: 0 + $0, limit: 0.7) }
    // The edge rebounds on a spring with a damping ratio of .43.
    case "Wave": [Life.Exception(kind: .way, shape: 1, limit: 4)]
    // The sign on the drop goes by 40 points in .2 s.
    case "Drop": (2..<4).map { Life.Exception(kind: .way, shape: 0 + $0, limit: 3) }
    // The belly flattens by 60 points in .25 s.
    case "Curve": [Life.Exception(kind: .way, shape: 0, limit: 2)]
    // The edge swings by 40 points, the ball flies by 66 in .25 s and overshoots.
    case "Bounce":
      [
        Life.Exception(kind: .way, shape: 1, limit: 4),
        Life.Exception(kind: .way, shape: 2, limit: 4),
      ]
    // The wheel drops by 60 points in .5 s and rolls meanwhile.
    case "Wheel": [Life.Exception(kind: .way, shape: 0, limit: 1.7)]
    // The ends of an arrow of 40 points turn by half a turn in .4 s.
    case "Classic": [Life.Exception(kind: .way, shape: 1, limit: 1.1)]
    // A square that has tipped over is the same square; its colour changes at once.
    case "Tile":
      [
        Life.Exception(kind: .way, shape: 0, limit: 24),
        Life.Exception(kind: .color, shape: 0, limit: 1),
      ]
    default: []
    }
  }

  /// A strip before its pull.
  private func life(_ golden: GoldenLook, reducesMotion: Bool) -> Life {
    var life = Life(golden, reducesMotion: reducesMotion)
    life.exceptions = Self.exceptions(of: golden.name)
    return life
  }

  /// The steps of a whole refresh, short ones, so that something can come in between.
  private static func steps(_ life: Life) -> [(duration: Double, pull: Double, phase: Phase?)] {
    let (trigger, hold) = (life.stage.triggerDistance, life.stage.hold)
    var steps: [(duration: Double, pull: Double, phase: Phase?)] = []
    for progress in [0.15, 0.3, 0.5, 0.7, 0.9, 1.02, 1.3] {
      steps.append((progress == 1.3 ? 0.3 : 0.18, trigger * progress, nil))
    }
    for step in 1...3 {
      steps.append((0.2, trigger * 1.3 + (hold - trigger * 1.3) * Double(step) / 3, .refreshing))
    }
    for duration in [0.11, 0.17, 0.33, 0.4, 0.23, 0.77] {
      steps.append((duration, hold, .refreshing))
    }
    for duration in [0.08, 0.17, 0.25] { steps.append((duration, hold, .ending(.success))) }
    for step in 1...4 { steps.append((0.1, hold * Double(4 - step) / 4, .ending(.success))) }
    steps.append((0.3, 0, .idle))
    return steps
  }

  @Test(arguments: pulled, [Outcome.success, .failure, .cancelled, .noMore])
  func `nothing jumps from the pull to rest`(_ golden: GoldenLook, _ outcome: Outcome) {
    for reducesMotion in [false, true] {
      var life = life(golden, reducesMotion: reducesMotion)
      for step in Self.steps(life) {
        let phase = step.phase?.outcome == nil ? step.phase : .ending(outcome)
        life.go(step.duration, to: step.pull, phase)
      }
      #expect(life.jumps.isEmpty, "reduced motion: \(reducesMotion), \(life.jumps.prefix(3))")
    }
  }

  @Test(arguments: pulled)
  func `nothing jumps, whatever comes at any moment`(_ golden: GoldenLook) {
    for reducesMotion in [false, true] {
      var life = life(golden, reducesMotion: reducesMotion)
      // Where something interrupts a smoothing, the two add up, to a fifth more at most.
      life.tolerance = 1.2
      for (number, step) in Self.steps(life).enumerated() {
        life.go(step.duration, to: step.pull, step.phase)
        // Layouts take turns.
        let layout = Interruption.layouts[number % Interruption.layouts.count]
        for interruption in Interruption.all + [layout]
        where interruption.canCome(in: life.stage.phase) {
          var interrupted = life
          interruption.come(&interrupted)
          for jump in interrupted.jumps.prefix(1) {
            Issue.record(
              "\(golden.name): \(interruption) in \(life.stage.phase) at \(life.time): \(jump), \(reducesMotion)"
            )
          }
        }
      }
    }
  }

  @Test func `every exception belongs to a look, and is needed`() {
    for golden in Self.pulled {
      for exception in Self.exceptions(of: golden.name) {
        var life = Life(golden)
        for step in Self.steps(life) { life.go(step.duration, to: step.pull, step.phase) }
        let name = "\(exception.kind) of shape \(exception.shape.rawValue)"
        #expect(life.jumps.contains { $0.hasPrefix(name) }, "\(golden.name): \(name)")
      }
    }
  }
}
