// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// Three small dots that open from one point and twinkle one after another.
  public static var dots: Look { .dots(DotsOptions()) }

  /// Three dots with a colour of your own.
  ///
  /// The dots lie on one point at the content's edge, and spread and rise as the strip opens. While
  /// the action runs each goes out and comes back once a second, a quarter of a second after its
  /// neighbour. The retreat takes them back to one point. With Reduce Motion they stand in their
  /// places and appear with the pull.
  ///
  /// - Parameter options: Colour.
  /// - Returns: A look for a header or a footer, 40 points high.
  public static func dots(_ options: DotsOptions) -> Look {
    Look(metrics: Dots.metrics) { Dots(options: options, context: $0).draw(into: &$1) }
  }
}

/// What an app can choose about ``Tug/Look/dots(_:)``.
public struct DotsOptions: Equatable, Sendable {
  /// Colour of the dots.
  public var color: Paint

  /// Creates options; by default a light teal.
  public init(color: Paint = Paint(red: 90, green: 200, blue: 200)) { self.color = color }
}

private struct Dots {
  static var metrics: LookMetrics { .wordless(40, seconds: 0.5) }

  static let first: ShapeID = 0
  static let diameter = 10.0
  /// Distance of the outer dots from the middle one when spread, and how far all rise meanwhile.
  static let spread = 20.0
  /// Distance of the centres from the content when they lie on one point.
  static let lowest = 5.0
  /// Seconds of a twinkle, and from one dot to the next.
  static let period = 1.0
  static let delay = 0.25

  var options: DotsOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    for index in 0..<3 {
      let id = Self.first + index
      let open = context.opening
      let way = Self.spread * (context.reducesMotion ? 1 : open)
      let (x, y) = context.place(
        across: context.leading(context.width / 2 + Double(index - 1) * way),
        fromContent: Self.lowest + way
      )
      let strength = context.strength * (context.reducesMotion ? open : 1)
      scene.add(
        .disc(id, diameter: Self.diameter, fill: options.color).at(x, y).opacity(strength)
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
      // A strip that code opens from rest shows the dots in their places at once.
      if context.pull > 0 || !context.isHeld {
        scene.smooth(id, [.position, .opacity])
      }
    }
  }
}
