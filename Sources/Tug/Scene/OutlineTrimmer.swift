// SPDX-License-Identifier: MIT

/// Writes the part of an outline between two shares of its length.
///
/// Lengths of curves are sums of 16 chords, which is right to a thousandth for the curves of icons.
struct OutlineTrimmer: Sendable {
  private var lengths: [Double] = []

  /// Writes a path of what lies between `start` and `end`, moved by (dx, dy).
  ///
  /// - Parameters:
  ///   - numbers: Numbers that hold the outline.
  ///   - outline: The whole outline.
  ///   - start: Share of its length, in 0…1.
  ///   - end: Share of its length, more than `start`.
  ///   - dx: Movement across.
  ///   - dy: Movement down.
  ///   - list: Gets one path.
  mutating func write(
    _ numbers: [Double],
    _ outline: Outline,
    from start: Double,
    to end: Double,
    dx: Double,
    dy: Double,
    into list: inout DisplayList
  ) {
    lengths.removeAll(keepingCapacity: true)
    var total = 0.0
    Self.forEachPiece(of: outline, in: numbers) { piece in
      let length = piece.length
      lengths.append(length)
      total += length
    }
    let (first, last) = (total * start, total * end)
    let place = list.beginPath()
    var (index, before) = (0, 0.0)
    var pen: (x: Double, y: Double)?
    Self.forEachPiece(of: outline, in: numbers) { piece in
      let length = lengths[index]
      index += 1
      let (low, high) = (max(first - before, 0), min(last - before, length))
      before += length
      guard low < high else { return }
      let part = piece.part(
        from: piece.share(at: low, of: length),
        to: piece.share(at: high, of: length)
      )
      if pen?.x != part.x0 || pen?.y != part.y0 {
        list.write(0, part.x0 + dx, part.y0 + dy)
      }
      if part.isCurve {
        list.write(3, part.cx + dx, part.cy + dy)
        list.write(part.dx + dx, part.dy + dy, part.x1 + dx, part.y1 + dy)
      } else {
        list.write(1, part.x1 + dx, part.y1 + dy)
      }
      pen = (part.x1, part.y1)
    }
    list.endPath(place)
  }

  private static func forEachPiece(
    of outline: Outline,
    in numbers: [Double],
    _ body: (Piece) -> Void
  ) {
    var (x, y, beginX, beginY) = (0.0, 0.0, 0.0, 0.0)
    for segment in Segments(numbers: numbers, outline: outline) {
      switch segment {
      case .move(let toX, let toY):
        (x, y, beginX, beginY) = (toX, toY, toX, toY)
      case .line(let toX, let toY):
        body(Piece(isCurve: false, x0: x, y0: y, x1: toX, y1: toY))
        (x, y) = (toX, toY)
      case .quadratic(let cx, let cy, let toX, let toY):
        body(
          Piece(
            isCurve: true,
            x0: x,
            y0: y,
            cx: x + (cx - x) * 2 / 3,
            cy: y + (cy - y) * 2 / 3,
            dx: toX + (cx - toX) * 2 / 3,
            dy: toY + (cy - toY) * 2 / 3,
            x1: toX,
            y1: toY
          )
        )
        (x, y) = (toX, toY)
      case .cubic(let cx, let cy, let dx, let dy, let toX, let toY):
        body(
          Piece(isCurve: true, x0: x, y0: y, cx: cx, cy: cy, dx: dx, dy: dy, x1: toX, y1: toY)
        )
        (x, y) = (toX, toY)
      case .close:
        body(Piece(isCurve: false, x0: x, y0: y, x1: beginX, y1: beginY))
        (x, y) = (beginX, beginY)
      }
    }
  }
}

/// A straight line, or a cubic curve; a quadratic one is raised to it.
private struct Piece {
  var isCurve: Bool
  var x0: Double
  var y0: Double
  var cx = 0.0
  var cy = 0.0
  var dx = 0.0
  var dy = 0.0
  var x1: Double
  var y1: Double
}

extension Piece {
  func point(at t: Double) -> (x: Double, y: Double) {
    let u = 1 - t
    guard isCurve else { return (x0 * u + x1 * t, y0 * u + y1 * t) }
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (a * x0 + b * cx + c * dx + d * x1, a * y0 + b * cy + c * dy + d * y1)
  }

  private static var chords: Int { 16 }

  var length: Double {
    let steps = isCurve ? Self.chords : 1
    var (last, sum) = (point(at: 0), 0.0)
    for step in 1...steps {
      let next = point(at: Double(step) / Double(steps))
      let (w, h) = (next.x - last.x, next.y - last.y)
      sum += (w * w + h * h).squareRoot()
      last = next
    }
    return sum
  }

  /// The parameter at a distance along the piece.
  func share(at distance: Double, of length: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard isCurve else { return distance / length }
    var (last, sum) = (point(at: 0), 0.0)
    for step in 1...Self.chords {
      let next = point(at: Double(step) / Double(Self.chords))
      let (w, h) = (next.x - last.x, next.y - last.y)
      let chord = (w * w + h * h).squareRoot()
      if sum + chord >= distance, chord > 0 {
        return (Double(step - 1) + (distance - sum) / chord) / Double(Self.chords)
      }
      sum += chord
      last = next
    }
    return 1
  }

  /// The piece between two parameters, itself a cubic curve.
  func part(from s: Double, to t: Double) -> Piece {
    let (start, end) = (point(at: s), point(at: t))
    var part = Piece(
      isCurve: isCurve,
      x0: start.x,
      y0: start.y,
      x1: end.x,
      y1: end.y
    )
    if s == 0 { (part.x0, part.y0) = (x0, y0) }
    if t == 1 { (part.x1, part.y1) = (x1, y1) }
    guard isCurve else { return part }
    // The handles are a third of the derivative times the share of the parameter.
    let (first, second) = (derivative(at: s), derivative(at: t))
    let third = (t - s) / 3
    part.cx = part.x0 + first.x * third
    part.cy = part.y0 + first.y * third
    part.dx = part.x1 - second.x * third
    part.dy = part.y1 - second.y * third
    return part
  }

  private func derivative(at t: Double) -> (x: Double, y: Double) {
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return (
      a * (cx - x0) + b * (dx - cx) + c * (x1 - dx), a * (cy - y0) + b * (dy - cy) + c * (y1 - dy)
    )
  }
}
