// SPDX-License-Identifier: MIT

import Tug

/// What a program chooses of a strip, which lasts longer than the strip.
struct StripChoice {
  var isEnabled = true
  var isHidden = false
  /// What starts it, as a number of `TugTrigger`; nothing for a header that loads.
  var trigger: CInt
  /// Points; less than 0 for the strip's own.
  var triggerDistance = -1.0
  var hold = -1.0
  var offset = 0.0
  /// A number of `TugPlacement`.
  var placement: CInt = 0
  /// A number of `TugPullStart`.
  var pullStart: CInt = 0
  /// Seconds.
  var minimumDisplay = 0.3
  /// Seconds for each outcome; less than 0 for the strip's own.
  var dwell = Dwell(success: -1, failure: -1, cancelled: -1, noMore: -1)

  init(_ edge: Edge) { trigger = edge == .start ? 2 : 0 }

  /// Puts the choices into options.
  ///
  /// - Parameters:
  ///   - options: Those of the strip.
  ///   - own: What the strip has where nothing is chosen.
  func apply(to options: inout StripOptions, own: LookMetrics) {
    options.metrics = own
    // Larger text would add to a distance of 0, and nothing stands for the whole strip, however high.
    if triggerDistance >= 0 {
      options.metrics.trigger = triggerDistance > 0 ? triggerDistance : nil
    }
    if hold >= 0 {
      options.metrics.hold = hold
      // Larger text would add to a hold of 0 as well. Nothing of the width is nothing at any size.
      options.metrics.holdPerWidth = hold > 0 ? nil : 0
    }
    if let placement = Placement(code: placement) { options.metrics.placement = placement }
    let outcomes: [WritableKeyPath<Dwell, Double>] = [\.success, \.failure, \.cancelled, \.noMore]
    for outcome in outcomes where dwell[keyPath: outcome] >= 0 {
      options.metrics.dwell[keyPath: outcome] = dwell[keyPath: outcome]
    }
    options.stripOffset = offset
    options.pullStart = PullStart(code: pullStart) ?? .anywhere
    options.minimumDisplay = minimumDisplay
  }
}

/// What a program chooses of all loads of a view.
struct LoadChoice {
  /// How far from its end of the list a strip begins to load, in points.
  var prefetch = 0.0
  /// The same in lengths of the view, which counts where it is more than 0.
  var prefetchPages = 0.0
  /// Whether pages that do not fill the view load the next one.
  var fillsViewport = false
  /// Whether an empty list may load by itself.
  var whenEmpty = false
  /// When strips that load are shown, as a number of `TugVisibility`.
  var visibility: CInt = 0

  /// Puts the choices into options.
  func apply(to options: inout StripOptions) {
    options.fillsViewport = fillsViewport
    options.loadsWhenEmpty = whenEmpty
    options.visibility = Visibility(code: visibility) ?? .whenNotEmpty
  }

  var reach: Prefetch { prefetchPages > 0 ? .viewports(prefetchPages) : .points(prefetch) }
}
