// SPDX-License-Identifier: MIT

import Tug
import TugLooks

private let pink = Paint(red: 255, green: 0, blue: 128)

extension OptionTests {
  /// Looks that show by a line, or an arrow that turns, how far the pull is.
  static let progressRows: [Row] = [
    Row("standard text", .standard, .standard(StandardOptions(text: pink)), ["fill: 6"]),
    Row(
      "standard symbol",
      .standard,
      .standard(StandardOptions(symbol: pink)),
      ["fill: 3", "stroke: 1"]
    ),
    Row("standard success", .standard, .standard(StandardOptions(success: pink)), ["stroke: 4"]),
    Row("standard failure", .standard, .standard(StandardOptions(failure: pink)), ["stroke: 5"]),
    Row(
      "standard arrow",
      .standard,
      .standard(StandardOptions(arrow: 2)),
      [
        "fill: 1", "height: 1", "kind: 1", "lineWidth: 1", "outline: 1", "slot: 1", "stroke: 1",
        "width: 1",
      ]
    ),
    Row(
      "standard textSize",
      .standard,
      .standard(StandardOptions(textSize: 25)),
      ["height: 6", "style: 6", "width: 6", "x: 0", "y: 0 6"],
      metrics: ["extent 72.0", "trigger 72.0", "hold 72.0"]
    ),
    Row(
      "standard size",
      .standard,
      .standard(StandardOptions(size: 40)),
      ["lineWidth: 1 4 5", "outline: 1", "scaleX: 0", "scaleY: 0", "width: 6", "x: 0", "y: 0 6"],
      metrics: ["extent 80.0", "trigger 80.0", "hold 80.0"]
    ),
    Row(
      "standard lineWidth",
      .standard,
      .standard(StandardOptions(lineWidth: 3)),
      ["lineWidth: 1 4 5", "outline: 1"]
    ),
    Row(
      "classic detail",
      .classic,
      .standard(StandardOptions(style: .classic, detail: pink)),
      ["fill: 7"]
    ),
    Row(
      "classic textSize",
      .classic,
      .standard(StandardOptions(style: .classic, textSize: 24)),
      ["height: 6 7", "style: 6 7", "width: 6 7", "x: 0", "y: 0 6 7"],
      metrics: ["extent 78.0", "trigger 78.0", "hold 78.0"]
    ),
    Row(
      "classic size",
      .classic,
      .standard(StandardOptions(style: .classic, size: 30)),
      ["lineWidth: 1 4 5", "outline: 1", "scaleX: 0", "scaleY: 0", "x: 0", "y: 0 6 7"],
      metrics: ["extent 74.0", "trigger 74.0", "hold 74.0"]
    ),
    Row("ring color", .ring, .ring(RingOptions(color: pink)), ["stroke: 1 2 3 4"]),
    Row("ring text", .ring, .ring(RingOptions(text: pink)), ["fill: 5"]),
    Row(
      "ring diameter",
      .ring,
      .ring(RingOptions(diameter: 48)),
      ["lineWidth: 1 2", "scaleX: 0", "scaleY: 0", "x: 0", "y: 0 5"],
      metrics: ["extent 84.0", "trigger 84.0", "hold 84.0"]
    ),
    Row("ring lineWidth", .ring, .ring(RingOptions(lineWidth: 3)), ["lineWidth: 1 2"]),
    Row(
      "ring textSize",
      .ring,
      .ring(RingOptions(textSize: 24)),
      ["height: 5", "style: 5", "width: 5", "x: 0", "y: 0 5"],
      metrics: ["extent 72.0", "trigger 72.0", "hold 72.0"]
    ),
    Row(
      "ring picture",
      .ring,
      .ring(RingOptions(picture: 2)),
      ["existence: 6"],
      metrics: ["extent 96.0"]
    ),
    Row(
      "ring pictureWidth",
      .ring(RingOptions(picture: 2)),
      .ring(RingOptions(picture: 2, pictureWidth: 100)),
      ["width: 6"]
    ),
    Row(
      "ring pictureHeight",
      .ring(RingOptions(picture: 2)),
      .ring(RingOptions(picture: 2, pictureHeight: 100)),
      ["height: 6", "y: 6"],
      metrics: ["extent 161.0"]
    ),
    Row("weather symbol", .weather, .weather(WeatherOptions(symbol: pink)), ["stroke: 2 3 4 7 8"]),
    Row("weather text", .weather, .weather(WeatherOptions(text: pink)), ["fill: 5"]),
    Row("weather detail", .weather, .weather(WeatherOptions(detail: pink)), ["fill: 6"]),
    Row("weather sky", .weather, .weather(WeatherOptions(sky: pink)), ["fill: 9"]),
    Row(
      "weather without sky",
      .weather,
      .weather(WeatherOptions(sky: nil)),
      ["existence: 9"],
      metrics: ["extent 60.0"]
    ),
    Row(
      "weather size",
      .weather,
      .weather(WeatherOptions(size: 60)),
      ["height: 9", "lineWidth: 2 3 4 7 8", "scaleX: 0", "scaleY: 0", "x: 0", "y: 0 5 6 9"],
      metrics: ["extent 420.0", "trigger 80.0", "hold 80.0"]
    ),
    Row(
      "weather lineWidth",
      .weather,
      .weather(WeatherOptions(lineWidth: 3)),
      ["lineWidth: 2 3 4 7 8"]
    ),
    Row(
      "weather textSize",
      .weather,
      .weather(WeatherOptions(textSize: 22)),
      ["height: 5 6 9", "style: 5 6", "width: 5 6", "x: 0", "y: 0 5 6 9"],
      metrics: ["extent 424.0", "trigger 84.0", "hold 84.0"]
    ),
    Row("curve fill", .curve, .curve(CurveOptions(fill: pink)), ["fill: 0"]),
    Row("curve symbol", .curve, .curve(CurveOptions(symbol: pink)), ["fill: 3", "stroke: 2 4 5"]),
    Row(
      "curve size",
      .curve,
      .curve(CurveOptions(size: 50)),
      ["lineWidth: 2 4 5", "outline: 0", "scaleX: 1", "scaleY: 1", "y: 0 1"],
      metrics: ["extent 525.0", "trigger 85.0", "hold 85.0"]
    ),
    Row("curve lineWidth", .curve, .curve(CurveOptions(lineWidth: 3)), ["lineWidth: 2 4 5"]),
    Row("twoArc disc", .twoArc, .twoArc(TwoArcOptions(disc: pink)), ["fill: 2"]),
    Row("twoArc arrow", .twoArc, .twoArc(TwoArcOptions(arrow: pink)), ["stroke: 3 4 5"]),
    Row("twoArc first", .twoArc, .twoArc(TwoArcOptions(first: pink)), ["stroke: 7"]),
    Row("twoArc second", .twoArc, .twoArc(TwoArcOptions(second: pink)), ["stroke: 8"]),
    Row(
      "twoArc banner",
      .twoArc,
      .twoArc(TwoArcOptions(banner: 2)),
      ["existence: 0"],
      metrics: ["extent 805.0", "hold 215.41155866900172"]
    ),
    Row(
      "twoArc bannerRatio",
      .twoArc(TwoArcOptions(banner: 2)),
      .twoArc(TwoArcOptions(banner: 2, bannerRatio: 0.25)),
      ["height: 0", "y: 0"],
      metrics: ["extent 350.0", "hold 93.75"]
    ),
    Row(
      "twoArc diameter",
      .twoArc,
      .twoArc(TwoArcOptions(diameter: 50)),
      ["height: 7 8", "lineWidth: 7 8", "scaleX: 1", "scaleY: 1", "width: 7 8", "y: 1"],
      metrics: ["extent 85.0", "trigger 85.0", "hold 85.0"]
    ),
    Row(
      "twoArc lineWidth",
      .twoArc,
      .twoArc(TwoArcOptions(lineWidth: 5)),
      ["height: 7 8", "lineWidth: 7 8", "width: 7 8"]
    ),
  ]
}
