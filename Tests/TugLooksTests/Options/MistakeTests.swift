// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug

@testable import TugLooks

/// Options that make no sense are mistakes at set-up, and say what to do.
@Suite(.serialized) struct MistakeTests {
  struct Row: Sendable {
    /// The option, as the message names it.
    var option: String
    /// What it must be.
    var claim: String
    var make: @Sendable (Double) -> Look
  }

  private static func size(
    _ option: String,
    _ make: @escaping @Sendable (Double) -> Look
  ) -> Row {
    Row(option: option, claim: "more than 0", make: make)
  }

  private static func length(
    _ option: String,
    _ make: @escaping @Sendable (Double) -> Look
  ) -> Row {
    Row(option: option, claim: "0 or more", make: make)
  }

  private static func count(
    _ option: String,
    _ make: @escaping @Sendable (Int) -> Look
  ) -> Row {
    Row(option: option, claim: "1 or more") { make(Int($0)) }
  }

  static let rows: [Row] = [
    size("BallsOptions.diameter") { .balls(BallsOptions(diameter: $0)) },
    length("BallsOptions.spread") { .orbit(BallsOptions(spread: $0)) },
    size("BarsOptions.size") { .bars(BarsOptions(size: $0)) },
    length("BounceOptions.bulge") { .bounce(BounceOptions(bulge: $0)) },
    size("BounceOptions.diameter") { .bounce(BounceOptions(diameter: $0)) },
    length("BounceOptions.lineWidth") { .bounce(BounceOptions(lineWidth: $0)) },
    size("BunOptions.diameter") { .bun(BunOptions(diameter: $0)) },
    size("CurveOptions.size") { .curve(CurveOptions(size: $0)) },
    length("CurveOptions.lineWidth") { .curve(CurveOptions(lineWidth: $0)) },
    size("DotsOptions.diameter") { .dots(DotsOptions(diameter: $0)) },
    length("DotsOptions.spread") { .dots(DotsOptions(spread: $0)) },
    size("DropOptions.diameter") { .drop(DropOptions(diameter: $0)) },
    size("DropOptions.textSize") { .drop(DropOptions(textSize: $0)) },
    count("FramesOptions.count") { .frames(FramesOptions(count: $0)) },
    size("FramesOptions.frameTime") { .frames(FramesOptions(frameTime: $0)) },
    size("FramesOptions.size") { .frames(FramesOptions(size: $0)) },
    size("RingOptions.diameter") { .ring(RingOptions(diameter: $0)) },
    length("RingOptions.lineWidth") { .ring(RingOptions(lineWidth: $0)) },
    size("RingOptions.textSize") { .ring(RingOptions(textSize: $0)) },
    size("RingOptions.pictureWidth") { .ring(RingOptions(pictureWidth: $0)) },
    size("RingOptions.pictureHeight") { .ring(RingOptions(pictureHeight: $0)) },
    size("StandardOptions.textSize") { .standard(StandardOptions(textSize: $0)) },
    size("StandardOptions.size") { .standard(StandardOptions(size: $0)) },
    length("StandardOptions.lineWidth") { .standard(StandardOptions(lineWidth: $0)) },
    size("TwoArcOptions.bannerRatio") { .twoArc(TwoArcOptions(bannerRatio: $0)) },
    size("TwoArcOptions.diameter") { .twoArc(TwoArcOptions(diameter: $0)) },
    length("TwoArcOptions.lineWidth") { .twoArc(TwoArcOptions(lineWidth: $0)) },
    length("WaveOptions.bulge") { .wave(WaveOptions(bulge: $0)) },
    size("WaveOptions.diameter") { .wave(WaveOptions(diameter: $0)) },
    length("WaveOptions.lineWidth") { .wave(WaveOptions(lineWidth: $0)) },
    size("WeatherOptions.size") { .weather(WeatherOptions(size: $0)) },
    length("WeatherOptions.lineWidth") { .weather(WeatherOptions(lineWidth: $0)) },
    size("WeatherOptions.textSize") { .weather(WeatherOptions(textSize: $0)) },
    size("WheelOptions.diameter") { .wheel(WheelOptions(diameter: $0)) },
    count("WheelOptions.blades") { .wheel(WheelOptions(blades: $0)) },
    length("WheelOptions.leading") { .wheel(WheelOptions(leading: $0)) },
  ]

  @Test(arguments: rows.indices)
  func `an option that makes no sense says what it must be`(_ index: Int) async {
    // A trace of the calls takes seconds, and nobody reads it.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [index = index as Int] in
      _ = MistakeTests.rows[index].make(-1)
    }
    #if DEBUG
    // An optimised build stops without words.
    let row = Self.rows[index]
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\(row.option) must be \(row.claim)"))
    #else
    #expect(end != nil)
    #endif
  }

  @Test func `what is no number makes no sense either`() {
    for value in [Double.nan, .infinity, -.infinity, -1] {
      #expect(!value.isSize && !value.isLength)
    }
    #expect(!0.0.isSize && 0.0.isLength)
    #expect(0.5.isSize && 0.5.isLength)
  }

  @Test func `the least that makes sense is no mistake`() {
    for row in Self.rows {
      let least = row.claim == "0 or more" ? 0 : 1.0
      #expect(row.make(least).metrics.extent > 0)
    }
  }
}
