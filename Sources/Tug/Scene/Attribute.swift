// SPDX-License-Identifier: MIT

/// A number of a shape that a track can move.
public enum Attribute: UInt8, Equatable, Sendable, CaseIterable {
  /// ``Shape/x``.
  case x
  /// ``Shape/y``.
  case y
  /// ``Shape/width``.
  case width
  /// ``Shape/height``.
  case height
  /// ``Shape/cornerRadius``.
  case cornerRadius
  /// ``Shape/startAngle``.
  case startAngle
  /// ``Shape/endAngle``.
  case endAngle
  /// ``Shape/rotation``.
  case rotation
  /// ``Shape/scaleX``.
  case scaleX
  /// ``Shape/scaleY``.
  case scaleY
  /// ``Shape/opacity``.
  case opacity
  /// ``Shape/strokeStart``.
  case strokeStart
  /// ``Shape/strokeEnd``.
  case strokeEnd
  /// ``Shape/lineWidth``.
  case lineWidth
  /// ``Shape/morph``.
  case morph
  /// ``Shape/frame``.
  case frame
}

/// A set of attributes that share a transition.
public struct AttributeSet: OptionSet, Equatable, Sendable {
  /// One bit per attribute, and one for the outline of a path.
  public var rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of one attribute.
  public init(_ attribute: Attribute) { rawValue = 1 << UInt32(attribute.rawValue) }

  /// Both coordinates.
  public static let position = AttributeSet(rawValue: 0b11)
  /// Width, height and corner radius.
  public static let size = AttributeSet(rawValue: 0b1_1100)
  /// Both ends of an arc.
  public static let angles = AttributeSet(rawValue: 0b110_0000)
  /// The rotation.
  public static let rotation = AttributeSet(.rotation)
  /// Both scales.
  public static let scale = AttributeSet(rawValue: 0b11_0000_0000)
  /// The opacity.
  public static let opacity = AttributeSet(.opacity)
  /// Both ends of the drawn part of a line.
  public static let stroke = AttributeSet(rawValue: 0b1_1000_0000_0000)
  /// The share of the morph target.
  public static let morph = AttributeSet(.morph)
  /// The outline of a path, if the old and the new one have the same kinds of segments.
  public static let outline = AttributeSet(rawValue: 1 << 31)
  /// All bits that mean something.
  static let known: UInt32 = 0x8000_ffff
  /// Everything but the frame of an image.
  public static let all = AttributeSet(rawValue: 0x8000_7fff)

  /// Whether the attribute is one of the set.
  public func contains(_ attribute: Attribute) -> Bool {
    rawValue & (1 << UInt32(attribute.rawValue)) != 0
  }
}
