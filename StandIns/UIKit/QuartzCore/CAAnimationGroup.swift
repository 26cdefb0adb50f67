// SPDX-License-Identifier: MIT

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func makeCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copyTiming(to: copy)
    copy.animations = animations?.map { $0.makeCopy() }
    return copy
  }

  /// Children run in the group's time and are cut off at its end.
  override func apply(to layer: CALayer, at time: Double, fallback: Double) {
    let rules = rules(fallback: fallback)
    guard let sample = rules.sample(at: time) else { return }
    let progress = timingFunction?.value(at: sample.progress) ?? sample.progress
    for child in animations ?? [] {
      child.apply(to: layer, at: progress * rules.duration, fallback: rules.duration)
    }
  }
}
