// SPDX-License-Identifier: MIT

import Tug

/// What a look depends on, apart from colours and how texts measure.
///
/// A host asks the look again when they differ from those of the scene on screen.
package struct LookInputs: Equatable {
  private var edge: Edge
  private var isHorizontal: Bool
  private var options: StripOptions
  private var phase: Phase
  private var progress: Double
  private var pull: Double
  private var width: Double
  private var pointer: Double?
  private var hasLastUpdate: Bool
  private var preferences: Preferences

  /// Keeps the state of a strip, which is live, together with what the host knows.
  package init(
    _ strip: Strip,
    isHorizontal: Bool,
    width: Double,
    pointer: Double?,
    hasLastUpdate: Bool,
    preferences: Preferences
  ) {
    edge = strip.edge
    self.isHorizontal = isHorizontal
    options = strip.options
    phase = strip.phase
    progress = strip.progress
    pull = strip.pull
    self.width = width
    self.pointer = pointer
    self.hasLastUpdate = hasLastUpdate
    self.preferences = preferences
  }

  /// Has the look draw for content that is shown at whole pixels.
  ///
  /// - Parameter scale: Pixels per point.
  package mutating func snapPull(toPixelsOf scale: Double) {
    pull = (pull * scale).rounded() / scale
  }

  /// Has the look draw for the other edge.
  package mutating func swapEdges() { edge = edge.opposite }

  /// What the look is given.
  package func context(measure: @escaping (TextKey, TextStyle) -> TextSize) -> LookContext {
    LookContext(
      role: options.role,
      edge: edge,
      isHorizontal: isHorizontal,
      trigger: options.trigger,
      phase: phase,
      progress: progress,
      pull: pull,
      width: width,
      metrics: options.metrics,
      pointer: pointer,
      hasLastUpdate: hasLastUpdate,
      preferences: preferences,
      measure: measure
    )
  }
}
