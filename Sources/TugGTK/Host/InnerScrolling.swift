// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

// The view's controllers see everything before what lies in the list does. These say what is not the
// view's, as GtkScrolledWindow would find out by leaving it to the inner one.

extension TugView {
  /// What inside the list has use for a scroll or a drag there: a scrolled window with room, or a view
  /// that is pulled itself.
  ///
  /// - Parameters:
  ///   - point: A point of the view.
  ///   - edge: The edge that the list is to be scrolled towards.
  ///   - isPulled: Whether what pulls now can pull a view.
  /// - Returns: The innermost; `nil` where there is none.
  func userInside(
    at point: (x: Double, y: Double),
    towards edge: Edge,
    isPulled: (TugView) -> Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    widgetsInside(at: point).first {
      if ScrollTarget.hasRoom($0, along: axis, towards: edge) { return true }
      guard let inner = TugView.view(of: $0), inner.axis == axis, isPulled(inner) else {
        return false
      }
      return inner.driver.pulls(by: edge == .start ? 1 : -1)
    }
  }

  /// Whether a scroll bar or a slider along the axis takes the drags there.
  func slidesInside(at point: (x: Double, y: Double)) -> Bool {
    widgetsInside(at: point).contains {
      isInstance($0, of: gtk_range_get_type())
        && gtk_orientable_get_orientation(cast($0)) == axis.orientation
    }
  }

  /// Whether something there has use for a drag with the mouse, which scrolls nothing in GTK: a gesture
  /// for drags that has not denied the press, such as those of sliders, handles and text.
  ///
  /// A view inside is no such user: which of the views is pulled is decided by `userInside`.
  func takesMouse(at point: (x: Double, y: Double)) -> Bool {
    widgets(at: point).contains {
      // An entry keeps the press from the gestures of its text.
      isInstance($0, of: gtk_text_get_type()) || TugView.view(of: $0) == nil && dragsMouse($0)
    }
  }

  private func dragsMouse(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    // A GtkTreeView listens to drags also where it has no use for them. The name is for its type,
    // which is deprecated (GTK 4.10).
    let isTree = isInstance(widget, of: g_type_from_name("GtkTreeView"))
    guard !isTree || GObjectProperty.boolean("rubber-banding", of: widget),
      let controllers = gtk_widget_observe_controllers(widget)
    else { return false }
    defer { g_object_unref(controllers.address) }
    return (0..<g_list_model_get_n_items(controllers)).contains {
      guard let controller = g_list_model_get_item(controllers, $0) else { return false }
      defer { g_object_unref(controller) }
      return isDrag(controller) && gtk_gesture_handles_sequence(cast(controller), nil) != 0
        && gtk_gesture_get_sequence_state(cast(controller), nil) != GTK_EVENT_SEQUENCE_DENIED
    }
  }

  /// Whether a controller is a gesture for drags, and not only for those across the axis.
  private func isDrag(_ controller: UnsafeMutableRawPointer) -> Bool {
    if isInstance(controller, of: gtk_gesture_pan_get_type()) {
      return gtk_gesture_pan_get_orientation(cast(controller)) == axis.orientation
    }
    return isInstance(controller, of: gtk_gesture_drag_get_type())
      || isInstance(controller, of: gtk_drag_source_get_type())
  }

  /// Whether a place is of the child, but not of what scrolls there: on a header bar, say, or on the
  /// handle between two panes.
  ///
  /// - Parameters:
  ///   - point: A point of the view.
  ///   - isAlsoInside: Whether the children of views inside count as well.
  /// - Returns: Whether what is there is for neither list.
  func isBesideList(_ point: (x: Double, y: Double), orInside isAlsoInside: Bool = true) -> Bool {
    let found = Array(widgets(at: point))
    let views = [self] + (isAlsoInside ? found.compactMap { TugView.view(of: $0) } : [])
    return views.contains { view in
      guard view.axis == axis, let target = view.target, let content = view.content else {
        return false
      }
      return found.contains(content) && !found.contains(target.owner)
    }
  }

  /// What lies at a point, from the innermost widget to the one before what the view scrolls.
  private func widgetsInside(
    at point: (x: Double, y: Double)
  ) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
    widgets(at: point).prefix { [target] in $0 != target?.owner }
  }

  /// What lies at a point, from the innermost widget to the view's child.
  private func widgets(
    at point: (x: Double, y: Double)
  ) -> UnfoldSequence<UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>?> {
    let innermost = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    return sequence(state: innermost) { [widget] next in
      guard let current = next, current != widget else { return nil }
      next = gtk_widget_get_parent(current)
      return current
    }
  }
}
