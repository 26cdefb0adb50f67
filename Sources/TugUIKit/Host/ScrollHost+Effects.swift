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

  var ordersWaiting: Int { engine.ordersGiven - engine.ordersDelivered }

  /// Carries out orders one after the other, with those that callbacks of the app bring about.
  func carryOutAll() {
    repeat {
      isDeliveryDue = false
      while DeliveryLine.shared.takeTurn(), let effect = engine.nextEffect() {
        onEffect?(effect)
        carryOut(effect)
      }
      // What was given after orders of other lists waits for those.
      guard ordersWaiting == 0 else { return DeliveryLine.shared.join(self) }
      let departed = departures.removeAll()
      if areInsetsDue { writeInsets() }
      // A finger that rests on the glass lifts without a sign, and a scroll of the app's ends without one.
      let isWatching = engine.isFingerDown && !finger.isDragging || postponed != nil
      wakeUp.serve(isWatching ? .forever : engine.demand)
      follow()
      for left in departed where left.control.host == nil { left.control.publishPull(0, 0) }
    } while isDeliveryDue
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
