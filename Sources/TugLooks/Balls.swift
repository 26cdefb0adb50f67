// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three coloured balls that spread with the pull and then pulse one after another.
  public static var balls: Look { .balls(BallsOptions()) }

  /// Three balls with colours and sizes of your own.
  ///
  /// At rest all three lie on one point at the content's edge. As the strip opens they rise to its
  /// middle and spread to 20 points between neighbours. While the action runs they fade one after
  /// another, a third of a second apart. With Reduce Motion they stand still in their places and
  /// appear with the pull. A footer that is not pulled shows them in their places, faint after a
  /// failure and not at all when everything is loaded.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer, 60 points high, more with larger balls.
  @inline(never)
  public static func balls(@Chosen _ options: BallsOptions) -> Look {
    options.check()
    return Look(metrics: Balls.metrics(options)) {
      Balls(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/balls(_:)`` and ``Tug/Look/orbit(_:)``.
public struct BallsOptions: Equatable, Sendable {
  /// Colour of the left ball.
  public var left: Paint
  /// Colour of the middle ball.
  public var middle: Paint
  /// Colour of the right ball.
  public var right: Paint
  /// Diameter of a ball, in points, more than 0.
  public var diameter: Double
  /// Distance between the middles of neighbours when spread, in points, 0 or more.
  ///
  /// Limited so that the outer balls stay in the strip.
  public var spread: Double

  /// Creates options; by default amber, the app's accent colour, and red, 10 across and 20 apart.
  public init(
    left: Paint = Paint(red: 245, green: 191, blue: 20),
    middle: Paint = .accent,
    right: Paint = Paint(red: 235, green: 1, blue: 6),
    diameter: Double = 10,
    spread: Double = 20
  ) {
    self.left = left
    self.middle = middle
    self.right = right
    self.diameter = diameter
    self.spread = spread
  }

  func check() {
    precondition(diameter.isSize, "BallsOptions.diameter must be more than 0")
    precondition(spread.isLength, "BallsOptions.spread must be 0 or more")
  }
}

private struct Balls {
  static func metrics(_ options: BallsOptions) -> LookMetrics {
    let extent = 60 + options.diameter.growth(over: 10)
    var metrics = LookMetrics(extent: extent)
    metrics.setPace(0.3)
    return metrics
  }

  static let left: ShapeID = 0
  /// How far the balls rise, which lie on the content at the beginning of a pull.
  static let rise = 20.0
  /// A pulse: from full opacity to this one in so many seconds.
  static let faintest = 0.3
  static let pulse = 1.0

  @Chosen var options: BallsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    ball(-1, options.left, into: &scene)
    ball(0, options.middle, into: &scene)
    ball(1, options.right, into: &scene)
  }

  /// How far the balls are open: with the finger as far as the pull, held as far as they go.
  private var opening: Double {
    context.isHeld || !context.isPulled ? 1 : context.reach
  }

  @inline(never)
  private func ball(_ side: Double, _ color: Paint, into scene: inout Scene) {
    let id = Self.left + Int(side) + 1
    let placed = context.reducesMotion ? 1 : opening
    let spread = context.limit(options.spread, of: options.diameter)
    let (x, y) = context.place(
      across: context.width / 2 + side * spread * placed,
      fromContent: options.diameter / 2 + Self.rise * placed
    )
    let strength = context.strength * (context.reducesMotion ? opening : 1)
    scene.add(.disc(id, diameter: options.diameter, fill: color).at(x, y).opacity(strength))

    if context.phase.isRefreshing {
      scene.track(
        id,
        .opacity,
        from: 1,
        to: Self.faintest,
        duration: Self.pulse,
        begin: (side + 1) * Self.pulse / 3,
        repeats: .infinity
      )
    }
    if !context.isBegunByCode { scene.smooth(id, [.position, .opacity]) }
  }
}
