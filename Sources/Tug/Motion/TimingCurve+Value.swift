// SPDX-License-Identifier: MIT

extension TimingCurve {
  /// The eased progress at a linear one.
  ///
  /// With `s` the parameter of the Bézier, `x(s) = progress` is solved by Newton's method, kept
  /// inside a bracket by bisection, and the result is `y(s)`. It is 0 at 0 and 1 at 1 exactly, and
  /// may lie outside 0…1 in between if a control point does.
  ///
  /// - Parameter progress: Share of the time that has passed; limited to 0…1, and a NaN counts as 0.
  /// - Returns: Share of the way that is done.
  @inline(never)
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return progress }
    return Self.cubic(y1, y2, at: parameter(at: progress))
  }

  /// The speed of the eased progress at a linear one: the slope of the curve.
  ///
  /// - Parameter progress: Share of the time that has passed.
  /// - Returns: Way per time, 0 outside 0…1.
  package func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    if x1 == y1, x2 == y2 { return 1 }
    let s = parameter(at: progress)
    let dx = Self.derivative(limited(x1), limited(x2), at: s)
    return dx > 1e-9 ? Self.derivative(y1, y2, at: s) / dx : 0
  }

  private func parameter(at progress: Double) -> Double {
    let (p1, p2) = (limited(x1), limited(x2))
    var (low, high) = (0.0, 1.0)
    var s = progress
    for _ in 0..<64 {
      let error = Self.cubic(p1, p2, at: s) - progress
      guard error.magnitude > 1e-13 else { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.derivative(p1, p2, at: s)
      // Where the curve is vertical the step leaves the bracket or is not a number.
      s = next > low && next < high ? next : 0.5 * (low + high)
    }
    return s
  }

  /// A time may not run backwards, so an abscissa outside 0…1 is limited to it.
  private func limited(_ abscissa: Double) -> Double { abscissa.share }

  /// `3·p₁·s·(1−s)² + 3·p₂·s²·(1−s) + s³`.
  private static func cubic(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let (a, c) = (3 * (p1 - p2) + 1, 3 * p1)
    return ((a * s + (3 * p2 - 2 * c)) * s + c) * s
  }

  private static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let (a, c) = (3 * (p1 - p2) + 1, 3 * p1)
    return (3 * a * s + 2 * (3 * p2 - 2 * c)) * s + c
  }
}
