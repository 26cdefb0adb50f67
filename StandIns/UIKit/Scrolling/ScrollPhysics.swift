// SPDX-License-Identifier: MIT

/// The numbers of UIKit's scroll view, from published traces of the iOS 26.1 simulator.
enum ScrollPhysics {
  /// Travel before a pan begins; it does not scroll.
  static let slop: CGFloat = 10
  /// Stiffness of the rubber band.
  static let band: CGFloat = 0.55
  /// Where deceleration stops, in points per second.
  static let stopSpeed: CGFloat = 10
  /// The spring of a fling that meets an edge, per second.
  static let impactFrequency: CGFloat = 10.9
  /// The spring of a release past an edge, per second.
  static let releaseFrequency: CGFloat = 10.76
  /// The inward speed that such a release starts with, per point of overscroll.
  static let releaseKick: CGFloat = 7.4
  /// How near a bounce comes before it is over.
  static let settled: CGFloat = 0.5

  /// `shown = c·d·D / (c·|d| + D)`.
  static func shown(_ travel: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    return band * travel * extent / (band * abs(travel) + extent)
  }

  /// The travel that shows so much; the inverse of `shown`.
  static func travel(_ shown: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0, abs(shown) < extent else { return shown }
    return shown * extent / (band * (extent - abs(shown)))
  }

  /// How far a fling goes per point per second.
  static func reach(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    rate.rawValue / (1 - rate.rawValue) / 1000
  }

  /// Where a fling would stop.
  static func target(
    from start: CGFloat,
    velocity: CGFloat,
    rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) > stopSpeed else { return start }
    return start + (velocity - (velocity > 0 ? stopSpeed : -stopSpeed)) * reach(rate)
  }
}

/// What one axis does after the finger has lifted.
struct AxisMotion {
  enum Kind {
    case still
    case glide
    /// A critically damped spring to an edge that was fixed when it began.
    case spring(edge: CGFloat, frequency: CGFloat)
  }

  private var kind: Kind
  private var start: CGFloat
  private var velocity: CGFloat
  private var began: Double
  private let rate: UIScrollView.DecelerationRate
  private let bounces: Bool

  init(
    kind: Kind,
    start: CGFloat,
    velocity: CGFloat,
    began: Double,
    rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) {
    self.kind = kind
    self.start = start
    self.velocity = velocity
    self.began = began
    self.rate = rate
    self.bounces = bounces
  }

  var isMoving: Bool {
    if case .still = kind { return false }
    return true
  }

  /// The position at a time; turns a glide that meets an edge into a bounce.
  mutating func position(at time: Double, range: ClosedRange<CGFloat>) -> CGFloat {
    switch kind {
    case .still:
      return start
    case .spring(let edge, let frequency):
      let t = CGFloat(time - began)
      let x = start - edge
      let shown = (x + (velocity + frequency * x) * t) * exp(-frequency * t)
      if abs(shown) < ScrollPhysics.settled, t > 1 / frequency {
        stop(at: edge)
        return edge
      }
      return edge + shown
    case .glide:
      return glide(at: time, range: range)
    }
  }

  private mutating func glide(at time: Double, range: ClosedRange<CGFloat>) -> CGFloat {
    let reach = ScrollPhysics.reach(rate)
    let decay = -1000 * log(Double(rate.rawValue))
    let length = log(Double(abs(velocity) / ScrollPhysics.stopSpeed)) / decay
    let t = min(time - began, length)
    let speed = velocity * CGFloat(exp(-decay * t))
    let x = start + reach * (velocity - speed)
    if let edge = x < range.lowerBound
      ? range.lowerBound : x > range.upperBound ? range.upperBound : nil
    {
      guard bounces else {
        stop(at: edge)
        return edge
      }
      let impact = velocity - (edge - start) / reach
      let crossing = log(Double(velocity / impact)) / decay
      began += crossing
      start = edge
      velocity = impact
      kind = .spring(edge: edge, frequency: ScrollPhysics.impactFrequency)
      return position(at: time, range: range)
    }
    if time - began >= length { stop(at: x) }
    return x
  }

  private mutating func stop(at place: CGFloat) {
    kind = .still
    start = place
    velocity = 0
  }
}
