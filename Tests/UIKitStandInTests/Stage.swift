// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// All tests of the stand-in, each in a world of its own.
@MainActor
@Suite(OwnWorld())
struct StandInTests {}

/// Gives each test its own clock, windows and settings.
struct OwnWorld: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StandIn.isolated { try await function() }
  }
}

/// A window with one scroll view, on the device of the published traces.
@MainActor
final class Stage {
  let window: UIWindow
  let scroll: UIScrollView

  init(
    size: CGSize = CGSize(width: 393, height: 852),
    content: CGSize = CGSize(width: 393, height: 8520)
  ) {
    StandIn.reset()
    window = StandIn.makeWindow(size: size)
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = content
    scroll.alwaysBounceVertical = true
    window.addSubview(scroll)
    StandIn.turn()
  }
}

/// Notes what the delegate hears, with the state at that moment.
@MainActor
final class DelegateLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var velocity: CGPoint?
  var onEndDragging: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
    onEndDragging?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }

  /// The calls without repetition.
  var order: [String] {
    calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// Counts how often something was called.
@MainActor
final class Flag {
  var count = 0
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.5) -> Bool {
  abs(a - b) <= tolerance
}
