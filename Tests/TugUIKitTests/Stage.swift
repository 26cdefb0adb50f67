// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

/// All tests of the host, each in a world of its own; one after another, since notifications are
/// posted for the whole process.
@Suite(.serialized, OwnWorld())
struct HostTests {}

/// Gives each test its own clock, windows and settings.
nonisolated struct OwnWorld: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StandIn.isolated { try await function() }
  }
}

/// A window with one list: 375×667 points, content of 2000, the app's inset 64 at the top.
final class Stage {
  let window: UIWindow
  let scroll: UIScrollView
  /// Calls of actions.
  var actions = 0
  /// The phases that the control published.
  var phases: [Phase] = []

  init(scroll: UIScrollView? = nil, content: CGFloat = 2000, top: CGFloat = 64) {
    StandIn.reset()
    window = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
    self.scroll = scroll ?? UIScrollView()
    self.scroll.frame = window.bounds
    self.scroll.contentSize = CGSize(width: 375, height: content)
    self.scroll.contentInset = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    self.scroll.contentOffset = CGPoint(x: 0, y: -top)
    window.addSubview(self.scroll)
    StandIn.turn()
  }

  /// A header of 54 points without dwell, which counts its actions.
  @discardableResult
  func addHeader(_ change: (inout StripOptions) -> Void = { _ in }) -> RefreshHeader {
    let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
    let header = RefreshHeader(look, onRefresh: { [weak self] in self?.actions += 1 })
    prepare(header, change)
    scroll.tug.header = header
    return header
  }

  /// A footer of 44 points without dwell, which counts its actions.
  @discardableResult
  func addFooter(
    _ trigger: Trigger = .reach(prefetch: .points(0)),
    _ change: (inout StripOptions) -> Void = { _ in }
  ) -> LoadMoreFooter {
    let look = Look(metrics: LookMetrics(extent: 44, dwell: .none)) { _, _ in }
    let footer = LoadMoreFooter(
      look,
      trigger: trigger,
      onLoad: { [weak self] in self?.actions += 1 }
    )
    prepare(footer, change)
    scroll.tug.footer = footer
    return footer
  }

  private func prepare(_ control: StripControl, _ change: (inout StripOptions) -> Void) {
    control.options.minimumDisplay = 0
    change(&control.options)
    control.onPhaseChange = { [weak self] _, new in self?.phases.append(new) }
  }

  /// Pulls to an offset and lets go.
  func pull(to y: CGFloat, velocity: CGFloat = 0) {
    let finger = StandIn.touch(scroll)
    finger.drag(toY: y)
    finger.up(velocity: CGVector(dx: 0, dy: velocity))
  }

  /// Drags to an offset and stays there.
  func drag(to y: CGFloat) {
    let finger = finger ?? StandIn.touch(scroll)
    self.finger = finger
    finger.drag(toY: y)
  }

  /// Lets go.
  func lift() {
    finger?.up()
    finger = nil
  }

  /// Takes the finger away.
  func liftFingers() {
    finger?.cancel()
    finger = nil
  }

  private var finger: StandIn.Touch?

  var y: CGFloat { scroll.contentOffset.y }
  var top: CGFloat { scroll.contentInset.top }
  var bottom: CGFloat { scroll.contentInset.bottom }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.5) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether a view is seen as it was drawn: neither mirrored nor upside down.
func isReadable(_ view: UIView?) -> Bool {
  guard let view else { return false }
  let origin = view.convert(CGPoint.zero, to: nil)
  let isMirrored = view.convert(CGPoint(x: 1, y: 0), to: nil).x <= origin.x
  return !isMirrored && view.convert(CGPoint(x: 0, y: 1), to: nil).y > origin.y
}
