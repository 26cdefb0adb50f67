// SPDX-License-Identifier: MIT

/// Writes the part of an outline between two shares of its length, as straight lines.
///
/// A curve becomes 16 chords, which for a quarter turn of 20 points are off by less than .03.
struct OutlineTrimmer: Sendable {
  /// Four numbers for each straight line: its start, and the way to its end.
  private var lines: Row<Double> = Row()

  private static let chords = 16

  /// Writes a path of what lies between `start` and `end`, moved by (dx, dy).
  ///
  /// - Parameters:
  ///   - segments: The whole outline.
  ///   - start: Share of its length, in 0…1.
  ///   - end: Share of its length, more than `start`.
  ///   - dx: Movement across.
  ///   - dy: Movement down.
  ///   - list: Gets one path.
  mutating func write(
    _ segments: Segments,
    from start: Double,
    to end: Double,
    dx: Double,
    dy: Double,
    into list: inout DisplayList
  ) {
    let total = flatten(segments)
    let (first, last) = (total * start, total * end)
    let place = list.beginPath()
    var before = 0.0
    var (penX, penY) = (Double.nan, Double.nan)
    for i in stride(from: 0, to: lines.count, by: 4) {
      let (x, y, w, h) = (lines[i], lines[i + 1], lines[i + 2], lines[i + 3])
      let length = (w * w + h * h).squareRoot()
      let (low, high) = (max(first - before, 0), min(last - before, length))
      before += length
      guard low < high else { continue }
      let (fromX, fromY) = (x + w * (low / length), y + h * (low / length))
      if low > 0 || penX != x || penY != y { list.write(0, fromX + dx, fromY + dy) }
      (penX, penY) = (x + w, y + h)
      let share = high / length
      list.write(1, x + w * share + dx, y + h * share + dy)
    }
    list.endPath(place)
  }

  /// Takes the segments apart and returns their length.
  private mutating func flatten(_ segments: Segments) -> Double {
    lines.removeAll()
    var (x, y, beginX, beginY, total) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for segment in segments {
      var (cx, cy, dx, dy, endX, endY) = (x, y, beginX, beginY, beginX, beginY)
      var chords = 1
      switch segment {
      case .move(let toX, let toY):
        (x, y, beginX, beginY) = (toX, toY, toX, toY)
        continue
      case .line(let toX, let toY):
        (endX, endY) = (toX, toY)
      case .quadratic(let controlX, let controlY, let toX, let toY):
        // The same curve as a cubic one.
        (cx, cy) = (x + (controlX - x) * 2 / 3, y + (controlY - y) * 2 / 3)
        (dx, dy) = (toX + (controlX - toX) * 2 / 3, toY + (controlY - toY) * 2 / 3)
        (endX, endY, chords) = (toX, toY, Self.chords)
      case .cubic(let firstX, let firstY, let secondX, let secondY, let toX, let toY):
        (cx, cy, dx, dy) = (firstX, firstY, secondX, secondY)
        (endX, endY, chords) = (toX, toY, Self.chords)
      case .close:
        break
      }
      var (lastX, lastY) = (x, y)
      for chord in 1...chords {
        let t = Double(chord) / Double(chords)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let nextX = a * x + b * cx + c * dx + d * endX
        let nextY = a * y + b * cy + c * dy + d * endY
        let (w, h) = (nextX - lastX, nextY - lastY)
        lines.append(lastX)
        lines.append(lastY)
        lines.append(w)
        lines.append(h)
        total += (w * w + h * h).squareRoot()
        (lastX, lastY) = (nextX, nextY)
      }
      (x, y) = (endX, endY)
    }
    return total
  }
}
