// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A thin ring that closes around an arrow, with a text beside it.
  public static var ring: Look { .ring(RingOptions()) }

  /// A ring with a colour of your own, and a picture above it that only a long pull uncovers.
  ///
  /// The ring closes clockwise from the top as the strip opens. When it is closed the text says
  /// so while the finger is still down. While the action runs the ring turns, .6 s a turn, without
  /// the arrow; at the end it opens again, with a tick or a cross in it. With Reduce Motion it
  /// fades in and out instead of turning.
  ///
  /// - Parameter options: Colour, picture.
  /// - Returns: A look for a header or a footer, 60 points high.
  public static func ring(_ options: RingOptions) -> Look {
    Look(
      metrics: Ring.metrics(extent: options.picture == nil ? Ring.height : Ring.tall),
      footerMetrics: Ring.metrics(extent: Ring.height)
    ) {
      Ring(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/ring(_:)``.
public struct RingOptions: Equatable, Sendable {
  /// Colour of the ring, the arrow and the text.
  public var color: Paint
  /// A picture of 230 × 35 points above the ring of a header, or none.
  public var picture: ImageSlot?

  /// Creates options; by default a medium grey and no picture.
  public init(
    color: Paint = Paint(red: 135, green: 136, blue: 137),
    picture: ImageSlot? = nil
  ) {
    self.color = color
    self.picture = picture
  }
}

private struct Ring {
  static func metrics(extent: Double) -> LookMetrics {
    .usual(extent, trigger: height, hold: height, textGrowth: 17)
  }

  /// Height of the strip, trigger and hold, and height with a picture.
  static let height = 60.0
  static let tall = 96.0
  /// The picture, and the distance of its middle from the content.
  static let picture = (width: 230.0, height: 35.0, distance: 78.0)
  static let radius = 12.0
  static let lineWidth = 1.0
  /// The drawn part of the ring: from here, so much more of it when closed.
  static let gap = 0.05
  static let closing = 0.9
  /// Half the length of the arrow, and reach of its barbs.
  static let arrow = 5.0
  static let textSize = 14.0
  /// Least width of the text, its distance from the ring's middle, and how far it is off the middle.
  static let text = (width: 120.0, gap: 20.0, shift: 20.0)
  /// Seconds of a turn.
  static let period = 0.6

  private enum ID {
    static let group: ShapeID = 0
    static let ring: ShapeID = 1
    static let arrow: ShapeID = 2
    static let tick: ShapeID = 3
    static let label: ShapeID = 5
    static let picture: ShapeID = 6
  }

  var options: RingOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let row = TitleRow(
      context,
      size: Self.textSize,
      least: Self.text.width,
      gap: Self.text.gap,
      shift: Self.text.shift,
      hasDetail: false
    )
    if !context.isHorizontal {
      scene.add(row.text(ID.label, context.status, color: options.color, offset: 0))
      if let slot = options.picture, context.role == .refresh {
        let top = context.place(across: context.width / 2, fromContent: Self.picture.distance)
        scene.add(
          .image(ID.picture, slot, width: Self.picture.width, height: Self.picture.height)
            .at(top.x, top.y)
        )
      }
    }
    scene.add(
      .group(ID.group, x: row.symbol.x, y: row.symbol.y).opacity(context.phase.isExhausted ? 0 : 1)
    )
    drawRing(into: &scene)
    scene.addMarks(
      ID.tick,
      context,
      inside: ID.group,
      success: options.color,
      failure: options.color
    )
  }

  private func drawRing(into scene: inout Scene) {
    var ring = Shape.arc(
      ID.ring,
      diameter: 2 * Self.radius,
      stroke: options.color,
      lineWidth: Self.lineWidth
    )
    ring.cap = .round
    ring.rotation = -Elementary.pi / 2
    ring.strokeStart = Self.gap
    let closed = context.phase.isRefreshing ? 1 : context.isHeld ? 0 : context.reach
    ring.strokeEnd = Self.gap + Self.closing * closed
    scene.add(ring.inside(ID.group))
    scene.work(ID.ring, context, period: Self.period)
    scene.smooth(ID.ring, [.stroke, .opacity])

    let outline = scene.downArrow(tip: Self.arrow, barb: Self.arrow)
    var arrow = Shape.path(ID.arrow, outline, stroke: options.color, lineWidth: Self.lineWidth)
    arrow.rotation = context.direction
    scene.add(arrow.inside(ID.group).opacity(context.asksForPull ? 1 : 0))
    scene.fade(ID.arrow)
  }
}
