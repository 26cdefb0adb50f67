// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// Where the child and the strips are, along the axis, in points from the start of the view.
struct Position: Equatable {
  /// How far the child is moved out of its place.
  var displacement = 0.0
  /// The start of the header.
  var header = 0.0
  /// The start of the footer.
  var footer = 0.0
}

extension TugView: ContainerBehavior {
  /// The child keeps its size and is only moved, so that nothing in it is laid out again.
  package func allocate(width: Int32, height: Int32, baseline: Int32) {
    let (main, cross) = axis == .vertical ? (height, width) : (width, height)
    if Double(cross) != crossLength || Double(main) != mainLength {
      (mainLength, crossLength) = (Double(main), Double(cross))
      if target == nil { childResized() } else { note { _ in } }
    }
    findTarget()
    if let content, gtk_widget_should_layout(content) != 0 {
      let moved = translation(along: position.displacement)
      gtk_widget_allocate(content, width, height, baseline, moved)
    }
    for edge in Edge.allCases { allocate(edge, width, height) }
    announcer.allocate()
    refreshButton.allocate()
    revealFocus()
  }

  private func allocate(_ edge: Edge, _ width: Int32, _ height: Int32) {
    guard let widget = strip(view: edge)?.widget else { return }
    // The next delivery takes it up.
    if control(edge)?.otherLength(along: axis, width: crossLength) != nil { note { _ in } }
    let length = strip(edge)?.options.extent ?? 0
    let start = edge == .start ? position.header : position.footer
    let extent = Int32(length.rounded(.up))
    switch axis {
    case .vertical:
      gtk_widget_allocate(widget, width, extent, -1, translation(along: start))
    case .horizontal:
      let left = isRightToLeft ? Double(width) - start - Double(extent) : start
      gtk_widget_allocate(widget, extent, height, -1, translation(x: left, y: 0))
    }
  }

  /// A move along the axis; horizontally, positive is towards the trailing side.
  private func translation(along distance: Double) -> OpaquePointer? {
    switch axis {
    case .vertical: translation(x: 0, y: distance)
    case .horizontal: translation(x: isRightToLeft ? -distance : distance, y: 0)
    }
  }

  /// A move to whole pixels, which keeps text sharp.
  private func translation(x: Double, y: Double) -> OpaquePointer? {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    var point = graphene_point_t(
      x: Float((x * scale).rounded() / scale),
      y: Float((y * scale).rounded() / scale)
    )
    guard point.x != 0 || point.y != 0 else { return nil }
    return gsk_transform_translate(nil, &point)
  }

  package func draw(into snapshot: OpaquePointer) {
    // A stack that turns to another page of the same size lays out nothing.
    findTarget()
    var current = gtk_widget_get_first_child(widget)
    while let child = current {
      gtk_widget_snapshot_child(widget, child, snapshot)
      current = gtk_widget_get_next_sibling(child)
    }
  }

  package func styleChanged() {}

  package func dispose() { tearDown() }
}

// MARK: Strips

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
