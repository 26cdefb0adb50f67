// SPDX-License-Identifier: MIT

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A path of lines and Bézier curves.
public class CGPath: Hashable {
  struct Element: Hashable {
    var type: CGPathElementType
    var points: [CGPoint]

    static func == (lhs: Element, rhs: Element) -> Bool {
      lhs.type == rhs.type && lhs.points == rhs.points
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathBuilder.rect(rect).applying(transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathBuilder.ellipse(rect).applying(transform)
  }

  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = PathBuilder.roundedRect(rect, width: cornerWidth, height: cornerHeight)
      .applying(transform)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let point = last.points.last { return point }
    return elements.last { $0.type == .moveToPoint }?.points.last ?? .zero
  }

  /// The box around all points, control points included.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  public var boundingBoxOfPath: CGRect { CGRect(enclosing: flattened.flatMap(\.points)) }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform.inverted())
    let winding = windingNumber(at: point)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension [CGPath.Element] {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Self {
    guard let matrix = transform?.pointee else { return self }
    return applying(matrix)
  }

  func applying(_ matrix: CGAffineTransform) -> Self {
    map { CGPath.Element(type: $0.type, points: $0.points.map { $0.applying(matrix) }) }
  }
}
