// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

// From the engine to UIKit.

extension ScrollHost {
  /// Tells the engine a fact and carries out what it orders.
  func send(_ event: Event) {
    let wasFingerDown = engine.isFingerDown
    engine.send(event, at: CACurrentMediaTime())
    if wasFingerDown && !engine.isFingerDown { areInsetsDue = true }
    deliver()
  }

  /// Carries out what the engine has ordered, and shows its state.
  func deliver() {
    isDeliveryDue = true
    DeliveryLine.shared.join(self)
  }

  /// Carries out all orders, with those that callbacks of the app bring about.
  func carryOutAll() {
    while isDeliveryDue {
      isDeliveryDue = false
      while let effect = engine.nextEffect() {
        onEffect?(effect)
        carryOut(effect)
      }
      let departed = departures.removeAll()
      if areInsetsDue { writeInsets() }
      // A finger that rests on the glass lifts without a sign.
      let isWatching = engine.isFingerDown && !finger.isDragging
      wakeUp.serve(isWatching ? .forever : engine.demand)
      follow()
      for left in departed where left.control.host == nil { left.control.publishPull(0, 0) }
    }
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .reserve(_, _, let motion):
      // The offset that the same motion moves comes next, and belongs into the same animation.
      if motion == .immediate { writeInsets() } else { areInsetsDue = true }
    case .moveOffset(let target, let motion): moveOffset(to: target, motion)
    case .perform(let token): perform(token)
    case .phase(let edge, let old, let new): publish(edge, old, new)
    case .announce(let edge, let key): announce(edge, key)
    case .haptic(let edge, let haptic): play(haptic, edge)
    case .tracks(let edge, let isRunning): recipient(edge)?.view.setInSight(isRunning)
    case .frames: break
    }
  }

  // MARK: Movement

  /// Makes the insets what the app has put there plus what the engine reserves.
  func writeInsets() {
    areInsetsDue = false
    guard let port, !isWriting else { return }
    let (start, end) = (room(.start, port), room(.end, port))
    guard let insets = ledger.book(start: start, end: end, port) else { return }
    isWriting = true
    port.view.contentInset = insets
    isWriting = false
    // An observer of the app may have written other insets meanwhile; those stand.
    if port.view.contentInset != insets { ledger.appWrote(port) }
  }

  /// What is to be added at an edge.
  ///
  /// UIKit measures how far a finger has pulled from the edge as it is now: with an edge that moves
  /// away at once, as a strip fires under the finger, the content would jump. The room comes as it lifts.
  private func room(_ edge: Edge, _ port: ScrollPort) -> Double {
    guard let strip = strip(edge) else { return 0 }
    let slack = edge == .start && strip.contribution > 0 ? port.slack : 0
    let room = strip.contribution + slack
    return strip.waitsForRelease ? min(room, ledger.added(edge)) : room
  }

  private func moveOffset(to target: Double, _ motion: Motion) {
    guard let port else { return }
    guard !isScrolledByApp else { return writeInsets() }
    let point = port.point(at: target)
    if motion == .immediate { endAnimatedOffset(of: port.view) }
    motion.animate { [self] in
      writeInsets()
      // Not animated by UIKit: such a write ends whatever else moves the offset.
      port.view.setContentOffset(point, animated: false)
      // What keeps its place on screen moves in the content, at the same pace.
      for edge in Edge.allCases { place(edge, movesAlong: true) }
    }
    guard isLifting else { return }
    releaseTarget = target
    marker?.setNeedsLayout()
  }

  /// Whether a scroll that the app animates goes on, which a strip that closes leaves alone.
  ///
  /// The app may begin one in the turn in which its action ends, of which no frame has told yet.
  private var isScrolledByApp: Bool {
    guard #available(iOS 17.4, *), let view else { return false }
    return view.isScrollAnimating && !engine.isRevealing
  }

  /// Ends a move that UIKit still animates: a write without animation would leave it running, and
  /// the list would be seen to go where it no longer belongs.
  private func endAnimatedOffset(of view: UIScrollView) {
    view.layer.removeAnimations(of: "bounds.origin")
    for edge in Edge.allCases { stripView(edge)?.layer.removeAnimations(of: "position") }
  }

  /// Ends a movement that UIKit has begun after the offset was moved.
  ///
  /// The recogniser reports that the finger has lifted before the scroll view decides where the
  /// content bounces, glides or snaps to a page. Layout comes after both.
  func confirmRelease() {
    guard let target = releaseTarget, let port else { return }
    releaseTarget = nil
    guard port.view.isDecelerating, !port.view.isTracking else { return }
    port.view.setContentOffset(port.point(at: target), animated: false)
  }

  /// Brings the strips to where the engine has them, and has them show its state.
  private func follow() {
    guard let view else { return }
    marker?.cover(view)
    for edge in Edge.allCases {
      guard let strip = strip(edge) else { continue }
      place(edge)
      stripView(edge)?.update()
      control(edge)?.publishPull(strip.publishedPull, strip.progress)
    }
    announceUnsaid()
  }

  /// Brings the view of a strip to where the engine has it.
  ///
  /// - Parameters:
  ///   - edge: Which strip.
  ///   - movesAlong: Whether it takes part in the animation that moves the offset; one that is
  ///     attached moves with the content anyway.
  private func place(_ edge: Edge, movesAlong: Bool = false) {
    guard let port, let options = strip(edge)?.options else { return }
    if movesAlong, options.placement == .attached { return }
    stripView(edge)?.place(
      port.frame(origin: engine.stripOrigin(edge), extent: options.extent),
      direction.upright,
      movesAlong: movesAlong
    )
  }

  // MARK: App

  /// The control that the order being carried out was given for, also when it has left since then.
  func recipient(_ edge: Edge) -> Occupant? { departed(edge) ?? occupant(edge) }

  private func departed(_ edge: Edge) -> Occupant? {
    departures.control(edge, order: engine.ordersDelivered)
  }

  /// Calls the action, unless its control has left.
  private func perform(_ token: ActionToken) {
    guard departed(token.edge) == nil else { return }
    control(token.edge)?.action.perform { [weak self] answer in
      self?.send(.end(token.edge, answer.outcome, hasMore: answer.hasMore, token: token))
    }
  }

  private func publish(_ edge: Edge, _ old: Phase, _ new: Phase) {
    guard let recipient = recipient(edge) else { return }
    let (control, view) = (recipient.control, recipient.view)
    if new.outcome?.isSuccessful == true { control.lastUpdate = Date() }
    if new.isPull, !old.isPull, control.playsHaptics, let marker { haptics.prepare(in: marker) }
    view.phaseChanged(old, new)
    control.publish(old, new)
  }

  private func play(_ haptic: Haptic, _ edge: Edge) {
    guard recipient(edge)?.control.playsHaptics == true, let marker else { return }
    switch haptic {
    case .armed: haptics.play(in: marker)
    }
  }
}

extension Motion {
  /// Runs changes in this motion, as an animation of UIKit that starts from what is on screen.
  func animate(_ changes: @escaping () -> Void) {
    switch kind {
    case .immediate:
      UIView.performWithoutAnimation(changes)
    case .timed(let duration, let curve):
      UIViewPropertyAnimator(
        duration: duration,
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2),
        animations: changes
      ).startAnimation()
    case .spring(let duration, let dampingRatio):
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes
      )
    }
  }
}

extension CALayer {
  /// Ends the animations of a property, of which UIKit adds one after the other.
  fileprivate func removeAnimations(of property: String) {
    for key in animationKeys() ?? [] where key.hasPrefix(property) { removeAnimation(forKey: key) }
  }
}

extension CAMediaTimingFunction {
  /// The curve as Core Animation has it.
  convenience init(_ curve: TimingCurve) {
    self.init(
      controlPoints: Float(curve.x1),
      Float(curve.y1),
      Float(curve.x2),
      Float(curve.y2)
    )
  }
}
#endif
