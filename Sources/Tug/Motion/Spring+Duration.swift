// SPDX-License-Identifier: MIT

extension Spring {
  /// Creates the spring that UIView's spring animation of this duration uses.
  ///
  /// ω is such that at the end of the duration `D` a thousandth is left:
  /// ```
  /// ζ < 1   (ζω − v) / (ω·√(1 − ζ²)) · e^(−ζωD) = .001     (the envelope of the swing)
  /// ζ ≥ 1   d(D) = .001                                    (the distance itself)
  /// ```
  /// For ζ = 1 and `v = 0`, `ωD = 9.2334`. An initial velocity so large that no ω satisfies this is
  /// left out of the equation, but not out of the motion.
  ///
  /// - Parameters:
  ///   - duration: D in seconds, more than 0.
  ///   - dampingRatio: ζ, more than 0; below .01 it is taken as .01, where the swing outlasts
  ///     anything.
  ///   - initialVelocity: `v` in whole distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(duration > 0, "Spring.duration must be more than 0")
    precondition(dampingRatio > 0, "Spring.dampingRatio must be more than 0")
    let ratio = max(dampingRatio, 0.01)
    // With y = ωD and u = vD the equations no longer contain the duration.
    let u = initialVelocity * duration
    let y = Residual(ratio: ratio, u: u).root ?? Residual(ratio: ratio, u: 0).root ?? Self.critical
    self.init(
      angularFrequency: y / duration,
      dampingRatio: ratio,
      initialVelocity: initialVelocity
    )
  }
}

extension Spring {
  /// `ωD` of a critically damped spring without initial velocity: `(1 + y)·e^(−y) = .001`.
  fileprivate static let critical = 9.2334134764515863
}

/// What is left at the end of the duration, as a function of `y = ωD`.
private struct Residual {
  var ratio: Double
  var u: Double

  /// The largest `y` with a residual of a thousandth, beyond which it only falls.
  var root: Double? {
    if u == 0, ratio == 1 { return Spring.critical }
    if u == 0, ratio < 1 {
      return -Elementary.log(0.001 * (1 - ratio * ratio).squareRoot() / ratio) / ratio
    }
    var low = peak
    guard value(at: low) > 0.001 else { return nil }
    var high = low + 1
    while value(at: high) > 0.001 {
      low = high
      high += high
    }
    // Bisection to the last bit: only springs with a velocity, or without a swing, come here.
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
