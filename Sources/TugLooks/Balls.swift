// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three coloured balls that spread with the pull and then pulse one after another.
  public static var balls: Look { .balls(BallsOptions()) }

  /// Three balls with colours of your own.
  ///
  /// At rest all three lie on one point at the content's edge. As the strip opens they rise to its
  /// middle and spread to 20 points between neighbours. While the action runs they fade one after
  /// another, a third of a second apart. With Reduce Motion they stand still in their places and
  /// appear with the pull. A footer that is not pulled shows them in their places, faint after a
  /// failure and not at all when everything is loaded.
  ///
  /// - Parameter options: Colours.
  /// - Returns: A look for a header or a footer, 60 points high.
  @inline(never)
  public static func balls(_ options: BallsOptions) -> Look {
    Look(metrics: Balls.metrics) { Balls(options: options, context: $0).draw(into: &$1) }
  }
}

/// What an app can choose about ``Tug/Look/balls(_:)``.
public struct BallsOptions: Equatable, Sendable {
  /// Colour of the left ball.
  public var left: Paint
  /// Colour of the middle ball.
  public var middle: Paint
  /// Colour of the right ball.
  public var right: Paint

  /// Creates options; by default amber, the app's accent colour, and red.
  public init(
    left: Paint = Paint(red: 245, green: 191, blue: 20),
    middle: Paint = .accent,
    right: Paint = Paint(red: 235, green: 1, blue: 6)
  ) {
    self.left = left
    self.middle = middle
    self.right = right
  }
}

private struct Balls {
  static var metrics: LookMetrics {
    var metrics = LookMetrics.wordless(60, seconds: 0.3)
    metrics.dwell = Dwell()
    return metrics
  }

  static let left: ShapeID = 0
  static let diameter = 10.0
  /// Distance of the outer balls from the middle one when spread.
  static let spread = 20.0
  /// Distance of the centres from the content at the beginning of a pull.
  static let lowest = 5.0
  /// How far the centres rise.
  static let rise = 20.0
  /// A pulse: from full opacity to this one in so many seconds.
  static let faintest = 0.3
  static let pulse = 1.0

  var options: BallsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    ball(-1, options.left, into: &scene)
    ball(0, options.middle, into: &scene)
    ball(1, options.right, into: &scene)
  }

  /// How far the balls are open: with the finger as far as the pull, held as far as they go.
  private var opening: Double {
    context.isHeld || !context.trigger.isPull ? 1 : context.reach
  }

  private var strength: Double {
    switch context.phase {
    case .exhausted: 0
    case .failed: Self.faintest
    case .idle, .pulling, .armed, .refreshing, .ending: context.reducesMotion ? opening : 1
    }
  }

  @inline(never)
  private func ball(_ side: Double, _ color: Paint, into scene: inout Scene) {
    let id = Self.left + Int(side) + 1
    let placed = context.reducesMotion ? 1 : opening
    let (x, y) = context.place(
      across: context.width / 2 + side * Self.spread * placed,
      fromContent: Self.lowest + Self.rise * placed
    )
    scene.add(.disc(id, diameter: Self.diameter, fill: color).at(x, y).opacity(strength))

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
    // A strip that code opens from rest shows the balls in their places at once.
    if context.pull > 0 || !context.isHeld {
      scene.smooth(id, [.position, .opacity])
    }
  }
}
