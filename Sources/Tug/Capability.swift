// SPDX-License-Identifier: MIT

/// What looks may draw, and how it may move, in this build.
///
/// Everything, except in the module that every web page loads: there `-D TUG_LEAN` leaves out what the
/// common looks do not need. A page that names another look loads a whole module.
package enum Capability {
  #if TUG_LEAN
  private static var isWhole: Bool { false }
  #else
  private static var isWhole: Bool { true }
  #endif

  /// Motions and tracks on springs.
  package static var springs: Bool { isWhole }
  /// Arcs, and circles drawn in part.
  package static var arcs: Bool { isWhole }
  /// Rectangles.
  package static var rectangles: Bool { isWhole }
  /// Paths drawn in part that have curves.
  package static var curves: Bool { isWhole }
  /// Outlines on their way to others: in transitions, and to morph targets.
  package static var bends: Bool { isWhole }
  /// Strips that stay open as far as their width says.
  package static var wideHolds: Bool { isWhole }
  /// Pictures.
  package static var pictures: Bool { isWhole }
  /// Shapes within the outline of another.
  package static var clips: Bool { isWhole }
}
