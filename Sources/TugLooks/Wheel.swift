// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A wheel of nine blades that drops in over the list and turns.
  public static var wheel: Look { .wheel(WheelOptions()) }

  /// A wheel with a colour, sizes and a picture of your own.
  ///
  /// It floats over the list where reading begins. As soon as the finger pulls it drops in, and turns
  /// with the pull as if it rolled; while the action runs it turns by itself, 1.6 s a turn, and at the
  /// end it leaves upwards. With Reduce Motion it fades in, breathes and fades out in its place.
  ///
  /// - Parameter options: Colour, sizes, picture.
  /// - Returns: A look for a header or a footer, pinned, that arms at 30 points and holds 10.
  public static func wheel(@Chosen _ options: WheelOptions) -> Look {
    options.check()
    return Look(metrics: Wheel.metrics(options)) {
      Wheel(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/wheel(_:)``.
public struct WheelOptions: Equatable, Sendable {
  /// Colour of the wheel.
  public var color: Paint
  /// Diameter of the wheel, in points, more than 0.
  public var diameter: Double
  /// Number of blades, 1 or more.
  public var blades: Int
  /// Distance of the wheel from where reading begins, in points, 0 or more.
  ///
  /// Limited so that the wheel stays in the list.
  public var leading: Double
  /// A picture instead of the drawn wheel, or none.
  public var picture: ImageSlot?

  /// Creates options; by default a brick red wheel of nine blades, 28 across and 20 from the side.
  public init(
    color: Paint = Paint(red: 224, green: 72, blue: 24),
    diameter: Double = 28,
    blades: Int = 9,
    leading: Double = 20,
    picture: ImageSlot? = nil
  ) {
    self.color = color
    self.diameter = diameter
    self.blades = blades
    self.leading = leading
    self.picture = picture
  }

  func check() {
    precondition(diameter.isSize, "WheelOptions.diameter must be more than 0")
    precondition(blades > 0, "WheelOptions.blades must be 1 or more")
    precondition(leading.isLength, "WheelOptions.leading must be 0 or more")
  }
}

private struct Wheel {
  static func metrics(_ options: WheelOptions) -> LookMetrics {
    let extent = 60 + options.diameter.growth(over: 28)
    var metrics = LookMetrics.wordless(extent, trigger: 30, hold: 10)
    metrics.placement = .pinned
    return metrics
  }

  static let wheel: ShapeID = 0
  /// Radius of the hub, and of the blades' inner corners, in relation to that of the wheel.
  static let hub = 0.25
  /// Distance of the wheel from the list's edge, away and dropped in.
  static let away = 2.0
  static let dropped = 30.0
  static let dropping = Motion.timed(duration: 0.5, curve: .steady)
  /// Seconds of a turn.
  static let period = 1.6

  @Chosen var options: WheelOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let isStill = context.reducesMotion
    let rests = context.phase == .idle && context.isPulled
    let isAway = rests || context.outcome != nil || context.phase.isExhausted
    let side = min(options.leading, max(0, context.width - options.diameter))
    let (x, y) = context.place(
      across: context.leading(side + radius),
      fromContent: context.extent
        - (isAway && !isStill ? -Self.away - radius : Self.dropped + radius)
    )
    var wheel = shape(into: &scene)
    (wheel.x, wheel.y) = (x, y)
    if !isStill { wheel.rotation = context.pull / radius }
    scene.add(wheel, opacity: isAway && isStill ? 0 : context.strength)
    scene.work(Self.wheel, context, period: Self.period)
    let along = AttributeSet(context.isHorizontal ? .x : .y)
    scene.transition(Self.wheel, along, Self.dropping)
  }

  private var radius: Double { options.diameter / 2 }

  private func shape(into scene: inout Scene) -> Shape {
    if let slot = options.picture {
      return .image(Self.wheel, slot, width: options.diameter, height: options.diameter)
    }
    return .path(Self.wheel, outline(into: &scene), fill: options.color)
  }

  /// Blades like those of a shutter, each leaning on the next.
  private func outline(into scene: inout Scene) -> Outline {
    scene.outline {
      let step = Elementary.turn / Double(options.blades)
      for blade in 0..<options.blades {
        let angle = step * Double(blade)
        let inner = Polar(Self.hub * radius, angle)
        let start = Polar(radius, angle + 0.15 * step)
        let middle = Polar(radius * 1.05, angle + 0.6 * step)
        let end = Polar(radius, angle + 1.05 * step)
        let back = Polar(radius * 0.6, angle + 0.9 * step)
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
