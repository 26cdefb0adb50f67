// SPDX-License-Identifier: MIT

public class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.moveToPoint, [point], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.addLineToPoint, [point], transform)
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.addQuadCurveToPoint, [control, end], transform)
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.addCurveToPoint, [control1, control2, end], transform)
  }

  /// Adds an arc; `clockwise` is meant in a space whose y axis points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      isDecreasing: clockwise,
      startsNew: isEmpty || elements.last?.type == .closeSubpath
    )
    elements += arc.applying(transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathBuilder.rect(rect).applying(transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathBuilder.ellipse(rect).applying(transform)
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements += PathBuilder.roundedRect(rect, width: cornerWidth, height: cornerHeight)
      .applying(transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func closeSubpath() {
    guard !elements.isEmpty else { return }
    elements.append(Element(type: .closeSubpath, points: []))
  }

  private func append(
    _ type: CGPathElementType,
    _ points: [CGPoint],
    _ transform: CGAffineTransform
  ) {
    elements.append(Element(type: type, points: points.map { $0.applying(transform) }))
  }
}
