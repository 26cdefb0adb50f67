// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct ViewAnimations {
    @Test func `A block sets the model at once and the presentation over time`() {
      let stage = Stage()
      let flag = Flag()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(
        withDuration: 1,
        delay: 0.5,
        options: .curveLinear,
        animations: { view.frame.origin.y = 100 },
        completion: { isFinished in
          MainActor.assumeIsolated { flag.count += isFinished ? 1 : 100 }
        }
      )
      #expect(view.frame.minY == 100)
      #expect(view.layer.presentation()?.frame.minY == 0)
      StandIn.advance(by: 1)
      #expect(isClose(view.layer.presentation()?.frame.minY ?? -1, 50, within: 1e-6))
      StandIn.advance(by: 0.6)
      #expect(view.layer.presentation()?.frame.minY == 100)
      #expect(flag.count == 1)
      #expect(StandIn.animationCount == 0)
    }

    @Test func `Inset and offset in one block make one callback and a smooth picture`() {
      let stage = Stage()
      let log = DelegateLog()
      stage.scroll.contentInset.top = 54
      stage.scroll.contentOffset.y = -54
      stage.scroll.delegate = log
      let scroll = stage.scroll
      UIView.animate(withDuration: 0.4) {
        scroll.contentInset.top = 0
        scroll.contentOffset.y = 0
      }
      #expect(log.calls == ["didScroll"])
      StandIn.advance(by: 0.2)
      let shown = scroll.layer.presentation()?.bounds.minY ?? 0
      #expect(shown < -10 && shown > -44)
      StandIn.settle()
      #expect(scroll.layer.presentation()?.bounds.minY == 0)
    }

    @Test func `Two blocks on one property add up without a jump`() {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1) { view.center.x = 105 }
      StandIn.advance(by: 0.5)
      let before = view.layer.presentation()?.position.x ?? 0
      UIView.animate(withDuration: 1) { view.center.x = 5 }
      let after = view.layer.presentation()?.position.x ?? 0
      #expect(isClose(before, after, within: 1e-6))
      #expect(view.layer.animationKeys() == ["position", "position-2"])
    }

    @Test func `Nothing animates without animation`() {
      let stage = Stage()
      let view = UIView(frame: .zero)
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
      }
      #expect(view.layer.animationKeys() == nil)
      view.alpha = 1
      #expect(view.layer.animationKeys() == nil)
    }

    @Test func `Leaving the window ends a block early`() {
      let stage = Stage()
      let flag = Flag()
      let view = UIView(frame: .zero)
      stage.window.addSubview(view)
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = 0 },
        completion: { isFinished in
          MainActor.assumeIsolated { flag.count += isFinished ? 100 : 1 }
        }
      )
      StandIn.advance(by: 0.5)
      view.removeFromSuperview()
      StandIn.turn()
      #expect(flag.count == 1)
    }
  }
}
