// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A coloured sheet with a belly that bulges with the pull.
  public static var curve: Look { .curve(CurveOptions()) }

  /// A curve with colours of your own.
  ///
  /// The lowest point of the belly always touches the content. An arrow on it makes a whole turn with
  /// the pull. When the action begins the belly flattens and a spinner takes the arrow's place; at
  /// the end stands a tick or a cross. With Reduce Motion the sheet is flat and appears with the
  /// pull, and the arrow keeps its direction.
  ///
  /// - Parameter options: Colours.
  /// - Returns: A look for a header or a footer that arms and holds at 60 points.
  public static func curve(_ options: CurveOptions) -> Look {
    Look(
      metrics: .usual(Curve.height, trigger: Curve.hold, hold: Curve.hold),
      footerMetrics: .usual(Curve.hold)
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

  /// Creates options; by default white on a light blue that lets the background through.
  public init(
    fill: Paint = Paint(red: 77, green: 184, blue: 255, alpha: 0.65),
    symbol: Paint = .white
  ) {
    self.fill = fill
    self.symbol = symbol
  }
}

private struct Curve {
  /// Height of the sheet of a header, so that a long pull shows no end of it.
  static let height = 500.0
  /// Trigger and hold, and the depth of the belly at the trigger.
  static let hold = 60.0
  static let spinner = 20.0
  /// In a box of 25 points: half the length of the arrow, reach of its barbs, width of its line.
  static let arrow = (tip: 9.0, barb: 7.0, lineWidth: 2.0)
  static let flattening = Motion.timed(duration: 0.25, curve: .easeOut)

  private enum ID {
    static let sheet: ShapeID = 0
    static let group: ShapeID = 1
    static let arrow: ShapeID = 2
    static let spinner: ShapeID = 3
    static let tick: ShapeID = 4
  }

  var options: CurveOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let (width, height) = (context.width, context.extent)
    let isStill = context.reducesMotion
    let isFlat = context.isHeld || isStill || !context.trigger.isPull
    let depth = isFlat ? 0 : Self.hold * context.reach
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

    let (x, y) = context.place(across: width / 2, fromContent: Self.hold / 2)
    scene.add(.group(ID.group, x: x, y: y).opacity(context.strength))
    scene.addPullArrow(
      ID.arrow,
      context,
      inside: ID.group,
      scene.downArrow(tip: Self.arrow.tip, barb: Self.arrow.barb),
      color: options.symbol,
      lineWidth: Self.arrow.lineWidth
    )
    scene.add(
      .spinner(ID.spinner, diameter: Self.spinner, color: options.symbol)
        .inside(ID.group).opacity(context.phase.isRefreshing ? 1 : 0)
    )
    scene.fade(ID.spinner)
    scene.addMarks(
      ID.tick,
      context,
      inside: ID.group,
      success: options.symbol,
      failure: options.symbol,
      lineWidth: Self.arrow.lineWidth
    )
  }
}
