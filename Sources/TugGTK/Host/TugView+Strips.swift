// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

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
    guard old !== new else { return }
    if let old, old.view === self {
      old.action.cancel()
      old.view = nil
      send(.remove(edge))
    }
    setStrip(nil, at: edge)
    if edge == .start { headerControl = new } else { footerControl = new }
    guard let new else {
      updateCommands()
      return
    }
    if let other = new.view { other.release(new) }
    new.view = self
    new.edge = edge
    if new.action.isAsynchronous { MainQueue.serve() }
    setStrip(StripView(control: new, owner: self), at: edge)
    install(edge)
    if !new.isEnabled { send(.enabled(edge, false)) }
    if new.isHidden { send(.hidden(edge, true)) }
    updateCommands()
  }

  /// Puts the control's options to the engine, with every distance worked out.
  func install(_ edge: Edge) {
    guard let control = control(edge), control.view === self else { return }
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

  /// Gives up a control that goes to another view or another edge.
  private func release(_ control: StripControl) {
    if header === control { header = nil }
    if footer === control { footer = nil }
  }

  private func setStrip(_ strip: StripView?, at edge: Edge) {
    self.strip(view: edge)?.remove()
    if edge == .start { headerStrip = strip } else { footerStrip = strip }
    gtk_widget_queue_allocate(widget)
  }

  /// Has the strips show the state that they are in.
  func updateStrips() {
    headerStrip?.update()
    footerStrip?.update()
  }

  func updateCommands() {
    func canStart(_ control: StripControl?) -> Bool {
      control.map { $0.isEnabled && !$0.isHidden } ?? false
    }
    // A header that loads older rows does so when the list arrives there, and is no refresh.
    let isRefresh = header?.options.role == .refresh
    commands.setEnabled(refresh: isRefresh && canStart(header), loadMore: canStart(footer))
    refreshButton.setShown(isRefresh)
  }

  func updateShortcut() { commands.setShortcut(refreshShortcut, isGlobal: shortcutIsGlobal) }
}
