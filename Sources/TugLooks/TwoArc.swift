// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A disc with an arrow that turns with the pull, then two opposite arcs that fade along their way.
  public static var twoArc: Look { .twoArc(TwoArcOptions()) }

  /// Two arcs with colours of your own, and a banner over the whole width.
  ///
  /// The arrow makes a whole turn with the pull. While the action runs the arcs turn, .8 s a turn; at
  /// the end the disc comes back with a tick or a cross. A banner stands at the content's edge and
  /// the strip then stays open as far as it is high. With Reduce Motion the arrow keeps its
  /// direction, and the arcs fade in and out.
  ///
  /// - Parameter options: Colours, banner.
  /// - Returns: A look for a header or a footer, 60 points high.
  public static func twoArc(_ options: TwoArcOptions) -> Look {
    var metrics = LookMetrics.usual(TwoArc.height)
    if options.banner != nil {
      metrics.extent = TwoArc.tallest
      metrics.trigger = TwoArc.height
      metrics.holdPerWidth = TwoArc.banner
    }
    return Look(metrics: metrics, footerMetrics: .usual(TwoArc.height)) {
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
  /// A picture over the whole width of a header, 571 wide to 328 high, or none.
  public var banner: ImageSlot?

  /// Creates options; by default blue and red, and no banner.
  public init(
    disc: Paint = Paint(red: 72, green: 176, blue: 248),
    arrow: Paint = .white,
    first: Paint = Paint(red: 40, green: 176, blue: 248),
    second: Paint = Paint(red: 248, green: 32, blue: 0),
    banner: ImageSlot? = nil
  ) {
    self.disc = disc
    self.arrow = arrow
    self.first = first
    self.second = second
    self.banner = banner
  }
}

private struct TwoArc {
  /// Height of the strip, trigger and hold.
  static let height = 60.0
  /// Height of the banner in relation to its width, and that of the widest list.
  static let banner = 328.0 / 571
  static let tallest = 805.0
  static let diameter = 25.0
  static let lineWidth = 2.5
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

  var options: TwoArcOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    if let slot = options.banner, context.role == .refresh {
      let height = context.width * Self.banner
      let (x, y) = context.place(across: context.width / 2, fromContent: height / 2)
      scene.add(.image(ID.banner, slot, width: context.width, height: height).at(x, y))
    }
    let (x, y) = context.place(across: context.width / 2, fromContent: Self.height / 2)
    let isWorking = context.phase.isRefreshing
    scene.add(.group(ID.group, x: x, y: y).opacity(context.strength))
    scene.add(
      .disc(ID.disc, diameter: Self.diameter, fill: options.disc)
        .inside(ID.group).opacity(isWorking ? 0 : 1)
    )
    scene.fade(ID.disc)
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
    scene.add(Shape.group(ID.arcs).inside(ID.group).opacity(isWorking ? 1 : 0))
    addArc(ID.first, options.first, from: 0, into: &scene)
    addArc(ID.second, options.second, from: Elementary.pi, into: &scene)
    scene.fade(ID.arcs)
    scene.work(ID.arcs, context, period: Self.period)
  }

  @inline(never)
  private func addArc(_ id: ShapeID, _ color: Paint, from start: Double, into scene: inout Scene) {
    var arc = Shape.arc(
      id,
      diameter: Self.diameter - Self.lineWidth,
      from: start,
      to: start + Elementary.pi,
      stroke: color,
      lineWidth: Self.lineWidth
    )
    arc.startOpacity = 0
    scene.add(arc.inside(ID.arcs))
  }
}
