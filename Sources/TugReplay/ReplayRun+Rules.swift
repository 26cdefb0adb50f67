// SPDX-License-Identifier: MIT

import Tug

// Rules that hold after every step, whatever the file expects.

extension ReplayRun {
  /// The first rule that does not hold now.
  var brokenRule: String? {
    if let scroll = scroll as? SimulatedScroll, scroll.callsWithoutEnd {
      return "callbacks that call one another without end"
    }
    if scroll.writesUnderFinger > 0 { return "an offset write under the finger" }
    if let disorder { return disorder }
    return Edge.allCases.lazy.compactMap(brokenRule).first
  }

  private func brokenRule(_ edge: Edge) -> String? {
    let name = EffectText.name(edge)
    let strip = scroll.engine[edge]
    let contribution = strip?.contribution ?? 0
    let inset = edge == .start ? scroll.top : scroll.bottom
    let effective = scroll.geometry.base(edge) + contribution
    guard scroll.y.isFinite, inset.isFinite, contribution.isFinite else {
      return "a number that is not finite"
    }
    if contribution < 0 { return "a contribution of the \(name) below 0" }
    let isDue = !scroll.makesRoomOnRelease || strip?.waitsForRelease != true
    if scroll.hasPhysics, isDue, abs(inset - effective) > scroll.geometry.tolerance {
      return "an inset of the \(name) that is not base + contribution"
    }
    guard let strip else { return nil }
    guard strip.pull.isFinite, strip.progress.isFinite, strip.pull >= 0, strip.progress >= 0 else {
      return "a pull or progress of the \(name) that is not a length"
    }
    if strip.phase == .idle, strip.pull == 0, strip.progress != 0 {
      return "progress of the \(name) at rest"
    }
    let isOpen = strip.phase.isRefreshing || strip.phase.outcome != nil
    if !isOpen, !strip.options.reservesAlways, contribution != 0 {
      return "a contribution of the \(name) without a refresh"
    }
    return nil
  }
}
