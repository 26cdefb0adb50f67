// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// An arrow that curls into a ring, and a sun with turning rays.
  public static var weather: Look { .weather(WeatherOptions()) }

  /// A sun with colours and sizes of your own.
  ///
  /// An arrow points the way the finger goes. After the first third of the pull its head leaves the stem
  /// and runs round a circle that closes when the strip arms. When the action begins the head fades, the circle shrinks,
  /// swings and becomes a sun: eleven rays sprout clockwise, grow and shrink one after another
  /// and turn with the sun. At the end they withdraw. Beside it stand a text and the time of the last update. With
  /// Reduce Motion the sun appears at once and its rays fade in and out.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer that arms and holds at 60 points, more with a larger sun
  ///   or text.
  public static func weather(@Chosen _ options: WeatherOptions) -> Look {
    options.check()
    return Look(
      metrics: Weather.metrics(options, isHeader: true),
      footerMetrics: Weather.metrics(options, isHeader: false)
    ) {
      Weather(options: options, context: $0).draw(into: &$1)
    }
  }
}

private struct Weather {
  static func metrics(_ options: WeatherOptions, isHeader: Bool) -> LookMetrics {
    let text = TitleRow.growth(of: options.textSize, over: 12, lines: 2)
    let hold = 60 + max(text, options.size.growth(over: box))
    let extent = isHeader && options.sky != nil ? hold + beyond : hold
    return .usual(extent, trigger: hold, hold: hold, textGrowth: 26 + text)
  }

  /// What a header's sheet is higher than its hold, 400 points in all: a long pull shows no end of it.
  static let beyond = 340.0
  /// The box for which the following lengths are.
  static let box = 40.0
  /// Radius of the ring, and top of the stem above its middle.
  static let radius = 7.75
  static let stem = 19.0
  /// Reach of the arrow's barbs.
  static let barb = 4.0
  /// Share of the pull in which the arrow stays an arrow, and of the way round in which the head
  /// turns from down to along the circle.
  static let still = 10.0 / 27
  static let bend = 0.25
  /// Radii of the sun: shrunk, swung out, at rest; and the seconds in which it comes about.
  static let sun = (small: 5.5, large: 7.9, rest: 6.0)
  static let sprouting = 0.92
  /// Shares of that after which it has shrunk and has swung out.
  static let swinging = (shrunk: 0.3, out: 0.65)
  static let rays = 11
  /// Where the rays begin, the middle length of their ends, and how far these swing.
  static let ray = (inner: 10.0, outer: 16.0, swing: 1.5)
  /// Seconds in which the wheel turns by one ray.
  static let pitch = 1.11
  /// Least width of the text, and its distance from the symbol's box: 60 points from the middle of
  /// the symbol to that of the strip.
  static let text = (width: 60.0, gap: 10.0)
  static let withdrawing = Motion.timed(duration: 0.4, curve: .easeOut)

  private enum ID {
    static let group: ShapeID = 0
    static let rays: ShapeID = 1
    static let ring: ShapeID = 2
    static let stem: ShapeID = 3
    static let head: ShapeID = 4
    static let label: ShapeID = 5
    static let detail: ShapeID = 6
    static let half: ShapeID = 7
    static let sky: ShapeID = 9
  }

  @Chosen var options: WeatherOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    drawSky(into: &scene)
    let hasDetail = context.hasLastUpdate && context.role == .refresh
    let row = TitleRow(
      context,
      size: options.textSize,
      least: Self.text.width,
      gap: options.size / 2 + Self.text.gap,
      shift: 0,
      hasDetail: hasDetail
    )
    if !context.isHorizontal {
      let half = row.line / 2
      let above = hasDetail ? -half : 0
      scene.add(row.text(ID.label, context.status, color: options.text, offset: above))
      if hasDetail {
        var detail = row.text(ID.detail, .lastUpdated, color: options.detail, offset: half)
        detail.y += 2
        scene.add(detail)
      }
    }
    var group = Shape.group(ID.group, x: row.symbol.x, y: row.symbol.y).scaled(scale)
    group.rotation = context.direction
    scene.add(group)
    if !context.reducesMotion { scene.smooth(ID.group, .position) }
    drawRays(into: &scene)
    drawRing(into: &scene)
  }

  private func drawSky(into scene: inout Scene) {
    guard let sky = options.sky else { return }
    let (across, along) = (context.width, context.extent)
    let (x, y) = context.place(across: across / 2, fromContent: along / 2)
    let (width, height) = context.isHorizontal ? (along, across) : (across, along)
    scene.add(.rectangle(ID.sky, width: width, height: height, fill: sky).at(x, y))
  }

  private var isSun: Bool { context.phase.isRefreshing }

  private var scale: Double { options.size / Self.box }
  private var lineWidth: Double { options.lineWidth / scale }

  private func drawRays(into scene: inout Scene) {
    scene.add(Shape.group(ID.rays).inside(ID.group))
    scene.transition(ID.rays, [.rotation, .opacity], Self.withdrawing, on: .phase)
    if isSun {
      if context.reducesMotion {
        scene.breathe(ID.rays)
      } else {
        scene.spin(ID.rays, period: Self.pitch * Double(Self.rays))
      }
    }
    for half in 0...1 { drawHalf(half, into: &scene) }
  }

  /// Every other ray, which sprout clockwise; the second half swings a quarter of a beat later.
  private func drawHalf(_ half: Int, into scene: inout Scene) {
    let id = ID.half + half
    let middle = rays(half, swing: 0, into: &scene)
    let swing = rays(half, swing: Self.ray.swing, into: &scene)
    var rays = Shape.path(
      id,
      middle,
      morphTarget: swing,
      stroke: options.symbol,
      lineWidth: lineWidth
    )
    // With Reduce Motion they appear as a whole.
    if !isSun { rays[context.reducesMotion ? .opacity : .strokeEnd] = 0 }
    scene.add(rays.inside(ID.rays))
    if isSun, !context.reducesMotion {
      scene.track(id, .strokeEnd, from: 0, to: 1, duration: Self.sprouting)
      let begin = Self.sprouting + Double(half) * Self.pitch / 4
      scene.track(id, .morph, duration: Self.pitch, begin: begin, repeats: .infinity) {
        $0.add(at: 0, 0, curve: .easeOut)
        $0.add(at: 0.25, 1, curve: .easeInOut)
        $0.add(at: 0.75, -1, curve: .easeIn)
        $0.add(at: 1, 0)
      }
    }
    scene.transition(id, [.stroke, .morph, .opacity], Self.withdrawing, on: .phase)
  }

  /// Rays clockwise from one o'clock, so that the drawn part of the line sprouts ray by ray.
  ///
  /// In a half the rays swing out and in by turns, so that each is a quarter of a beat after the one
  /// before it.
  @inline(never)
  private func rays(_ half: Int, swing: Double, into scene: inout Scene) -> Outline {
    scene.outline {
      var (index, length) = (half, Self.ray.outer + swing)
      while index < Self.rays {
        let angle = Elementary.turn * (Double(index) / Double(Self.rays) - 1.0 / 6)
        let (c, s) = Elementary.direction(angle)
        $0.move(Self.ray.inner * c, Self.ray.inner * s)
        $0.line(length * c, length * s)
        index += 2
        length = 2 * Self.ray.outer - length
      }
    }
  }

  private func drawRing(into scene: inout Scene) {
    let isShown = context.asksForPull
    let reach = isShown ? context.reach : 1
    let way = max(reach - Self.still, 0) / (1 - Self.still)
    let (color, lineWidth) = (options.symbol, lineWidth)
    let quarter = Elementary.pi / 2
    let radius = isSun && !context.reducesMotion ? Self.sun.rest : Self.radius
    var ring = Shape.arc(ID.ring, diameter: 2 * radius, stroke: color, lineWidth: lineWidth)
    ring.rotation = -quarter
    ring.strokeEnd = way
    scene.add(ring.inside(ID.group).opacity(context.status == .noMore ? 0 : 1))
    if isSun, !context.reducesMotion {
      swing(.width, into: &scene)
      swing(.height, into: &scene)
    }
    scene.smooth(ID.ring, [.size, .stroke, .opacity])

    let line = scene.outline {
      $0.move(0, Self.radius - Self.stem)
      $0.line(0, 0)
    }
    // The stem swings round its end, so that it runs into the circle without a corner.
    var stem = Shape.path(ID.stem, line, stroke: color, lineWidth: lineWidth)
    stem.strokeStart = way
    stem.rotation = -quarter * way
    scene.add(stem.at(0, -Self.radius).inside(ID.group))
    scene.smooth(ID.stem, [.stroke, .rotation])

    let barbs = scene.outline {
      $0.move(-Self.barb, -Self.barb)
      $0.line(0, 0)
      $0.line(Self.barb, -Self.barb)
    }
    // Where nobody sees it the head follows the pull, so that it comes back in its place.
    let run = max(context.reach - Self.still, 0) / (1 - Self.still)
    let angle = Elementary.turn * run - quarter
    var head = Shape.path(ID.head, barbs, stroke: color, lineWidth: lineWidth)
    head.rotation = angle + quarter * (1 - min(run / Self.bend, 1))
    head.opacity = isShown ? 1 : 0
    let (c, s) = Elementary.direction(angle)
    scene.add(head.at(Self.radius * c, Self.radius * s).inside(ID.group))
    scene.smooth(ID.head, [.position, .rotation, .opacity])
  }

  /// Shrinks the ring, lets it swing out and come to rest as the sun.
  @inline(never)
  private func swing(_ attribute: Attribute, into scene: inout Scene) {
    scene.track(ID.ring, attribute, duration: Self.sprouting) {
      $0.ease(at: 0, 2 * Self.radius)
      $0.ease(at: Self.swinging.shrunk, 2 * Self.sun.small)
      $0.ease(at: Self.swinging.out, 2 * Self.sun.large)
      $0.add(at: 1, 2 * Self.sun.rest)
    }
  }
}
