// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Whole refreshes at 240 frames a second: nothing jumps, whatever interrupts what.
///
/// From frame to frame no point of a shape goes further than a point, and no opacity, no component
/// of a colour and no share of a line changes by more than a twentieth. Where the content itself goes
/// faster than a third of a point a frame, what moves with it may go three times as far. What is
/// faster by a look's own definition is named in `exceptions`, in the words of its definition. Words
/// change at once, in all looks, and so do the pictures of a sequence; a change of the layout is exempt
/// in the frame in which it comes.
@Suite struct ContinuityTests {
  /// Every look as a header, and as a footer that is pulled.
  static let pulled =
    PreferencesTests.headers + PreferencesTests.headers.map { $0.with(.load, .onRelease) }

  /// Every look as a footer that has its place for good.
  static let reached = PreferencesTests.headers.map { $0.with(.load, .tap) }

  @Test(arguments: PreferencesTests.headers)
  func `a look knows of a trigger only whether it is pulled`(_ golden: GoldenLook) {
    let pairs: [(Role, Trigger, Trigger)] = [
      (.refresh, .onRelease, .onDistance), (.load, .onRelease, .onDistance),
      (.load, .tap, .reach(prefetch: .points(100))),
    ]
    let phases: [Phase] = [
      .idle, .pulling, .armed, .refreshing, .ending(.success), .ending(.failure), .failed,
      .exhausted,
    ]
    for (role, trigger, other) in pairs {
      var (one, same) = (Stage(golden.look, role: role, trigger: trigger), Stage(golden.look))
      (same.role, same.trigger) = (role, other)
      for phase in phases {
        let pull = phase.isPull ? one.triggerDistance * 0.7 : one.hold
        one.show(phase, pull: pull, at: 0)
        same.show(phase, pull: pull, at: 0)
        #expect(Array(one.player.scene.shapes) == Array(same.player.scene.shapes))
        #expect(Array(one.player.scene.numbers) == Array(same.player.scene.numbers))
      }
    }
  }

  /// What goes faster than a point or a twentieth by definition, with the greatest speed.
  static func exceptions(of look: String) -> [Life.Exception] {
    switch look.replacing("Footer", with: "") {
    // The opacity runs from 1 to .3 in a second and begins anew without coming back.
    case "Balls": (0..<3).map { Life.Exception(kind: .opacity, shape: 0 + $0, limit: 0.7) }
    // All points of the edge travel on a spring of .9 s with a damping ratio of .43, and overshoot.
    case "Wave": [Life.Exception(kind: .way, shape: 1, limit: 4)]
    // The drop snaps on a damped spring, and its sign with it.
    case "Drop": [Life.Exception(kind: .way, shape: 2, limit: 1.4)]
    // The edge's control point runs through 1, −.7, .4, −.3, .15, 0 of 40 points in .8 s; the ball flies
    // by 66 in .25 s on a curve that overshoots.
    case "Bounce":
      [
        Life.Exception(kind: .way, shape: 1, limit: 4),
        Life.Exception(kind: .way, shape: 2, limit: 4),
      ]
    // The look of the tutorial: a square that has tipped over is the same square, and short code
    // leaves it at a colour that changes at once.
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

  /// The steps of a footer that has its place for good: it loads, fails, is tried again, loads to the
  /// end, and begins anew.
  private static func loads(_ life: Life) -> [(duration: Double, phase: Phase)] {
    var steps: [(duration: Double, phase: Phase)] = [(0.2, .idle)]
    for (outcome, rest) in [
      (Outcome.success, Phase.idle), (.failure, .failed), (.cancelled, .idle),
      (.noMore, .exhausted),
    ] {
      steps += [0.11, 0.17, 0.33, 0.4, 0.23].map { ($0, .refreshing) }
      steps += [(0.08, .ending(outcome)), (0.17, .ending(outcome)), (0.25, .ending(outcome))]
      steps += [(0.08, rest), (0.4, rest)]
    }
    return steps + [(0.08, .idle), (0.3, .idle)]
  }

  @Test(arguments: reached)
  func `nothing jumps in a footer that has its place for good`(_ golden: GoldenLook) {
    for reducesMotion in [false, true] {
      var life = life(golden, reducesMotion: reducesMotion)
      for step in Self.loads(life) { life.go(step.duration, step.phase) }
      #expect(life.jumps.isEmpty, "reduced motion: \(reducesMotion), \(life.jumps.prefix(3))")
    }
  }

  @Test(arguments: reached)
  func `nothing jumps in such a footer, whatever comes at any moment`(_ golden: GoldenLook) {
    for reducesMotion in [false, true] {
      var life = life(golden, reducesMotion: reducesMotion)
      life.tolerance = 1.2
      for (number, step) in Self.loads(life).enumerated() {
        life.go(step.duration, step.phase)
        interrupt(life, by: Interruption.reached, at: number, "\(golden.name), \(reducesMotion)")
      }
    }
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
    for reducesMotion in golden.role == .refresh ? [false, true] : [false] {
      var life = life(golden, reducesMotion: reducesMotion)
      // Where something interrupts a smoothing, the two add up, to a fifth more at most.
      life.tolerance = 1.2
      for (number, step) in Self.steps(life).enumerated() {
        life.go(step.duration, to: step.pull, step.phase)
        interrupt(life, by: Interruption.all, at: number, "\(golden.name), \(reducesMotion)")
      }
    }
  }

  /// Lets each of the interruptions that can come now come to a life of its own, and one layout.
  private func interrupt(
    _ life: Life,
    by interruptions: [Interruption],
    at number: Int,
    _ name: String
  ) {
    // Layouts take turns.
    let layout = Interruption.layouts[number % Interruption.layouts.count]
    for interruption in interruptions + [layout] where interruption.canCome(in: life.stage.phase) {
      var interrupted = life
      interruption.come(&interrupted)
      for jump in interrupted.jumps.prefix(1) {
        Issue.record("\(name): \(interruption) in \(life.stage.phase) at \(life.time): \(jump)")
      }
    }
  }

  @Test func `every exception belongs to a look, and is needed`() {
    for golden in PreferencesTests.headers {
      for exception in Self.exceptions(of: golden.name) {
        var life = Life(golden)
        for step in Self.steps(life) { life.go(step.duration, to: step.pull, step.phase) }
        let name = "\(exception.kind) of shape \(exception.shape.rawValue)"
        #expect(life.jumps.contains { $0.hasPrefix(name) }, "\(golden.name): \(name)")
      }
    }
  }
}
