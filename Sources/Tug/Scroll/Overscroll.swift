// SPDX-License-Identifier: MIT

/// How far content is displaced by a finger that has travelled past an edge.
///
/// Within the room that a held strip takes, content follows the finger one to one; beyond it, on a
/// rubber band. Both edges work alike: travel is positive at the start and negative at the end.
public struct Overscroll: Equatable, Sendable {
  /// The displacement that is legal at the start, in points, 0 or more.
  public var roomAtStart: Double
  /// The displacement that is legal at the end, in points, 0 or more.
  public var roomAtEnd: Double
  /// The viewport's length, in points.
  public var viewport: Double

  /// Creates the relation of travel and displacement for the given room, all in points.
  public init(roomAtStart: Double, roomAtEnd: Double, viewport: Double) {
    self.roomAtStart = roomAtStart
    self.roomAtEnd = roomAtEnd
    self.viewport = viewport
  }

  /// The displacement for a finger's travel, in points.
  public func displacement(forTravel travel: Double) -> Double {
    let room = travel < 0 ? roomAtEnd : roomAtStart
    let size = abs(travel)
    guard size > room, viewport > 0 else { return travel }
    let shown = room + RubberBand().shown(forTravel: size - room, extent: viewport)
    return travel < 0 ? -shown : shown
  }

  /// The travel that leads to a displacement, in points, so that a finger can take over anywhere.
  public func travel(forDisplacement displacement: Double) -> Double {
    let room = displacement < 0 ? roomAtEnd : roomAtStart
    let size = abs(displacement)
    guard size > room, viewport > 0 else { return displacement }
    // The rubber band never shows a whole viewport; a displacement that code made may exceed it.
    let beyond = min(size - room, 0.99 * viewport)
    let travel = room + RubberBand().travel(forShown: beyond, extent: viewport)
    return displacement < 0 ? -travel : travel
  }
}
