// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// An elastic sheet that bulges under the finger and rebounds like a spring.
  public static var wave: Look { .wave(WaveOptions()) }

  /// A wave with colours and sizes of your own.
  ///
  /// The sheet fills the gap that the pull opens. Its edge bulges where the finger is, and a ring on
  /// it closes with the pull, and turns past the trigger distance. When the finger lets go all points
  /// of the edge travel to their rest on a damped spring and overshoot it, while the ring turns once
  /// a second. The retreat shows a plain rectangle. With Reduce Motion the edge stays straight, and
  /// the ring fades in and out.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer that holds 50 points open and arms at 95, or more of both
  ///   with a larger ring.
  public static func wave(@Chosen _ options: WaveOptions) -> Look {
    options.check()
    return Look(
      metrics: Wave.metrics(options, isHeader: true),
      footerMetrics: Wave.metrics(options, isHeader: false)
    ) {
      Wave(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/wave(_:)``.
public struct WaveOptions: Equatable, Sendable {
  /// Colour of the sheet.
  public var fill: Paint
  /// Colour of the ring.
  public var ring: Paint
  /// Greatest height of the bulge, in points, 0 or more.
  public var bulge: Double
  /// Diameter of the ring, in points, more than 0.
  public var diameter: Double
  /// Width of the ring's line, in points, 0 or more.
  public var lineWidth: Double

  /// Creates options; by default white on the accent colour, a bulge of 70 points, and a ring of 30
  /// with a line of 1.
  public init(
    fill: Paint = .accent,
    ring: Paint = .white,
    bulge: Double = 70,
    diameter: Double = 30,
    lineWidth: Double = 1
  ) {
    self.fill = fill
    self.ring = ring
    self.bulge = bulge
    self.diameter = diameter
    self.lineWidth = lineWidth
  }

  func check() {
    precondition(bulge.isLength, "WaveOptions.bulge must be 0 or more")
    precondition(diameter.isSize, "WaveOptions.diameter must be more than 0")
    precondition(lineWidth.isLength, "WaveOptions.lineWidth must be 0 or more")
  }
}

private struct Wave {
  static func metrics(_ options: WaveOptions, isHeader: Bool) -> LookMetrics {
    let growth = options.diameter.growth(over: 30)
    let hold = 50 + growth
    let extent = isHeader ? hold + beyond : hold
    var metrics = LookMetrics.wordless(extent, trigger: 95 + growth, hold: hold)
    metrics.reveal = .timed(duration: 0.36, curve: .easeInOut)
    return metrics
  }

  /// What a header's sheet is higher than its hold, 400 points in all: a long pull shows no end of it.
  static let beyond = 350.0
  /// Height of the bulge in relation to the pull.
  static let steepness = 1.6 / 3
  /// How far points of the edge are below its ends, in relation to the bulge, and away from them, in
  /// relation to the way to the finger.
  static let down = (shoulder: 0.64, lowest: 1.36)
  static let across = (shoulder: 0.71, knee: 0.44)
  /// How far the ends follow the finger, in relation to its distance from the middle.
  static let lean = 0.28
  /// Greatest distance of the ring from the top, and the drawn part of it at the trigger distance.
  static let ring = (highest: 10.0, closed: 0.9)
  /// Turn of the ring for each trigger distance past the first, in radians: 200°.
  static let turn = 200.0 / 180 * Elementary.pi
  /// Seconds of a turn.
  static let period = 1.0
  /// The rebound of the edge.
  static let rebound = Motion.spring(duration: 0.9, dampingRatio: 0.43)

  private enum ID {
    static let group: ShapeID = 0
    static let sheet: ShapeID = 1
    static let ring: ShapeID = 2
  }

  @Chosen var options: WaveOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    // The origin is at the outer edge of the gap, where the platform shows the top of the list.
    scene.add(context.inward(ID.group, across: 0, fromContent: context.gap))
    scene.keepAtEdge(ID.group, context)
    let (phase, isStill) = (context.phase, context.reducesMotion)
    // The edge settles on its own; with Reduce Motion it stays at the content.
    let height = phase.isRefreshing && !isStill ? min(context.gap, context.hold) : context.gap
    let isFlat = context.isHeld || isStill
    let bulge = isFlat ? 0 : min(height * Self.steepness, options.bulge)
    scene.add(
      .path(ID.sheet, edge(base: height - bulge, bulge: bulge, into: &scene), fill: options.fill),
      inside: ID.group,
      opacity: context.strength
    )
    let settling = phase.isRefreshing && !isStill ? Self.rebound : .smoothing
    scene.transition(ID.sheet, .outline, settling, on: .phase)
    drawRing(height, into: &scene)
  }

  /// The outline of the sheet: two cubic curves on each side of the finger, from seven points.
  ///
  /// - Parameters:
  ///   - base: Ordinate of the ends.
  ///   - bulge: Height of the bulge below them.
  ///   - scene: Gets the outline.
  /// - Returns: The outline, closed along the outer edge.
  private func edge(base: Double, bulge: Double, into scene: inout Scene) -> Outline {
    let width = context.width
    let x = context.pointer ?? width / 2
    let shift = Self.lean * (x - width / 2)
    let (left, right) = (min(shift, 0), max(width + shift, width))
    let (toLeft, toRight) = (x - left, right - x)
    let (down, across) = (Self.down, Self.across)
    let (shoulder, lowest) = (base + down.shoulder * bulge, base + down.lowest * bulge)
    let (left1, right1) = (left + across.shoulder * toLeft, right - across.shoulder * toRight)
    let (left2, right2) = (left + across.knee * toLeft, right - across.knee * toRight)
    return scene.outline {
      $0.move(0, 0)
      $0.line(0, base)
      $0.cubic(left, base, left2, base, to: left1, shoulder)
      $0.cubic(x, lowest, right1, shoulder, to: right1, shoulder)
      $0.cubic(right1, shoulder, right2, base, to: right, base)
      $0.line(width, 0)
      $0.close()
    }
  }

  private func drawRing(_ height: Double, into scene: inout Scene) {
    let (diameter, isWorking) = (options.diameter, context.phase.isRefreshing)
    var ring = Shape.arc(
      ID.ring,
      diameter: diameter,
      stroke: options.ring,
      lineWidth: options.lineWidth
    )
    let top = isWorking ? Self.ring.highest : (height - diameter) / 2
    (ring.x, ring.y) = (
      context.width / 2, min(max(top, 0), Self.ring.highest) + diameter / 2
    )
    // With Reduce Motion it goes as a whole instead of opening.
    let (isDone, isStill) = (context.outcome != nil, context.reducesMotion)
    let isWhole = isWorking || !context.isPulled || isDone && isStill
    let closed = isWhole ? 1 : isDone ? 0 : context.progress
    ring.strokeEnd = min(closed, 1) * Self.ring.closed
    ring.rotation = -Elementary.pi / 2 + max(closed - 1, 0) * Self.turn
    ring.clip = ID.sheet
    let isGone = isDone && isStill && context.isPulled
    scene.add(ring.inside(ID.group).opacity(isGone ? 0 : context.strength))
    scene.work(ID.ring, context, period: Self.period)
    scene.smooth(ID.ring, [.position, .stroke, .opacity])
  }
}
