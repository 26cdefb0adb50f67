// SPDX-License-Identifier: MIT

import Tug

// Every option of a strip in words, whether it is the usual one or not.

extension ReplayWriter {
  static func words(_ options: StripOptions) -> String {
    let parts = [
      "role \(options.role)",
      words(options.metrics),
      word(options.trigger),
      options.pullStart == .edge ? "from edge" : "anywhere",
      "visibility \(word(options.visibility))",
      "fill \(flag(options.fillsViewport)) empty \(flag(options.loadsWhenEmpty))",
      "minimum \(number(options.minimumDisplay))s offset \(number(options.stripOffset))",
    ]
    return parts.joined(separator: " ")
  }

  private static func words(_ metrics: LookMetrics) -> String {
    let trigger = metrics.trigger.map(number) ?? "extent"
    // Naming the extent forgets an earlier hold of either kind.
    var hold = "hold extent"
    if let points = metrics.hold { hold += " hold \(number(points))" }
    if let share = metrics.holdPerWidth { hold += " hold \(number(share)) widths" }
    let dwell = metrics.dwell
    let times = [dwell.success, dwell.failure, dwell.cancelled, dwell.noMore]
    let parts = [
      "extent \(number(metrics.extent)) trigger \(trigger) \(hold)",
      "growth \(number(metrics.textGrowth)) placement \(metrics.placement)",
      "dwell \(times.map { number($0) + "s" }.joined(separator: " "))",
      "reveal \(words(metrics.reveal)) retreat \(words(metrics.retreat))",
    ]
    return parts.joined(separator: " ")
  }

  private static func words(_ motion: Motion) -> String {
    switch motion.kind {
    case .immediate: return "immediate"
    case .timed(let duration, let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: " ")
      return "\(number(duration))s cubic \(points)"
    case .spring(let duration, let dampingRatio):
      return "\(number(duration))s spring \(number(dampingRatio))"
    }
  }

  private static func word(_ trigger: Trigger) -> String {
    switch trigger {
    case .onRelease: "on release"
    case .onDistance: "on distance"
    case .reach(.points(let distance)): "prefetch \(number(distance))"
    case .reach(.viewports(let count)): "prefetch \(number(count)) viewports"
    case .tap: "tap"
    }
  }

  private static func word(_ visibility: Visibility) -> String {
    switch visibility {
    case .always: "always"
    case .whenContentFills: "fills"
    case .whenNotEmpty: "notEmpty"
    }
  }
}
