// SPDX-License-Identifier: MIT

import Tug

/// A symbol and a text beside it, in the middle of the part of a strip that stays open.
///
/// A strip at the side of a list is too narrow for a line of text; the symbol is in its middle.
struct TitleRow {
  /// The place of the symbol: on the left of the text, or on its right.
  var symbol: (x: Double, y: Double)
  /// Height of a line of text.
  var line: Double
  /// Room of a line of text, as a multiple of its size.
  static let lineHeight = 1.2
  /// Least distance of a text from the side where reading ends.
  static let margin = 8.0
  private var style: TextStyle
  /// The middle of the text across, and width of its box: beside the symbol, and where there is none.
  private var text: (x: Double, width: Double)
  private var alone: (x: Double, width: Double)

  /// A row that is as wide as its texts need and the strip allows.
  ///
  /// - Parameters:
  ///   - context: Whose strip.
  ///   - size: Font size at the standard text size.
  ///   - least: Least width of the box of the text.
  ///   - gap: From the middle of the symbol to the box of the text.
  ///   - shift: From the middle of the strip to that of the text, in reading direction.
  ///   - hasDetail: Whether the time of the last update has to fit in, too.
  @inline(never)
  init(
    _ context: LookContext,
    size: Double,
    least: Double,
    gap: Double,
    shift: Double,
    hasDetail: Bool
  ) {
    style = TextStyle(size: size * context.textScale)
    line = style.size * Self.lineHeight
    var widest = max(least, context.widestStatus(style))
    if hasDetail { widest = max(widest, context.measure(.lastUpdated, style).width) }
    let middle = context.width / 2
    // A text too long for that begins beside the symbol at one side, and goes on to the other.
    let start = max(middle + shift - widest / 2, 2 * gap)
    let end = max(start, min(start + widest, context.width - Self.margin))
    let across = context.leading(start - gap)
    symbol = context.place(
      across: context.isHorizontal ? middle : across,
      fromContent: context.hold / 2
    )
    text = (context.leading((start + end) / 2), end - start)
    alone = (middle, context.width - 2 * Self.margin)
  }

  /// By how much lines of text are higher than those of the usual size.
  ///
  /// - Parameters:
  ///   - size: Font size.
  ///   - usual: Font size for which a strip is made.
  ///   - lines: How many there are.
  /// - Returns: Points, 0 or more.
  static func growth(of size: Double, over usual: Double, lines: Double = 1) -> Double {
    lineHeight * lines * size.growth(over: usual)
  }

  /// A line of text beside the symbol, or in the middle of the strip.
  ///
  /// - Parameters:
  ///   - id: Identity of the text.
  ///   - key: Which text.
  ///   - color: Its colour.
  ///   - offset: How much lower than the symbol it stands.
  ///   - isAlone: Whether there is no symbol; there never is when all is loaded.
  /// - Returns: The shape.
  @inline(never)
  func text(
    _ id: ShapeID,
    _ key: TextKey,
    color: Paint,
    offset: Double,
    isAlone: Bool = false
  ) -> Shape {
    let place = isAlone || key == .noMore ? alone : text
    return Shape.text(id, key, style, width: place.width, height: line, color: color)
      .at(place.x, symbol.y + offset)
  }
}
