// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Coming and going, in every phase: group F of the field scenarios.
  struct Lifetime {
    /// Brings a strip to a phase.
    nonisolated struct Start: Sendable, CustomTestStringConvertible {
      var name: String
      var reach: @MainActor @Sendable (Stage, StripControl) -> Void
      var testDescription: String { name }
      /// Whether the list rests at the open strip, or is on its way there.
      var isOpen: Bool { name == "revealing" || name == "refreshing" }
    }

    nonisolated static let starts = [
      Start(name: "idle") { _, _ in },
      Start(name: "pulling") { stage, _ in stage.drag(to: -90) },
      Start(name: "armed") { stage, _ in stage.drag(to: -130) },
      Start(name: "revealing") { stage, _ in stage.pull(to: -130) },
      Start(name: "refreshing") { stage, _ in
        stage.pull(to: -130)
        StandIn.settle()
      },
      Start(name: "ending") { stage, control in
        control.options.metrics.dwell.success = 1
        stage.pull(to: -130)
        StandIn.settle()
        control.end()
      },
      Start(name: "retreating") { stage, control in
        stage.pull(to: -130)
        StandIn.settle()
        control.end()
        StandIn.advance(by: 0.1)
      },
      Start(name: "scrolled away") { stage, control in
        control.begin()
        StandIn.settle()
        stage.scroll.contentOffset.y = 300
      },
    ]

    @Test(arguments: starts)
    func `F1 removal leaves nothing behind, in whatever phase`(start: Start) {
      let stage = Stage()
      let before = Set(stage.scroll.subviews.map(ObjectIdentifier.init))
      let header = stage.addHeader()
      var pull = 0.0
      header.onPull = { value, _ in pull = value }
      start.reach(stage, header)
      stage.scroll.tug.header = nil
      #expect(pull == 0)
      #expect(stage.top == 64)
      #expect(Set(stage.scroll.subviews.map(ObjectIdentifier.init)) == before)
      #expect(stage.scroll.alwaysBounceVertical == false)
      #expect(stage.scroll.accessibilityCustomActions == nil)
      #expect(StandIn.observationCount == 0)
      #expect(header.phase == .idle)
      let writes = StandIn.record.insetWrites.count
      header.end()
      StandIn.settle()
      #expect(StandIn.record.insetWrites.count == writes)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test(arguments: starts)
    func `F1 a new control takes the place of an old one, in whatever phase`(start: Start) {
      let stage = Stage()
      let old = stage.addHeader()
      start.reach(stage, old)
      stage.liftFingers()
      let new = stage.addHeader()
      #expect(stage.top == 64)
      StandIn.settle()
      stage.scroll.contentOffset.y = -64
      old.end()
      let count = stage.actions
      stage.pull(to: -130)
      #expect(new.phase == .refreshing)
      #expect(old.phase == .idle)
      #expect(stage.actions == count + 1)
    }

    @Test func `F3 a list may leave its window and come back as often as it likes`() {
      let stage = Stage()
      stage.addHeader()
      let count = StandIn.observationCount
      for _ in 0..<3 { stage.scroll.removeFromSuperview() }
      for _ in 0..<3 { stage.window.addSubview(stage.scroll) }
      #expect(StandIn.observationCount == count)
      stage.pull(to: -130)
      #expect(stage.actions == 1)
    }

    @Test func `F4 a control that moves to another list leaves the first`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      let other = UIScrollView(frame: stage.window.bounds)
      other.contentSize = CGSize(width: 375, height: 2000)
      stage.window.addSubview(other)
      other.tug.header = header
      #expect(stage.top == 64)
      #expect(stage.scroll.tug.header == nil)
      #expect(other.tug.header === header)
      #expect(header.phase == .idle)
      stage.scroll.contentOffset.y = -200
      #expect(header.progress == 0)
      let finger = StandIn.touch(other)
      finger.drag(toY: -60)
      finger.up()
      #expect(header.phase == .refreshing)
    }

    @Test func `The control is found again through the list`() {
      let stage = Stage()
      let (header, footer) = (stage.addHeader(), stage.addFooter())
      #expect(stage.scroll.tug.header === header)
      #expect(stage.scroll.tug.footer === footer)
      #expect(stage.scroll.tug.leading == nil)
    }

    @Test func `F9 the app's own footer view stays what it is`() {
      let stage = Stage()
      let own = UIView(frame: CGRect(x: 0, y: 1980, width: 375, height: 20))
      stage.scroll.addSubview(own)
      let footer = stage.addFooter()
      for isHidden in [true, false, true] { footer.isHidden = isHidden }
      stage.scroll.tug.footer = nil
      #expect(own.superview === stage.scroll)
      #expect(own.frame.minY == 1980)
      #expect(stage.bottom == 0)
    }

    @Test func `An app that removes all subviews loses the controls, and nothing else`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      for view in stage.scroll.subviews { view.removeFromSuperview() }
      #expect(stage.top == 64)
      #expect(stage.scroll.tug.header == nil)
      #expect(StandIn.observationCount == 0)
    }

    @Test func `The delegate stays the app's`() {
      let stage = Stage()
      let delegate = Delegate()
      stage.scroll.delegate = delegate
      stage.addHeader()
      stage.pull(to: -130)
      #expect(stage.scroll.delegate === delegate)
      #expect(delegate.count > 0)
    }

    final class Delegate: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
  }
}
