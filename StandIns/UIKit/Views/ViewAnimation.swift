// SPDX-License-Identifier: MIT

/// The animation block that is being run, and what it makes of a change.
struct ViewAnimation {
  var duration: Double
  var delay: Double
  var options: UIView.AnimationOptions
  var spring: SpringMotion?
  /// The curve of a property animator, instead of one of the four.
  var curveOfItsOwn: CAMediaTimingFunction?
  private var group: AnimationGroupToken?

  static var isEnabled: Bool {
    get { World.current.areAnimationsEnabled }
    set { World.current.areAnimationsEnabled = newValue }
  }

  private static var stack: [ViewAnimation] {
    get { World.current.animationBlocks }
    set { World.current.animationBlocks = newValue }
  }

  static var current: ViewAnimation? { stack.last }

  init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  func run(_ animations: () -> Void, completion: (@Sendable (Bool) -> Void)?) {
    var context = self
    if let outer = Self.current {
      // A nested block takes the time and the curve of the outer one.
      if !options.contains(.overrideInheritedDuration) {
        context.duration = outer.duration
        context.delay = outer.delay
        context.spring = outer.spring
      }
    }
    let group = AnimationGroupToken(completion: completion)
    context.group = group
    Self.stack.append(context)
    animations()
    Self.stack.removeLast()
    group.seal()
  }

  static func animate(
    _ layer: CALayer,
    _ key: String,
    from old: AnimatableValue,
    to new: AnimatableValue
  ) {
    guard isEnabled, let current, current.duration > 0 else { return }
    // Where the content is and how large the view is move by themselves.
    for part in key == "bounds" ? ["origin", "size"] : [""] {
      guard let from = old.part(part[...]), let to = new.part(part[...]), !from.isSame(as: to)
      else { continue }
      current.animate(layer, part.isEmpty ? key : "\(key).\(part)", from: from, to: to)
    }
  }

  private func animate(
    _ layer: CALayer,
    _ key: String,
    from old: AnimatableValue,
    to new: AnimatableValue
  ) {
    let animation: CABasicAnimation
    if let spring {
      let springAnimation = CASpringAnimation(keyPath: key)
      springAnimation.mass = spring.mass
      springAnimation.stiffness = spring.stiffness
      springAnimation.damping = spring.damping
      springAnimation.initialVelocity = spring.velocity
      animation = springAnimation
    } else {
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = curveOfItsOwn ?? CAMediaTimingFunction(name: curve)
    }
    var name = key
    if isAdditive(key), !options.contains(.beginFromCurrentState) {
      // Changes in flight go on and add up, so that nothing jumps.
      animation.isAdditive = true
      animation.fromValue = old.adding(new.negated)
      animation.toValue = new.zero
      var number = 2
      while layer.animation(forKey: name) != nil {
        name = "\(key)-\(number)"
        number += 1
      }
    } else {
      var shown = old
      if layer.entries.contains(where: { $0.key == key || $0.key.hasPrefix(key + "-") }) {
        // The model has changed already; what is shown is what the running animations show.
        let before = layer.presentation(at: Clock.now, base: key, value: old)
        shown = before.animatableValue(forKeyPath: key) ?? old
        let running = layer.entries.map(\.key)
        for other in running where other == key || other.hasPrefix(key + "-") {
          layer.removeAnimation(forKey: other)
        }
      }
      animation.fromValue = shown
      animation.toValue = new
    }
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = layer.localTime(atRoot: Clock.now) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    layer.add(animation, forKey: name, group: group)
  }

  private func isAdditive(_ key: String) -> Bool {
    ["position", "bounds.origin", "bounds.size", "opacity", "cornerRadius", "zPosition"]
      .contains(key)
  }

  private var curve: CAMediaTimingFunctionName {
    switch options.rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}

extension CALayer {
  /// The presentation as if a model value were another one.
  func presentation(at time: Double, base key: String, value: AnimatableValue) -> CALayer {
    let copy = makeSibling()
    copy.copyState(from: self)
    copy.setAnimatableValue(value, forKeyPath: key)
    let local = localTime(atRoot: time)
    for entry in entries { entry.animation.apply(to: copy, at: local, fallback: 0.25) }
    return copy
  }
}
