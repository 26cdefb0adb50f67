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

  /// Whether something there has use for a drag with the mouse, which scrolls nothing in GTK: text that
  /// can be selected, what can be dragged elsewhere, and lists that select what a frame is drawn around.
  func takesMouse(at point: (x: Double, y: Double)) -> Bool {
    widgets(at: point).contains {
      isInstance($0, of: gtk_text_get_type()) || isInstance($0, of: gtk_text_view_get_type())
        || isInstance($0, of: gtk_label_get_type()) && gtk_label_get_selectable(cast($0)) != 0
        || GObjectProperty.hasTrue("enable-rubberband", of: $0) || Self.isDragSource($0)
    }
  }

  private static func isDragSource(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
    defer { g_object_unref(controllers.address) }
    return (0..<g_list_model_get_n_items(controllers)).contains {
      guard let controller = g_list_model_get_item(controllers, $0) else { return false }
      defer { g_object_unref(controller) }
      return isInstance(controller, of: gtk_drag_source_get_type())
    }
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
