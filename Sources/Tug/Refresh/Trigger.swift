// SPDX-License-Identifier: MIT

/// What makes a strip call its action.
public enum Trigger: Equatable, Sendable {
  /// A pull past the trigger distance, when the finger lets go.
  case onRelease
  /// A pull past the trigger distance, at once, with the finger still down.
  case onDistance
  /// Scrolling to within a distance of the edge. The strip then takes its place for good, as an
  /// inset that is there whenever the strip is visible.
  case reach(prefetch: Prefetch)
  /// A tap on the strip, which takes its place for good.
  case tap

  /// Whether a pull past the edge is what counts.
  public var isPull: Bool {
    switch self {
    case .onRelease, .onDistance: true
    case .reach, .tap: false
    }
  }
}

/// How long before the edge a load begins.
public enum Prefetch: Equatable, Sendable {
  /// A distance in points; less than 0 counts as 0.
  case points(Double)
  /// A part of the viewport: 1 is one screen ahead.
  case viewports(Double)

  /// The distance in points for a viewport of the given length, 0 or more.
  public func distance(viewport: Double) -> Double {
    // Less than 0 would be past the end, where no list rests.
    switch self {
    case .points(let points): max(0, points)
    case .viewports(let count): max(0, count * viewport)
    }
  }
}
