// SPDX-License-Identifier: MIT

/// The elements of the simple figures.
enum PathBuilder {
  private typealias Element = CGPath.Element

  static func rect(_ rect: CGRect) -> [CGPath.Element] {
    [
      Element(type: .moveToPoint, points: [CGPoint(x: rect.minX, y: rect.minY)]),
      Element(type: .addLineToPoint, points: [CGPoint(x: rect.maxX, y: rect.minY)]),
      Element(type: .addLineToPoint, points: [CGPoint(x: rect.maxX, y: rect.maxY)]),
      Element(type: .addLineToPoint, points: [CGPoint(x: rect.minX, y: rect.maxY)]),
      Element(type: .closeSubpath, points: []),
    ]
  }

  static func ellipse(_ rect: CGRect) -> [CGPath.Element] {
    let unit = arc(
      center: .zero,
      radius: 1,
      startAngle: 0,
      endAngle: 2 * .pi,
      isDecreasing: false,
      startsNew: true
    )
    let matrix = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    return unit.applying(matrix) + [Element(type: .closeSubpath, points: [])]
  }

  static func roundedRect(
    _ rect: CGRect,
    width: CGFloat,
    height: CGFloat,
    corners: UIRectCorner = .allCorners
  ) -> [CGPath.Element] {
    let w = max(0, min(width, rect.width / 2))
    let h = max(0, min(height, rect.height / 2))
    // How far a control point lies from the corner, as a share of the radius.
    let k: CGFloat = 1 - 0.552_284_749_830_793_6
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var elements: [CGPath.Element] = []
    func corner(_ x: CGFloat, _ y: CGFloat, _ from: CGVector, _ to: CGVector, _ isRound: Bool) {
      let start = CGPoint(x: x + from.dx * w, y: y + from.dy * h)
      let end = CGPoint(x: x + to.dx * w, y: y + to.dy * h)
      guard isRound else {
        elements.append(Element(type: .addLineToPoint, points: [CGPoint(x: x, y: y)]))
        return
      }
      elements.append(Element(type: .addLineToPoint, points: [start]))
      elements.append(
        Element(
          type: .addCurveToPoint,
          points: [
            CGPoint(x: x + from.dx * w * k, y: y + from.dy * h * k),
            CGPoint(x: x + to.dx * w * k, y: y + to.dy * h * k),
            end,
          ]
        )
      )
    }
    elements.append(Element(type: .moveToPoint, points: [CGPoint(x: left + w, y: top)]))
    corner(
      right,
      top,
      CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: 1),
      corners.contains(.topRight)
    )
    corner(
      right,
      bottom,
      CGVector(dx: 0, dy: -1),
      CGVector(dx: -1, dy: 0),
      corners.contains(.bottomRight)
    )
    corner(
      left,
      bottom,
      CGVector(dx: 1, dy: 0),
      CGVector(dx: 0, dy: -1),
      corners.contains(.bottomLeft)
    )
    corner(left, top, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), corners.contains(.topLeft))
    elements.append(Element(type: .closeSubpath, points: []))
    return elements
  }

  /// An arc in pieces of at most a quarter turn.
  static func arc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    isDecreasing: Bool,
    startsNew: Bool
  ) -> [CGPath.Element] {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isDecreasing {
      if sweep <= -turn {
        sweep = -turn
      } else {
        while sweep > 0 { sweep -= turn }
      }
    } else if sweep >= turn {
      sweep = turn
    } else {
      while sweep < 0 { sweep += turn }
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements = [
      Element(type: startsNew ? .moveToPoint : .addLineToPoint, points: [point(startAngle)])
    ]
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let k = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let (start, end) = (point(from), point(to))
      elements.append(
        Element(
          type: .addCurveToPoint,
          points: [
            CGPoint(x: start.x - k * sin(from), y: start.y + k * cos(from)),
            CGPoint(x: end.x + k * sin(to), y: end.y - k * cos(to)),
            end,
          ]
        )
      )
    }
    return elements
  }
}
