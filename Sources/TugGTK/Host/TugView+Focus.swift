// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

// GTK scrolls to what has the focus, but knows nothing of the place that an open strip takes from the
// list.

extension TugView {
  /// Watches the focus of the view's window.
  func watchFocus() {
    focusConnection?.disconnect()
    focusConnection = gtk_widget_get_root(widget).map {
      Signal.connectPointer($0, "notify::focus-widget") { [weak self] _ in self?.focusMoved() }
    }
  }

  /// GTK scrolls when it lays out next, at the latest.
  private func focusMoved() {
    hasNewFocus = true
    gtk_widget_queue_allocate(widget)
  }

  /// Has an open strip give way, as far as it must, to what has the focus and lies beyond the edge.
  ///
  /// It waits for that until nothing moves and no finger holds the list.
  func revealFocus() {
    guard hasNewFocus, driver.publishedEnd == 0 else { return }
    let way = wayToFocus
    hasNewFocus = way != 0 && !driver.stepped(by: way, at: Self.now)
    if way != 0, !hasNewFocus { note { _ in } }
  }

  /// How far what has the focus lies beyond the edge that a strip moves the list over, in points:
  /// positive towards the end, and 0 where nothing must give way.
  private var wayToFocus: Double {
    var bounds = graphene_rect_t()
    // What lies in a popover is on a surface of its own.
    guard position.displacement != 0, let content, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, content) != 0,
      gtk_widget_get_native(focus) == gtk_widget_get_native(widget),
      gtk_widget_compute_bounds(focus, widget, &bounds) != 0
    else { return 0 }
    let isVertical = axis == .vertical
    let length = Double(isVertical ? bounds.size.height : bounds.size.width)
    let start = isVertical ? Double(bounds.origin.y) : fromLeading(bounds)
    // What is as long as the list, such as a text, shows a part of itself anyway.
    guard length < mainLength else { return 0 }
    return position.displacement > 0 ? max(0, start + length - mainLength) : min(0, start)
  }

  private func fromLeading(_ bounds: graphene_rect_t) -> Double {
    let left = Double(bounds.origin.x)
    return isRightToLeft ? mainLength - left - Double(bounds.size.width) : left
  }
}
