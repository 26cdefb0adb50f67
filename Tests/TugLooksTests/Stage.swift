// SPDX-License-Identifier: MIT

import Tug

/// A strip in a list 375 points wide, whose phase, pull and time the test sets.
///
/// Letters are half as wide as they are high, and every text has ten of them and two more for each
/// place of its key.
struct Stage {
  var look: Look
  var role = Role.refresh
  var trigger = Trigger.onRelease
  var preferences = Preferences()
  var hasLastUpdate = true
  var pointer: Double?
  var width = 375.0

  var player = ScenePlayer()
  var phase = Phase.idle
  var pull = 0.0
  var time = 0.0

  init(_ look: Look, role: Role = .refresh, trigger: Trigger? = nil) {
    self.look = look
    self.role = role
    self.trigger = trigger ?? .onRelease
  }

  var metrics: LookMetrics {
    look.metrics(for: role, width: width, textScale: preferences.textScale)
  }

  var triggerDistance: Double { metrics.trigger ?? metrics.extent }
  var hold: Double { metrics.hold ?? metrics.extent }

  var context: LookContext {
    LookContext(
      role: role,
      edge: role == .refresh ? .start : .end,
      trigger: trigger,
      phase: phase,
      progress: trigger.isPull && !isAtRest ? pull / triggerDistance : 0,
      pull: pull,
      width: width,
      metrics: metrics,
      pointer: pointer,
      hasLastUpdate: hasLastUpdate,
      preferences: preferences
    ) { key, style in
      TextSize(width: style.size * (5 + Double(key.rawValue)), height: style.size * 1.2)
    }
  }

  private var isAtRest: Bool {
    switch phase {
    case .failed, .exhausted: true
    case .idle, .pulling, .armed, .refreshing, .ending: false
    }
  }

  /// Shows the phase and the pull at a time.
  mutating func show(_ phase: Phase, pull: Double, at time: Double) {
    self.phase = phase
    self.pull = pull
    self.time = time
    player.update(look, context, at: time)
  }

  /// Shows a pull by hand, in relation to the trigger distance.
  mutating func drag(to progress: Double, at time: Double) {
    let phase: Phase = progress >= 1 ? .armed : progress > 0 ? .pulling : .idle
    show(phase, pull: progress * triggerDistance, at: time)
  }
}
