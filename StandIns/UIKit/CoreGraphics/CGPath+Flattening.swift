// SPDX-License-Identifier: MIT

extension CGPath {
  /// How many lines stand for a curve.
  static let curveSteps = 24

  /// The path with each curve replaced by short lines.
  var flattened: [Element] {
    var result: [Element] = []
    var current = CGPoint.zero
    let steps = Self.curveSteps
    for element in elements {
      switch element.type {
      case .moveToPoint, .addLineToPoint, .closeSubpath:
        result.append(element)
      case .addQuadCurveToPoint:
        let (control, end) = (element.points[0], element.points[1])
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let u = 1 - t
          let point = CGPoint(
            x: u * u * current.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * current.y + 2 * u * t * control.y + t * t * end.y
          )
          result.append(Element(type: .addLineToPoint, points: [point]))
        }
      case .addCurveToPoint:
        let (first, second, end) = (element.points[0], element.points[1], element.points[2])
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let u = 1 - t
          let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let point = CGPoint(
            x: k0 * current.x + k1 * first.x + k2 * second.x + k3 * end.x,
            y: k0 * current.y + k1 * first.y + k2 * second.y + k3 * end.y
          )
          result.append(Element(type: .addLineToPoint, points: [point]))
        }
      }
      if let point = element.points.last { current = point }
    }
    return result
  }

  /// The open and closed pieces of the path, as points.
  var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in flattened {
      switch element.type {
      case .moveToPoint:
        if line.count > 1 { lines.append(line) }
        line = element.points
      case .closeSubpath:
        if let first = line.first {
          lines.append(line + [first])
          line = [first]
        }
      default:
        line += element.points
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  /// The part of the outline between two fractions of its length, 0...1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let lines = polylines
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    let result = CGMutablePath()
    guard to > from else { return result }
    var walked: CGFloat = 0
    for line in lines {
      var isPenDown = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { walked += length }
        guard length > 0, walked + length > from, walked < to else { continue }
        let enter = max(0, (from - walked) / length)
        let leave = min(1, (to - walked) / length)
        if !isPenDown {
          result.move(to: CGPoint(x: a.x + (b.x - a.x) * enter, y: a.y + (b.y - a.y) * enter))
          isPenDown = true
        }
        result.addLine(to: CGPoint(x: a.x + (b.x - a.x) * leave, y: a.y + (b.y - a.y) * leave))
      }
    }
    return result
  }

  func windingNumber(at point: CGPoint) -> Int {
    var winding = 0
    for var line in polylines {
      if let first = line.first, line.last != first { line.append(first) }
      for (a, b) in zip(line, line.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return winding
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
