// SPDX-License-Identifier: MIT

open class CASpringAnimation: CABasicAnimation {
  private var springMass: CGFloat = 1
  private var springStiffness: CGFloat = 100
  private var springDamping: CGFloat = 10

  open var mass: CGFloat {
    get { springMass }
    set { if newValue > 0 { springMass = newValue } }
  }

  open var stiffness: CGFloat {
    get { springStiffness }
    set { if newValue > 0 { springStiffness = newValue } }
  }

  open var damping: CGFloat {
    get { springDamping }
    set { if newValue >= 0 { springDamping = newValue } }
  }

  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// A spring by its period in seconds and its bounce, -1...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    mass = 1
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping =
      bounce >= 0
      ? 4 * .pi * (1 - bounce) / perceptualDuration
      : 4 * .pi / (perceptualDuration * (1 + bounce))
    duration = settlingDuration
  }

  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }

  override func makeCopy() -> CAAnimation {
    let copy = CASpringAnimation()
    copyBasic(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  /// A spring runs in seconds and is cut off, not stretched, by its duration.
  override func eased(_ progress: Double) -> Double {
    motion.position(at: progress * (duration == 0 ? 0.25 : duration))
  }
}

/// A damped oscillator that goes from 0 to 1.
struct SpringMotion {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var velocity: Double
  var allowsOverdamping = false

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  func position(at time: Double) -> Double {
    let (w, z) = (frequency, ratio)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (-z * w + velocity) / wd
      return 1 + exp(-z * w * time) * (-cos(wd * time) + b * sin(wd * time))
    }
    if z == 1 {
      return 1 - exp(-w * time) * (1 + (w - velocity) * time)
    }
    let root = (z * z - 1).squareRoot()
    let (fast, slow) = (-w * (z + root), -w * (z - root))
    // x(0) = 0 and x'(0) = velocity.
    let first = (velocity + slow) / (fast - slow)
    return 1 + first * exp(fast * time) + (-1 - first) * exp(slow * time)
  }

  var settlingDuration: Double {
    let (w, z) = (frequency, ratio)
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if z < 1 {
      let b = (-z * w + velocity) / (w * (1 - z * z).squareRoot())
      return (log(1000) + log(1 + abs(b))) / (z * w)
    }
    var time = 0.0
    while abs(position(at: time) - 1) >= 0.001, time < 1000 { time += 0.1 }
    return time
  }

  /// The spring that comes within a thousandth of its goal after a duration.
  ///
  /// ζ < 1: `(ζω − v)/(ω√(1−ζ²)) · e^(−ζωD) = 0.001`; ζ = 1: `(1 + (ω − v)D) · e^(−ωD) = 0.001`.
  init(dampingRatio: Double, velocity: Double, duration: Double) {
    let z = min(1, max(0.0001, dampingRatio))
    let root = (1 - z * z).squareRoot()
    func excess(_ w: Double) -> Double {
      let left =
        z < 1
        ? (z * w - velocity) / (w * root) * exp(-z * w * duration)
        : (1 + (w - velocity) * duration) * exp(-w * duration)
      return left - 0.001
    }
    // The left side falls once it is past its peak; the root sought is the last one.
    var high = 1 / duration
    while abs(excess(high) + 0.001) > 0.0005 || z * high * duration < 1 { high *= 2 }
    var low = high
    while excess(low) <= 0, low > 1e-9 { low *= 0.98 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    let w = (low + high) / 2
    self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, velocity: velocity)
  }

  init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
    self.allowsOverdamping = allowsOverdamping
  }
}
