// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The widget that draws a look's refresh for as long as it is started.
@MainActor final class IndicatorView {
  private static let theClass = WidgetClass(
    name: "TugIndicator",
    cssName: "tugindicator",
    role: GTK_ACCESSIBLE_ROLE_PRESENTATION
  )

  let widget: UnsafeMutablePointer<GtkWidget>
  /// Width and height, in points.
  let side: Int32

  private let look: Look
  private let texts: TextCache
  private let images = ImageStore()
  private let clock = FrameClock()
  private var player = ScenePlayer()
  private var list = DisplayList()
  private var palette: Palette?
  private var isRunning = false

  init(look: Look) {
    self.look = look
    side = Int32(look.metrics.extent.rounded(.up))
    _ = Palette.themeFollower
    widget = Self.theClass.makeInstance()
    texts = TextCache(widget: widget)
    WidgetClass.tie(self, to: widget)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_child_visible(widget, 0)
    // Out of sight GTK draws no frames; what a preference changes shows from the next start on.
    Signal.connect(widget, "map") { [weak self] in self?.updateClock() }
  }

  isolated deinit {
    clock.stop()
    texts.removeAll()
    WidgetClass.release(self, from: widget)
  }

  /// Shows the look and lets it move.
  func start() {
    isRunning = true
    palette = nil
    player.reset()
    player.update(look, context, at: TugView.now)
    gtk_widget_set_child_visible(widget, 1)
    gtk_widget_queue_draw(widget)
    updateClock()
  }

  /// Shows nothing.
  func stop() {
    isRunning = false
    clock.stop()
    gtk_widget_set_child_visible(widget, 0)
  }

  private func updateClock() {
    guard isRunning, gtk_widget_get_mapped(widget) != 0 else { return }
    clock.serve(player.demand(at: TugView.now), of: widget, at: TugView.now) { [weak self] _ in
      guard let self else { return }
      gtk_widget_queue_draw(widget)
    }
  }

  private var context: LookContext {
    var preferences = Preferences()
    preferences.isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    if let settings = gtk_widget_get_settings(widget) {
      preferences.reducesMotion = UserSettings(settings).reducesMotion
    }
    return LookContext(
      phase: .refreshing,
      width: Double(side),
      metrics: look.metrics(for: .refresh, width: Double(side), textScale: 1),
      preferences: preferences,
      measure: { [texts] key, style in texts.size(of: key, style) }
    )
  }
}

extension IndicatorView: WidgetBehavior {
  func allocate(width: Int32, height: Int32, baseline: Int32) {}

  func draw(into snapshot: OpaquePointer) {
    let palette = palette ?? Palette(of: widget)
    self.palette = palette
    player.sample(at: TugView.now, into: &list)
    var painter = SnapshotPainter(
      snapshot: snapshot,
      list: list,
      palette: palette,
      texts: texts,
      images: images,
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    )
    painter.paint()
  }

  func styleChanged() { palette = nil }

  func dispose() { clock.stop() }
}
