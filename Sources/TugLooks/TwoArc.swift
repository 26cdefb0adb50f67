// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A disc with an arrow that turns with the pull, then two opposite arcs that fade along their way.
  public static var twoArc: Look { .twoArc(TwoArcOptions()) }

  /// Two arcs with colours and sizes of your own, and a banner over the whole width.
  ///
  /// The arrow makes a whole turn with the pull. While the action runs the arcs turn, .8 s a turn; at
  /// the end the disc comes back with a tick or a cross. A banner stands at the content's edge and
  /// the strip then stays open as far as it is high. With Reduce Motion the arrow keeps its
  /// direction, and the arcs fade in and out.
  ///
  /// - Parameter options: Colours, sizes, banner.
  /// - Returns: A look for a header or a footer, 60 points high, more with a larger disc.
  public static func twoArc(@Chosen _ options: TwoArcOptions) -> Look {
    options.check()
    let height = 60 + options.diameter.growth(over: TwoArc.diameter)
    var metrics = LookMetrics.usual(height)
    if options.banner != nil {
      // Room for the banner of the widest list.
      metrics.extent = max(height, (TwoArc.widest * options.bannerRatio).rounded(.up))
      metrics.trigger = height
      metrics.holdPerWidth = options.bannerRatio
    }
    return Look(metrics: metrics, footerMetrics: .usual(height)) {
      TwoArc(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/twoArc(_:)``.
public struct TwoArcOptions: Equatable, Sendable {
  /// Colour of the disc.
  public var disc: Paint
  /// Colour of the arrow, the tick and the cross.
  public var arrow: Paint
  /// Colour of one arc.
  public var first: Paint
  /// Colour of the other.
  public var second: Paint
  /// A picture over the whole width of a header, or none.
  public var banner: ImageSlot?
  /// Height of the banner in relation to its width, more than 0.
  public var bannerRatio: Double
  /// Diameter of the disc and of the ring of arcs, in points, more than 0.
  public var diameter: Double
  /// Width of the arcs' line, in points, 0 or more.
  public var lineWidth: Double

  /// Creates options; by default blue and red, 25 points across with arcs of 2.5, and no banner,
  /// which is 328 high to a width of 571.
  public init(
    disc: Paint = Paint(red: 72, green: 176, blue: 248),
    arrow: Paint = .white,
    first: Paint = Paint(red: 40, green: 176, blue: 248),
    second: Paint = Paint(red: 248, green: 32, blue: 0),
    banner: ImageSlot? = nil,
    bannerRatio: Double = 328.0 / 571,
    diameter: Double = 25,
    lineWidth: Double = 2.5
  ) {
    self.disc = disc
    self.arrow = arrow
    self.first = first
    self.second = second
    self.banner = banner
    self.bannerRatio = bannerRatio
    self.diameter = diameter
    self.lineWidth = lineWidth
  }

  func check() {
    precondition(bannerRatio.isSize, "TwoArcOptions.bannerRatio must be more than 0")
    precondition(diameter.isSize, "TwoArcOptions.diameter must be more than 0")
    precondition(lineWidth.isLength, "TwoArcOptions.lineWidth must be 0 or more")
  }
}

private struct TwoArc {
  /// The widest list that a banner is made for.
  static let widest = 1400.0
  /// Diameter for which the following lengths are.
  static let diameter = 25.0
  /// Half the length of the arrow, reach of its barbs, and width of its line.
  static let arrow = (tip: 6.5, barb: 5.0, lineWidth: 2.0)
  /// Seconds of a turn.
  static let period = 0.8

  private enum ID {
    static let banner: ShapeID = 0
    static let group: ShapeID = 1
    static let disc: ShapeID = 2
    static let arrow: ShapeID = 3
    static let tick: ShapeID = 4
    static let arcs: ShapeID = 6
    static let first: ShapeID = 7
    static let second: ShapeID = 8
  }

  @Chosen var options: TwoArcOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    if let slot = options.banner, context.role == .refresh {
      let height = context.width * options.bannerRatio
      let (x, y) = context.place(across: context.width / 2, fromContent: height / 2)
      scene.add(.image(ID.banner, slot, width: context.width, height: height).at(x, y))
    }
    let (x, y) = context.place(across: context.width / 2, fromContent: context.triggerDistance / 2)
    let isWorking = context.phase.isRefreshing
    let scale = options.diameter / Self.diameter
    scene.add(.group(ID.group, x: x, y: y).scaled(scale))
    scene.add(
      .disc(ID.disc, diameter: Self.diameter, fill: options.disc),
      inside: ID.group,
      opacity: isWorking || context.phase.isExhausted ? 0 : 1
    )
    scene.addPullArrow(
      ID.arrow,
      context,
      inside: ID.group,
      scene.downArrow(tip: Self.arrow.tip, barb: Self.arrow.barb),
      color: options.arrow,
      lineWidth: Self.arrow.lineWidth
    )
    scene.addMarks(
      ID.tick,
      context,
      inside: ID.group,
      success: options.arrow,
      failure: options.arrow
    )
    scene.add(.group(ID.arcs), inside: ID.group, opacity: isWorking ? 1 : 0)
    let lineWidth = min(options.lineWidth / scale, Self.diameter / 2)
    addArc(ID.first, options.first, lineWidth, from: 0, into: &scene)
    addArc(ID.second, options.second, lineWidth, from: Elementary.pi, into: &scene)
    scene.work(ID.arcs, context, period: Self.period)
  }

  @inline(never)
  private func addArc(
    _ id: ShapeID,
    _ color: Paint,
    _ lineWidth: Double,
    from start: Double,
    into scene: inout Scene
  ) {
    var arc = Shape.arc(
      id,
      diameter: Self.diameter - lineWidth,
      from: start,
      to: start + Elementary.pi,
      stroke: color,
      lineWidth: lineWidth
    )
    arc.startOpacity = 0
    scene.add(arc.inside(ID.arcs))
  }
}
