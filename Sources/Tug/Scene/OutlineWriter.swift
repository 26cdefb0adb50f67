// SPDX-License-Identifier: MIT

/// Writes an outline segment by segment.
///
/// It cannot be kept beyond the closure that it is given to.
public struct OutlineWriter: ~Copyable {
  /// Where it writes, for as long as the scene lets it.
  private let scene: UnsafeMutablePointer<Scene>

  init(_ scene: UnsafeMutablePointer<Scene>) { self.scene = scene }

  /// Adds the beginning of a segment; the caller has to write the rest.
  // Not inlined: the web module has a budget of bytes.
  @inline(never)
  private func put(_ code: Double, _ x: Double, _ y: Double) -> UnsafeMutablePointer<Double> {
    let place = scene.pointee.numbers.extend(by: 1 + Outline.coordinates(after: code))
    place[0] = code
    place[1] = x
    place[2] = y
    return place
  }

  /// Begins a new line at (x, y).
  public mutating func move(_ x: Double, _ y: Double) { _ = put(0, x, y) }

  /// Draws a straight line to (x, y).
  public mutating func line(_ x: Double, _ y: Double) { _ = put(1, x, y) }

  /// Draws a quadratic curve to (x, y) with the control point (cx, cy).
  @inline(never)
  public mutating func quadratic(
    _ cx: Double,
    _ cy: Double,
    to x: Double,
    _ y: Double
  ) {
    let place = put(2, cx, cy)
    place[3] = x
    place[4] = y
  }

  /// Draws a cubic curve to (x, y) with the control points (cx, cy) and (dx, dy).
  @inline(never)
  public mutating func cubic(
    _ cx: Double,
    _ cy: Double,
    _ dx: Double,
    _ dy: Double,
    to x: Double,
    _ y: Double
  ) {
    let place = put(3, cx, cy)
    place[3] = dx
    place[4] = dy
    place[5] = x
    place[6] = y
  }

  /// Draws a line back to where this one began.
  @inline(never)
  public mutating func close() { scene.pointee.numbers.append(4) }

  /// Draws a part of a circle as cubic curves of at most a quarter turn each.
  ///
  /// The handles have the length `4/3·tan(θ/4)·r`, off by less than r/3000. Begins a new line at its
  /// start if `begins`, otherwise a straight line leads there. Two arcs morph into each other when
  /// they have the same number of quarters.
  ///
  /// - Parameters:
  ///   - x: Centre across.
  ///   - y: Centre down.
  ///   - radius: 0 or more.
  ///   - start: Angle of the start, clockwise from three o'clock.
  ///   - end: Angle of the end; less than `start` runs counterclockwise.
  ///   - begins: Whether a new line begins here.
  @inline(never)
  public mutating func arc(
    _ x: Double,
    _ y: Double,
    radius: Double,
    from start: Double,
    to end: Double,
    begins: Bool
  ) {
    let sweep = end - start
    let quarters = max(1, (sweep.magnitude / (Elementary.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / quarters
    let eighth = Elementary.direction(step / 4)
    let handle = eighth.x == 0 ? 0 : 4.0 / 3 * (eighth.y / eighth.x) * radius
    var (c, s) = Elementary.direction(start)
    if begins { move(x + radius * c, y + radius * s) } else { line(x + radius * c, y + radius * s) }
    for index in 0..<Int(quarters) {
      let angle = start + step * Double(index + 1)
      let (c1, s1) = Elementary.direction(angle)
      cubic(
        x + radius * c - handle * s,
        y + radius * s + handle * c,
        x + radius * c1 + handle * s1,
        y + radius * s1 - handle * c1,
        to: x + radius * c1,
        y + radius * s1
      )
      (c, s) = (c1, s1)
    }
  }
}
