// SPDX-License-Identifier: MIT

import CTugGtk

// What GObject and GtkBuilder have to know of a view.

extension TugView {
  /// The type of the views' widgets, which GtkBuilder knows as `TugView` once this was read.
  public static var type: GType { theClass.type }

  /// Has a `<child>` in a file for GtkBuilder become the view's child.
  static func takeChildren(from interface: UnsafeMutablePointer<GtkBuildableIface>?) {
    interface?.pointee.add_child = { buildable, builder, child, type in
      guard let buildable, let child else { return }
      if type == nil, isInstance(child, of: gtk_widget_get_type()) {
        TugView.view(of: cast(buildable))?.child = cast(child)
      } else {
        // Controllers, and a warning for anything else.
        let parent = g_type_class_peek(gtk_widget_get_type())
        let known: UnsafeMutablePointer<GtkBuildableIface>? =
          g_type_interface_peek(parent, gtk_buildable_get_type()).map { cast($0) }
        known?.pointee.add_child?(buildable, builder, child, type)
      }
    }
  }
}
