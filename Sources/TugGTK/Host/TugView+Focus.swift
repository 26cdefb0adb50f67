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
    guard position.displacement != 0 else { return }
    hasNewFocus = true
    gtk_widget_queue_allocate(widget)
  }

  /// Has an open strip give way, as far as it must, to what has the focus and lies beyond the edge.
  func revealFocus() {
    guard hasNewFocus else { return }
    hasNewFocus = false
    var bounds = graphene_rect_t()
    guard let content, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, content) != 0,
      gtk_widget_compute_bounds(focus, widget, &bounds) != 0
    else { return }
    let isVertical = axis == .vertical
    let length = Double(isVertical ? bounds.size.height : bounds.size.width)
    let start = isVertical ? Double(bounds.origin.y) : fromLeading(bounds)
    let isBelow = position.displacement > 0
    let way = isBelow ? start + length - mainLength : start
    // What is as long as the list, such as a text, shows a part of itself anyway.
    guard isBelow ? way > 0 : way < 0, length < mainLength else { return }
    note { _ = $0.stepped(by: way, at: Self.now) }
  }

  private func fromLeading(_ bounds: graphene_rect_t) -> Double {
    let left = Double(bounds.origin.x)
    return isRightToLeft ? mainLength - left - Double(bounds.size.width) : left
  }
}
