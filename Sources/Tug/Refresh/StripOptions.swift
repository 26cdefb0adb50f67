// SPDX-License-Identifier: MIT

/// What a strip does for the app.
public enum Role: UInt8, Equatable, Sendable {
  /// Replaces the content: pull to refresh.
  case refresh
  /// Extends the content: load more. Knows the phases `failed` and `exhausted`.
  case load
}

/// Where a gesture must begin to be able to pull.
public enum PullStart: UInt8, Equatable, Sendable {
  /// Anywhere: one drag may scroll to the edge and on.
  case anywhere
  /// Only with the list at the edge, at rest or past it.
  case edge
}

/// When a strip that loads is shown; one that refreshes always is.
public enum Visibility: UInt8, Equatable, Sendable {
  /// Always.
  case always
  /// Only when the content fills the viewport.
  case whenContentFills
  /// Only when there is content at all. The default.
  case whenNotEmpty
}

/// Everything that an app can choose about a header or a footer.
public struct StripOptions: Equatable, Sendable {
  /// Whether the strip refreshes or loads more.
  public var role: Role
  /// Distances, motions and dwell times, mostly a look's own.
  public var metrics: LookMetrics
  /// What calls the action.
  public var trigger: Trigger {
    get { plainTrigger.trigger }
    set { plainTrigger = PlainTrigger(newValue) }
  }
  /// Where a pull may begin.
  public var pullStart: PullStart
  /// When a strip that loads is shown; the app can hide it besides.
  public var visibility: Visibility
  /// Whether a load begins without a scroll while the edge is within the prefetch distance.
  ///
  /// Short pages then fill the screen. Between two such loads the content must grow.
  public var fillsViewport: Bool
  /// Whether a load is shown and may begin by itself while the content is empty.
  public var loadsWhenEmpty: Bool
  /// The shortest time, in seconds, between the begin of a refresh and its retreat.
  public var minimumDisplay: Double
  /// How far the strip is drawn from its usual place, in points, positive towards the content.
  public var stripOffset: Double
  package var plainTrigger: PlainTrigger

  /// Creates options for a strip of the given role.
  ///
  /// - Parameters:
  ///   - role: Refresh or load.
  ///   - metrics: Distances, motions, dwell times.
  ///   - trigger: What calls the action; release for a refresh, reach for a load by default.
  public init(role: Role, metrics: LookMetrics, trigger: Trigger? = nil) {
    let trigger = trigger ?? (role == .refresh ? .onRelease : .reach(prefetch: .points(0)))
    self.init(role: role, metrics: metrics, trigger: PlainTrigger(trigger))
  }

  package init(role: Role, metrics: LookMetrics, trigger: PlainTrigger) {
    self.role = role
    self.metrics = metrics
    plainTrigger = trigger
    pullStart = .anywhere
    visibility = .whenNotEmpty
    fillsViewport = false
    loadsWhenEmpty = false
    minimumDisplay = 0.3
    stripOffset = 0
  }
}

extension StripOptions {
  /// The height of the strip, in points.
  public var extent: Double { metrics.extent }
  /// The pull that arms the strip, in points; the extent unless the metrics have one above 0.
  public var triggerDistance: Double {
    // A distance of nothing would arm a list at rest.
    guard let trigger = metrics.trigger, trigger > 0 else { return metrics.extent }
    return trigger
  }
  /// The part of the strip held open while the action runs, in points, 0 or more; the whole of one
  /// that keeps its place.
  public var hold: Double { reservesAlways ? extent : max(0, metrics.hold ?? extent) }
  /// Whether the strip's extent is an inset whenever the strip is shown.
  public var reservesAlways: Bool { !plainTrigger.isPull }
  /// Where the strip lies: one that keeps its place is in its room among the content.
  package var placement: Placement { reservesAlways ? .attached : metrics.placement }
  /// Whether there is a strip at all, and what insets, offsets and motions are made of is finite.
  var isSound: Bool {
    let durations = metrics.reveal.duration + metrics.retreat.duration
    return extent > 0 && (extent + (metrics.hold ?? 0) + stripOffset + durations).isNumber
  }
}
