// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

// From the toolkit to the engine.

extension TugView {
  /// Seconds on GLib's steady clock, which is also the one of frames.
  package static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Tells the engine something and carries out at once what it orders.
  @discardableResult
  package func drive<Result>(_ body: (DrivenScroll) -> Result) -> Result {
    let result = body(driver)
    deliver()
    return result
  }

  /// Tells the engine a fact.
  func send(_ event: Event) { drive { $0.send(event, at: Self.now) } }

  /// The app takes a strip back to idle.
  ///
  /// In a callback the orders wait, and an action that was begun before in it is not called any more: they
  /// are those of a strip that has left, as it were.
  func reset(_ edge: Edge) {
    send(.reset(edge))
    guard DeliveryLine.shared.contains(self), let control = control(edge) else { return }
    departures.note(control, at: edge, after: driver.ordersGiven)
  }

  /// Tells the engine something that may come in the middle of a layout.
  ///
  /// GTK changes adjustments while it gives sizes to widgets. Code of the app must not run then, so
  /// the engine's orders wait for the next turn of the main loop.
  func note(_ body: (DrivenScroll) -> Void) {
    body(driver)
    guard delivery?.isActive != true else { return }
    delivery = Source.after(0) { [weak self] in self?.deliver() }
  }

  // MARK: Observing

  func childScrolled() {
    let offset = target?.offset ?? 0
    note { $0.scrolled(to: offset, at: Self.now) }
  }

  /// What does not scroll counts as a list without rows.
  func childResized() {
    let viewport = target?.viewportLength ?? mainLength
    let content = target?.contentLength ?? 0
    let scale = PixelScale.of(widget)
    note {
      $0.layout(
        viewport: viewport,
        content: content,
        scale: scale,
        at: Self.now
      )
    }
  }

  /// Looks for what scrolls in the child; an app may put it there after the view was made, put
  /// another in its place, or turn to another page.
  func findTarget() {
    if let target, let content, target.isShown(in: content) { return }
    let found = content.flatMap {
      ScrollTarget(
        child: $0,
        axis: axis,
        onScroll: { [weak self] in self?.childScrolled() },
        onResize: { [weak self] in self?.childResized() }
      )
    }
    guard found != nil || target != nil else { return }
    target?.disconnect()
    target = found
    childResized()
    childScrolled()
  }

  func observeWidget() {
    Signal.connect(widget, "map") { [weak self] in self?.mapped() }
    Signal.connect(widget, "unmap") { [weak self] in self?.send(.visible(false)) }
    Signal.connectPointer(widget, "notify::root") { [weak self] _ in self?.rooted() }
    Signal.connectPointer(widget, "notify::scale-factor") { [weak self] _ in self?.childResized() }
    Signal.connectInt(widget, "direction-changed") { [weak self] _ in self?.updatePreferences() }
  }

  private func mapped() {
    input.reset()
    findTarget()
    send(.attached)
    send(.visible(true))
  }

  private func rooted() {
    watchFocus()
    if gtk_widget_get_root(widget) == nil {
      for connection in settingsConnections { connection.disconnect() }
      settingsConnections = []
      send(.detached)
      return
    }
    guard let settings = gtk_widget_get_settings(widget), settingsConnections.isEmpty else {
      return
    }
    settingsConnections = UserSettings.observe(settings) { [weak self] in
      self?.updatePreferences()
    }
    updatePreferences()
  }

  private func updatePreferences() {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let user = UserSettings(settings)
    send(
      .preferences(
        Preferences(
          reducesMotion: user.reducesMotion,
          isRightToLeft: isRightToLeft,
          textScale: user.textScale
        )
      )
    )
    installAgain()
  }

  var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
