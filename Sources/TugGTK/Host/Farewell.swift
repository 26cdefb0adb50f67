// SPDX-License-Identifier: MIT

import Tug
import TugControls

/// What the controls of a view that goes have to hear of their end.
///
/// The view itself can wait for nobody, since nothing may refer to it any more.
final class Farewell: Deliverer {
  private let changes: [(control: StripControl, old: Phase, new: Phase)]
  private let controls: [StripControl]

  /// - Parameters:
  ///   - changes: Their changes of phase.
  ///   - controls: All of them.
  init(_ changes: [(control: StripControl, old: Phase, new: Phase)], of controls: [StripControl]) {
    self.changes = changes
    self.controls = controls
  }

  package var ordersWaiting: Int { 0 }

  package func carryOutAll() {
    for change in changes { change.control.publish(change.old, change.new) }
    controls.endPulls()
  }
}

extension [StripControl] {
  /// Tells those that are in no view that nothing is pulled any more.
  func endPulls() {
    for control in self where control.view == nil { control.publishPull(0, 0) }
  }
}
