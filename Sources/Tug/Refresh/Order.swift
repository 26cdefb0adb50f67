// SPDX-License-Identifier: MIT

/// An ``Effect`` as it waits in a queue: a plain row of fields, of which each kind uses a few.
///
/// The enumeration that a host sees is made on delivery. Copying one of these is copying memory.
package struct Order: Sendable {
  /// What a host is ordered to do.
  package enum Kind: UInt8, Sendable {
    case reserve, moveOffset, perform, phase, announce, haptic, tracks
    case framesNever, framesAt, framesUntil

    /// Whether a page is told: it reads by itself what insets, tracks and frames say.
    package var isForPages: Bool {
      switch self {
      case .reserve, .tracks, .framesNever, .framesAt, .framesUntil: false
      case .moveOffset, .perform, .phase, .announce, .haptic: true
      }
    }

    /// Whether it is given at all in this build.
    var isTold: Bool {
      #if TUG_PAGE
      isForPages
      #else
      true
      #endif
    }
  }
  package var kind: Kind
  package var edge = Edge.start
  /// The phase before.
  package var from = Phase.idle
  /// The strip's phase.
  package var to = Phase.idle
  package var key = TextKey.pull
  package var isRunning = false
  /// That of the strip's token.
  package var generation: UInt32 = 0
  /// Points, or seconds for frames.
  package var number = 0.0
  package var motion = Motion.immediate

  init(_ kind: Kind) { self.kind = kind }

  /// The order to ask for frames.
  init(_ kind: Kind, time: Double) {
    self.kind = kind
    number = time
  }

  /// Whether it is about the host's clock.
  package var isFrames: Bool { kind.rawValue >= Kind.framesNever.rawValue }

  /// The same order as hosts know it.
  package var effect: Effect {
    switch kind {
    case .reserve: .reserve(edge, number, motion)
    case .moveOffset: .moveOffset(number, motion)
    case .perform: .perform(ActionToken(edge: edge, generation: generation))
    case .phase: .phase(edge, from: from, to: to)
    case .announce: .announce(edge, key)
    case .haptic: .haptic(edge, .armed)
    case .tracks: .tracks(edge, isRunning: isRunning)
    case .framesNever: .frames(.none)
    case .framesAt: .frames(.at(number))
    case .framesUntil: .frames(.until(number))
    }
  }
}
