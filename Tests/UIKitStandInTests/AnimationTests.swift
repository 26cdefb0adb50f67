// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Animations {
    let stage = Stage()
    let layer = CALayer()

    init() {
      stage.window.layer.addSublayer(layer)
      StandIn.turn()
    }

    private func shown(at seconds: Double) -> Double {
      StandIn.advance(by: seconds)
      return Double(layer.presentation()?.opacity ?? -1)
    }

    @Test(arguments: [
      (CAMediaTimingFunctionName.default, [0.0947, 0.4085, 0.8024]),
      (.easeIn, [0.0170, 0.0935, 0.3154]),
      (.easeOut, [0.1614, 0.3781, 0.6846]),
      (.easeInEaseOut, [0.0197, 0.1292, 0.5]),
      (.linear, [0.1, 0.25, 0.5]),
    ])
    func `A named curve has its values at .1, .25 and .5`(
      name: CAMediaTimingFunctionName,
      values: [Double]
    ) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: name)
      layer.add(animation, forKey: "fade")
      #expect(abs(shown(at: 0.1) - values[0]) < 0.001)
      #expect(abs(shown(at: 0.15) - values[1]) < 0.001)
      #expect(abs(shown(at: 0.25) - values[2]) < 0.001)
    }

    @Test(arguments: [
      (CAAnimationCalculationMode.linear, [0.0, 0.5, 1.0, 0.5]),
      (.discrete, [0.0, 0.0, 1.0, 0.0]),
    ])
    func `Key frames without times are spread evenly`(
      mode: CAAnimationCalculationMode,
      values: [Double]
    ) {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0]
      animation.duration = 1
      animation.calculationMode = mode
      layer.add(animation, forKey: "blink")
      let seen = [0, 0.25, 0.25, 0.25].map { shown(at: $0) }
      #expect(zip(seen, values).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `Paced key frames go at one speed`() {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 100]
      animation.keyTimes = [0, 0.9, 1]
      animation.calculationMode = .paced
      animation.duration = 1
      layer.add(animation, forKey: "walk")
      StandIn.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x ?? -1, 50, within: 1e-6))
    }

    @Test func `Along a path each piece takes as long as the others`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      layer.add(animation, forKey: "walk")
      StandIn.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x ?? -1, 10, within: 1e-6))
      animation.calculationMode = .paced
      layer.add(animation, forKey: "walk")
      StandIn.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x ?? -1, 50, within: 1e-6))
    }

    @Test func `Cubic key frames are a Catmull-Rom curve`() {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 0]
      animation.calculationMode = .cubic
      animation.duration = 1
      layer.add(animation, forKey: "walk")
      StandIn.advance(by: 0.25)
      // One-sided tangent 10 at the start, 0 in the middle: 10·(t³−2t²+t) + 10·(3t²−2t³) at .5.
      #expect(isClose(layer.presentation()?.position.x ?? -1, 6.25, within: 1e-6))
    }

    @Test func `From, to and by give the ends`() {
      layer.opacity = 0.5
      StandIn.settle()
      let cases: [(Any?, Any?, Any?, Double)] = [
        (0.1, nil, nil, 0.3), (nil, 0.9, nil, 0.7), (nil, nil, 0.2, 0.6), (0.1, nil, 0.2, 0.2),
        (nil, 0.9, 0.2, 0.8), (0.2, 0.4, nil, 0.3),
      ]
      for (from, to, by, middle) in cases {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: "fade")
        #expect(abs(shown(at: 0.5) - middle) < 1e-6)
        layer.removeAllAnimations()
      }
    }

    @Test func `A rotation by number turns all the way`() {
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.byValue = 1.5 * Double.pi
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: "spin")
      StandIn.advance(by: 0.5)
      let matrix = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(atan2(matrix.b, matrix.a) - 0.75 * Double.pi) < 1e-6)
    }

    @Test func `A rotation by matrix takes the shorter way`() {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.toValue = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: "spin")
      StandIn.advance(by: 0.5)
      let matrix = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(atan2(matrix.b, matrix.a) + 0.25 * Double.pi) < 1e-6)
    }

    @Test func `An animation repeats, reverses and ends in mid-cycle`() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 0.8
      animation.duration = 1
      animation.repeatCount = 1.25
      animation.autoreverses = true
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "pulse")
      let seen = [0.5, 0.5, 0.5, 0.75, 1].map { shown(at: $0) }
      #expect(zip(seen, [0.4, 0.8, 0.4, 0.2, 0.4]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `A group cuts its children off`() {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 2
      fade.timingFunction = CAMediaTimingFunction(name: .linear)
      let group = CAAnimationGroup()
      group.animations = [fade]
      group.duration = 1
      layer.add(group, forKey: "group")
      #expect(abs(shown(at: 0.9) - 0.45) < 1e-6)
      #expect(shown(at: 0.2) == 1)
    }

    @Test func `A stand-alone layer animates by itself for a quarter of a second`() {
      layer.opacity = 0
      #expect(layer.presentation()?.opacity == 1)
      StandIn.advance(by: 0.26)
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
    }

    @Test func `The completion of a transaction waits for its animations`() {
      let flag = Flag()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { flag.count += 1 } }
      layer.opacity = 0
      CATransaction.commit()
      StandIn.advance(by: 0.39)
      #expect(flag.count == 0)
      StandIn.advance(by: 0.02)
      #expect(flag.count == 1)
    }

    @Test func `Animations end when the layer leaves the window or the application the screen`() {
      let delegate = StopLog()
      func spin() {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.byValue = 2 * Double.pi
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.delegate = delegate
        layer.add(animation, forKey: "spin")
      }
      spin()
      StandIn.advance(by: 5)
      #expect(layer.animationKeys() == ["spin"])
      layer.removeFromSuperlayer()
      #expect(layer.animationKeys() == nil)
      stage.window.layer.addSublayer(layer)
      spin()
      StandIn.enterBackground()
      StandIn.enterForeground()
      #expect(layer.animationKeys() == nil)
      #expect(delegate.finished == [false, false])
      #expect(StandIn.animationCount == 0)
    }

    @Test func `An animation outside a window is dropped at the end of the turn`() {
      let alone = CALayer()
      alone.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      #expect(alone.animationKeys() == ["fade"])
      StandIn.turn()
      #expect(alone.animationKeys() == nil)
    }
  }

  final class StopLog: NSObject, CAAnimationDelegate {
    var finished: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
  }
}
