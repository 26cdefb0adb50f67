// SPDX-License-Identifier: MIT

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = wasEnabled
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: 0, options: [])
      .run(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    ViewAnimation(duration: duration, delay: 0, options: []).run(animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    var context = ViewAnimation(duration: duration, delay: delay, options: options)
    if duration > 0 {
      context.spring = SpringMotion(
        dampingRatio: Double(dampingRatio),
        velocity: Double(velocity),
        duration: duration
      )
    }
    context.run(animations, completion: completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    var context = ViewAnimation(
      duration: spring.settlingDuration,
      delay: delay,
      options: options
    )
    context.spring = spring.motion
    context.run(animations, completion: completion)
  }

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: 0, options: options)
      .run(animations ?? {}, completion: completion)
  }
}
