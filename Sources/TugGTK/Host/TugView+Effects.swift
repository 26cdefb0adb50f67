// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

// From the engine to the toolkit.

extension TugView: Deliverer {
  /// Shows where the content is now, and carries out what the engine has ordered.
  func deliver() {
    isDeliveryDue = true
    DeliveryLine.shared.join(self)
    // In a callback the orders wait; what the app does there is seen at once.
    if isDeliveryDue { place() }
  }

  package var ordersWaiting: Int { driver.ordersGiven - driver.ordersDelivered }

  /// Carries out orders one after the other, with those that callbacks of the app bring about.
  package func carryOutAll() {
    repeat {
      for edge in Edge.allCases { install(edge) }
      isDeliveryDue = false
      place()
      while DeliveryLine.shared.takeTurn(), let effect = driver.nextEffect() { carryOut(effect) }
      // What was given after orders of other views waits for those.
      guard ordersWaiting == 0 else { return DeliveryLine.shared.join(self) }
      let departed = departures.removeAll()
      place()
      updateStrips()
      if !isTakenApart { updateClock() }
      publishPulls()
      departed.endPulls()
    } while isDeliveryDue
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .reserve, .moveOffset: break
    case .perform(let token): perform(token)
    case .phase(let edge, let old, let new): publish(edge, old, new)
    case .announce(_, let key): announcer.announce(texts[key])
    // GTK has no way to play one.
    case .haptic: break
    case .tracks(let edge, let isRunning):
      // That of a control that has left has gone with it.
      if recipient(edge) === control(edge) { strip(view: edge)?.setInSight(isRunning) }
    // The clock is looked at after every delivery, since a look may want frames as well.
    case .frames: break
    }
  }

  /// The control that the order being carried out was given for, also when it has left since then.
  private func recipient(_ edge: Edge) -> StripControl? { departed(edge) ?? control(edge) }

  /// The same, if it has left.
  func departed(_ edge: Edge) -> StripControl? {
    departures.control(edge, order: driver.ordersDelivered)
  }

  private func perform(_ token: ActionToken) {
    guard departed(token.edge) == nil, let control = control(token.edge) else { return }
    control.action.perform(through: WorkerPool.run) { [weak self] answer in
      self?.send(.end(token.edge, answer.outcome, hasMore: answer.hasMore, token: token))
    }
  }

  private func publish(_ edge: Edge, _ old: Phase, _ new: Phase) {
    let isBusy = Edge.allCases.contains { strip($0)?.phase.isRefreshing == true }
    tug_gtk_accessible_set_busy(widget, isBusy ? 1 : 0)
    recipient(edge)?.publish(old, new)
  }

  private func publishPulls() {
    for edge in Edge.allCases {
      guard let strip = strip(edge) else { continue }
      control(edge)?.publishPull(strip.publishedPull, strip.progress)
    }
  }

  // MARK: Movement

  /// Brings the child and the strips to where the engine has them.
  private func place() {
    if let target, target.offset != driver.nativeOffset { target.offset = driver.nativeOffset }
    let position = Position(
      displacement: driver.translation,
      header: driver.stripOrigin(.start) - driver.offset,
      footer: driver.stripOrigin(.end) - driver.offset + lengthBesideList
    )
    if position != self.position || hasNewFocus {
      self.position = position
      gtk_widget_queue_allocate(widget)
    }
  }

  /// How much longer the view is than what is seen of the list: by the header of a column view, say,
  /// which moves with the list.
  private var lengthBesideList: Double { mainLength - (target?.viewportLength ?? mainLength) }

  private func frame(at time: Double) {
    drive { $0.send(.frame, at: time) }
    headerStrip?.advance()
    footerStrip?.advance()
  }

  /// Asks for the frames that the engine and the strips want, and for no others.
  func updateClock() {
    var demand = driver.demand
    for edge in Edge.allCases {
      if let strip = strip(view: edge) { demand = demand.merged(with: strip.demand) }
    }
    clock.serve(demand, of: widget, at: Self.now) { [weak self] time in
      self?.frame(at: time)
    }
  }
}
