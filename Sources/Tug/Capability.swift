// SPDX-License-Identifier: MIT

/// What looks may draw, and how it may move, in this build.
///
/// Everything, except in the modules that web pages load: `-D TUG_USUAL` leaves out what none of our
/// looks needs, where an app has no looks of its own, and `-D TUG_LEAN` what the common ones do not, in
/// the module that every page loads.
package enum Capability {
  #if TUG_LEAN
  private static var isWhole: Bool { false }
  #else
  private static var isWhole: Bool { true }
  #endif
  #if TUG_LEAN || TUG_USUAL
  private static var takesAnyLook: Bool { false }
  #else
  private static var takesAnyLook: Bool { true }
  #endif

  /// Motions on springs.
  package static var springs: Bool { isWhole }
  /// Tracks on springs.
  package static var springTracks: Bool { takesAnyLook }
  /// Springs that do not overshoot.
  package static var stiffSprings: Bool { takesAnyLook }
  /// Arcs.
  package static var arcs: Bool { isWhole }
  /// Circles with a line, perhaps drawn in part.
  package static var circles: Bool { takesAnyLook }
  /// Rectangles.
  package static var rectangles: Bool { isWhole }
  /// Rectangles with round corners.
  package static var roundCorners: Bool { takesAnyLook }
  /// Paths drawn in part that have curves.
  package static var curves: Bool { takesAnyLook }
  /// Outlines on their way to others: in transitions, and to morph targets.
  package static var bends: Bool { isWhole }
  /// Strips that stay open as far as their width says.
  package static var wideHolds: Bool { takesAnyLook }
  /// Pictures.
  package static var pictures: Bool { isWhole }
  /// Shapes within the outline of another.
  package static var clips: Bool { isWhole }
}
