// SPDX-License-Identifier: MIT

import Tug

/// What an app can choose about ``Tug/Look/standard(_:)``.
///
/// The words are the host's; an app replaces them there, one by one or all.
public struct StandardOptions: Equatable, Sendable {
  /// One line or two.
  public var style: Style
  /// Colour of the text.
  public var text: Paint
  /// Colour of the second line.
  public var detail: Paint
  /// Colour of the arrow and the spinner.
  public var symbol: Paint
  /// Colour of the tick.
  public var success: Paint
  /// Colour of the cross.
  public var failure: Paint
  /// A picture instead of the drawn arrow, pointing down.
  public var arrow: ImageSlot?
  /// Font size at the standard text size, in points, more than 0.
  public var textSize: Double
  /// Width and height of the box of arrow, spinner and marks, in points, more than 0.
  ///
  /// The classic arrow is three quarters of that wide, and twice that high.
  public var size: Double
  /// Width of the lines of arrow and marks, in points, 0 or more.
  public var lineWidth: Double

  /// The layouts.
  public enum Style: UInt8, Equatable, Sendable {
    /// One line of 15 points with a small arrow.
    case plain
    /// One or two bold lines of 14 points with a long arrow.
    case classic
  }

  /// Creates options; by default the platform's text colours, the drawn arrow, 20 points with lines of
  /// 1.5, and a text of 15, or 14 in the classic style.
  public init(
    style: Style = .plain,
    text: Paint = .secondaryLabel,
    detail: Paint = .secondaryLabel,
    symbol: Paint = .secondaryLabel,
    success: Paint = .secondaryLabel,
    failure: Paint = .secondaryLabel,
    arrow: ImageSlot? = nil,
    textSize: Double? = nil,
    size: Double = 20,
    lineWidth: Double = 1.5
  ) {
    self.style = style
    self.text = text
    self.detail = detail
    self.symbol = symbol
    self.success = success
    self.failure = failure
    self.arrow = arrow
    self.textSize = textSize ?? style.textSize
    self.size = size
    self.lineWidth = lineWidth
  }

  func check() {
    precondition(textSize.isSize, "StandardOptions.textSize must be more than 0")
    precondition(size.isSize, "StandardOptions.size must be more than 0")
    precondition(lineWidth.isLength, "StandardOptions.lineWidth must be 0 or more")
  }
}

extension StandardOptions.Style {
  var textSize: Double { self == .plain ? 15 : 14 }
}
