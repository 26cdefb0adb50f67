// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

// The view's controllers see everything before what lies in the list does. These say what is not the
// view's, as GtkScrolledWindow would find out by leaving it to the inner one.

extension TugView {
  /// Whether a list inside the list has room to scroll there.
  ///
  /// - Parameters:
  ///   - point: A point of the view.
  ///   - edge: The edge that the list is to be scrolled towards.
  /// - Returns: Whether a scroll or a drag there is for that list.
  func scrollsInside(at point: (x: Double, y: Double), towards edge: Edge) -> Bool {
    widgetsInside(at: point).contains { ScrollTarget.hasRoom($0, along: axis, towards: edge) }
  }

  /// Whether a scroll bar or a slider along the axis takes the drags there.
  func slidesInside(at point: (x: Double, y: Double)) -> Bool {
    let orientation = axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    return widgetsInside(at: point).contains {
      isInstance($0, of: gtk_range_get_type())
        && gtk_orientable_get_orientation(cast($0)) == orientation
    }
  }

  /// Whether a place is of the child, but not of what scrolls there: on a header bar, say, or on the
  /// handle between two panes.
  func isBesideList(_ point: (x: Double, y: Double)) -> Bool {
    guard let target, let content,
      let innermost = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    else { return false }
    func contains(_ outer: UnsafeMutablePointer<GtkWidget>) -> Bool {
      innermost == outer || gtk_widget_is_ancestor(innermost, outer) != 0
    }
    return contains(content) && !contains(target.owner)
  }

  /// What lies at a point, from the innermost widget to the one before what the view scrolls.
  private func widgetsInside(
    at point: (x: Double, y: Double)
  ) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
    let innermost = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    return sequence(state: innermost) { [widget, target] next in
      guard let current = next, current != widget, target?.owner != current else { return nil }
      next = gtk_widget_get_parent(current)
      return current
    }
  }
}
