// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three balls that go round a triangle: for the middle of a window, and for a strip.
  public static var orbit: Look { .orbit(BallsOptions()) }

  /// Three orbiting balls with colours and sizes of your own.
  ///
  /// While the action runs each ball goes from corner to corner, once round in two seconds, and
  /// fades and comes back three times. In a strip they stand on the corners and appear with the pull.
  /// With Reduce Motion they only fade and come back.
  ///
  /// An indicator over a whole window is the scene of this look in a box of 100 × 100 points:
  /// ```swift
  /// let metrics = Look.orbit.metrics(for: .refresh, width: 100, textScale: 1)
  /// let context = LookContext(phase: .refreshing, width: 100, metrics: metrics) { _, _ in
  ///   TextSize(width: 0, height: 0)
  /// }
  /// player.update(.orbit, context, at: now)
  /// ```
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look 100 points high, more with balls that need it.
  public static func orbit(@Chosen _ options: BallsOptions) -> Look {
    options.check()
    let extent = max(100, options.spread + options.diameter)
    return Look(metrics: .wordless(extent)) {
      Orbit(options: options, context: $0).draw(into: &$1)
    }
  }
}

private struct Orbit {
  /// Seconds of a round.
  static let period = 2.0
  /// Opacity where a ball is faintest.
  static let faintest = 0.5

  @Chosen var options: BallsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    ball(0, options.left, into: &scene)
    ball(1, options.middle, into: &scene)
    ball(2, options.right, into: &scene)
  }

  /// A corner of the triangle about the middle, the top first, clockwise: (0, −10), (10, 10) and
  /// (−10, 10) when the balls are 20 apart.
  private func corner(_ number: Int) -> (x: Double, y: Double) {
    let reach = context.limit(options.spread / 2, of: options.diameter)
    switch number % 3 {
    case 0: return (0, -reach)
    case 1: return (reach, reach)
    default: return (-reach, reach)
    }
  }

  private func ball(_ number: Int, _ color: Paint, into scene: inout Scene) {
    let id: ShapeID = 0 + number
    let (x, y) = context.place(across: context.width / 2, fromContent: context.extent / 2)
    let start = corner(number)
    let ball = Shape.disc(id, diameter: options.diameter, fill: color)
      .at(x + start.x, y + start.y)
    scene.add(ball.opacity(context.opening * context.strength))
    if context.phase.isRefreshing {
      if !context.reducesMotion {
        travel(id, .x, (x + start.x, x + corner(number + 1).x, x + corner(number + 2).x), &scene)
        travel(id, .y, (y + start.y, y + corner(number + 1).y, y + corner(number + 2).y), &scene)
      }
      scene.track(id, .opacity, duration: Self.period / 3, repeats: .infinity) {
        $0.add(at: 0, 1)
        $0.add(at: 0.5, Self.faintest)
        $0.add(at: 1, 1)
      }
    }
    scene.smooth(id, [.position, .opacity])
  }

  /// Round the triangle in equal thirds, of which the first slows down.
  @inline(never)
  private func travel(
    _ id: ShapeID,
    _ attribute: Attribute,
    _ corners: (Double, Double, Double),
    _ scene: inout Scene
  ) {
    scene.track(id, attribute, duration: Self.period, repeats: .infinity) {
      $0.add(at: 0, corners.0, curve: .easeOut)
      $0.add(at: 1.0 / 3, corners.1)
      $0.add(at: 2.0 / 3, corners.2)
      $0.add(at: 1, corners.0)
    }
  }
}
