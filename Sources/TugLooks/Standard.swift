// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// An arrow, a text and a spinner; the default header and footer.
  public static var standard: Look { .withStyle(.plain) }

  /// Two lines, the second with the time of the last update, and a long arrow.
  public static var classic: Look { .withStyle(.classic) }

  @inline(never)
  private static func withStyle(_ style: StandardOptions.Style) -> Look {
    .standard(StandardOptions(style: style))
  }

  /// An arrow, a text and a spinner with colours, sizes and a picture of your own.
  ///
  /// The arrow points the way the finger goes and turns by half a turn in .4 s when the strip arms,
  /// and back when it disarms, from wherever it is. While the action runs the platform's spinner
  /// takes its place, at the end a tick or a cross, for as long as the result is shown. A footer
  /// that is not pulled has no arrow, and one that has reached the end shows its text only. With
  /// Reduce Motion the arrow changes its direction by fading.
  ///
  /// - Parameter options: Style, colours, sizes, picture.
  /// - Returns: A look for a header of 60 points and a footer of 50; in the classic style 54 and 44; more
  ///   with larger texts and symbols.
  @inline(never)
  public static func standard(_ options: StandardOptions) -> Look {
    options.check()
    return Look(
      metrics: Standard.metrics(options, .refresh),
      footerMetrics: Standard.metrics(options, .load)
    ) { Standard(options: options, context: $0).draw(into: &$1) }
  }
}

private struct Standard {
  /// Heights: plain 60 and 50, classic 54 and 44, of which the lines of text grow.
  static func metrics(_ options: StandardOptions, _ role: Role) -> LookMetrics {
    let (extent, text, lines): (Double, Double, Double) =
      switch (options.style, role) {
      case (.plain, .refresh): (60, 18, 1)
      case (.plain, .load): (50, 18, 1)
      case (.classic, .refresh): (54, 34, 2)
      case (.classic, .load): (44, 17, 1)
      }
    let usual = options.style.textSize
    let higher = TitleRow.growth(of: options.textSize, over: usual, lines: lines)
    let larger = options.size.growth(over: symbol) * (options.style == .classic ? 2 : 1)
    return .usual(extent + max(higher, larger), textGrowth: text + higher)
  }

  static let group: ShapeID = 0
  static let arrow: ShapeID = 1
  static let arrowUp: ShapeID = 2
  static let spinner: ShapeID = 3
  static let tick: ShapeID = 4
  static let label: ShapeID = 6
  static let detail: ShapeID = 7

  /// Symbols for which the lengths are: 20 points square, the classic arrow 15 by 40.
  static let symbol = 20.0
  static let classicArrow = (width: 15.0, height: 40.0)
  /// Distance of the symbol's middle from the strip's, and the least gap to a long text.
  static let symbolOffset = 90.0
  static let gap = 8.0
  /// Gap between the classic arrow and the wider of the two texts.
  static let classicGap = 25.0
  static let turning = Motion.timed(duration: 0.4, curve: .steady)

  var options: StandardOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let (symbol, start, end) = row
    drawSymbols(at: context.isHorizontal ? 0 : symbol, into: &scene)
    // A strip at the side of a list is too narrow for a line of text.
    if !context.isHorizontal { drawTexts(from: start, to: end, into: &scene) }
  }

  private var isClassic: Bool { options.style == .classic }
}

// Which words.
extension Standard {
  private var style: TextStyle {
    TextStyle(size: options.textSize * context.textScale, weight: isClassic ? .bold : .regular)
  }

  private var hasDetail: Bool { isClassic && context.role == .refresh && context.hasLastUpdate }

  /// The widest of the texts that the strip can show.
  private var widest: Double {
    let states = context.widestStatus(style)
    return hasDetail ? max(states, context.measure(.lastUpdated, style).width) : states
  }
}

// Where they stand.
extension Standard {
  private var scale: Double { options.size / Self.symbol }
  private var lineWidth: Double { options.lineWidth / scale }
  private var symbolWidth: Double { scale * (isClassic ? Self.classicArrow.width : Self.symbol) }

  /// Where the symbol's middle is, and from where to where a text may be, as distances from the middle
  /// of the strip in reading direction.
  private var row: (symbol: Double, start: Double, end: Double) {
    let (widest, beside, half) = (widest, symbolWidth / 2, context.width / 2)
    let (least, gap) = isClassic ? (0, Self.classicGap) : (Self.symbolOffset, Self.gap)
    let wanted = max(least, widest / 2 + gap + beside)
    // A text too long for the strip must not push the symbol to its side.
    let symbol = -min(wanted, half - Self.gap - options.size / 2)
    // Beside these texts there is none.
    let status = context.status
    guard status != .tapToLoad, status != .noMore else { return (symbol, -half, half) }
    // As far on one side as on the other; a text that does not fit goes on to the side.
    let start = symbol + beside + Self.gap
    return (symbol, start, max(start, min(max(-start, start + widest), half - Self.gap)))
  }
}

// The text, and the second line under it.
extension Standard {
  private func drawTexts(from start: Double, to end: Double, into scene: inout Scene) {
    let middle = context.extent / 2
    let off = hasDetail ? style.size * TitleRow.lineHeight / 2 + 2 : 0
    add(Self.label, context.status, options.text, at: middle - off, start, end, &scene)
    if hasDetail {
      add(Self.detail, .lastUpdated, options.detail, at: middle + off, start, end, &scene)
    }
  }

  @inline(never)
  private func add(
    _ id: ShapeID,
    _ key: TextKey,
    _ color: Paint,
    at y: Double,
    _ start: Double,
    _ end: Double,
    _ scene: inout Scene
  ) {
    let line = style.size * TitleRow.lineHeight
    scene.add(
      .text(id, key, style, width: end - start, height: line, color: color)
        .at(context.leading(context.width / 2 + (start + end) / 2), y)
    )
  }
}

// The arrow, the spinner, and the mark of the result: in one place, one at a time.
extension Standard {
  private func drawSymbols(at offset: Double, into scene: inout Scene) {
    let (x, y) = context.place(
      across: context.leading(context.width / 2 + offset),
      fromContent: context.extent / 2
    )
    scene.add(.group(Self.group, x: x, y: y).scaled(scale))
    drawArrow(into: &scene)
    scene.add(
      .spinner(Self.spinner, diameter: Self.symbol, color: options.symbol),
      inside: Self.group,
      opacity: context.phase.isRefreshing ? 1 : 0
    )
    scene.addMarks(
      Self.tick,
      context,
      inside: Self.group,
      success: options.success,
      failure: options.failure,
      lineWidth: lineWidth
    )
  }

  private func drawArrow(into scene: inout Scene) {
    let isHidden = !context.asksForPull
    let shown = isHidden ? 0.0 : 1
    let isTurned = context.phase == .armed || isHidden
    if context.reducesMotion {
      addArrow(Self.arrow, into: &scene, turn: 0, opacity: isTurned ? 0 : shown)
      addArrow(Self.arrowUp, into: &scene, turn: Elementary.pi, opacity: isTurned ? shown : 0)
    } else {
      addArrow(Self.arrow, into: &scene, turn: isTurned ? -Elementary.pi : 0, opacity: shown)
      scene.transition(Self.arrow, .rotation, Self.turning)
      // The time of the first update takes room from the symbols.
      scene.smooth(Self.group, .position)
    }
  }

  @inline(never)
  private func addArrow(
    _ id: ShapeID,
    into scene: inout Scene,
    turn: Double,
    opacity: Double
  ) {
    var shape: Shape
    let (width, height) = isClassic ? Self.classicArrow : (Self.symbol, Self.symbol)
    if Capability.pictures, let slot = options.arrow {
      shape = .image(id, slot, width: width, height: height, tint: options.symbol)
    } else {
      let tip = height / 2 - lineWidth
      let barb = min(width, height) / 2 - lineWidth
      let outline = scene.downArrow(tip: tip, barb: barb)
      shape = .path(id, outline, stroke: options.symbol, lineWidth: lineWidth)
    }
    shape.rotation = turn + context.direction
    scene.add(shape, inside: Self.group, opacity: opacity)
  }
}
