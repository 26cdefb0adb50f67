// SPDX-License-Identifier: MIT

import Tug
import TugLooks

private let pink = Paint(red: 255, green: 0, blue: 128)

extension OptionTests {
  static let rows = pictureRows + progressRows

  /// Looks of balls, bars, sheets and pictures.
  private static let pictureRows: [Row] = [
    Row("balls left", .balls, .balls(BallsOptions(left: pink)), ["fill: 0"]),
    Row("balls middle", .balls, .balls(BallsOptions(middle: pink)), ["fill: 1"]),
    Row("balls right", .balls, .balls(BallsOptions(right: pink)), ["fill: 2"]),
    Row(
      "balls diameter",
      .balls,
      .balls(BallsOptions(diameter: 16)),
      ["height: 0 1 2", "width: 0 1 2", "y: 0 1 2"],
      metrics: ["extent 66.0", "trigger 66.0", "hold 66.0"]
    ),
    Row(
      "balls smaller diameter",
      .balls,
      .balls(BallsOptions(diameter: 6)),
      ["height: 0 1 2", "width: 0 1 2", "y: 0 1 2"]
    ),
    Row("balls spread", .balls, .balls(BallsOptions(spread: 30)), ["x: 0 2"]),
    Row("orbit left", .orbit, .orbit(BallsOptions(left: pink)), ["fill: 0"]),
    Row(
      "orbit diameter",
      .orbit,
      .orbit(BallsOptions(diameter: 20)),
      ["height: 0 1 2", "width: 0 1 2"]
    ),
    Row(
      "orbit spread",
      .orbit,
      .orbit(BallsOptions(spread: 120)),
      ["tracks: 0 1 2", "x: 1 2", "y: 0 1 2"],
      metrics: ["extent 130.0", "trigger 130.0", "hold 130.0"]
    ),
    Row("dots color", .dots, .dots(DotsOptions(color: pink)), ["fill: 0 1 2"]),
    Row(
      "dots diameter",
      .dots,
      .dots(DotsOptions(diameter: 16)),
      ["height: 0 1 2", "width: 0 1 2", "y: 0 1 2"],
      metrics: ["extent 46.0", "trigger 46.0", "hold 46.0"]
    ),
    Row("dots spread", .dots, .dots(DotsOptions(spread: 30)), ["x: 0 2"]),
    Row("bars first", .bars, .bars(BarsOptions(first: pink)), ["stroke: 0"]),
    Row("bars second", .bars, .bars(BarsOptions(second: pink)), ["stroke: 1"]),
    Row("bars third", .bars, .bars(BarsOptions(third: pink)), ["stroke: 2"]),
    Row(
      "bars size",
      .bars,
      .bars(BarsOptions(size: 54)),
      ["scaleX: 0 1 2", "scaleY: 0 1 2", "tracks: 0 1 2", "x: 0 2", "y: 0 1 2"],
      metrics: ["extent 60.0", "trigger 60.0", "hold 60.0"]
    ),
    Row(
      "frames pictures",
      .frames,
      .frames(FramesOptions(pictures: 2)),
      [
        "fill: 1", "height: 1", "kind: 1", "morphTarget: 1", "outline: 1", "slot: 1", "tracks: 1",
        "width: 1",
      ]
    ),
    Row("frames count", .frames, .frames(FramesOptions(count: 7)), ["tracks: 1"]),
    Row("frames frameTime", .frames, .frames(FramesOptions(frameTime: 0.2)), ["tracks: 1"]),
    Row(
      "frames size",
      .frames(FramesOptions(pictures: 2)),
      .frames(FramesOptions(pictures: 2, size: 80)),
      ["height: 1", "opacity: 0", "width: 1", "y: 0"],
      metrics: ["extent 96.0", "trigger 96.0", "hold 96.0"]
    ),
    Row("frames color", .frames, .frames(FramesOptions(color: pink)), ["fill: 1"]),
    Row("wave fill", .wave, .wave(WaveOptions(fill: pink)), ["fill: 1"]),
    Row("wave ring", .wave, .wave(WaveOptions(ring: pink)), ["stroke: 2"]),
    Row("wave bulge", .wave, .wave(WaveOptions(bulge: 20)), ["outline: 1"]),
    Row(
      "wave diameter",
      .wave,
      .wave(WaveOptions(diameter: 40)),
      ["height: 2", "outline: 1", "width: 2", "y: 0 2"],
      metrics: ["extent 410.0", "trigger 105.0", "hold 60.0"]
    ),
    Row("wave lineWidth", .wave, .wave(WaveOptions(lineWidth: 2)), ["lineWidth: 2"]),
    Row("bun face", .bun, .bun(BunOptions(face: pink)), ["fill: 1"]),
    Row("bun features", .bun, .bun(BunOptions(features: pink)), ["fill: 2 3 4", "stroke: 8 9"]),
    Row("bun bun", .bun, .bun(BunOptions(bun: pink)), ["fill: 6"]),
    Row("bun water", .bun, .bun(BunOptions(water: pink)), ["fill: 5"]),
    Row(
      "bun diameter",
      .bun,
      .bun(BunOptions(diameter: 84)),
      ["scaleX: 0", "scaleY: 0", "y: 0"],
      metrics: ["extent 98.0", "trigger 98.0", "hold 98.0"]
    ),
    Row("drop fill", .drop, .drop(DropOptions(fill: pink)), ["fill: 1"]),
    Row("drop sign", .drop, .drop(DropOptions(sign: pink)), ["fill: 3", "stroke: 2"]),
    Row("drop text", .drop, .drop(DropOptions(text: pink)), ["fill: 5 8 9", "stroke: 6 7"]),
    Row(
      "drop diameter",
      .drop,
      .drop(DropOptions(diameter: 48)),
      ["scaleX: 0", "scaleY: 0", "y: 0 4 5 8 9"],
      metrics: ["extent 120.0", "trigger 120.0", "hold 56.0"]
    ),
    Row(
      "drop textSize",
      .drop,
      .drop(DropOptions(textSize: 25)),
      ["height: 8 9", "style: 8 9", "width: 8 9", "x: 4", "y: 4 5 8 9"],
      metrics: ["extent 92.0", "trigger 92.0", "hold 52.0"]
    ),
    Row("wheel color", .wheel, .wheel(WheelOptions(color: pink)), ["fill: 0"]),
    Row(
      "wheel diameter",
      .wheel,
      .wheel(WheelOptions(diameter: 56)),
      ["outline: 0", "rotation: 0", "x: 0", "y: 0"],
      metrics: ["extent 88.0"]
    ),
    Row("wheel blades", .wheel, .wheel(WheelOptions(blades: 5)), ["outline: 0"]),
    Row("wheel leading", .wheel, .wheel(WheelOptions(leading: 50)), ["x: 0"]),
    Row(
      "wheel picture",
      .wheel,
      .wheel(WheelOptions(picture: 2)),
      ["fill: 0", "height: 0", "kind: 0", "outline: 0", "slot: 0", "width: 0"]
    ),
    Row("bounce fill", .bounce, .bounce(BounceOptions(fill: pink)), ["fill: 1"]),
    Row("bounce ball", .bounce, .bounce(BounceOptions(ball: pink)), ["fill: 2", "stroke: 3"]),
    Row(
      "bounce bulge",
      .bounce,
      .bounce(BounceOptions(bulge: 60)),
      ["morph: 1", "morphTarget: 1", "outline: 1", "y: 0"],
      metrics: ["extent 156.0", "trigger 156.0"]
    ),
    Row(
      "bounce diameter",
      .bounce,
      .bounce(BounceOptions(diameter: 56)),
      ["height: 2 3", "morphTarget: 1", "outline: 1", "tracks: 2", "width: 2 3", "y: 0 2 3"],
      metrics: ["extent 156.0", "trigger 156.0", "hold 116.0"]
    ),
    Row("bounce lineWidth", .bounce, .bounce(BounceOptions(lineWidth: 4)), ["lineWidth: 3"]),
  ]
}
