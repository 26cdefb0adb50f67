// SPDX-License-Identifier: MIT

/// A value that can be interpolated.
indirect enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimatableValue])
  /// Anything else; it changes at once.
  case object(Any)

  init?(_ value: Any?) {
    switch value {
    case nil: return nil
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [Any]: self = .list(value.compactMap { AnimatableValue($0) })
    case let value?: self = .object(value)
    }
  }

  /// The numbers of a value that has only numbers.
  var components: [Double]? {
    switch self {
    case .number(let value): return [value]
    case .point(let value): return [value.x, value.y]
    case .size(let value): return [value.width, value.height]
    case .rect(let value):
      // Differences of rectangles have negative sizes, which `width` and `minX` would turn round.
      return [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .transform(let value): return value.rows.map { Double($0) }
    case .color(let value): return value.components?.map { Double($0) }
    case .path(let value): return value.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    case .list(let values):
      let parts = values.compactMap(\.components)
      return parts.count == values.count ? parts.flatMap { $0 } : nil
    case .object: return nil
    }
  }

  /// The same kind of value with other numbers.
  func with(components v: [Double]) -> AnimatableValue {
    switch self {
    case .number: return .number(v[0])
    case .point: return .point(CGPoint(x: v[0], y: v[1]))
    case .size: return .size(CGSize(width: v[0], height: v[1]))
    case .rect: return .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
    case .transform: return .transform(CATransform3D(rows: v.map { CGFloat($0) }))
    case .color: return .color(CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3]))
    case .path(let path):
      var index = 0
      let elements = path.elements.map { element in
        let points = element.points.map { _ in
          defer { index += 2 }
          return CGPoint(x: v[index], y: v[index + 1])
        }
        return CGPath.Element(type: element.type, points: points)
      }
      return .path(CGPath(elements: elements))
    case .list(let values):
      var rest = v[...]
      return .list(
        values.map { value in
          let count = value.components?.count ?? 0
          defer { rest = rest.dropFirst(count) }
          return value.with(components: Array(rest.prefix(count)))
        }
      )
    case .object: return self
    }
  }

  func interpolated(to other: AnimatableValue, at t: Double) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other,
      CATransform3DIsAffine(a), CATransform3DIsAffine(b)
    {
      let mixed = TransformParts(a.affine).interpolated(to: TransformParts(b.affine), at: t)
      return .transform(CATransform3DMakeAffineTransform(mixed.matrix))
    }
    guard isAlike(other), let from = components, let to = other.components,
      from.count == to.count
    else { return t < 1 && !isPath ? self : other }
    return with(components: zip(from, to).map { $0 + ($1 - $0) * t })
  }

  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(b, a))
    }
    return combined(with: other, +)
  }

  func scaled(by factor: Double) -> AnimatableValue {
    components.map { with(components: $0.map { $0 * factor }) } ?? self
  }

  var negated: AnimatableValue { scaled(by: -1) }

  var zero: AnimatableValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return scaled(by: 0)
  }

  func distance(to other: AnimatableValue) -> Double {
    guard let a = components, let b = other.components else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  func isSame(as other: AnimatableValue) -> Bool {
    isAlike(other) && components == other.components
  }

  private var isPath: Bool {
    if case .path = self { return true }
    return false
  }

  private func combined(
    with other: AnimatableValue,
    _ combine: (Double, Double) -> Double
  ) -> AnimatableValue {
    guard let a = components, let b = other.components, a.count == b.count else { return self }
    return with(components: zip(a, b).map(combine))
  }

  /// Whether numbers of one can stand in for numbers of the other.
  private func isAlike(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color):
      return true
    case (.path(let a), .path(let b)):
      return a.elements.map(\.type) == b.elements.map(\.type)
    case (.list(let a), .list(let b)):
      return a.count == b.count
    default:
      return false
    }
  }
}

/// An affine transform as scale, skew, rotation and translation.
struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var skew: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  init(_ m: CGAffineTransform) {
    scaleX = hypot(m.a, m.b)
    let determinant = m.a * m.d - m.b * m.c
    rotation = scaleX > 0 ? atan2(m.b, m.a) : atan2(-m.c, m.d)
    scaleY = scaleX > 0 ? determinant / scaleX : hypot(m.c, m.d)
    skew = scaleX > 0 && scaleY != 0 ? (m.a * m.c + m.b * m.d) / (scaleX * scaleY) : 0
    translation = CGPoint(x: m.tx, y: m.ty)
  }

  var matrix: CGAffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    return CGAffineTransform(
      a: c * scaleX,
      b: s * scaleX,
      c: scaleY * (c * skew - s),
      d: scaleY * (s * skew + c),
      tx: translation.x,
      ty: translation.y
    )
  }

  /// The shorter way round, as Core Animation takes it.
  func interpolated(to other: TransformParts, at t: Double) -> TransformParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t) }
    var turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
    if turn <= -.pi { turn += 2 * .pi }
    var parts = self
    parts.scaleX = mix(scaleX, other.scaleX)
    parts.scaleY = mix(scaleY, other.scaleY)
    parts.skew = mix(skew, other.skew)
    parts.rotation = rotation + turn * CGFloat(t)
    parts.translation = CGPoint(
      x: mix(translation.x, other.translation.x),
      y: mix(translation.y, other.translation.y)
    )
    return parts
  }
}
