// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A drop that stretches as it is pulled, and snaps when it lets go.
  public static var drop: Look { .drop(DropOptions()) }

  /// A drop with colours and sizes of your own.
  ///
  /// From half the trigger distance on the drop stretches: its upper part rises and its lower part
  /// shrinks. When the action begins it snaps together on a damped spring and gives way to the
  /// platform's spinner; at the end stands the result in words, with a tick or a cross. With Reduce
  /// Motion the drop keeps its shape and appears with the pull.
  ///
  /// - Parameter options: Colours, sizes.
  /// - Returns: A look for a header or a footer that holds 40 points open and arms at 80, or more of both
  ///   with a larger drop.
  public static func drop(@Chosen _ options: DropOptions) -> Look {
    options.check()
    return Look(
      metrics: Drop.metrics(options, isHeader: true),
      footerMetrics: Drop.metrics(options, isHeader: false)
    ) {
      Drop(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/drop(_:)``.
public struct DropOptions: Equatable, Sendable {
  /// Colour of the drop.
  public var fill: Paint
  /// Colour of the sign on it.
  public var sign: Paint
  /// Colour of the spinner, the result and its mark.
  public var text: Paint
  /// Diameter of the drop at rest, in points, more than 0; it stretches to twice that.
  public var diameter: Double
  /// Font size at the standard text size, in points, more than 0.
  public var textSize: Double

  /// Creates options; by default a white sign on a medium grey that lets the background through, a
  /// drop of 32 points and a text of 15.
  public init(
    fill: Paint = Paint(red: 127.5, green: 127.5, blue: 127.5, alpha: 0.6),
    sign: Paint = .white,
    text: Paint = .secondaryLabel,
    diameter: Double = 32,
    textSize: Double = 15
  ) {
    self.fill = fill
    self.sign = sign
    self.text = text
    self.diameter = diameter
    self.textSize = textSize
  }

  func check() {
    precondition(diameter.isSize, "DropOptions.diameter must be more than 0")
    precondition(textSize.isSize, "DropOptions.textSize must be more than 0")
  }
}

private struct Drop {
  static func metrics(_ options: DropOptions, isHeader: Bool) -> LookMetrics {
    // A larger drop needs more room at rest, and stretches further.
    let text = TitleRow.growth(of: options.textSize, over: 15)
    let growth = max(text, options.diameter.growth(over: 2 * radius))
    let trigger = height + max(text, 2.5 * options.diameter.growth(over: 2 * radius))
    return .usual(
      isHeader ? trigger : hold + growth,
      trigger: trigger,
      hold: hold + growth,
      textGrowth: 10 + text
    )
  }

  /// Trigger and height of a header, and hold.
  static let height = 80.0
  static let hold = 40.0
  static let margin = 4.0
  /// Radius of the drop at rest for which the lengths are.
  static let radius = height / 4 - margin
  /// Share of the pull at which it begins to stretch.
  static let start = 0.5
  /// How far the upper part reaches over its equator: 15°.
  static let overlap = Elementary.pi / 12
  /// The upper part: its ordinate and how far it rises, in relation to the height, and how much smaller it gets;
  /// and how much smaller the lower part gets.
  static let upper = (y: 0.75, rise: 0.5, shrinking: 0.3)
  static let lowerShrinking = 0.75
  /// The sign at rest: its radius and how much smaller that gets, in relation to the drop's, and the width of
  /// its line, which gets thinner by a point; and its head, in relation to that.
  static let sign = (radius: 0.5, shrinking: 0.2, width: 2.5)
  static let head = (length: 2.0, half: 1.6)
  static let spinner = 20.0
  /// Distance of the mark from the middle is half the text's least width and this gap: 80 points.
  static let text = (width: 124.0, gap: 18.0)
  /// The snap, and how the drop goes meanwhile.
  static let snap = Motion.spring(duration: 0.6, dampingRatio: 0.7)
  static let vanishing = Motion.timed(duration: 0.4, curve: .easeIn)

  private enum ID {
    static let group: ShapeID = 0
    static let drop: ShapeID = 1
    static let sign: ShapeID = 2
    static let head: ShapeID = 3
    static let place: ShapeID = 4
    static let spinner: ShapeID = 5
    static let tick: ShapeID = 6
    static let label: ShapeID = 8
  }

  @Chosen var options: DropOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    drawDrop(into: &scene)
    drawResult(into: &scene)
  }

  private var scale: Double { options.diameter / (2 * Self.radius) }

  private func drawDrop(into scene: inout Scene) {
    let isStill = context.reducesMotion
    let isShown = context.asksForPull && !context.isHeld
    let pulled = isShown && !isStill ? max(context.reach - Self.start, 0) / (1 - Self.start) : 0
    // Ordinates are distances from the outer edge of a strip of 80 points.
    let strength = isShown ? isStill ? context.reach : 1 : 0
    scene.add(
      context.inward(ID.group, across: context.width / 2, fromContent: Self.height * scale, scale)
        .opacity(strength)
    )
    let (radius, size) = (Self.radius, Self.height)
    let upper = (
      y: (Self.upper.y - Self.upper.rise * pulled) * size,
      radius: radius * (1 - Self.upper.shrinking * pulled)
    )
    let lower = radius * (1 - Self.lowerShrinking * pulled)
    let lowerY = size - lower - Self.margin
    let (pi, overlap) = (Elementary.pi, Self.overlap)
    let outline = scene.outline {
      $0.arc(0, upper.y, radius: upper.radius, from: -pi - overlap, to: overlap, begins: true)
      $0.quadratic(lower, (upper.y + lowerY) / 2, to: lower, lowerY)
      $0.arc(0, lowerY, radius: lower, from: 0, to: pi, begins: false)
      let (c, s) = Elementary.direction(overlap)
      $0.quadratic(
        -lower,
        (upper.y + lowerY) / 2,
        to: -upper.radius * c,
        upper.y + upper.radius * s
      )
      $0.close()
    }
    scene.add(.path(ID.drop, outline, fill: options.fill).inside(ID.group))
    drawSign(pulled, at: upper.y, into: &scene)
    let isSnapping = context.phase.isRefreshing && !isStill
    // The sign stays on the drop.
    let closing = isSnapping ? Self.snap : .smoothing
    scene.transition(ID.drop, .outline, closing, on: .phase)
    scene.transition(ID.sign, [.position, .size], closing, on: .phase)
    scene.transition(ID.head, [.position, .scale], closing, on: .phase)
    let fading = isSnapping ? Self.vanishing : .smoothing
    scene.transition(ID.group, .opacity, fading, on: .phase)
  }

  /// Three quarters of a circle with an arrow's head.
  private func drawSign(
    _ pulled: Double,
    at y: Double,
    into scene: inout Scene
  ) {
    let radius = Self.radius * (Self.sign.radius - Self.sign.shrinking * pulled)
    let width = Self.sign.width - pulled
    let sign = Shape.arc(
      ID.sign,
      diameter: 2 * radius,
      to: 1.5 * Elementary.pi,
      stroke: options.sign,
      lineWidth: width
    )
    scene.add(sign.at(0, y).inside(ID.group))
    let outline = scene.outline {
      $0.move(0, -Self.head.half)
      $0.line(Self.head.length, 0)
      $0.line(0, Self.head.half)
      $0.close()
    }
    var head = Shape.path(ID.head, outline, fill: options.sign)
    (head.scaleX, head.scaleY) = (width, width)
    scene.add(head.at(0, y - radius).inside(ID.group))
  }

  private func drawResult(into scene: inout Scene) {
    let row = TitleRow(
      context,
      size: options.textSize,
      least: Self.text.width,
      gap: Self.text.gap,
      shift: 0,
      hasDetail: false
    )
    let center = context.place(across: context.width / 2, fromContent: context.hold / 2)
    scene.add(
      .spinner(ID.spinner, diameter: Self.spinner, color: options.text).at(center.x, center.y),
      opacity: context.phase.isRefreshing ? 1 : 0
    )
    scene.add(.group(ID.place, x: row.symbol.x, y: row.symbol.y))
    scene.addMarks(ID.tick, context, inside: ID.place, success: options.text, failure: options.text)
    if !context.isHorizontal { drawTexts(row, into: &scene) }
  }

  /// Each text is a shape of its own, so that one fades into another.
  private func drawTexts(_ row: TitleRow, into scene: inout Scene) {
    let (phase, isPulled) = (context.phase, context.isPulled)
    let hasText = phase.outcome != nil && phase != .ending(.cancelled) || phase == .failed
    let isTold = hasText || phase.isExhausted || !isPulled && !phase.isRefreshing
    let (first, last): (TextKey, TextKey) =
      context.role == .refresh ? (.refreshed, .refreshFailed) : (.tapToLoad, .noMore)
    for number in first.rawValue...last.rawValue {
      guard let key = TextKey(rawValue: number), key != .loading else { continue }
      let id = ID.label + Int(number - first.rawValue)
      let isAlone = key == .tapToLoad
      let text = row.text(id, key, color: options.text, offset: 0, isAlone: isAlone)
      scene.add(text, opacity: isTold && key == context.status ? 1 : 0)
    }
  }
}
