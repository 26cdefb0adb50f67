// SPDX-License-Identifier: MIT

/// A colour: one that the host resolves by its meaning, or fixed sRGB components.
public struct Paint: Equatable, Sendable {
  /// The meaning, or ``Meaning/fixed`` for the components below.
  public var meaning: Meaning
  /// Red, green and blue in 256ths of 0…255, two bytes each: three doubles would be copied with
  /// every paint.
  fileprivate var components: UInt64
  /// Opacity in 0…1, on top of that of the resolved colour.
  public var alpha: Double

  /// What a colour stands for.
  ///
  /// The host knows dark mode, contrast and the app's accent.
  public enum Meaning: UInt8, Equatable, Sendable, CaseIterable {
    /// The components of the paint, whatever the surroundings.
    case fixed = 0
    /// The app's accent colour.
    case accent = 1
    /// Text.
    case label = 2
    /// Text of less weight.
    case secondaryLabel = 3
    /// Text that is hardly more than a hint.
    case tertiaryLabel = 4
    /// Thin lines.
    case separator = 5
    /// What the list is drawn on.
    case background = 6
    /// A surface on the background.
    case surface = 7
    /// Something went well.
    case positive = 8
    /// Something failed.
    case negative = 9
  }

  /// Creates a paint that the host resolves.
  public init(_ meaning: Meaning, alpha: Double = 1) {
    self.meaning = meaning
    components = 0
    self.alpha = alpha
  }

  /// Creates a fixed paint from sRGB components, which are kept to a 256th.
  ///
  /// - Parameters:
  ///   - red: 0…255.
  ///   - green: 0…255.
  ///   - blue: 0…255.
  ///   - alpha: 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    meaning = .fixed
    components = Self.part(red) << 32 | Self.part(green) << 16 | Self.part(blue)
    self.alpha = alpha
  }
}

extension Paint {
  /// Red in 0…1; 0 unless the meaning is fixed.
  public var red: Double { component(32) }
  /// Green in 0…1; 0 unless the meaning is fixed.
  public var green: Double { component(16) }
  /// Blue in 0…1; 0 unless the meaning is fixed.
  public var blue: Double { component(0) }

  private func component(_ shift: UInt64) -> Double { components.component(shift) }

  private static func part(_ value: Double) -> UInt64 {
    value > 0 ? UInt64(min(value, 255) * 256 + 0.5) : 0
  }
}

extension Paint {
  /// The app's accent colour.
  public static let accent = Paint(.accent)
  /// The colour of text.
  public static let label = Paint(.label)
  /// The colour of text of less weight.
  public static let secondaryLabel = Paint(.secondaryLabel)
  /// The colour of hints.
  public static let tertiaryLabel = Paint(.tertiaryLabel)
  /// The colour of thin lines.
  public static let separator = Paint(.separator)
  /// The colour that the list is drawn on.
  public static let background = Paint(.background)
  /// The colour of a surface on the background.
  public static let surface = Paint(.surface)
  /// The colour of success.
  public static let positive = Paint(.positive)
  /// The colour of failure.
  public static let negative = Paint(.negative)
  /// White, whatever the surroundings.
  public static var white: Paint { Paint(red: 255, green: 255, blue: 255) }
  /// Black, whatever the surroundings.
  public static var black: Paint { Paint(red: 0, green: 0, blue: 0) }

  /// The same paint with its opacity multiplied.
  ///
  /// - Parameter factor: 0…1.
  /// - Returns: The fainter paint.
  public func opacity(_ factor: Double) -> Paint {
    var paint = self
    paint.alpha *= factor
    return paint
  }
}

extension UInt64 {
  fileprivate func component(_ shift: UInt64) -> Double {
    Double(self >> shift & 0xffff) / (255 * 256)
  }
}

/// A paint that may be absent.
///
/// An optional paint is passed and copied in pieces; the web module has a budget of bytes.
struct Ink: Equatable, Sendable {
  /// That of the paint; −1 without one.
  private var meaning: Int8
  private var components: UInt64
  private var alpha: Double

  /// No paint.
  static var none: Ink { Ink(meaning: -1, components: 0, alpha: 1) }

  private init(meaning: Int8, components: UInt64, alpha: Double) {
    self.meaning = meaning
    self.components = components
    self.alpha = alpha
  }

  @inline(__always)
  init(_ paint: Paint) {
    meaning = Int8(truncatingIfNeeded: paint.meaning.rawValue)
    components = paint.components
    alpha = paint.alpha
  }

  @inline(__always)
  init(_ paint: Paint?) {
    if let paint { self.init(paint) } else { self = .none }
  }

  /// Whether there is one.
  var isThere: Bool { meaning >= 0 }

  /// The paint, or `nil` without one.
  var paint: Paint? {
    guard let known = Paint.Meaning(rawValue: UInt8(bitPattern: meaning)) else { return nil }
    var paint = Paint(known, alpha: alpha)
    paint.components = components
    return paint
  }
}

extension UnsafeMutablePointer<Double> {
  /// Writes a paint, with the opacity of the shape in it.
  @inline(never)
  func write(_ ink: UnsafePointer<Ink>, opacity: Double) { ink.pointee.write(to: self, opacity) }
}

extension Ink {
  fileprivate func write(to place: UnsafeMutablePointer<Double>, _ opacity: Double) {
    place[0] = Double(meaning)
    place[1] = components.component(32)
    place[2] = components.component(16)
    place[3] = components.component(0)
    place[4] = alpha * opacity
  }
}
