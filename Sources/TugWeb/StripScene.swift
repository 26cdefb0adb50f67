// SPDX-License-Identifier: MIT

import Tug
import TugLooks

/// The widths of all texts, which only JavaScript can measure.
///
/// One number per text key and font weight, for a font size of one point: widths grow with the size.
final class TextWidths {
  static let weights = 4
  let numbers: UnsafeMutablePointer<Double>

  init() {
    let count = TextKey.allCases.count * Self.weights
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
  }

  deinit {
    numbers.deallocate()
  }

  func size(of key: TextKey, in style: TextStyle) -> TextSize {
    let width = numbers[Int(key.rawValue) * Self.weights + Int(style.weight.rawValue)]
    return TextSize(width: width * style.size, height: style.size * Self.lineHeight)
  }

  /// Height of a line of text in relation to its size.
  private static let lineHeight = 1.2
}

/// One strip's look, and what it shows now.
final class StripScene {
  /// The metrics of the look for the strip's role, at any width and text size.
  var metrics = LookMetrics(extent: 1)
  /// Fills an empty scene.
  var compose: (LookContext, inout Scene) -> Void = { _, _ in }
  /// The strip's width, in points.
  var width = 0.0
  /// The progress that the page was told of last.
  var toldProgress = 0.0
  /// Whether the page can say when the content was last updated.
  var hasLastUpdate = false
  let widths: TextWidths
  private(set) var list = DisplayList()
  /// What the scene on screen was made for and may change without being told, as numbers: the phase
  /// with its outcome, progress, pull, and the pointer; no number as the phase asks the look again.
  private var shown = (Double.nan, 0.0, 0.0, 0.0)
  private var player = ScenePlayer()
  /// Of the look; -1 while there is no strip.
  private var number: Int32 = -1
  /// Until when it moves, 0 when it stands still.
  private(set) var movesUntil = 0.0
  private let edge: Edge

  init(edge: Edge, widths: TextWidths) {
    self.edge = edge
    self.widths = widths
  }

  /// Asks the look again on the next frame, since something else that it depends on has changed.
  func invalidate() { shown.0 = .nan }

  /// Asks a look; what another has left on screen is forgotten, what this one has goes on.
  func choose(_ number: Int32) {
    if number != self.number { player.reset() }
    self.number = number
    invalidate()
  }

  /// Fills ``list`` with what is on screen at a time.
  func show(_ strip: Strip, of scroll: DrivenScroll, at time: Double) {
    let phase = Double(strip.phase.number)
    let inputs = (phase, strip.progress, strip.pull, scroll.pointer ?? -.infinity)
    if inputs != shown {
      shown = inputs
      player.update(compose, context(strip, of: scroll), at: time)
    }
    let end = player.show(at: time, into: &list)
    movesUntil = end > time ? end : 0
  }

  private func context(_ strip: Strip, of scroll: DrivenScroll) -> LookContext {
    let widths = widths
    var context = LookContext(
      role: strip.options.role,
      edge: edge,
      phase: strip.phase,
      progress: strip.progress,
      pull: strip.pull,
      width: width,
      metrics: strip.options.metrics,
      pointer: scroll.pointer,
      hasLastUpdate: hasLastUpdate,
      preferences: scroll.preferences,
      measure: { widths.size(of: $0, in: $1) }
    )
    context.plainTrigger = strip.options.plainTrigger
    return context
  }
}
