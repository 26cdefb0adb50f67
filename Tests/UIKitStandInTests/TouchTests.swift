// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Touches {
    @Test func `The topmost view that takes touches is hit`() {
      let stage = Stage()
      let low = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let high = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let label = UILabel(frame: high.bounds)
      stage.window.addSubview(low)
      stage.window.addSubview(high)
      high.addSubview(label)
      let point = CGPoint(x: 75, y: 75)
      #expect(stage.window.hitTest(point, with: nil) === high)
      high.isUserInteractionEnabled = false
      #expect(stage.window.hitTest(point, with: nil) === low)
      low.alpha = 0
      #expect(stage.window.hitTest(point, with: nil) === stage.scroll)
    }

    @Test func `A button in scrolled content is tapped, and let go when the list scrolls`() {
      let stage = Stage()
      let log = Log()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 1000, width: 100, height: 44)
      button.addAction(UIAction { _ in log.lines.append("tap") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.lines.append("cancel") }, for: .touchCancel)
      stage.scroll.addSubview(button)
      stage.scroll.contentOffset.y = 600
      StandIn.tap(button)
      #expect(log.lines == ["tap"])
      let finger = StandIn.touch(button)
      finger.move(by: 0, -30)
      finger.up()
      #expect(log.lines == ["tap", "cancel"])
      button.isEnabled = false
      StandIn.tap(button)
      #expect(log.lines.count == 2)
      #expect(!button.accessibilityActivate())
    }

    @Test func `A tap on a button is the button's, on another control also a recognizer's`() {
      @MainActor final class Target: NSObject {
        var taps = 0
        func tapped() { taps += 1 }
      }
      let (stage, target) = (Stage(), Target())
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.tapped))
      stage.window.addGestureRecognizer(tap)
      let (button, control) = (UIButton(type: .system), UIControl())
      for view in [button, control] {
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        stage.window.addSubview(view)
        StandIn.tap(view)
      }
      #expect(target.taps == 1)
      control.removeFromSuperview()
      button.isEnabled = false
      StandIn.tap(button)
      #expect(target.taps == 2)
    }

    @Test func `A drag goes to the innermost view that can follow it`() {
      let stage = Stage()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      inner.contentSize = CGSize(width: 2000, height: 200)
      stage.scroll.addSubview(inner)
      let sideways = StandIn.touch(inner)
      sideways.move(by: -60, 5)
      #expect(inner.contentOffset.x == 50)
      #expect(stage.scroll.contentOffset.y == 0)
      sideways.up()
      let down = StandIn.touch(inner)
      down.move(by: 5, -60)
      #expect(inner.contentOffset.x == 50)
      #expect(stage.scroll.contentOffset.y == 50)
      down.up()
    }

    @Test func `A list that is too short is pulled only when it always bounces`() {
      let stage = Stage(content: CGSize(width: 393, height: 100))
      for isPulled in [true, false] {
        stage.scroll.alwaysBounceVertical = isPulled
        let finger = StandIn.touch(stage.scroll)
        finger.move(by: 0, 200)
        #expect((stage.scroll.contentOffset.y < 0) == isPulled)
        finger.up()
        StandIn.settle()
      }
      stage.scroll.alwaysBounceVertical = true
      stage.scroll.bounces = false
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, 200)
      #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func `A cancelled drag bounces back`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.delegate = log
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toY: -100)
      finger.cancel()
      #expect(log.order.suffix(3).contains("willBeginDecelerating"))
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func `Switching scrolling off in mid-pull cancels the pan`() {
      let stage = Stage()
      let log = Log()
      let observation = stage.scroll.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { log.lines.append("\(pan.state)") }
      }
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toY: -100)
      stage.scroll.isScrollEnabled = false
      StandIn.settle()
      #expect(log.lines.suffix(2) == ["cancelled", "possible"])
      #expect(stage.scroll.contentOffset.y == 0)
      #expect(!stage.scroll.isTracking && !stage.scroll.isDragging)
      observation.invalidate()
    }

    @Test func `A finger that catches a bounce goes on from where it is`() {
      let stage = Stage()
      let first = StandIn.touch(stage.scroll)
      first.drag(toY: -150)
      first.up()
      StandIn.advance(by: 0.1)
      let caught = stage.scroll.contentOffset.y
      #expect(caught < -5)
      let second = StandIn.touch(stage.scroll)
      StandIn.advance(by: 0.1)
      #expect(stage.scroll.contentOffset.y == caught)
      second.move(by: 0, 11)
      #expect(isClose(stage.scroll.contentOffset.y, caught, within: 1))
      second.up()
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func `An offset written under the finger is where the drag goes on from`() {
      let stage = Stage()
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -110)
      #expect(stage.scroll.contentOffset.y == 100)
      stage.scroll.contentOffset.y = 1000
      finger.move(by: 0, -5)
      #expect(stage.scroll.contentOffset.y == 1005)
      finger.up()
    }

    @Test func `A second finger neither scrolls nor ends the drag of the first`() {
      let stage = Stage()
      let first = StandIn.touch(stage.scroll)
      first.move(by: 0, -60)
      let second = StandIn.touch(stage.scroll)
      second.move(by: 0, -90)
      #expect(stage.scroll.contentOffset.y == 50)
      first.up()
      #expect(stage.scroll.isDragging)
      second.up()
      #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    }

    @Test func `Pages stop at a page`() {
      let stage = Stage()
      stage.scroll.isPagingEnabled = true
      let log = DelegateLog()
      stage.scroll.delegate = log
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -110)
      finger.up(velocity: CGVector(dx: 0, dy: -600))
      #expect(log.target?.y == 852)
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 852)
    }

    @Test func `An animated scroll tells its end once`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.delegate = log
      stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(stage.scroll.isScrollAnimating)
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 300)
      #expect(log.order == ["didScroll", "didEndScrollingAnimation"])
      #expect(!stage.scroll.isScrollAnimating)
    }

    @Test func `A tap recognizer calls its target`() {
      let stage = Stage()
      let target = Tapped()
      #if canImport(ObjectiveC)
      let tap = UITapGestureRecognizer(target: target, action: #selector(Tapped.tapped))
      #else
      let tap = UITapGestureRecognizer(target: target, action: Selector(Tapped.tapped))
      #endif
      stage.scroll.addGestureRecognizer(tap)
      StandIn.tap(stage.scroll)
      #expect(target.count == 1)
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -20)
      finger.up()
      #expect(target.count == 1)
    }
  }

  @MainActor
  final class Tapped: NSObject {
    var count = 0

    #if canImport(ObjectiveC)
    @objc
    #endif
    func tapped() { count += 1 }
  }
}
