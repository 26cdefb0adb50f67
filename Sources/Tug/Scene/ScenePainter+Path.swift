// SPDX-License-Identifier: MIT

// Outlines of paths: bent, on their way to a morph target, and in part.
extension ScenePainter {
  /// Writes the outline of a path, moved by (dx, dy).
  @inline(never)
  mutating func writePath(
    of index: Int,
    at time: Double,
    dx: Double,
    dy: Double
  ) {
    let shape = shapes.elements + index
    let count = shape.pointee.outline.count
    let place = list.begin(.path, count + 1)
    place[0] = Double(count)
    guard count > 0 else { return }
    let numbers = moment.scene.numbers.elements
    let source = numbers + shape.pointee.outline.start
    let morph = shape.pointee.morph
    let isMorphed = Capability.bends && morph != 0 && shape.pointee.morphTarget.count == count
    let target = isMorphed ? numbers + shape.pointee.morphTarget.start : nil
    var bend: UnsafePointer<Double>?
    var share = 0.0
    if Capability.bends,
      let rest = moment.remainder(Remainder.outline, of: index), rest.pointee.points.count == count
    {
      bend = UnsafePointer(moment.points.elements + rest.pointee.points.start)
      share = rest.pointee.travel.value(at: time)
    }
    var i = 0
    while i < count {
      place[i + 1] = source[i]
      let end = min(i + Outline.coordinates(after: source[i]), count - 1)
      var (shift, other) = (dx, dy)
      while i < end {
        i += 1
        var value = source[i]
        if let bend { value += bend[i] * share }
        if let target { value += (target[i] - value) * morph }
        place[i + 1] = value + shift
        swap(&shift, &other)
      }
      i += 1
    }
  }

  /// Writes the part of a path between two shares of its length, in straight lines.
  ///
  /// A curve becomes 16 chords, which for a quarter turn of 20 points are off by less than .03.
  @inline(never)
  mutating func writePart(of index: Int, from start: Double, to end: Double, at time: Double) {
    let place = list.numbers.count
    writePath(of: index, at: time, dx: 0, dy: 0)
    let total = flatten(from: place + 2)
    list.cut(from: place)

    list.begin(.path, 1)[0] = 0
    let (first, last) = (total * start, total * end)
    var before = 0.0
    var (penX, penY) = (Double.nan, Double.nan)
    for index in 0..<lines.count / 4 {
      let line = lines.elements + 4 * index
      let (x, y, w, h) = (line[0], line[1], line[2], line[3])
      let length = (w * w + h * h).squareRoot()
      let (low, high) = (max(first - before, 0), min(last - before, length))
      before += length
      guard low < high else { continue }
      if low > 0 || penX != x || penY != y { writePoint(0, line, low / length) }
      (penX, penY) = (x + w, y + h)
      writePoint(1, line, high / length)
    }
    list.endPath(place + 1)
  }

  /// Writes a segment to a place on a straight line.
  @inline(never)
  private mutating func writePoint(
    _ code: Double,
    _ line: UnsafePointer<Double>,
    _ share: Double
  ) {
    let place = list.extend(by: 3)
    place[0] = code
    place[1] = line[0] + line[2] * share + dx
    place[2] = line[1] + line[3] * share + dy
  }

  /// Takes the path at the end of the list apart and returns its length.
  private mutating func flatten(from start: Int) -> Double {
    lines.removeAll()
    var (x, y, beginX, beginY, total) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let end = list.numbers.count
    var i = start
    while i < end {
      let numbers = list.numbers.elements + i
      i += 1 + Outline.coordinates(after: numbers[0])
      var (cx, cy, dx, dy, endX, endY) = (x, y, beginX, beginY, beginX, beginY)
      var chords = 1
      switch numbers[0] {
      case 0:
        (x, y) = (numbers[1], numbers[2])
        (beginX, beginY) = (x, y)
        continue
      case 1:
        (endX, endY) = (numbers[1], numbers[2])
      case 2 where Capability.curves:
        // The same curve as a cubic one.
        (endX, endY, chords) = (numbers[3], numbers[4], Self.chords)
        (cx, cy) = (x + (numbers[1] - x) * 2 / 3, y + (numbers[2] - y) * 2 / 3)
        (dx, dy) = (endX + (numbers[1] - endX) * 2 / 3, endY + (numbers[2] - endY) * 2 / 3)
      case 3 where Capability.curves:
        (cx, cy, dx, dy) = (numbers[1], numbers[2], numbers[3], numbers[4])
        (endX, endY, chords) = (numbers[5], numbers[6], Self.chords)
      default:
        break
      }
      var (lastX, lastY) = (x, y)
      for chord in 1...chords {
        let t = Double(chord) / Double(chords)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let line = lines.extend(by: 4)
        (line[0], line[1]) = (lastX, lastY)
        (lastX, lastY) = (endX, endY)
        if Capability.curves {
          lastX = a * x + b * cx + c * dx + d * endX
          lastY = a * y + b * cy + c * dy + d * endY
        }
        let (w, h) = (lastX - line[0], lastY - line[1])
        (line[2], line[3]) = (w, h)
        total += (w * w + h * h).squareRoot()
      }
      (x, y) = (endX, endY)
    }
    return total
  }

  private static let chords = 16
}
