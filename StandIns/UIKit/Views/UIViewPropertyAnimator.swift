// SPDX-License-Identifier: MIT

/// As far as an animation on a curve of one's own needs it: it runs from the current state to its
/// end.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  private let curve: CAMediaTimingFunction
  private var blocks: [() -> Void] = []
  open internal(set) var duration: TimeInterval

  public init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    curve = CAMediaTimingFunction(
      controlPoints: Float(point1.x),
      Float(point1.y),
      Float(point2.x),
      Float(point2.y)
    )
    super.init()
    if let animations { blocks.append(animations) }
  }

  open func startAnimation() {
    let now = blocks
    blocks = []
    var context = ViewAnimation(duration: duration, delay: 0, options: [.beginFromCurrentState])
    context.curveOfItsOwn = curve
    context.run({ for block in now { block() } }, completion: nil)
  }
}
