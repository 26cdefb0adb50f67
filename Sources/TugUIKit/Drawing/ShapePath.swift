// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

extension CGPath {
  /// The outline of a shape about its own origin.
  ///
  /// - Parameters:
  ///   - shape: With the values that it has on screen.
  ///   - outline: The segments of a path as they are on screen; not used for other kinds.
  /// - Returns: The outline; an empty path for a kind without one.
  static func outline(of shape: Shape, _ outline: @autoclosure () -> [Double]) -> CGPath {
    let path = CGMutablePath()
    let radius = CGFloat(max(0, shape.width / 2))
    switch shape.kind {
    case .disc:
      path.addArc(from: 0, to: Elementary.turn, radius: radius)
      path.closeSubpath()
    case .arc:
      path.addArc(from: shape.startAngle, to: shape.endAngle, radius: radius)
    case .rectangle:
      let (width, height) = (max(0, shape.width), max(0, shape.height))
      let rectangle = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
      let corner = max(0, min(shape.cornerRadius, min(width, height) / 2))
      path.addRoundedRect(in: rectangle, cornerWidth: corner, cornerHeight: corner)
    case .path:
      path.add(outline())
    case .group, .text, .image, .spinner:
      break
    }
    return path
  }
}

extension CGMutablePath {
  /// Adds a part of a circle about the origin, clockwise on screen for a growing angle.
  fileprivate func addArc(from start: Double, to end: Double, radius: CGFloat) {
    addArc(
      center: .zero,
      radius: radius,
      startAngle: start,
      endAngle: end,
      // Core Graphics has the sense of a plane whose y grows upwards.
      clockwise: end < start
    )
  }

  /// Adds the segments of an outline.
  fileprivate func add(_ numbers: [Double]) {
    let outline = Outline(start: 0, count: numbers.count)
    for segment in Segments(numbers: numbers, outline: outline) {
      switch segment {
      case .move(let x, let y): move(to: CGPoint(x: x, y: y))
      case .line(let x, let y): addLine(to: CGPoint(x: x, y: y))
      case .quadratic(let cx, let cy, let x, let y):
        addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
      case .cubic(let cx, let cy, let dx, let dy, let x, let y):
        addCurve(
          to: CGPoint(x: x, y: y),
          control1: CGPoint(x: cx, y: cy),
          control2: CGPoint(x: dx, y: dy)
        )
      case .close: closeSubpath()
      }
    }
  }
}
#endif
