// SPDX-License-Identifier: MIT

import Tug

/// What happens to a strip, and the times at which its frame is recorded.
struct GoldenCase: Sendable {
  var name: String
  /// Seconds after the last thing that happens.
  var times: [Double]
  var prepare: @Sendable (inout Stage) -> Void

  init(
    _ name: String,
    at times: [Double] = [0],
    _ prepare: @escaping @Sendable (inout Stage) -> Void
  ) {
    self.name = name
    self.times = times
    self.prepare = prepare
  }

  /// The frames, a headline with the time before each.
  func record(_ stage: Stage) -> String {
    var stage = stage
    prepare(&stage)
    var list = DisplayList()
    var text = ""
    for time in times {
      stage.player.sample(at: stage.time + time, into: &list)
      text += "at \(time)\n\(list)"
    }
    return text
  }
}

extension GoldenCase {
  /// The cases of a strip that is pulled.
  static let pulled: [GoldenCase] = [
    GoldenCase("pull-0") { $0.drag(to: 0, at: 0) },
    GoldenCase("pull-25") { $0.drag(to: 0.25, at: 0) },
    GoldenCase("pull-50") { $0.drag(to: 0.5, at: 0) },
    GoldenCase("pull-75") { $0.drag(to: 0.75, at: 0) },
    GoldenCase("pull-100", at: [0, 0.1, 0.2, 0.4]) {
      $0.drag(to: 0.99, at: 0)
      $0.drag(to: 1, at: 1)
    },
    GoldenCase("pull-150", at: [0, 0.4]) {
      $0.drag(to: 0.99, at: 0)
      $0.drag(to: 1.5, at: 1)
    },
    GoldenCase("disarmed", at: [0, 0.1, 0.2, 0.4]) {
      $0.drag(to: 0.99, at: 0)
      $0.drag(to: 1.01, at: 1)
      $0.drag(to: 0.9, at: 1.15)
    },
    GoldenCase("pulled-again", at: [0, 0.1, 0.2]) {
      $0.refresh()
      $0.show(.ending(.success), pull: $0.hold, at: 3)
      $0.show(.ending(.success), pull: $0.hold * 0.5, at: 3.7)
      $0.drag(to: 0.5, at: 3.75)
    },
    GoldenCase("pointer") {
      $0.pointer = 300
      $0.drag(to: 1.2, at: 0)
    },
  ]

  /// The cases that every strip has.
  static let common: [GoldenCase] = [
    GoldenCase("refreshing", at: [0, 0.1, 0.5, 1, 2.35]) { $0.refresh() },
    GoldenCase("begun-by-code", at: [0, 0.15, 0.5]) {
      $0.show(.idle, pull: 0, at: 0)
      $0.show(.refreshing, pull: 0, at: 1)
    },
    GoldenCase("success", at: [0, 0.1, 0.2, 0.3, 0.5]) { $0.end(.success) },
    GoldenCase("failure", at: [0, 0.1, 0.2, 0.3, 0.5]) { $0.end(.failure) },
    GoldenCase("cancelled", at: [0, 0.1, 0.2, 0.3, 0.5]) { $0.end(.cancelled) },
    GoldenCase("no-more", at: [0, 0.1, 0.2, 0.3, 0.5]) { $0.end(.noMore) },
    GoldenCase("right-to-left", at: [0, 0.5]) {
      $0.preferences.isRightToLeft = true
      $0.refresh()
    },
    GoldenCase("right-to-left-half") {
      $0.preferences.isRightToLeft = true
      $0.drag(to: 0.5, at: 0)
    },
    GoldenCase("large-text", at: [0, 0.5]) {
      $0.preferences.textScale = 2
      $0.refresh()
    },
    GoldenCase("large-text-half") {
      $0.preferences.textScale = 2
      $0.drag(to: 0.5, at: 0)
    },
    GoldenCase("reduced-motion", at: [0, 0.1, 0.5, 1, 2.35]) {
      $0.preferences.reducesMotion = true
      $0.refresh()
    },
    GoldenCase("reduced-motion-half") {
      $0.preferences.reducesMotion = true
      $0.drag(to: 0.5, at: 0)
    },
    GoldenCase("reduced-motion-success", at: [0, 0.1, 0.2, 0.3, 0.5]) {
      $0.preferences.reducesMotion = true
      $0.end(.success)
    },
  ]

  /// The cases of a footer at rest.
  static let resting: [GoldenCase] = [
    GoldenCase("rest") { $0.show(.idle, pull: 0, at: 0) },
    GoldenCase("failed", at: [0, 0.3]) {
      $0.end(.failure)
      $0.show(.failed, pull: 0, at: 4)
    },
    GoldenCase("exhausted", at: [0, 0.3]) {
      $0.end(.noMore)
      $0.show(.exhausted, pull: 0, at: 4)
    },
  ]
}

extension Stage {
  /// Pulls past the trigger distance and lets go at 1; at rest on the hold.
  mutating func refresh() {
    drag(to: 0.5, at: 0)
    drag(to: 1, at: 0.5)
    show(.refreshing, pull: hold, at: 1)
  }

  /// Ends a refresh in the middle of what it shows.
  mutating func end(_ outcome: Outcome) {
    refresh()
    show(.ending(outcome), pull: hold, at: 3.35)
  }
}
