// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

// The header and the footer: which are there, with which options and words.

extension TugView {
  /// The engine's state of a strip.
  func strip(_ edge: Edge) -> Strip? { driver[edge] }

  /// What draws a strip.
  func strip(view edge: Edge) -> StripView? { edge == .start ? headerStrip : footerStrip }

  /// The app's control of a strip.
  func control(_ edge: Edge) -> StripControl? { edge == .start ? headerControl : footerControl }

  /// Puts a control at an edge in place of the one that is there, which still hears of its own end.
  func place(_ new: StripControl?, at edge: Edge) {
    let old = control(edge)
    guard old !== new, new == nil || !isTakenApart else { return }
    if let old {
      takeOut(old, at: edge)
      deliver()
    }
    new.map { $0.view?.place(nil, at: $0.edge) }
    // What the app has set when it heard of that stays.
    if let new, new.view == nil, control(edge) == nil {
      new.view = self
      new.edge = edge
      if new.action.isAsynchronous { MainQueue.serve() }
      set(new, StripView(control: new, owner: self), at: edge)
      install(edge)
      if !new.isEnabled { send(.enabled(edge, false)) }
      if new.isHidden { send(.hidden(edge, true)) }
    }
    updateCommands()
  }

  /// Takes the controls out of a view that goes: they hear of their end.
  ///
  /// Nothing else is carried out any more, since nothing may refer to such a view.
  func takeOutControls() {
    for edge in Edge.allCases {
      if let control = control(edge) { takeOut(control, at: edge) }
    }
    var changes: [(control: StripControl, old: Phase, new: Phase)] = []
    while let effect = driver.nextEffect() {
      guard case .phase(let edge, let old, let new) = effect, let control = departed(edge) else {
        continue
      }
      changes.append((control, old, new))
    }
    DeliveryLine.shared.join(Farewell(changes, of: departures.removeAll()))
  }

  /// Empties an edge; the control hears of its end with the next delivery.
  private func takeOut(_ control: StripControl, at edge: Edge) {
    control.action.cancel()
    control.view = nil
    driver.send(.remove(edge), at: Self.now)
    departures.note(control, at: edge, after: driver.ordersGiven)
    set(nil, nil, at: edge)
  }

  /// Puts the control's options to the engine, with every distance worked out.
  func install(_ edge: Edge) {
    guard let control = control(edge) else { return }
    if let length = control.otherLength(along: axis, width: crossLength) {
      control.options.metrics.extent = length
    }
    var options = control.options
    let textScale = driver.preferences.textScale
    options.metrics = options.metrics.resolved(width: crossLength, textScale: textScale)
    strip(view: edge)?.stack(options.placement)
    guard strip(edge)?.options != options else { return }
    send(.install(edge, options))
  }

  /// Has the strips take up another width, text size or language.
  func installAgain() {
    for edge in Edge.allCases { install(edge) }
    refreshTexts()
  }

  /// Has the strips take their words anew.
  func refreshTexts() {
    headerStrip?.refreshTexts()
    footerStrip?.refreshTexts()
    refreshButton.setName(texts[.refreshCommand])
  }

  private func set(_ control: StripControl?, _ strip: StripView?, at edge: Edge) {
    self.strip(view: edge)?.remove()
    switch edge {
    case .start: (headerControl, headerStrip) = (control, strip)
    case .end: (footerControl, footerStrip) = (control, strip)
    }
    gtk_widget_queue_allocate(widget)
  }

  /// Has the strips show the state that they are in.
  func updateStrips() {
    headerStrip?.update()
    footerStrip?.update()
  }

  func updateCommands() {
    commands.setEnabled(
      refresh: headerRefreshes && header?.canStart == true,
      loadMore: footer?.canStart == true
    )
    refreshButton.setShown(headerRefreshes)
  }

  /// Whether there is a header to refresh by; one that loads older rows does so when the list arrives
  /// there, and is no refresh.
  var headerRefreshes: Bool { header?.options.role == .refresh }

  func updateShortcut() {
    if !isTakenApart { commands.setShortcut(refreshShortcut, isGlobal: shortcutIsGlobal) }
  }
}
