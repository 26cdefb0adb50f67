// SPDX-License-Identifier: MIT

import Tug

/// What an app can choose about ``Tug/Look/weather(_:)``.
public struct WeatherOptions: Equatable, Sendable {
  /// Colour of the arrow, the ring and the sun.
  public var symbol: Paint
  /// Colour of the text.
  public var text: Paint
  /// Colour of the second line.
  public var detail: Paint

  /// Colour of the sheet behind them, or `nil` for none: over a list whose background shows them.
  public var sky: Paint?
  /// Width and height of the box of arrow, ring and sun, in points, more than 0.
  public var size: Double
  /// Width of the lines of arrow, ring and sun, in points, 0 or more.
  public var lineWidth: Double
  /// Font size of both lines at the standard text size, in points, more than 0.
  public var textSize: Double

  /// Creates options; by default white on a sky blue enough to read it, a symbol of 40 points with lines of 2, and a text
  /// of 12.
  public init(
    symbol: Paint = .white,
    text: Paint = .white,
    detail: Paint = Paint(red: 255, green: 255, blue: 255, alpha: 0.85),
    sky: Paint? = Paint(red: 30, green: 104, blue: 170),
    size: Double = 40,
    lineWidth: Double = 2,
    textSize: Double = 12
  ) {
    self.symbol = symbol
    self.text = text
    self.detail = detail
    self.sky = sky
    self.size = size
    self.lineWidth = lineWidth
    self.textSize = textSize
  }

  func check() {
    precondition(size.isSize, "WeatherOptions.size must be more than 0")
    precondition(lineWidth.isLength, "WeatherOptions.lineWidth must be 0 or more")
    precondition(textSize.isSize, "WeatherOptions.textSize must be more than 0")
  }
}
