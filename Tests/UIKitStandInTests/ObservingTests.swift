// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Observing {
    @Test func `A block observes the offset through a base class key path`() {
      let stage = Stage()
      let log = Log()
      let observation = stage.scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
        let (old, new) = (change.oldValue?.y, change.newValue?.y)
        MainActor.assumeIsolated { log.lines.append("\(old ?? -1) → \(new ?? -1)") }
      }
      stage.scroll.contentOffset.y = 30
      #expect(log.lines == ["0.0 → 30.0"])
      observation.invalidate()
      stage.scroll.contentOffset.y = 40
      #expect(log.lines.count == 1)
    }

    @Test func `The state of the pan, the size and the inset can be observed`() {
      let stage = Stage()
      let log = Log()
      let observations = [
        stage.scroll.panGestureRecognizer.observe(\.state, options: .new) { pan, _ in
          MainActor.assumeIsolated { log.lines.append("state \(pan.state.rawValue)") }
        },
        stage.scroll.observe(\.contentSize) { _, _ in
          MainActor.assumeIsolated { log.lines.append("size") }
        },
        stage.scroll.observe(\.contentInset) { _, _ in
          MainActor.assumeIsolated { log.lines.append("inset") }
        },
        stage.scroll.observe(\.transform) { _, _ in
          MainActor.assumeIsolated { log.lines.append("transform") }
        },
        stage.scroll.observe(\.isTracking) { _, _ in
          MainActor.assumeIsolated { log.lines.append("tracking") }
        },
      ]
      stage.scroll.contentSize.height = 9000
      stage.scroll.contentInset.bottom = 10
      stage.scroll.transform = .identity
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -30)
      finger.up()
      #expect(
        log.lines == ["size", "inset", "transform", "state 1", "state 2", "state 3", "state 0"]
      )
      #expect(StandIn.observationCount == 5)
      for observation in observations { observation.invalidate() }
      #expect(StandIn.observationCount == 0)
    }

    @Test(arguments: StandIn.ObserverOrder.allCases)
    func `The order of delegate and observers can be switched`(order: StandIn.ObserverOrder) {
      let stage = Stage()
      StandIn.observerOrder = order
      let log = DelegateLog()
      stage.scroll.delegate = log
      let observation = stage.scroll.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { log.calls.append("observer") }
      }
      stage.scroll.contentOffset.y = 5
      let expected = ["didScroll", "observer"]
      #expect(log.calls == (order == .delegateFirst ? expected : expected.reversed()))
      observation.invalidate()
    }
  }

  @MainActor
  final class Log {
    var lines: [String] = []
  }
}
