// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Insets {
    private let area = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    @Test func `The safe area counts where content scrolls or always bounces`() {
      let stage = Stage(content: CGSize(width: 393, height: 100))
      stage.scroll.alwaysBounceVertical = false
      StandIn.setSafeArea(area, of: stage.window)
      #expect(stage.scroll.safeAreaInsets == area)
      #expect(stage.scroll.adjustedContentInset == .zero)
      stage.scroll.alwaysBounceVertical = true
      #expect(stage.scroll.adjustedContentInset == area)
      StandIn.turn()
      #expect(stage.scroll.contentOffset.y == -59)
      stage.scroll.contentInset.top = 10
      #expect(stage.scroll.adjustedContentInset.top == 69)
      stage.scroll.contentInsetAdjustmentBehavior = .never
      #expect(stage.scroll.adjustedContentInset.top == 10)
    }

    @Test func `Content at its top follows the safe area, content below does not`() {
      let stage = Stage()
      StandIn.setSafeArea(area, of: stage.window)
      #expect(stage.scroll.contentOffset.y == -59)
      #expect(stage.scroll.contentOffset.x.sign == .plus)
      stage.scroll.contentOffset.y = 200
      StandIn.setSafeArea(.zero, of: stage.window)
      #expect(stage.scroll.contentOffset.y == 200)
    }

    @Test func `An offset outside is confined at layout when nothing moves it`() {
      let stage = Stage()
      StandIn.topFollowsInset = false
      stage.scroll.contentInset.top = 54
      stage.scroll.contentOffset.y = -54
      StandIn.turn()
      stage.scroll.contentInset.top = 0
      #expect(stage.scroll.contentOffset.y == -54)
      StandIn.turn()
      #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func `A finger keeps the offset from being confined`() {
      let stage = Stage()
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toY: -100)
      stage.scroll.contentInset.top = 20
      stage.scroll.contentSize.height = 9000
      StandIn.turn()
      #expect(isClose(stage.scroll.contentOffset.y, -100, within: 0.34))
      finger.cancel()
    }

    @Test func `Content that was dragged off its top does not go back there`() {
      let stage = Stage()
      let finger = StandIn.touch(stage.scroll)
      stage.scroll.contentInset.top = 54
      finger.move(by: 0, -310)
      finger.up()
      StandIn.settle()
      #expect(stage.scroll.contentOffset.y == 300)
    }

    @Test func `Writes are recorded, also those that change nothing`() {
      let stage = Stage()
      stage.scroll.contentInset.top = 5
      stage.scroll.contentInset.top = 5
      stage.scroll.contentOffset.y = 7
      #expect(StandIn.record.insetWrites(of: stage.scroll).map(\.top) == [5, 5])
      #expect(StandIn.record.offsetWrites(of: stage.scroll).map(\.y) == [7])
    }

    @Test func `A raw write of the bounds reaches observers of the bounds alone`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.delegate = log
      let observations = [
        stage.scroll.observe(\.contentOffset) { _, _ in
          MainActor.assumeIsolated { log.calls.append("offset") }
        },
        stage.scroll.observe(\.bounds) { _, _ in
          MainActor.assumeIsolated { log.calls.append("bounds") }
        },
      ]
      stage.scroll.bounds.origin.y = 40
      #expect(log.calls == ["bounds"])
      for observation in observations { observation.invalidate() }
    }

    @Test func `Offsets lie on the pixel grid`() {
      let stage = Stage()
      stage.scroll.contentOffset.y = 10.4
      #expect(isClose(stage.scroll.contentOffset.y, 31 / 3, within: 1e-9))
      StandIn.setDisplayScale(2)
      stage.scroll.contentOffset.y = 10.4
      #expect(stage.scroll.contentOffset.y == 10.5)
    }
  }

  @MainActor
  struct ViewTree {
    @Test func `A view in a window is told of its moves in UIKit's order`() {
      let stage = Stage()
      let view = Told()
      stage.scroll.addSubview(view)
      view.removeFromSuperview()
      #expect(
        view.calls == [
          "willMoveToWindow true", "willMoveToSuperview true", "didMoveToWindow true",
          "didMoveToSuperview true", "willMoveToWindow false", "willMoveToSuperview false",
          "didMoveToWindow false", "didMoveToSuperview false",
        ]
      )
    }

    @Test func `Order of subviews is order of layers`() {
      let parent = UIView(frame: .zero)
      let (a, b, c) = (UIView(), UIView(), UIView())
      let own = CALayer()
      parent.layer.addSublayer(own)
      parent.addSubview(a)
      parent.addSubview(c)
      parent.insertSubview(b, belowSubview: c)
      #expect(parent.subviews == [a, b, c])
      #expect(parent.layer.sublayers == [own, a.layer, b.layer, c.layer])
      parent.sendSubviewToBack(c)
      #expect(parent.subviews == [c, a, b])
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(parent.subviews == [b, a, c])
    }

    @Test func `Subviews follow a change of size as their masks say`() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
      wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      parent.addSubview(wide)
      parent.frame.size = CGSize(width: 200, height: 150)
      #expect(wide.frame == CGRect(x: 10, y: 50, width: 180, height: 20))
    }

    @Test func `Coordinates convert through transforms and scrolled content`() {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 100, y: 500, width: 100, height: 100))
      stage.scroll.addSubview(view)
      stage.scroll.contentOffset.y = 200
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: 50, y: 450, width: 200, height: 200))
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 250))
      #expect(view.convert(CGPoint(x: 50, y: 250), from: nil) == .zero)
    }

    @Test func `Everything dies with the window`() {
      weak var scroll: UIScrollView?
      weak var layer: CALayer?
      do {
        let stage = Stage()
        scroll = stage.scroll
        layer = stage.scroll.layer
        let finger = StandIn.touch(stage.scroll)
        finger.move(by: 0, 80)
        finger.up()
        StandIn.advance(by: 0.1)
      }
      #expect(scroll == nil)
      #expect(layer == nil)
      #expect(!StandIn.isBusy)
    }
  }

  @MainActor
  final class Told: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMoveToSuperview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() {
      calls.append("didMoveToSuperview \(superview != nil)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("willMoveToWindow \(newWindow != nil)")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow \(window != nil)") }
  }
}
