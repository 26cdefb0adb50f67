// SPDX-License-Identifier: MIT

/// What the user or the system prefers.
public struct Preferences: Equatable, Sendable {
  /// Movement that nobody caused by hand is left out.
  public var reducesMotion: Bool
  /// The layout runs from right to left.
  public var isRightToLeft: Bool
  /// Text size in relation to the standard size, more than 0.
  public var textScale: Double

  /// Creates preferences; by default full motion, left to right, standard text.
  public init(reducesMotion: Bool = false, isRightToLeft: Bool = false, textScale: Double = 1) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale
  }
}
