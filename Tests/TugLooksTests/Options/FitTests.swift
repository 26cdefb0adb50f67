// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Whatever an app chooses, what a strip shows has room in it.
@Suite struct FitTests {
  /// A look with everything larger than usual, or smaller.
  struct Sized: Sendable, CustomTestStringConvertible {
    var name: String
    var look: Look
    /// The part that goes out of the strip at the end, by definition.
    var leaves: ShapeID?
    var testDescription: String { name }
  }

  static let looks: [Sized] =
    PreferencesTests.headers.map {
      Sized(name: "usual \($0.name)", look: $0.look, leaves: leaves($0))
    }
    + sized("large", by: 2.5) + sized("small", by: 0.4)
    + PreferencesTests.headers.map { golden in
      var look = golden.look
      (look.metrics.extent, look.metrics.trigger, look.metrics.hold) = (150, 140, 130)
      return Sized(name: "\(golden.name) held at 130", look: look, leaves: leaves(golden))
    }

  private static func leaves(_ golden: GoldenLook) -> ShapeID? {
    golden.name == "Wheel" ? 0 : golden.name == "Bounce" ? 2 : nil
  }

  private static func sized(_ name: String, by scale: Double) -> [Sized] {
    let classic = StandardOptions(
      style: .classic,
      textSize: 14 * scale,
      size: 20 * scale,
      lineWidth: scale
    )
    let ring = RingOptions(
      diameter: 24 * scale,
      lineWidth: scale,
      textSize: 14 * scale,
      picture: 1,
      pictureWidth: 230 * scale,
      pictureHeight: 35 * scale
    )
    let weather = WeatherOptions(size: 40 * scale, lineWidth: 2 * scale, textSize: 12 * scale)
    return [
      Sized(name: "Balls", look: .balls(BallsOptions(diameter: 10 * scale, spread: 60 * scale))),
      Sized(name: "Orbit", look: .orbit(BallsOptions(diameter: 10 * scale, spread: 60 * scale))),
      Sized(name: "Dots", look: .dots(DotsOptions(diameter: 10 * scale, spread: 60 * scale))),
      Sized(name: "Bars", look: .bars(BarsOptions(size: 100 * scale))),
      Sized(name: "Frames", look: .frames(FramesOptions(size: 48 * scale))),
      Sized(name: "Pictures", look: .frames(FramesOptions(pictures: 1, size: 48 * scale))),
      Sized(name: "Wave", look: .wave(WaveOptions(bulge: 70 * scale, diameter: 30 * scale))),
      Sized(
        name: "Standard",
        look: .standard(StandardOptions(textSize: 15 * scale, size: 20 * scale, lineWidth: scale))
      ),
      Sized(name: "Classic", look: .standard(classic)),
      Sized(name: "Ring", look: .ring(ring)),
      Sized(name: "Weather", look: .weather(weather)),
      Sized(name: "Curve", look: .curve(CurveOptions(size: 25 * scale, lineWidth: 2 * scale))),
      Sized(
        name: "TwoArc",
        look: .twoArc(TwoArcOptions(diameter: 25 * scale, lineWidth: 2.5 * scale))
      ),
      Sized(
        name: "TwoArc with a banner",
        look: .twoArc(TwoArcOptions(banner: 1, bannerRatio: 0.5 * scale))
      ),
      Sized(name: "Bun", look: .bun(BunOptions(diameter: 56 * scale))),
      Sized(name: "Drop", look: .drop(DropOptions(diameter: 32 * scale, textSize: 15 * scale))),
      Sized(
        name: "Wheel",
        look: .wheel(WheelOptions(diameter: 28 * scale, leading: 200 * scale)),
        leaves: 0
      ),
      Sized(
        name: "Bounce",
        look: .bounce(BounceOptions(bulge: 40 * scale, diameter: 36 * scale, lineWidth: scale)),
        leaves: 2
      ),
    ].map { Sized(name: "\(name) \($0.name)", look: $0.look, leaves: $0.leaves) }
  }

  /// Control points of a curve lie a little outside of it.
  private let slack = 2.0

  @Test(arguments: looks)
  func `nothing is cut off while it is held open, at every width and text size`(_ sized: Sized) {
    for width in [240.0, 320, 768, 1400] {
      for scale in [0.8, 1, 2] {
        for isRightToLeft in [false, true] {
          var stage = Stage(sized.look)
          stage.width = width
          stage.preferences = Preferences(isRightToLeft: isRightToLeft, textScale: scale)
          stage.refresh()
          let place = "\(width) wide, text \(scale), mirrored: \(isRightToLeft)"
          for time in [1, 1.3, 1.77, 2.4] { check(stage, at: 1 + time, place, except: nil) }
          for outcome in [Outcome.success, .failure] {
            stage.show(.ending(outcome), pull: stage.hold, at: 5)
            check(stage, at: 6, place, except: sized.leaves)
          }
        }
      }
    }
  }

  /// All that is seen and is no sheet over the whole width lies in the part that is held open.
  private func check(_ stage: Stage, at time: Double, _ place: String, except leaving: ShapeID?) {
    let extent = stage.metrics.extent
    let top = stage.metrics.placement == .pinned ? 0 : extent - stage.hold
    for piece in Screen(stage, at: time).pieces where piece.isVisible && piece.id != leaving {
      let xs = stride(from: 0, to: piece.points.count, by: 2).map { piece.points[$0] }
      let ys = stride(from: 1, to: piece.points.count, by: 2).map { piece.points[$0] }
      guard let left = xs.min(), let right = xs.max(), let high = ys.min(), let low = ys.max()
      else { continue }
      let isBanner = stage.player.scene.shapes.contains {
        $0.id == piece.id && $0.kind == .image && $0.parent == nil && high < top
      }
      if right - left >= stage.width - 1 || isBanner { continue }
      let id = piece.id.rawValue
      #expect(left >= -slack && right <= stage.width + slack, "\(id): \(left)…\(right), \(place)")
      #expect(
        high >= top - 0.5 && low <= extent + slack,
        "\(id): \(high)…\(low) of \(top)…\(extent), \(place)"
      )
    }
  }
}
