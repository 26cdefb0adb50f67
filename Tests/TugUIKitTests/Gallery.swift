// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

/// Every look of the library on a list, in the states that people see.
nonisolated enum Gallery {
  /// A look as a header or a footer.
  struct Entry: Sendable, CustomTestStringConvertible {
    var name: String
    var look: Look
    var trigger: Trigger?
    var testDescription: String { name }
  }

  static let looks = [
    Entry(name: "balls", look: .balls),
    Entry(name: "standard", look: .standard),
    Entry(name: "classic", look: .classic),
    Entry(name: "bars", look: .bars),
    Entry(name: "bounce", look: .bounce),
    Entry(name: "bun", look: .bun),
    Entry(name: "curve", look: .curve),
    Entry(name: "dots", look: .dots),
    Entry(name: "drop", look: .drop),
    Entry(name: "frames", look: .frames),
    Entry(name: "orbit", look: .orbit),
    Entry(name: "ring", look: .ring),
    Entry(name: "twoArc", look: .twoArc),
    Entry(name: "wave", look: .wave),
    Entry(name: "weather", look: .weather),
    Entry(name: "wheel", look: .wheel),
    Entry(name: "standard footer", look: .standard, trigger: .onRelease),
    Entry(name: "tap footer", look: .standard, trigger: .tap),
    Entry(name: "balls footer", look: .balls, trigger: .onRelease),
  ]

  /// What a strip is doing.
  enum States: CaseIterable {
    case half
    case armed
    case disarmed
    case refreshing
    case pulledWhileRefreshing
    case ended
    case retreating
  }

  /// A list with one strip.
  @MainActor
  final class Stage {
    let window: UIWindow
    let scroll = UIScrollView()
    let control: StripControl
    private var finger: StandIn.Touch?

    init(_ entry: Entry) {
      StandIn.reset()
      window = StandIn.makeWindow(size: CGSize(width: 375, height: 400))
      scroll.frame = window.bounds
      scroll.contentSize = CGSize(width: 375, height: 1000)
      window.addSubview(scroll)
      control =
        entry.trigger.map { trigger in
          LoadMoreFooter(entry.look, trigger: trigger, onLoad: {})
        } ?? RefreshHeader(entry.look, onRefresh: {})
      if entry.trigger == nil { scroll.tug.header = control } else { scroll.tug.footer = control }
      if entry.trigger != nil { scroll.contentOffset.y = end }
      StandIn.turn()
    }

    var strip: StripView? { control.host?.stripView(control.edge) }
    private var end: CGFloat { 1000 + scroll.contentInset.bottom - 400 }

    func bring(to state: States) {
      guard control.options.trigger.isPull else { return tap(state) }
      switch state {
      case .half: pull(0.5)
      case .armed: pull(1.2)
      case .disarmed:
        pull(1.2)
        StandIn.advance(by: 0.1)
        pull(0.7)
      case .refreshing: refresh()
      case .pulledWhileRefreshing:
        refresh()
        StandIn.advance(by: 0.4)
        pull(1.6)
      case .ended:
        refresh()
        control.end(.failure)
      case .retreating:
        refresh()
        control.end(.success)
        StandIn.advance(by: 0.6)
      }
    }

    private func tap(_ state: States) {
      guard state != .half, state != .armed, state != .disarmed else { return }
      control.begin()
      StandIn.advance(by: 0.4)
      if state == .ended { control.end(.failure) }
      if state == .retreating { control.end(.noMore) }
    }

    private func refresh() {
      pull(1.2)
      lift()
      StandIn.settle()
    }

    /// Takes the finger away.
    func lift() {
      finger?.up()
      finger = nil
    }

    func pull(_ progress: Double) {
      let finger = finger ?? StandIn.touch(scroll)
      self.finger = finger
      let distance = control.options.triggerDistance * progress
      finger.drag(toY: control.edge == .start ? -distance : 600 + distance)
    }
  }
}
