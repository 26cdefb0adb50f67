// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A thin ring that closes around an arrow, with a text beside it.
  public static var ring: Look { .ring(RingOptions()) }

  /// A ring with colours and sizes of your own, and a picture above it that only a long pull uncovers.
  ///
  /// The ring closes clockwise from the top as the strip opens. When it is closed the text says
  /// so while the finger is still down. While the action runs the ring turns, .6 s a turn, without
  /// the arrow; at the end it opens again, with a tick or a cross in it. With Reduce Motion it
  /// fades in and out instead of turning.
  ///
  /// - Parameter options: Colours, sizes, picture.
  /// - Returns: A look for a header or a footer, 60 points high, more with a larger ring or text.
  public static func ring(@Chosen _ options: RingOptions) -> Look {
    options.check()
    return Look(
      metrics: Ring.metrics(options, isHeader: true),
      footerMetrics: Ring.metrics(options, isHeader: false)
    ) {
      Ring(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/ring(_:)``.
public struct RingOptions: Equatable, Sendable {
  /// Colour of the ring, the arrow and the marks.
  public var color: Paint
  /// Colour of the text.
  public var text: Paint
  /// Diameter of the ring, in points, more than 0; the arrow and the marks go with it.
  public var diameter: Double
  /// Width of the lines of ring and arrow, in points, 0 or more.
  public var lineWidth: Double
  /// Font size at the standard text size, in points, more than 0.
  public var textSize: Double
  /// A picture above the ring of a header, or none.
  public var picture: ImageSlot?
  /// Width of the picture, in points, more than 0; limited by that of the strip.
  public var pictureWidth: Double
  /// Height of the picture, in points, more than 0.
  public var pictureHeight: Double

  /// Creates options; by default a medium grey, a ring of 24 points with a line of 1, a text of 14 in the
  /// colour of secondary labels, and no picture, which has 230 × 35 points.
  public init(
    color: Paint = Paint(red: 135, green: 136, blue: 137),
    text: Paint = .secondaryLabel,
    diameter: Double = 24,
    lineWidth: Double = 1,
    textSize: Double = 14,
    picture: ImageSlot? = nil,
    pictureWidth: Double = 230,
    pictureHeight: Double = 35
  ) {
    self.color = color
    self.text = text
    self.diameter = diameter
    self.lineWidth = lineWidth
    self.textSize = textSize
    self.picture = picture
    self.pictureWidth = pictureWidth
    self.pictureHeight = pictureHeight
  }

  func check() {
    precondition(diameter.isSize, "RingOptions.diameter must be more than 0")
    precondition(lineWidth.isLength, "RingOptions.lineWidth must be 0 or more")
    precondition(textSize.isSize, "RingOptions.textSize must be more than 0")
    precondition(pictureWidth.isSize, "RingOptions.pictureWidth must be more than 0")
    precondition(pictureHeight.isSize, "RingOptions.pictureHeight must be more than 0")
  }
}

private struct Ring {
  static func metrics(_ options: RingOptions, isHeader: Bool) -> LookMetrics {
    let text = TitleRow.growth(of: options.textSize, over: 14)
    let height = 60 + max(text, options.diameter.growth(over: 2 * radius))
    let hasPicture = isHeader && options.picture != nil
    return .usual(
      hasPicture ? height + margin + options.pictureHeight + margin : height,
      trigger: height,
      hold: height,
      textGrowth: 17 + text
    )
  }

  /// Between the part that stays open and the picture: its middle is 78 points from the content.
  static let margin = 0.5
  /// Radius for which the following lengths are.
  static let radius = 12.0
  /// The drawn part of the ring: from here, so much more of it when closed.
  static let gap = 0.05
  static let closing = 0.9
  /// Half the length of the arrow, and reach of its barbs.
  static let arrow = 5.0
  /// Least width of the text, its distance from the ring, and how far it is off the middle.
  static let text = (width: 120.0, gap: 8.0, shift: 20.0)
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

  @Chosen var options: RingOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let row = TitleRow(
      context,
      size: options.textSize,
      least: Self.text.width,
      gap: options.diameter / 2 + Self.text.gap,
      shift: Self.text.shift,
      hasDetail: false
    )
    if !context.isHorizontal {
      let status = context.status
      let isAlone = status == .tapToLoad
      scene.add(row.text(ID.label, status, color: options.text, offset: 0, isAlone: isAlone))
      if let slot = options.picture, context.role == .refresh {
        let (width, height) = (min(options.pictureWidth, context.width), options.pictureHeight)
        let (x, y) = context.place(
          across: context.width / 2,
          fromContent: context.hold + Self.margin + height / 2
        )
        scene.add(.image(ID.picture, slot, width: width, height: height).at(x, y))
      }
    }
    scene.add(.group(ID.group, x: row.symbol.x, y: row.symbol.y).scaled(scale))
    drawRing(lineWidth: options.lineWidth / scale, into: &scene)
    scene.addMarks(
      ID.tick,
      context,
      inside: ID.group,
      success: options.color,
      failure: options.color
    )
  }

  private var scale: Double { options.diameter / (2 * Self.radius) }

  private func drawRing(lineWidth: Double, into scene: inout Scene) {
    var ring = Shape.arc(
      ID.ring,
      diameter: 2 * Self.radius,
      stroke: options.color,
      lineWidth: lineWidth
    )
    ring.cap = .round
    ring.rotation = -Elementary.pi / 2
    ring.strokeStart = Self.gap
    // With Reduce Motion it goes as a whole instead of opening.
    let (isDone, isStill) = (context.outcome != nil, context.reducesMotion)
    let closed = context.phase.isRefreshing || isDone && isStill ? 1 : isDone ? 0 : context.reach
    ring.strokeEnd = Self.gap + Self.closing * closed
    let isGone = isDone && isStill || context.phase.isExhausted
    scene.add(ring.inside(ID.group).opacity(isGone ? 0 : 1))
    scene.work(ID.ring, context, period: Self.period)
    scene.smooth(ID.ring, [.stroke, .opacity])

    let outline = scene.downArrow(tip: Self.arrow, barb: Self.arrow)
    var arrow = Shape.path(ID.arrow, outline, stroke: options.color, lineWidth: lineWidth)
    arrow.rotation = context.direction
    scene.add(arrow, inside: ID.group, opacity: context.asksForPull ? 1 : 0)
  }
}
