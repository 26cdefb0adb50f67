// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A wheel of nine blades that drops in over the list and turns.
  public static var wheel: Look { .wheel(WheelOptions()) }

  /// A wheel with a colour of your own.
  ///
  /// It floats over the list where reading begins. As soon as the finger pulls it drops in, and turns
  /// with the pull as if it rolled; while the action runs it turns by itself, 1.6 s a turn, and at the
  /// end it leaves upwards. With Reduce Motion it fades in, breathes and fades out in its place.
  ///
  /// - Parameter options: Colour.
  /// - Returns: A look for a header or a footer, pinned, that arms at 30 points and holds 10.
  public static func wheel(_ options: WheelOptions) -> Look {
    Look(metrics: Wheel.metrics) { Wheel(options: options, context: $0).draw(into: &$1) }
  }
}

/// What an app can choose about ``Tug/Look/wheel(_:)``.
public struct WheelOptions: Equatable, Sendable {
  /// Colour of the wheel.
  public var color: Paint

  /// Creates options; by default a brick red.
  public init(color: Paint = Paint(red: 224, green: 72, blue: 24)) { self.color = color }
}

private struct Wheel {
  static var metrics: LookMetrics {
    var metrics = LookMetrics.wordless(60)
    (metrics.trigger, metrics.hold, metrics.placement) = (30, 10, .pinned)
    return metrics
  }

  static let wheel: ShapeID = 0
  static let radius = 14.0
  /// Radius of the hub, and of the blades' inner corners.
  static let hub = 3.5
  static let blades = 9
  /// Distance of the middle from where reading begins.
  static let leading = 34.0
  /// Distance of the middle from the list's edge, away and dropped in.
  static let away = -16.0
  static let dropped = 44.0
  static let dropping = Motion.timed(duration: 0.5, curve: .easeInOut)
  /// Seconds of a turn.
  static let period = 1.6

  var options: WheelOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let isStill = context.reducesMotion
    let rests = context.phase == .idle && context.trigger.isPull
    let isAway = rests || context.phase.outcome != nil || context.phase.isExhausted
    let (x, y) = context.place(
      across: context.leading(Self.leading),
      fromContent: context.extent - (isAway && !isStill ? Self.away : Self.dropped)
    )
    var wheel = Shape.path(Self.wheel, outline(into: &scene), fill: options.color).at(x, y)
    wheel.opacity = isAway && isStill ? 0 : context.strength
    if !isStill { wheel.rotation = context.pull / Self.radius }
    scene.add(wheel)
    scene.work(Self.wheel, context, period: Self.period)
    scene.transition(Self.wheel, .position, Self.dropping)
    scene.fade(Self.wheel)
  }

  /// Blades like those of a shutter, each leaning on the next.
  private func outline(into scene: inout Scene) -> Outline {
    scene.outline {
      let step = Elementary.turn / Double(Self.blades)
      for blade in 0..<Self.blades {
        let angle = step * Double(blade)
        let inner = Polar(Self.hub, angle)
        let start = Polar(Self.radius, angle + 0.15 * step)
        let middle = Polar(Self.radius * 1.05, angle + 0.6 * step)
        let end = Polar(Self.radius, angle + 1.05 * step)
        let back = Polar(Self.radius * 0.6, angle + 0.9 * step)
        $0.move(inner.x, inner.y)
        $0.line(start.x, start.y)
        $0.quadratic(middle.x, middle.y, to: end.x, end.y)
        $0.quadratic(back.x, back.y, to: inner.x, inner.y)
        $0.close()
      }
    }
  }

  private struct Polar {
    var x: Double
    var y: Double

    init(_ radius: Double, _ angle: Double) {
      let direction = Elementary.direction(angle)
      x = radius * direction.x
      y = radius * direction.y
    }
  }
}
