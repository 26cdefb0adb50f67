// SPDX-License-Identifier: MIT

/// A number that may be absent.
///
/// It takes the room of the number, for which the least one of all stands when there is none. An optional is
/// copied in pieces wherever a structure is that has one; the web module has a budget of bytes.
struct Sparse: Equatable, Sendable {
  private var number: Double

  private static var none: Double { -.greatestFiniteMagnitude }

  init(_ optional: Double?) { number = optional ?? Self.none }

  /// The number, or `nil` when there is none.
  var optional: Double? {
    get { number == Self.none ? nil : number }
    set { number = newValue ?? Self.none }
  }
}
