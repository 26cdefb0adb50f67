// SPDX-License-Identifier: MIT

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation; what is added to a layer is a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether the end has been reported.
  var hasStopped = false

  public override init() {
    super.init()
  }

  open override func copy() -> Any { makeCopy() }
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func makeCopy() -> CAAnimation {
    let copy = CAAnimation()
    copyTiming(to: copy)
    return copy
  }

  func copyTiming(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
  }

  /// Writes the values at a time into a presentation layer; `fallback` is the duration of an
  /// animation that has none.
  func apply(to layer: CALayer, at time: Double, fallback: Double) {}

  func rules(fallback: Double) -> TimingRules {
    TimingRules(self, duration: duration, fallback: fallback)
  }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeCopy() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copyProperty(to: copy)
    return copy
  }

  func copyProperty(to copy: CAPropertyAnimation) {
    copyTiming(to: copy)
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  /// The value at a share of the duration.
  func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to layer: CALayer, at time: Double, fallback: Double) {
    guard let keyPath, let sample = rules(fallback: fallback).sample(at: time),
      let shown = layer.animatableValue(forKeyPath: keyPath),
      var value = value(at: sample.progress, model: shown)
    else { return }
    if isCumulative, sample.cycle > 0, let last = self.value(at: 1, model: shown) {
      for _ in 0..<sample.cycle { value = value.adding(last) }
    }
    layer.setAnimatableValue(isAdditive ? shown.adding(value) : value, forKeyPath: keyPath)
  }

  func eased(_ progress: Double) -> Double {
    timingFunction?.value(at: progress) ?? progress
  }
}
