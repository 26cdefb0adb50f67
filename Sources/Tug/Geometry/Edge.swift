// SPDX-License-Identifier: MIT

/// One of the two ends of the scrolled axis.
///
/// The engine knows one dimension. A host maps it: for a vertical list `start` is the top and `end`
/// the bottom; for a horizontal list `start` is the leading edge and `end` the trailing one.
public enum Edge: UInt8, Equatable, Sendable, CaseIterable {
  /// The top, or the leading edge: where a header sits.
  case start
  /// The bottom, or the trailing edge: where a footer sits.
  case end

  /// The other edge.
  public var opposite: Edge { self == .start ? .end : .start }
}
