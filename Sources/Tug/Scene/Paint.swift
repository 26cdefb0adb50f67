// SPDX-License-Identifier: MIT

/// A colour: one that the host resolves by its meaning, or fixed sRGB components.
public struct Paint: Equatable, Sendable {
  /// The meaning in the last byte; before it red, green and blue in 256ths of 0…255, two bytes each.
  ///
  /// Paints are copied often, and each field costs the web module bytes.
  fileprivate var code: Int64
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
    code = Int64(meaning.rawValue)
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
    code = Self.part(red) << 40 | Self.part(green) << 24 | Self.part(blue) << 8
    self.alpha = alpha
  }
}

extension Paint {
  /// The meaning, or ``Meaning/fixed`` for the components below.
  public var meaning: Meaning {
    get { Meaning(rawValue: UInt8(truncatingIfNeeded: code)) ?? .fixed }
    set { code = code & ~0xff | Int64(newValue.rawValue) }
  }
  /// Red in 0…1; 0 unless the meaning is fixed.
  public var red: Double { code.component(40) }
  /// Green in 0…1; 0 unless the meaning is fixed.
  public var green: Double { code.component(24) }
  /// Blue in 0…1; 0 unless the meaning is fixed.
  public var blue: Double { code.component(8) }

  private static func part(_ value: Double) -> Int64 {
    value > 0 ? Int64(min(value, 255) * 256 + 0.5) : 0
  }
}

extension Paint {
  /// The app's accent colour.
  public static var accent: Paint { Paint(.accent) }
  /// The colour of text.
  public static var label: Paint { Paint(.label) }
  /// The colour of text of less weight.
  public static var secondaryLabel: Paint { Paint(.secondaryLabel) }
  /// The colour of hints.
  public static var tertiaryLabel: Paint { Paint(.tertiaryLabel) }
  /// The colour of thin lines.
  public static var separator: Paint { Paint(.separator) }
  /// The colour that the list is drawn on.
  public static var background: Paint { Paint(.background) }
  /// The colour of a surface on the background.
  public static var surface: Paint { Paint(.surface) }
  /// The colour of success.
  public static var positive: Paint { Paint(.positive) }
  /// The colour of failure.
  public static var negative: Paint { Paint(.negative) }
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

extension Int64 {
  fileprivate func component(_ shift: Int64) -> Double {
    Double(self >> shift & 0xffff) / (255 * 256)
  }
}

/// A paint that may be absent.
///
/// An optional paint is passed and copied in pieces; the web module has a budget of bytes.
struct Ink: Equatable, Sendable {
  /// That of the paint; without one −1 in the last byte.
  private var code: Int64
  private var alpha: Double

  /// No paint.
  static var none: Ink { Ink(code: 0xff, alpha: 1) }

  private init(code: Int64, alpha: Double) {
    self.code = code
    self.alpha = alpha
  }

  @inline(__always)
  init(_ paint: Paint) { self.init(code: paint.code, alpha: paint.alpha) }

  @inline(__always)
  init(_ paint: Paint?) {
    if let paint { self.init(paint) } else { self = .none }
  }

  /// Whether there is one.
  var isThere: Bool { meaning >= 0 }

  fileprivate var meaning: Int8 { Int8(truncatingIfNeeded: code) }

  /// The paint, or `nil` without one.
  var paint: Paint? {
    guard isThere else { return nil }
    var paint = Paint(.fixed, alpha: alpha)
    paint.code = code
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
    place[1] = code.component(40)
    place[2] = code.component(24)
    place[3] = code.component(8)
    place[4] = alpha * opacity
  }
}
