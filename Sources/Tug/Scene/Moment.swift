// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// A scene, and what is still on its way to it.
///
/// A class, so that asking it copies nothing. Players share one after they were copied; it changes
/// only while a single player has it.
final class Moment: @unchecked Sendable {
  // Unchecked: an access would be looked up for each question, several times a frame and shape.
  @exclusivity(unchecked)
  var scene = Scene()
  /// What is left of transitions; each has an attribute, or the outline, of a shape for itself.
  @exclusivity(unchecked)
  var remainders: Row<Remainder> = Row()
  /// The differences of outlines.
  @exclusivity(unchecked)
  var points: Row<Double> = Row()

  @inline(never)
  init() {}
}

/// What is left of the difference between what was on screen and what a scene says.
struct Remainder: Sendable {
  var shape: ShapeID
  /// Which attribute, by its number, or ``outline``.
  var attribute: Int
  /// Index of the shape in the scene.
  var index: Int
  /// The difference itself, or the share of the points.
  var travel: Travel
  /// The differences of an outline, among the points.
  var points = Outline.empty

  /// Stands for the outline among the numbers of attributes, as in ``AttributeSet``.
  static let outline = 31
}

extension Moment {
  func removeRemainders() {
    remainders.removeAll()
    points.removeAll()
  }

  /// The index of a shape, or −1.
  @inline(never)
  func place(of shape: ShapeID) -> Int {
    for i in scene.shapes.indices where self.shape(i).pointee.id == shape { return i }
    return -1
  }

  func shape(_ index: Int) -> UnsafeMutablePointer<Shape> { scene.shapes.elements + index }

  /// The numbers of the outline of a shape.
  func line(of index: Int) -> UnsafeBufferPointer<Double> {
    let outline = shape(index).pointee.outline
    guard outline.count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: scene.numbers.elements + outline.start, count: outline.count)
  }

  /// The remainder on an attribute of a shape.
  @inline(never)
  func remainder(_ attribute: Int, of index: Int) -> UnsafePointer<Remainder>? {
    for i in remainders.indices {
      let remainder = UnsafePointer(remainders.elements + i)
      if remainder.pointee.index == index && remainder.pointee.attribute == attribute {
        return remainder
      }
    }
    return nil
  }

  /// Bits of what ``tracks(_:of:)`` finds.
  static let began = 1
  static let goesOn = 2

  /// Whether there are tracks on an attribute of a shape that have just begun, or that go on.
  @inline(never)
  func tracks(_ attribute: Int, of index: Int) -> Int {
    var found = 0
    for i in scene.tracks.indices {
      let track = scene.tracks.elements + i
      guard track.pointee.index == index, Int(track.pointee.attribute.rawValue) == attribute else {
        continue
      }
      found |= track.pointee.isNew ? Self.began : Self.goesOn
    }
    return found
  }

  /// Fills a row with the shapes of the scene, with the values that they show at a time.
  @inline(never)
  func show(at time: Double, in shapes: inout Row<Shape>) {
    shapes.removeAll()
    shapes.append(contentsOf: scene.shapes)
    for i in scene.tracks.indices {
      let track = scene.tracks.elements + i
      guard track.pointee.index >= 0 else { continue }
      let number = Int(track.pointee.attribute.rawValue)
      let place = (shapes.elements + track.pointee.index).attribute(number)
      let value = value(of: track, at: time)
      place.pointee = track.pointee.isAdditive ? place.pointee + value : value
    }
    for i in remainders.indices {
      let remainder = remainders.elements + i
      guard remainder.pointee.attribute != Remainder.outline else { continue }
      (shapes.elements + remainder.pointee.index).attribute(remainder.pointee.attribute).pointee +=
        remainder.pointee.travel.value(at: time)
    }
  }

  /// When the last movement ends: `time` when nothing moves, infinity when it never ends.
  func movesUntil(from time: Double) -> Double {
    var last = time
    for i in scene.tracks.indices {
      let track = scene.tracks.elements + i
      if isVisible(track.pointee.index, at: time) {
        last = max(last, track.pointee.start + track.pointee.end)
      }
    }
    for i in remainders.indices { last = max(last, remainders[i].travel.endTime) }
    return last
  }

  private func isVisible(_ index: Int, at time: Double) -> Bool {
    guard index >= 0 else { return false }
    let opacity = Int(Attribute.opacity.rawValue)
    if shape(index).pointee.opacity > 0 || tracks(opacity, of: index) != 0 { return true }
    guard let remainder = remainder(opacity, of: index) else { return false }
    return !remainder.pointee.travel.isFinished(at: time)
  }

  /// The value of a track at a time.
  @inline(never)
  func value(of track: UnsafePointer<Track>, at time: Double) -> Double {
    let elapsed = time - track.pointee.start - track.pointee.begin
    let runs =
      min(max(elapsed, 0), track.pointee.duration * track.pointee.repeats)
      / track.pointee.duration
    var share = runs - runs.rounded(.down)
    // A whole number of runs that are all done is the end of the last one.
    if share == 0, runs > 0, runs >= track.pointee.repeats { share = 1 }
    let range = track.pointee.keyframes
    guard Capability.springTracks, track.pointee.frequency > 0, share < 1, let first = range.first,
      let last = range.last
    else { return Keyframe.value(at: share, of: scene.keyframes, in: range) }
    let spring = Spring(
      angularFrequency: track.pointee.frequency,
      dampingRatio: track.pointee.ratio
    )
    let (from, to) = (scene.keyframes[first].value, scene.keyframes[last].value)
    return from + (to - from) * spring.value(at: share * track.pointee.duration)
  }

  /// Whether the value that another moment gave an attribute can turn into this one's: outlines need
  /// the same kinds of segments.
  @inline(never)
  func matches(_ attribute: Int, of index: Int, _ other: Moment, _ otherIndex: Int) -> Bool {
    guard Capability.bends, attribute == Remainder.outline else { return true }
    let (line, otherLine) = (line(of: index), other.line(of: otherIndex))
    guard line.count == otherLine.count else { return false }
    var i = 0
    while i < line.count {
      guard line[i] == otherLine[i] else { return false }
      i += 1 + Outline.coordinates(after: line[i])
    }
    return true
  }

  /// Whether the scene gives an attribute another value than another moment, the tracks left out.
  @inline(never)
  func differs(_ attribute: Int, of index: Int, _ other: Moment, _ otherIndex: Int) -> Bool {
    guard Capability.bends, attribute == Remainder.outline else {
      let value = shape(index).attribute(attribute).pointee
      return value != other.shape(otherIndex).attribute(attribute).pointee
    }
    let (line, otherLine) = (line(of: index), other.line(of: otherIndex))
    for i in line.indices where line[i] != otherLine[i] { return true }
    return false
  }
}
