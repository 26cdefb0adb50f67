// SPDX-License-Identifier: MIT

import Tug

/// A strip that lives at 240 frames a second, and the greatest change of each kind on the way.
struct Life {
  static let frame = 1.0 / 240

  var stage: Stage
  private(set) var time = 0.0
  /// What went too far: the first of each shape and kind.
  private(set) var jumps: [String] = []
  /// What may go further, of this look.
  var exceptions: [Exception] = []
  /// How much further everything may go.
  var tolerance = 1.0
  /// Whether nothing at all may move while the pull does not.
  var watchesRest = false
  private var screen: Screen

  /// Something that goes faster than a jump by the look's own definition.
  struct Exception: Sendable {
    var kind: Change.Kind
    var shape: ShapeID
    var limit: Double
  }

  init(_ golden: GoldenLook, reducesMotion: Bool = false) {
    stage = Stage(golden.look, role: golden.role, trigger: golden.trigger)
    stage.preferences.reducesMotion = reducesMotion
    stage.drag(to: 0, at: 0)
    screen = Screen(stage, at: 0)
  }

  /// Goes on for a time while the pull goes to another one.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - pull: Points at the end; as before when `nil`.
  ///   - phase: The phase meanwhile; by the pull, with the finger down, when `nil`.
  mutating func go(_ duration: Double, to pull: Double? = nil, _ phase: Phase? = nil) {
    let frames = max(1, Int((duration / Self.frame).rounded()))
    let (start, end) = (stage.pull, pull ?? stage.pull)
    for frame in 1...frames {
      time += Self.frame
      let now = start + (end - start) * Double(frame) / Double(frames)
      show(phase ?? byPull(now), pull: now)
    }
  }

  private func byPull(_ pull: Double) -> Phase {
    pull >= stage.triggerDistance ? .armed : pull > 0 ? .pulling : .idle
  }

  private mutating func show(_ phase: Phase, pull: Double) {
    let moved = (pull - stage.pull).magnitude
    // The host asks for a scene only when something has changed.
    if phase != stage.phase || pull != stage.pull { stage.show(phase, pull: pull, at: time) }
    let next = Screen(stage, at: time)
    // Of a strip that is shut nobody sees anything, unless it floats over the list.
    if pull > 0 || !stage.trigger.isPull || stage.metrics.placement == .pinned {
      for change in screen.changes(to: next) where change.amount > limit(change, moved) {
        jumps.append("\(change) at \(time) in \(phase)")
      }
    }
    screen = next
  }

  /// What moves with the content may go three times as far.
  private func limit(_ change: Change, _ moved: Double) -> Double {
    if watchesRest, moved == 0, change.kind.isMovement { return 1e-9 }
    let exception = exceptions.first { $0.kind == change.kind && $0.shape == change.shape }
    return (exception?.limit ?? change.kind.limit) * tolerance * max(1, 3 * moved) + 1e-9
  }

  /// Lays the strip out anew, for other preferences or another size; that frame may jump.
  mutating func layOut(_ change: (inout Stage) -> Void) {
    time += Self.frame
    change(&stage)
    stage.show(stage.phase, pull: stage.pull, at: time)
    screen = Screen(stage, at: time)
  }
}
