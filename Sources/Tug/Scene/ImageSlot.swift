// SPDX-License-Identifier: MIT

/// A place for a picture, or a sequence of pictures, that the app supplies to the host.
public struct ImageSlot: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
  /// The number under which the host looks it up.
  public var rawValue: UInt8

  /// Creates a slot.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a slot from a literal.
  public init(integerLiteral value: UInt8) { rawValue = value }
}
