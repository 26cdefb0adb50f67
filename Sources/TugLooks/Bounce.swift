// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A sheet whose edge bulges, springs back and throws a ball up.
  public static var bounce: Look { .bounce(BounceOptions()) }

  /// A bouncing edge with colours and sizes of your own.
  ///
  /// The sheet follows the pull for 96 points; then its edge stays and bulges. When the action begins
  /// the edge swings out and throws a ball up, around which an arc turns until the ball falls back.
  /// Made for a header that fires on distance (`trigger: .onDistance`); it works on release as well.
  /// With Reduce Motion the edge stays straight, follows the whole pull, and the ball appears in its place.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer that holds 96 points open, more with a larger ball, and
  ///   arms when the edge has bulged.
  public static func bounce(@Chosen _ options: BounceOptions) -> Look {
    options.check()
    return Look(
      metrics: Bounce.metrics(options, isHeader: true),
      footerMetrics: Bounce.metrics(options, isHeader: false)
    ) {
      Bounce(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/bounce(_:)``.
public struct BounceOptions: Equatable, Sendable {
  /// Colour of the sheet.
  public var fill: Paint
  /// Colour of the ball and the arc around it.
  public var ball: Paint
  /// How far the edge bulges before the strip arms, in points, 0 or more.
  public var bulge: Double
  /// Diameter of the ball, in points, more than 0.
  public var diameter: Double
  /// Width of the arc's line, in points, 0 or more.
  public var lineWidth: Double

  /// Creates options; by default white on the accent colour, a bulge of 40 points, a ball of 36 and a
  /// line of 2.
  public init(
    fill: Paint = .accent,
    ball: Paint = .white,
    bulge: Double = 40,
    diameter: Double = 36,
    lineWidth: Double = 2
  ) {
    self.fill = fill
    self.ball = ball
    self.bulge = bulge
    self.diameter = diameter
    self.lineWidth = lineWidth
  }

  func check() {
    precondition(bulge.isLength, "BounceOptions.bulge must be 0 or more")
    precondition(diameter.isSize, "BounceOptions.diameter must be more than 0")
    precondition(lineWidth.isLength, "BounceOptions.lineWidth must be 0 or more")
  }
}

private struct Bounce {
  static func metrics(_ options: BounceOptions, isHeader: Bool) -> LookMetrics {
    // How far the sheet follows; then its edge bulges.
    let hold = 96 + options.diameter.growth(over: 36)
    let trigger = hold + options.bulge
    return .wordless(isHeader ? trigger : hold, trigger: trigger, hold: hold)
  }

  /// The swing of the edge: times, and shares of the bend.
  static let swing = 0.8
  /// When the ball flies to the middle of the sheet from below it, 66 points, and how.
  static let flight = 0.25
  static let delay = 0.2
  static let curve = TimingCurve(0.49, 0.13, 0.29, 1.61)
  /// The arc around the ball: what it is wider, its length, seconds of a turn.
  static let arc = (growth: 7.2, length: 0.75, period: 1.0)

  private enum ID {
    static let group: ShapeID = 0
    static let sheet: ShapeID = 1
    static let ball: ShapeID = 2
    static let arc: ShapeID = 3
  }

  @Chosen var options: BounceOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    // The origin is at the outer edge of the gap.
    scene.add(context.inward(ID.group, across: 0, fromContent: context.gap))
    scene.keepAtEdge(ID.group, context)
    drawSheet(into: &scene)
    drawBall(into: &scene)
  }

  private func drawSheet(into scene: inout Scene) {
    let isStill = context.reducesMotion
    let flat = edge(0, into: &scene)
    let bent = edge(options.bulge * min(context.gap / context.hold, 1), into: &scene)
    var sheet = Shape.path(ID.sheet, flat, morphTarget: bent, fill: options.fill)
    sheet.opacity = context.strength
    if !isStill, !context.isHeld {
      let bend = context.gap - context.hold
      sheet.morph = bend < options.bulge ? max(bend / options.bulge, 0) : 1
    }
    scene.add(sheet.inside(ID.group))
    if context.phase.isRefreshing, !isStill {
      scene.track(ID.sheet, .morph, duration: Self.swing) {
        // Even shares of an easing in over the whole.
        $0.ease(at: 0, 1)
        $0.ease(at: 0.384, -0.7)
        $0.ease(at: 0.576, 0.4)
        $0.ease(at: 0.734, -0.3)
        $0.ease(at: 0.874, 0.15)
        $0.add(at: 1, 0)
      }
    }
    scene.smooth(ID.sheet, [.morph, .opacity])
    // A list that is let go glides to the hold, and the edge with it.
    if context.phase.isRefreshing { scene.smooth(ID.sheet, .outline) }
  }

  /// The sheet, its edge bulging so far in the middle of the control point.
  @inline(never)
  private func edge(_ bulge: Double, into scene: inout Scene) -> Outline {
    // With Reduce Motion it follows the pull all the way.
    let (width, gap) = (context.width, context.gap)
    let height = context.reducesMotion ? gap : min(gap, context.hold)
    return scene.outline {
      $0.move(0, 0)
      $0.line(width, 0)
      $0.line(width, height)
      $0.quadratic(width / 2, height + bulge, to: 0, height)
      $0.close()
    }
  }

  private func drawBall(into scene: inout Scene) {
    let (isUp, isStill) = (context.phase.isRefreshing, context.reducesMotion)
    let below = context.hold + options.diameter / 2
    let above = context.hold / 2
    var ball = Shape.disc(ID.ball, diameter: options.diameter, fill: options.ball)
    ball.clip = ID.sheet
    let isThrown = isUp || context.isHeld && !isStill
    ball.opacity = isThrown ? context.strength : 0
    scene.add(ball.at(context.width / 2, isUp || isStill ? above : below).inside(ID.group))
    let fall = Motion.timed(duration: Self.flight, curve: Self.curve)
    if isUp, !isStill {
      scene.track(ID.ball, .y, duration: Self.flight, begin: Self.delay) {
        $0.add(at: 0, below, curve: Self.curve)
        $0.add(at: 1, above)
      }
      // Nobody sees it below the bulging edge.
      let half = Self.delay / 2
      scene.track(ID.ball, .opacity, from: 0, to: 1, duration: half, begin: half)
    }
    scene.transition(ID.ball, .position, fall, on: .phase)
    scene.smooth(ID.ball, .opacity)

    var arc = Shape.arc(
      ID.arc,
      diameter: options.diameter + Self.arc.growth,
      stroke: options.ball,
      lineWidth: options.lineWidth
    )
    (arc.cap, arc.clip) = (.round, ID.sheet)
    arc.strokeEnd = Self.arc.length
    scene.add(arc.at(context.width / 2, above).inside(ID.group).opacity(isUp ? 1 : 0))
    scene.work(ID.arc, context, period: Self.arc.period)
    if isUp, !isStill {
      let (start, landing) = (Self.delay, Self.flight)
      scene.track(ID.arc, .opacity, from: 0, to: 1, duration: landing, begin: start + landing)
    }
    scene.smooth(ID.arc, .opacity)
  }
}
