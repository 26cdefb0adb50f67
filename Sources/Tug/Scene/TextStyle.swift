// SPDX-License-Identifier: MIT

/// How a text of a scene is set.
public struct TextStyle: Equatable, Sendable {
  /// Font size in points, final: a look multiplies it by the context's text scale.
  public var size: Double
  /// Weight of the font.
  public var weight: Weight
  /// Where a line sits in its box; the middle of the height in any case.
  public var alignment: Alignment

  /// The weight of a font.
  public enum Weight: UInt8, Equatable, Sendable {
    /// The usual weight.
    case regular = 0
    /// A little stronger.
    case medium = 1
    /// Stronger.
    case semibold = 2
    /// Strong.
    case bold = 3
  }

  /// Where a line sits in its box, in reading direction.
  public enum Alignment: UInt8, Equatable, Sendable {
    /// Where reading begins: left in a left-to-right layout.
    case leading = 0
    /// In the middle.
    case center = 1
    /// Where reading ends.
    case trailing = 2
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - size: Font size in points, more than 0.
  ///   - weight: Regular by default.
  ///   - alignment: Centred by default.
  public init(size: Double, weight: Weight = .regular, alignment: Alignment = .center) {
    self.size = size
    self.weight = weight
    self.alignment = alignment
  }
}

/// The size that a text takes in a style, in points.
public struct TextSize: Equatable, Sendable {
  /// Width of the line.
  public var width: Double
  /// Height of the line.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
