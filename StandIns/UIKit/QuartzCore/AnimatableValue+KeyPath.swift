// SPDX-License-Identifier: MIT

extension AnimatableValue {
  /// A part of the value: `size.width`, `x`, `rotation.z`.
  func part(_ path: Substring) -> AnimatableValue? {
    if path.isEmpty { return self }
    switch self {
    case .point(let value):
      return path == "x" ? .number(value.x) : path == "y" ? .number(value.y) : nil
    case .size(let value):
      switch path {
      case "width": return .number(value.width)
      case "height": return .number(value.height)
      default: return nil
      }
    case .rect(let value):
      let (head, tail) = Self.split(path)
      if head == "origin" { return AnimatableValue.point(value.origin).part(tail) }
      if head == "size" { return AnimatableValue.size(value.size).part(tail) }
      return nil
    case .transform(let value):
      let parts = TransformParts(value.affine)
      switch path {
      case "rotation", "rotation.z": return .number(parts.rotation)
      case "rotation.x", "rotation.y": return .number(0)
      case "scale": return .number((parts.scaleX + parts.scaleY) / 2)
      case "scale.x": return .number(parts.scaleX)
      case "scale.y": return .number(parts.scaleY)
      case "scale.z": return .number(value.m33)
      case "translation": return .size(CGSize(width: value.m41, height: value.m42))
      case "translation.x": return .number(value.m41)
      case "translation.y": return .number(value.m42)
      case "translation.z": return .number(value.m43)
      default: return nil
      }
    default:
      return nil
    }
  }

  /// The value with a part replaced.
  func replacing(_ path: Substring, with part: AnimatableValue) -> AnimatableValue {
    if path.isEmpty { return part }
    let number = part.components?.first ?? 0
    switch self {
    case .point(var value):
      if path == "x" { value.x = number } else if path == "y" { value.y = number }
      return .point(value)
    case .size(var value):
      if path == "width" { value.width = number }
      if path == "height" { value.height = number }
      return .size(value)
    case .rect(var value):
      let (head, tail) = Self.split(path)
      if head == "origin",
        case .point(let point) = AnimatableValue.point(value.origin).replacing(tail, with: part)
      {
        value.origin = point
      }
      if head == "size",
        case .size(let size) = AnimatableValue.size(value.size).replacing(tail, with: part)
      {
        value.size = size
      }
      return .rect(value)
    case .transform(let value):
      return .transform(Self.transform(value, replacing: path, number, part))
    default:
      return self
    }
  }

  private static func transform(
    _ value: CATransform3D,
    replacing path: Substring,
    _ number: Double,
    _ part: AnimatableValue
  ) -> CATransform3D {
    var value = value
    var parts = TransformParts(value.affine)
    switch path {
    case "rotation", "rotation.z": parts.rotation = number
    case "rotation.x":
      return CATransform3DRotate(value, number, 1, 0, 0)
    case "rotation.y":
      return CATransform3DRotate(value, number, 0, 1, 0)
    case "scale":
      parts.scaleX = number
      parts.scaleY = number
    case "scale.x": parts.scaleX = number
    case "scale.y": parts.scaleY = number
    case "translation.x": parts.translation.x = number
    case "translation.y": parts.translation.y = number
    case "translation":
      if let moved = part.components, moved.count == 2 {
        parts.translation = CGPoint(x: moved[0], y: moved[1])
      }
    default: return value
    }
    let matrix = parts.matrix
    (value.m11, value.m12, value.m21, value.m22) = (matrix.a, matrix.b, matrix.c, matrix.d)
    (value.m41, value.m42) = (matrix.tx, matrix.ty)
    return value
  }

  static func split(_ path: Substring) -> (head: Substring, tail: Substring) {
    guard let dot = path.firstIndex(of: ".") else { return (path, "") }
    return (path[..<dot], path[path.index(after: dot)...])
  }
}
