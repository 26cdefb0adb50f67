// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugLooks
import TugTexts

/// A loading indicator in the middle of a window, over everything in it.
///
/// ```swift
/// let hud = HUD(child: content)
/// gtk_window_set_child(window, hud.widget)
/// hud.show()
/// ```
/// GTK has no layer above a window's content, so the HUD is a container for it. Showing one that is
/// shown changes nothing, and one call of ``hide()`` hides it.
@MainActor public final class HUD {
  private static let theClass = WidgetClass(
    name: "TugHUD",
    cssName: "tughud",
    role: GTK_ACCESSIBLE_ROLE_GROUP
  )

  /// The container's widget, to be put where the child would be.
  public let widget: UnsafeMutablePointer<GtkWidget>

  /// The content that the indicator lies over.
  public let child: UnsafeMutablePointer<GtkWidget>

  /// Whether the indicator is shown.
  public private(set) var isShown = false

  /// Whether the content takes no touches, clicks, scrolls and keys while the indicator is shown;
  /// `false` at first.
  public var blocksInteraction = false {
    didSet { updateBlocking() }
  }

  /// The words that are spoken; those of the user's language at first.
  public var texts = Texts.preferred

  private let indicator: IndicatorView
  private lazy var announcer = Announcer(owner: widget)

  /// Lays an indicator over a widget, which must have no parent yet.
  ///
  /// - Parameters:
  ///   - child: A GtkWidget.
  ///   - look: What the indicator shows: the look's scene of a refresh, in a box as wide as it is
  ///     high.
  public init(child: UnsafeMutablePointer<GtkWidget>, look: Look = .orbit) {
    self.child = child
    widget = Self.theClass.makeInstance()
    indicator = IndicatorView(look: look)
    WidgetClass.tie(self, to: widget)
    gtk_widget_set_parent(child, widget)
    gtk_widget_insert_before(indicator.widget, widget, nil)
    addKeys()
  }

  isolated deinit { WidgetClass.release(self, from: widget) }

  /// Takes keys before the content does, which may have the focus.
  private func addKeys() {
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.connectKey(keys, "key-pressed") { [weak self] _, _, _ in self?.isBlocking ?? false }
    gtk_widget_add_controller(widget, keys)
  }

  /// Shows the indicator and lets it move.
  public func show() {
    guard !isShown else { return }
    isShown = true
    indicator.start()
    update(speaking: .loading)
  }

  /// Hides the indicator.
  public func hide() {
    guard isShown else { return }
    isShown = false
    indicator.stop()
    update(speaking: .loaded)
  }

  private func update(speaking key: TextKey) {
    tug_gtk_accessible_set_busy(widget, isShown ? 1 : 0)
    announcer.announce(texts[key])
    // A child that was out of sight when GTK last drew counts as drawn anew already, and its own
    // wish for it goes no further up.
    gtk_widget_queue_draw(widget)
    updateBlocking()
  }

  private var isBlocking: Bool { isShown && blocksInteraction }

  private func updateBlocking() {
    // Input that no child takes ends at the container.
    gtk_widget_set_can_target(child, isBlocking ? 0 : 1)
  }
}

extension HUD: ContainerBehavior {
  package var content: UnsafeMutablePointer<GtkWidget>? { child }

  package func allocate(width: Int32, height: Int32, baseline: Int32) {
    gtk_widget_allocate(child, width, height, baseline, nil)
    let side = indicator.side
    var origin = graphene_point_t(x: Float((width - side) / 2), y: Float((height - side) / 2))
    gtk_widget_allocate(
      indicator.widget,
      side,
      side,
      -1,
      gsk_transform_translate(nil, &origin)
    )
    announcer.allocate()
  }

  package func draw(into snapshot: OpaquePointer) {
    gtk_widget_snapshot_child(widget, child, snapshot)
    gtk_widget_snapshot_child(widget, indicator.widget, snapshot)
  }

  package func styleChanged() {}

  package func dispose() { indicator.stop() }
}
