// SPDX-License-Identifier: MIT

import CTugGtk

/// The scrolling of a child, as far as GTK does it: an adjustment and its direction.
///
/// Distances are counted from the start of the axis, which for a horizontal list that runs from
/// right to left is the adjustment's end.
final class ScrollTarget {
  /// The widget that scrolls, which is kept: the app may take it out of the child at any time.
  let owner: UnsafeMutablePointer<GtkWidget>
  private let axis: Axis
  private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
  private var connections: [SignalConnection] = []
  private var replacement: SignalConnection?
  private var repair = GlideRepair()
  private let onScroll: () -> Void
  private let onResize: () -> Void

  /// Observes the first of `child` and its descendants that is shown and scrolls; `nil` when none is.
  ///
  /// - Parameters:
  ///   - child: A scrolled window, a scrollable widget, or anything that contains one of them.
  ///   - axis: The axis that counts.
  ///   - onScroll: Called when the offset has changed.
  ///   - onResize: Called when a length has changed.
  init?(
    child: UnsafeMutablePointer<GtkWidget>,
    axis: Axis,
    onScroll: @escaping () -> Void,
    onResize: @escaping () -> Void
  ) {
    guard let owner = ScrollTarget.scroller(in: child, along: axis) else { return nil }
    self.owner = owner
    g_object_ref(owner)
    self.axis = axis
    self.onScroll = onScroll
    self.onResize = onResize
    let property: StaticString =
      axis == .vertical ? "notify::vadjustment" : "notify::hadjustment"
    replacement = Signal.connectPointer(owner, property) { [weak self] _ in
      self?.observe()
      self?.scrolled()
    }
    observe()
  }

  isolated deinit { g_object_unref(owner) }

  /// Stops observing.
  func disconnect() {
    replacement?.disconnect()
    letGo()
  }

  /// Whether what scrolls is still in a child, and on no hidden page of it.
  func isShown(in child: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var current: UnsafeMutablePointer<GtkWidget>? = owner
    while let widget = current, Self.isShown(widget) {
      if widget == child { return true }
      current = gtk_widget_get_parent(widget)
    }
    return false
  }

  private static func isShown(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_visible(widget) != 0 && gtk_widget_get_child_visible(widget) != 0
  }

  // MARK: Lengths

  /// The distance scrolled from the start, in points.
  var offset: Double {
    get {
      guard let adjustment else { return 0 }
      let fromLower = gtk_adjustment_get_value(adjustment) - gtk_adjustment_get_lower(adjustment)
      return isReversed ? range - fromLower : fromLower
    }
    set {
      guard let adjustment else { return }
      let fromLower = isReversed ? range - newValue : newValue
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment) + fromLower)
    }
  }

  /// The largest offset, in points.
  ///
  /// The upper end of an adjustment includes the page that is visible.
  var range: Double { max(0, contentLength - viewportLength) }

  /// The length of the content, in points.
  var contentLength: Double {
    guard let adjustment else { return 0 }
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
  }

  /// The length of what is visible, in points.
  var viewportLength: Double { adjustment.map { gtk_adjustment_get_page_size($0) } ?? 0 }

  private var isReversed: Bool { Self.isReversed(owner, axis) }

  private static func isReversed(_ widget: UnsafeMutablePointer<GtkWidget>, _ axis: Axis) -> Bool {
    axis == .horizontal && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// Whether a widget is a scrolled window that has something to show towards an edge.
  static func hasRoom(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    along axis: Axis,
    towards edge: Edge
  ) -> Bool {
    guard isInstance(widget, of: gtk_scrolled_window_get_type()),
      let adjustment = adjustment(of: widget, along: axis)
    else { return false }
    let value = gtk_adjustment_get_value(adjustment)
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    let isTowardsLower = (edge == .start) != isReversed(widget, axis)
    return (isTowardsLower ? value - gtk_adjustment_get_lower(adjustment) : end - value) > 1
  }

  // MARK: Observing

  private func observe() {
    letGo()
    guard let adjustment = Self.adjustment(of: owner, along: axis) else { return }
    g_object_ref(adjustment)
    self.adjustment = adjustment
    connections = [
      Signal.connect(adjustment, "value-changed") { [weak self] in self?.scrolled() },
      Signal.connect(adjustment, "changed") { [weak self] in self?.resized() },
    ]
    resized()
  }

  private func scrolled() {
    guard let adjustment else { return }
    let value = gtk_adjustment_get_value(adjustment)
    if let other = repair.scrolled(to: value, now: TugView.now) {
      gtk_adjustment_set_value(adjustment, other)
      // That has told of the change already.
      guard gtk_adjustment_get_value(adjustment) == value else { return }
    }
    onScroll()
  }

  private func resized() {
    guard let adjustment else { return }
    repair.resized(
      value: gtk_adjustment_get_value(adjustment),
      length: contentLength,
      page: viewportLength,
      now: TugView.now
    )
    onResize()
  }

  private func letGo() {
    for connection in connections { connection.disconnect() }
    connections = []
    guard let adjustment else { return }
    self.adjustment = nil
    g_object_unref(adjustment)
  }

  private static func adjustment(
    of widget: UnsafeMutablePointer<GtkWidget>,
    along axis: Axis
  ) -> UnsafeMutablePointer<GtkAdjustment>? {
    let isVertical = axis == .vertical
    if isInstance(widget, of: gtk_scrolled_window_get_type()) {
      return isVertical
        ? gtk_scrolled_window_get_vadjustment(cast(widget))
        : gtk_scrolled_window_get_hadjustment(cast(widget))
    }
    return isVertical
      ? gtk_scrollable_get_vadjustment(cast(widget)) : gtk_scrollable_get_hadjustment(cast(widget))
  }

  private static func scroller(
    in widget: UnsafeMutablePointer<GtkWidget>,
    along axis: Axis
  ) -> UnsafeMutablePointer<GtkWidget>? {
    // A popover is over its parent, and no part of it.
    guard isShown(widget), !isInstance(widget, of: gtk_native_get_type()) else { return nil }
    var inside = widget
    if isInstance(widget, of: gtk_scrolled_window_get_type()) {
      if scrolls(widget, along: axis) { return widget }
      guard let content = gtk_scrolled_window_get_child(cast(widget)) else { return nil }
      inside = content
    } else if isInstance(widget, of: gtk_scrollable_get_type()) {
      return widget
    }
    var child = gtk_widget_get_first_child(inside)
    while let current = child {
      if let found = scroller(in: current, along: axis) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Whether a scrolled window ever scrolls in a direction.
  private static func scrolls(
    _ window: UnsafeMutablePointer<GtkWidget>,
    along axis: Axis
  ) -> Bool {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(cast(window), &horizontal, &vertical)
    return (axis == .vertical ? vertical : horizontal) != GTK_POLICY_NEVER
  }
}
