// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three slanted bars through which a wave runs.
  public static var bars: Look { .bars(BarsOptions()) }

  /// Three bars with colours and a size of your own.
  ///
  /// They move in with the pull, the middle one large. While the action runs a wave goes through
  /// them in reading direction, once in 1.2 s: each bar grows and shows, then shrinks and fades.
  /// With Reduce Motion they keep their size.
  ///
  /// - Parameter options: Colours, size.
  /// - Returns: A look for a header or a footer, 50 points high, more with larger bars.
  public static func bars(@Chosen _ options: BarsOptions) -> Look {
    options.check()
    return Look(metrics: Bars.metrics(options)) {
      Bars(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/bars(_:)``.
public struct BarsOptions: Equatable, Sendable {
  /// Colour of the bar where reading begins.
  public var first: Paint
  /// Colour of the middle bar.
  public var second: Paint
  /// Colour of the bar where reading ends.
  public var third: Paint
  /// Width of the three bars together, in points, more than 0; they are 10/27 of that high.
  ///
  /// Limited by the width of the strip.
  public var size: Double

  /// Creates options; by default orange, green and blue, 27 points together.
  public init(
    first: Paint = Paint(red: 255, green: 102, blue: 0),
    second: Paint = Paint(red: 127, green: 217, blue: 1),
    third: Paint = Paint(red: 56, green: 171, blue: 237),
    size: Double = 27
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.size = size
  }

  func check() { precondition(size.isSize, "BarsOptions.size must be more than 0") }
}

private struct Bars {
  static func metrics(_ options: BarsOptions) -> LookMetrics {
    .wordless(50 + (options.size / width * 10).growth(over: 10), seconds: 0.3)
  }

  static let first: ShapeID = 0
  /// Width of the three for which the following lengths are.
  static let width = 27.0
  /// Half the way of a bar's line, and its width: with round ends 7.7 by 9 points.
  static let reach = (x: 1.85, y: 2.5)
  static let lineWidth = 4.0
  /// Scale of a bar without strength, 1.7 by 1.56 points, so that it has 2.3 by 2.3 at a tenth.
  static let least = (x: 1.7 / 7.7, y: 1.56 / 9)
  /// How far the bars are from the middle in reading direction, and the steps at which they are strongest.
  static let places = (first: -9.2, second: 0.0, third: 9.0)
  static let peaks = (first: 10.0, second: 15.0, third: 20.0)
  /// Seconds of a wave, its steps, and the step shown at rest.
  static let period = 1.2
  static let steps = 30.0
  static let rest = 15.0
  /// Steps from nothing to full strength.
  static let rise = 10.0
  /// Steps between key frames: all bends of all bars lie on them.
  static let pace = 5.0

  @Chosen var options: BarsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let (places, peaks) = (Self.places, Self.peaks)
    bar(Self.first, options.first, at: places.first, peak: peaks.first, into: &scene)
    bar(Self.first + 1, options.second, at: places.second, peak: peaks.second, into: &scene)
    bar(Self.first + 2, options.third, at: places.third, peak: peaks.third, into: &scene)
  }

  /// Size of the bars in relation to the usual.
  private var scale: Double { min(options.size, context.width) / Self.width }

  /// Strength of a bar at a step of the wave, in 0…1.
  private func strength(at step: Double, peak: Double) -> Double {
    max(0, 1 - (step - peak).magnitude / Self.rise)
  }

  @inline(never)
  private func bar(
    _ id: ShapeID,
    _ color: Paint,
    at distance: Double,
    peak: Double,
    into scene: inout Scene
  ) {
    let outline = scene.outline {
      $0.move(-Self.reach.x, Self.reach.y)
      $0.line(Self.reach.x, -Self.reach.y)
    }
    let (x, y) = context.place(
      across: context.leading(context.width / 2 + distance * scale),
      fromContent: context.extent / 2
    )
    var bar = Shape.path(id, outline, stroke: color, lineWidth: Self.lineWidth).at(x, y)
    let rest = strength(at: Self.rest, peak: peak)
    bar.opacity = rest * context.strength
    if !context.reducesMotion {
      bar.scaleX = scale * (Self.least.x + (1 - Self.least.x) * rest)
      bar.scaleY = scale * (Self.least.y + (1 - Self.least.y) * rest)
    } else {
      (bar.scaleX, bar.scaleY) = (scale, scale)
    }
    scene.add(bar)
    if context.phase.isRefreshing {
      wave(id, .opacity, from: 0, to: 1, peak: peak, into: &scene)
      if !context.reducesMotion {
        wave(id, .scaleX, from: Self.least.x, to: scale, peak: peak, into: &scene)
        wave(id, .scaleY, from: Self.least.y, to: scale, peak: peak, into: &scene)
      }
    }
    scene.smooth(id, [.opacity, .scale])
  }

  /// The wave begins and ends with the step that is shown at rest.
  @inline(never)
  private func wave(
    _ id: ShapeID,
    _ attribute: Attribute,
    from least: Double,
    to most: Double,
    peak: Double,
    into scene: inout Scene
  ) {
    scene.track(id, attribute, duration: Self.period, repeats: .infinity) {
      var step = 0.0
      while step <= Self.steps {
        let turned = Self.rest + step
        let strength = strength(
          at: turned < Self.steps ? turned : turned - Self.steps,
          peak: peak
        )
        $0.add(at: step / Self.steps, most * (least + (1 - least) * strength))
        step += Self.pace
      }
    }
  }
}
