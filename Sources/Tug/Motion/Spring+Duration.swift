// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

extension Spring {
  /// Creates the spring that UIView's spring animation of this duration uses.
  ///
  /// ω is such that at the end of the duration `D` a thousandth is left: for ζ < 1 of the envelope of
  /// the swing, which gives `ωD = ln(1000·ζ / √(1 − ζ²)) / ζ`; from 1 on of the distance itself, which
  /// for ζ = 1 gives `ωD = 9.2334`.
  ///
  /// - Parameters:
  ///   - duration: D in seconds, more than 0.
  ///   - dampingRatio: ζ, more than 0; below .01 it is taken as .01, where the swing outlasts
  ///     anything.
  @inline(never)
  public init(duration: Double, dampingRatio: Double) {
    precondition(duration > 0, "Spring.duration must be more than 0")
    precondition(dampingRatio > 0, "Spring.dampingRatio must be more than 0")
    let ratio = max(dampingRatio, 0.01)
    self.init(angularFrequency: Self.settling(ratio) / duration, dampingRatio: ratio)
  }

  /// Creates the spring that UIView's spring animation of this duration and velocity uses.
  ///
  /// ω solves the published equation:
  /// ```
  /// ζ < 1   (ζω − v) / (ω·√(1 − ζ²)) · e^(−ζωD) = .001     (the envelope of the swing)
  /// ζ ≥ 1   d(D) = .001                                    (the distance itself)
  /// ```
  /// A velocity so large that no ω satisfies it is left out of the equation, but not out of the
  /// motion.
  ///
  /// - Parameters:
  ///   - duration: D in seconds, more than 0.
  ///   - dampingRatio: ζ, more than 0; below .01 it is taken as .01.
  ///   - initialVelocity: `v` in whole distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    self.init(duration: duration, dampingRatio: dampingRatio)
    self.initialVelocity = initialVelocity
    // With y = ωD and u = vD the equations no longer contain the duration.
    let residual = Residual(ratio: self.dampingRatio, u: initialVelocity * duration)
    if initialVelocity != 0, let y = residual.root { angularFrequency = y / duration }
  }

  /// `ωD` without initial velocity.
  private static func settling(_ ratio: Double) -> Double {
    if ratio < 1 || !Capability.stiffSprings {
      return Elementary.log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio
    }
    let critical = 9.2334134764515857
    guard ratio > 1 else { return critical }
    // Newton's method on ln d, which is all but straight.
    let fast = ratio + (ratio * ratio - 1).squareRoot()
    let slow = 1 / fast
    var y = critical
    for _ in 0..<12 {
      let (a, b) = (Elementary.exp(-slow * y), Elementary.exp(-fast * y))
      let distance = fast * a - slow * b
      y += distance / (a - b) * Elementary.log(1000 * distance / (fast - slow))
    }
    return y
  }
}

/// What is left at the end of the duration, as a function of `y = ωD`.
private struct Residual {
  var ratio: Double
  var u: Double

  /// The largest `y` with a residual of a thousandth, beyond which it only falls.
  var root: Double? {
    var low = peak
    guard value(at: low) > 0.001 else { return nil }
    var high = low + 1
    while value(at: high) > 0.001 {
      low = high
      high += high
    }
    // Bisection to the last bit: few springs start with a velocity.
    while true {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { return high }
      if value(at: middle) > 0.001 { low = middle } else { high = middle }
    }
  }

  /// Where the residual is largest, or a place before the root if it falls from the start.
  private var peak: Double {
    guard u > 0 else { return 0.0001 }
    if ratio < 1 { return (u + (u * u + 4 * u).squareRoot()) / (2 * ratio) }
    return u
  }

  private func value(at y: Double) -> Double {
    if ratio < 1 {
      let envelope = (ratio - u / y) / (1 - ratio * ratio).squareRoot()
      return envelope * Elementary.exp(-ratio * y)
    }
    let unit = Spring(angularFrequency: y, dampingRatio: ratio, initialVelocity: u)
    return 1 - unit.value(at: 1)
  }
}
