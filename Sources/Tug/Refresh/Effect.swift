// SPDX-License-Identifier: MIT

/// A tap that the user feels.
public enum Haptic: UInt8, Equatable, Sendable {
  /// The strip has armed under the finger.
  case armed
}

/// An order of the engine to its host.
///
/// Orders are carried out in the order they are given.
public enum Effect: Equatable, Sendable {
  /// The engine's part of the inset at an edge is now this many points: the host makes the inset
  /// base + contribution, in the given motion.
  case reserve(Edge, Double, Motion)
  /// Move the content offset there, in the given motion, stopping any other movement, animated ones
  /// too. Where the inset changes as well, it follows the `reserve` of the same motion, so that both
  /// may share one animation.
  case moveOffset(Double, Motion)
  /// Call the app's action; what it answers comes back as `Event.end` with the token.
  case perform(ActionToken)
  /// A strip changed its phase. Published once per change, in order.
  case phase(Edge, from: Phase, to: Phase)
  /// Speak this text to users of assistive technology.
  case announce(Edge, TextKey)
  /// Play a haptic.
  case haptic(Edge, Haptic)
  /// The strip came into sight (`true`): start its tracks, again if they were lost. Or it went out
  /// of sight: stop them.
  case tracks(Edge, isRunning: Bool)
  /// When the engine wants its next `Event.frame`.
  case frames(FrameDemand)
}
