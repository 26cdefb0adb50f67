// SPDX-License-Identifier: MIT

extension DrivenScroll {
  /// What a host can do.
  public struct Traits: Equatable, Sendable {
    /// The travel before a touch counts as a drag, in points, 0 or more.
    public var slop: Double
    /// Whether the host can set its scroll position within a claimed drag.
    ///
    /// One touch may then pull, push back into the list and pull again. Otherwise a drag that is
    /// pushed back is handed back to the host's own scrolling.
    public var ownsDrags: Bool
    /// Whether the host makes room for a held header within its own scroll range; see
    /// ``DrivenScroll/startRoom``.
    public var hasRoomAtStart: Bool
    /// Whether the host makes room for a footer within its own scroll range.
    public var hasRoomAtEnd: Bool

    /// Creates traits.
    public init(
      slop: Double = 0,
      ownsDrags: Bool = false,
      hasRoomAtStart: Bool = false,
      hasRoomAtEnd: Bool = false
    ) {
      self.slop = slop
      self.ownsDrags = ownsDrags
      self.hasRoomAtStart = hasRoomAtStart
      self.hasRoomAtEnd = hasRoomAtEnd
    }
  }
}
