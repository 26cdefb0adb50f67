// SPDX-License-Identifier: MIT

#if canImport(Glibc)
// Debug builds call libm for `squareRoot()` and `rounded(_:)`; a target that imports nothing would
// not link on Linux. Nothing else is used from it.
import Glibc
#endif

/// Elementary functions that give the same bits on every platform.
///
/// The C library, the JavaScript engine and the Darwin system library each round their own way, so
/// recorded display lists would differ in their last digits. These use only the operations that
/// IEEE 754 defines exactly, in a fixed order. The error is less than one unit in the last place.
package enum Elementary {
  /// The ratio of a circle's circumference to its diameter.
  package static let pi = 3.14159265358979323846
  /// A full turn in radians.
  package static let turn = 6.28318530717958647693

  /// The exponential function.
  ///
  /// `x = k·ln 2 + r` with `|r| ≤ ln 2 / 2`, so `eˣ = 2ᵏ·eʳ`, and `eʳ` is its Taylor sum.
  ///
  /// - Parameter x: Any number; a NaN gives a NaN.
  /// - Returns: 0 below −746, infinity above 710.
  @inline(never)
  package static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    let k = (x * inverseLn2).rounded(.toNearestOrEven)
    // The product with the head is exact, since the head has 21 trailing zero bits.
    let head = x - k * ln2Head
    let tail = k * ln2Tail
    let r = head - tail
    let lost = (head - r) - tail
    let p = series(r, to: 14, by: 1)
    let e = 1 + (r + (r * r * p + lost))
    // Two factors, because 2ᵏ itself may be too small or too large for a Double.
    let half = Int(k) / 2
    return e * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// The natural logarithm.
  ///
  /// `x = 2ᵏ·(1 + f)` with `1 + f` near 1 and `s = f / (2 + f)`, so that
  /// `ln(1 + f) = f − f²/2 + s·(f²/2 + R)`, where `R` is the tail of the series of `2·artanh s`.
  ///
  /// - Parameter x: 0 or more.
  /// - Returns: NaN for a negative number or a NaN, −infinity for 0.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // A subnormal number is scaled up first, so that its exponent can be read from its bits.
    let isSubnormal = x < 2.2250738585072014e-308
    let scaled = isSubnormal ? x * 18_014_398_509_481_984 : x
    let bits = scaled.bitPattern
    var k = Int(bits >> 52) - 1023 - (isSubnormal ? 54 : 0)
    var m = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
    if m > 1.4142135623730951 {
      m *= 0.5
      k += 1
    }
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var (p, n) = (0.0, 21.0)
    while n > 1 {
      p = p * z + 2 / n
      n -= 2
    }
    let half = 0.5 * f * f
    let exponent = Double(k)
    let small = s * (half + z * p) + exponent * ln2Tail
    return exponent * ln2Head + (f - (half - small))
  }

  /// The cosine and the sine of an angle in radians.
  ///
  /// - Parameter x: Up to 262,144 turns either way.
  /// - Returns: −1…1; NaN farther out and for a NaN.
  @inline(never)
  package static func direction(_ x: Double) -> (x: Double, y: Double) {
    let angle = Reduced(x)
    let (c, s) = (cosine(angle), sine(angle))
    switch angle.quadrant {
    case 0: return (c, s)
    case 1: return (-s, c)
    case 2: return (-c, -s)
    default: return (s, -c)
    }
  }

  /// `1/m! + x/(m+s)! + x²/(m+2s)! + … + xᵏ/n!`, where `s` is the step and `m` the least of n, n−s, …
  /// that is more than it.
  ///
  /// A factorial of up to 18 is a whole number below 2⁵³, so the quotient of two is exact. Inlined, all
  /// that does not depend on `x` becomes constants; the web module has a budget of bytes instead.
  #if hasFeature(Embedded)
  @inline(never)
  #else
  @inline(__always)
  #endif
  private static func series(_ x: Double, to n: Int, by step: Int) -> Double {
    var factorial = 1.0
    for number in 2...n { factorial *= Double(number) }
    var (sum, n) = (0.0, n)
    while n > step {
      sum = sum * x + 1 / factorial
      factorial /= Double(step == 1 ? n : n * (n - 1))
      n -= step
    }
    return sum
  }

  private static let inverseLn2 = 1.44269504088896340736
  /// The first 32 bits of ln 2, and the rest.
  private static let ln2Head = Double(bitPattern: 0x3fe6_2e42_fee0_0000)
  private static let ln2Tail = 1.90821492927058770002e-10

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// An angle as a quadrant and a rest of at most an eighth of a turn, in two parts.
  private struct Reduced {
    var quadrant: Int
    var value: Double
    var lost: Double

    /// A quarter turn in three parts of 33 bits each, and the rest, so that the products with up
    /// to 20 bits of quadrants are exact.
    private static let quarter1 = Double(bitPattern: 0x3ff9_21fb_5440_0000)
    private static let quarter2 = Double(bitPattern: 0x3dd0_b461_1a60_0000)
    private static let quarter3 = Double(bitPattern: 0x3ba3_198a_2e03_7073)
    private static let inverseQuarter = 0.63661977236758134308

    // Inlined, as are both functions below: looks turn dozens of points a frame.
    @inline(__always)
    init(_ x: Double) {
      guard x.magnitude < 1_647_099 else {
        (quadrant, value, lost) = (0, .nan, 0)
        return
      }
      let n = (x * Self.inverseQuarter).rounded(.toNearestOrEven)
      let first = x - n * Self.quarter1
      let second = n * Self.quarter2
      let middle = first - second
      // What rounding took from `middle` is kept, and the third part joins it.
      let tail = n * Self.quarter3 - ((first - middle) - second)
      value = middle - tail
      lost = (middle - value) - tail
      quadrant = Int(n) & 3
    }
  }

  @inline(__always)
  private static func sine(_ angle: Reduced) -> Double {
    let x = angle.value
    let z = x * x
    let p = -series(-z, to: 17, by: 2)
    return x + (z * x * p + angle.lost * (1 - 0.5 * z))
  }

  @inline(__always)
  private static func cosine(_ angle: Reduced) -> Double {
    let x = angle.value
    let z = x * x
    let p = series(-z, to: 18, by: 2)
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * z * p - x * angle.lost))
  }
}
