// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three small dots that open from one point and twinkle one after another.
  public static var dots: Look { .dots(DotsOptions()) }

  /// Three dots with a colour and sizes of your own.
  ///
  /// The dots lie on one point at the content's edge, and spread and rise as the strip opens. While
  /// the action runs each goes out and comes back once a second, a quarter of a second after its
  /// neighbour. The retreat takes them back to one point. With Reduce Motion they stand in their
  /// places and appear with the pull.
  ///
  /// - Parameter options: Colour, sizes.
  /// - Returns: A look for a header or a footer, 40 points high, more with larger dots.
  public static func dots(@Chosen _ options: DotsOptions) -> Look {
    options.check()
    return Look(metrics: Dots.metrics(options)) {
      Dots(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/dots(_:)``.
public struct DotsOptions: Equatable, Sendable {
  /// Colour of the dots.
  public var color: Paint
  /// Diameter of a dot, in points, more than 0.
  public var diameter: Double
  /// Distance between the middles of neighbours when spread, in points, 0 or more.
  ///
  /// Limited so that the outer dots stay in the strip.
  public var spread: Double

  /// Creates options; by default a light teal, 10 across and 20 apart.
  public init(
    color: Paint = Paint(red: 90, green: 200, blue: 200),
    diameter: Double = 10,
    spread: Double = 20
  ) {
    self.color = color
    self.diameter = diameter
    self.spread = spread
  }

  func check() {
    precondition(diameter.isSize, "DotsOptions.diameter must be more than 0")
    precondition(spread.isLength, "DotsOptions.spread must be 0 or more")
  }
}

private struct Dots {
  static func metrics(_ options: DotsOptions) -> LookMetrics {
    .wordless(40 + options.diameter.growth(over: 10), seconds: 0.5)
  }

  static let first: ShapeID = 0
  /// How far the dots rise, which lie on the content at the beginning of a pull.
  static let rise = 20.0
  /// Seconds of a twinkle, and from one dot to the next.
  static let period = 1.0
  static let delay = 0.25

  @Chosen var options: DotsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    for index in 0..<3 {
      let id = Self.first + index
      let open = context.opening
      let placed = context.reducesMotion ? 1 : open
      let spread = context.limit(options.spread, of: options.diameter)
      let (x, y) = context.place(
        across: context.leading(context.width / 2 + Double(index - 1) * spread * placed),
        fromContent: options.diameter / 2 + Self.rise * placed
      )
      let strength = context.strength * (context.reducesMotion ? open : 1)
      scene.add(
        .disc(id, diameter: options.diameter, fill: options.color).at(x, y).opacity(strength)
      )
      if context.phase.isRefreshing {
        let begin = Double(index) * Self.delay
        scene.track(id, .opacity, duration: Self.period, begin: begin, repeats: .infinity) {
          $0.add(at: 0, 1)
          $0.add(at: 1.0 / 3, 0)
          $0.add(at: 2.0 / 3, 1)
          $0.add(at: 1, 1)
        }
      }
      if !context.isBegunByCode { scene.smooth(id, [.position, .opacity]) }
    }
  }
}
