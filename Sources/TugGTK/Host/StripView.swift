// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

/// The widget of a strip: it draws a look, or holds a widget of the app's own.
@MainActor final class StripView {
  private static let theClass = WidgetClass(
    name: "TugStrip",
    cssName: "tugstrip",
    role: GTK_ACCESSIBLE_ROLE_GROUP
  )

  let widget: UnsafeMutablePointer<GtkWidget>
  private weak var control: StripControl?
  private unowned let owner: TugView
  private let texts: TextCache
  private var player = ScenePlayer()
  private var list = DisplayList()
  private var inputs: LookInputs?
  private var palette: Palette?
  private var isInSight = false
  /// Whether something moved when the strip was last drawn.
  private var isMoving = false
  private var placement: Placement?
  /// The strip's name for assistive technology.
  private var name = ""
  /// Where a press began.
  private var press = (x: 0.0, y: 0.0)

  // MARK: Lifecycle

  init(control: StripControl, owner: TugView) {
    self.control = control
    self.owner = owner
    _ = Palette.themeFollower
    widget = Self.theClass.makeInstance()
    texts = TextCache(widget: widget)
    WidgetClass.tie(self, to: widget)
    texts.words = { [weak self] key in self?.words(key) ?? "" }
    if case .widget(let custom) = control.appearance { gtk_widget_set_parent(custom, widget) }
    gtk_widget_set_child_visible(widget, 0)
    tug_gtk_accessible_set_hidden(widget, 1)
    gtk_widget_insert_after(widget, owner.widget, nil)
    addTap()
  }

  isolated deinit {
    texts.removeAll()
    WidgetClass.release(self, from: widget)
  }

  /// Takes its place among the widgets of the view: over the content or under it.
  func stack(_ placement: Placement) {
    guard placement != self.placement else { return }
    self.placement = placement
    switch placement {
    case .attached, .behind: gtk_widget_insert_after(widget, owner.widget, nil)
    case .pinned: gtk_widget_insert_before(widget, owner.widget, nil)
    }
  }

  /// Takes the strip out of its view.
  func remove() {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    gtk_widget_unparent(widget)
  }

  private func addTap() {
    let click = gtk_gesture_click_new()
    Signal.connectPress(click, "pressed") { [weak self] _, x, y in self?.press = (x, y) }
    Signal.connectPress(click, "released") { [weak self] _, x, y in
      // A press that was dragged off, or turned into a swipe, is none.
      guard let self, let control, hypot(x - press.x, y - press.y) <= TugView.slop else { return }
      owner.send(.tap(control.edge))
    }
    gtk_widget_add_controller(widget, click)
  }

  // MARK: State

  /// When the look wants to be drawn again.
  var demand: FrameDemand { isInSight ? player.demand(at: TugView.now) : .none }

  /// Shows or hides the strip; a strip out of sight costs nothing.
  func setInSight(_ isInSight: Bool) {
    self.isInSight = isInSight
    gtk_widget_set_child_visible(widget, isInSight ? 1 : 0)
    tug_gtk_accessible_set_hidden(widget, isInSight ? 0 : 1)
    if !isInSight {
      player.reset()
      inputs = nil
    }
    update()
  }

  /// Takes words, font and colours anew.
  func refreshTexts() {
    texts.removeAll()
    palette = nil
    inputs = nil
    update()
  }

  /// Has the look follow the state of the engine.
  func update() {
    guard let control, let strip = owner.strip(control.edge) else { return }
    say(strip.statusText)
    guard isInSight, case .look(let look) = control.appearance else { return }
    var inputs = LookInputs(
      strip,
      isHorizontal: owner.axis == .horizontal,
      width: owner.crossLength,
      pointer: owner.driver.pointer,
      hasLastUpdate: control.lastUpdate != nil,
      preferences: owner.driver.preferences
    )
    inputs.snapPull(toPixelsOf: PixelScale.of(widget))
    guard inputs != self.inputs else { return }
    self.inputs = inputs
    let context = inputs.context { [texts] key, style in texts.size(of: key, style) }
    player.update(look, context, at: TugView.now)
    gtk_widget_queue_draw(widget)
  }

  /// Names the strip after what it does.
  private func say(_ key: TextKey) {
    let text = owner.texts[key]
    guard text != name else { return }
    name = text
    tug_gtk_accessible_set_label(widget, text)
  }

  /// Draws the next frame of what moves by itself, up to the one in which it has arrived.
  func advance() {
    if isMoving { gtk_widget_queue_draw(widget) }
  }

  private func words(_ key: TextKey) -> String {
    key == .lastUpdated
      ? owner.texts.lastUpdated(at: control?.lastUpdate ?? "") : owner.texts[key]
  }
}

extension StripView: WidgetBehavior {
  /// What lies under a header takes its input, but for that of the app's own widget.
  var takesInput: Bool { control?.options.role == .load }

  func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let child = gtk_widget_get_first_child(widget) else { return }
    gtk_widget_allocate(child, width, height, baseline, nil)
  }

  func draw(into snapshot: OpaquePointer) {
    if let child = gtk_widget_get_first_child(widget) {
      gtk_widget_snapshot_child(widget, child, snapshot)
    }
    guard let control, case .look = control.appearance else { return }
    let palette = palette ?? Palette(of: widget)
    self.palette = palette
    isMoving = demand != .none
    player.sample(at: TugView.now, into: &list)
    var painter = SnapshotPainter(
      snapshot: snapshot,
      list: list,
      palette: palette,
      texts: texts,
      images: control.images,
      isRightToLeft: owner.isRightToLeft
    )
    painter.paint()
  }

  /// The theme or the style of the app has changed.
  func styleChanged() { refreshTexts() }

  func dispose() {}
}
