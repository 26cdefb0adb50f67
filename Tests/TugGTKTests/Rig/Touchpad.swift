// SPDX-License-Identifier: MIT

import Testing
import Tug

@testable import TugGTK

extension Window {
  /// Scrolls with two fingers by detents of a wheel, positive towards the list's end.
  ///
  /// Steps of parts of a detent are so uneven that several in one frame, as on a busy machine, make
  /// no whole one.
  ///
  /// - Returns: Whether no step was so late that the gesture may have counted as over.
  @discardableResult
  func pad(_ detents: Double, steps: Int = 12, ends: Bool = true) -> Bool {
    let step = detents / Double(steps)
    let isWhole = step == step.rounded()
    var longest = 0.0
    var last = TugView.now
    func note() {
      longest = max(longest, TugView.now - last)
      last = TugView.now
    }
    for index in 0..<steps {
      rig.touchpad.scroll(y: 120 * step * (isWhole ? 1 : 1 + 0.002 * Double(index)))
      spin(0.012)
      note()
    }
    if ends { rig.touchpad.scroll(y: 0) }
    receive(from: rig.touchpad)
    note()
    return longest < DrivenScroll.padSilence * 0.75
  }
}

/// Runs a test of a touchpad, and runs it again where the machine was too busy for even scrolling: an
/// uneven gesture is another one, of which the test knows nothing.
///
/// - Parameter body: Returns `false` as soon as ``Window/pad(_:steps:ends:)`` does, before it expects
///   anything.
/// - Throws: What `body` throws.
func atEvenPace(_ body: () throws -> Bool) throws {
  for _ in 0..<20 {
    if try body() { return }
    // Lets a gesture end by itself, and momentum as well.
    spin(1)
  }
  Issue.record("the machine is too busy for even scrolling")
}
