// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Springs {
    @Test func `A critically damped view spring has stiffness 85.256 over the duration squared`()
      throws
    {
      let view = try animated(duration: 0.5, damping: 1, velocity: 0)
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(abs(spring.stiffness * 0.25 - 85.256) < 0.001)
      #expect(isClose(spring.damping, 2 * spring.stiffness.squareRoot(), within: 1e-6))
      #expect(spring.mass == 1)
    }

    @Test(arguments: [
      (0.2, 0.0), (0.5, 0.0), (0.7, 0.0), (0.9, 0.0), (0.5, 2.0), (0.8, -3.0), (1.0, 1.0),
    ])
    func `A view spring solves its equation`(damping: Double, velocity: Double) throws {
      let duration = 0.8
      let view = try animated(duration: duration, damping: damping, velocity: velocity)
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      let w = Double(spring.stiffness).squareRoot()
      let root = (1 - damping * damping).squareRoot()
      let left =
        damping < 1
        ? (damping * w - velocity) / (w * root) * exp(-damping * w * duration)
        : (1 + (w - velocity) * duration) * exp(-w * duration)
      #expect(abs(left - 0.001) < 1e-9)
    }

    @Test func `The settling duration of the default spring is 1.4727 seconds`() {
      let spring = CASpringAnimation(keyPath: "position")
      #expect(abs(spring.settlingDuration - 1.472_700_334_678_092_7) < 1e-9)
      spring.damping = 5
      #expect(abs(spring.settlingDuration - 2.855) < 0.001)
      spring.damping = 15
      #expect(abs(spring.settlingDuration - 1.022) < 0.001)
      spring.damping = 0
      #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
    }

    @Test func `Impossible constants of a spring are ignored`() {
      let spring = CASpringAnimation(keyPath: "position")
      spring.mass = 0
      spring.stiffness = -1
      spring.damping = -1
      #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    }

    @Test func `A period and a bounce give stiffness and damping`() {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
      #expect(isClose(spring.stiffness, pow(4 * .pi, 2), within: 1e-9))
      #expect(isClose(spring.damping, 6 * .pi, within: 1e-9))
      #expect(spring.duration == spring.settlingDuration)
    }

    private func animated(duration: Double, damping: Double, velocity: Double) throws -> UIView {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: damping,
        initialSpringVelocity: velocity,
        animations: { view.center.y = 100 }
      )
      return view
    }
  }
}
