// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A coloured sheet with a belly that bulges with the pull.
  public static var curve: Look { .curve(CurveOptions()) }

  /// A curve with colours and sizes of your own.
  ///
  /// The lowest point of the belly always touches the content. An arrow on it makes a whole turn with
  /// the pull. When the action begins the belly flattens and a spinner takes the arrow's place; at
  /// the end stands a tick or a cross. With Reduce Motion the sheet is flat and appears with the
  /// pull, and the arrow keeps its direction.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer that arms and holds at 60 points, more with a larger
  ///   arrow.
  public static func curve(@Chosen _ options: CurveOptions) -> Look {
    options.check()
    let hold = 60 + options.size.growth(over: Curve.box)
    return Look(
      metrics: .usual(hold + Curve.beyond, trigger: hold, hold: hold),
      footerMetrics: .usual(hold)
    ) {
      Curve(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/curve(_:)``.
public struct CurveOptions: Equatable, Sendable {
  /// Colour of the sheet.
  public var fill: Paint
  /// Colour of the arrow, the spinner and the marks.
  public var symbol: Paint
  /// Width and height of the box of arrow, spinner and marks, in points, more than 0.
  public var size: Double
  /// Width of the lines of arrow and marks, in points, 0 or more.
  public var lineWidth: Double

  /// Creates options; by default white on a light blue that lets the background through, an arrow of
  /// 25 points with lines of 2.
  public init(
    fill: Paint = Paint(red: 77, green: 184, blue: 255, alpha: 0.65),
    symbol: Paint = .white,
    size: Double = 25,
    lineWidth: Double = 2
  ) {
    self.fill = fill
    self.symbol = symbol
    self.size = size
    self.lineWidth = lineWidth
  }

  func check() {
    precondition(size.isSize, "CurveOptions.size must be more than 0")
    precondition(lineWidth.isLength, "CurveOptions.lineWidth must be 0 or more")
  }
}

private struct Curve {
  /// What a header's sheet is higher than its hold, 500 points in all: a long pull shows no end of it.
  static let beyond = 440.0
  /// In a box of 25 points: half the length of the arrow, reach of its barbs, and the spinner.
  static let box = 25.0
  static let arrow = (tip: 9.0, barb: 7.0)
  static let spinner = 20.0
  static let flattening = Motion.timed(duration: 0.25, curve: .linear)

  private enum ID {
    static let sheet: ShapeID = 0
    static let group: ShapeID = 1
    static let arrow: ShapeID = 2
    static let spinner: ShapeID = 3
    static let tick: ShapeID = 4
  }

  @Chosen var options: CurveOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let (width, height) = (context.width, context.extent)
    let isStill = context.reducesMotion
    let isFlat = context.isHeld || isStill || !context.isPulled
    let depth = isFlat ? 0 : context.hold * context.reach
    let outline = scene.outline {
      $0.move(0, 0)
      $0.line(width, 0)
      $0.line(width, height - depth)
      $0.quadratic(width / 2, height + depth, to: 0, height - depth)
      $0.close()
    }
    var sheet = context.inward(ID.sheet, across: 0, fromContent: height)
    (sheet.kind, sheet.outline, sheet.fill) = (.path, outline, options.fill)
    sheet.opacity = context.phase.isExhausted ? 0 : isStill ? context.opening : 1
    scene.add(sheet)
    scene.transition(ID.sheet, [.outline, .opacity], Self.flattening, on: .phase)

    let (x, y) = context.place(across: width / 2, fromContent: context.hold / 2)
    let scale = options.size / Self.box
    let lineWidth = options.lineWidth / scale
    scene.add(.group(ID.group, x: x, y: y).scaled(scale))
    scene.addPullArrow(
      ID.arrow,
      context,
      inside: ID.group,
      scene.downArrow(tip: Self.arrow.tip, barb: Self.arrow.barb),
      color: options.symbol,
      lineWidth: lineWidth
    )
    scene.add(
      .spinner(ID.spinner, diameter: Self.spinner, color: options.symbol),
      inside: ID.group,
      opacity: context.phase.isRefreshing ? 1 : 0
    )
    scene.addMarks(
      ID.tick,
      context,
      inside: ID.group,
      success: options.symbol,
      failure: options.symbol,
      lineWidth: lineWidth
    )
  }
}
