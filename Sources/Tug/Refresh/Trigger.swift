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

/// A trigger as plain fields: an enumeration with a length in it is copied and compared in pieces, and
/// the web module has a budget of bytes.
package struct PlainTrigger: Equatable, Sendable {
  /// A case of a trigger, and of the prefetch distance where it has one.
  package enum Kind: UInt8, Sendable {
    case onRelease, onDistance, tap, points, viewports
  }
  package var kind: Kind
  /// The prefetch distance, as the kind counts it.
  package var length: Double

  package init(kind: Kind, length: Double = 0) {
    self.kind = kind
    self.length = length
  }

  init(_ trigger: Trigger) {
    switch trigger {
    case .onRelease: self.init(kind: .onRelease)
    case .onDistance: self.init(kind: .onDistance)
    case .tap: self.init(kind: .tap)
    case .reach(.points(let length)): self.init(kind: .points, length: length)
    case .reach(.viewports(let length)): self.init(kind: .viewports, length: length)
    }
  }

  /// The same trigger as apps know it.
  var trigger: Trigger {
    switch kind {
    case .onRelease: .onRelease
    case .onDistance: .onDistance
    case .tap: .tap
    case .points: .reach(prefetch: .points(length))
    case .viewports: .reach(prefetch: .viewports(length))
    }
  }

  package var isPull: Bool { kind.rawValue <= Kind.onDistance.rawValue }
  var isReach: Bool { kind.rawValue >= Kind.points.rawValue }

  /// The distance from the edge within which a reach load fires, 0 or more; 0 for other triggers.
  func distance(viewport: Double) -> Double {
    max(0, kind == .viewports ? length * viewport : length)
  }
}
