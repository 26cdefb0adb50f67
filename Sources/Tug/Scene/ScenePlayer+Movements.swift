// SPDX-License-Identifier: MIT

// What a host with a compositor hands over, instead of asking for frames.

extension ScenePlayer {
  /// A movement that is under way.
  package struct Movement: Sendable {
    /// Index of the shape in the scene.
    package var index: Int
    /// Which attribute; `nil` for the outline.
    package var attribute: Attribute?
    /// When it began, in seconds of the host's clock.
    package var start: Double
    /// How it goes.
    package var course: Course

    /// How a movement goes.
    package enum Course: Sendable {
      /// A track of the scene.
      case track(Track)
      /// A difference that is added to the value, or to the outline, on its way to nothing.
      case difference(Travel)
    }

    /// When it comes to rest; infinity for one that repeats for ever.
    package var end: Double {
      switch course {
      case .track(let track): start + track.end
      case .difference(let travel): travel.endTime
      }
    }
  }

  /// The movements that are under way or not yet forgotten; tracks first, in the order in which they
  /// are applied.
  package var movements: [Movement] {
    var movements: [Movement] = []
    for track in scene.tracks where track.index >= 0 {
      movements.append(
        Movement(
          index: track.index,
          attribute: track.attribute,
          start: track.start,
          course: .track(track)
        )
      )
    }
    for remainder in screen.moment.remainders {
      movements.append(
        Movement(
          index: remainder.index,
          attribute: Attribute(rawValue: UInt8(remainder.attribute)),
          start: remainder.travel.startTime,
          course: .difference(remainder.travel)
        )
      )
    }
    return movements
  }

  /// The numbers of a path as they are on screen: bent by what is left of a transition, then moved
  /// towards the morph target.
  ///
  /// - Parameters:
  ///   - index: Index of the shape in the scene.
  ///   - time: Seconds of the host's clock; `nil` for the path as the scene has it, without
  ///     movements.
  /// - Returns: Segments as an ``Outline`` has them; none for a shape of another kind.
  package func outline(of index: Int, at time: Double?) -> [Double] {
    let shape = scene.shapes[index]
    guard shape.kind == .path else { return [] }
    var numbers = shape.outline.range.map { scene.numbers[$0] }
    var morph = shape.morph
    if let time {
      if let remainder = screen.moment.remainder(Remainder.outline, of: index) {
        let (points, share) = (remainder.pointee.points, remainder.pointee.travel.value(at: time))
        for offset in 0..<min(numbers.count, points.count) {
          numbers[offset] += screen.moment.points[points.start + offset] * share
        }
      }
      morph = shown(shape.id, at: time)?.morph ?? morph
    }
    guard morph != 0, shape.morphTarget.count == numbers.count else { return numbers }
    for offset in numbers.indices {
      let target = scene.numbers[shape.morphTarget.start + offset]
      numbers[offset] += (target - numbers[offset]) * morph
    }
    return numbers
  }
}
