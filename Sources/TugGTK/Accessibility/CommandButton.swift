// SPDX-License-Identifier: MIT

import CTugGtk

/// The refresh command as a button that only assistive technology sees.
///
/// AT-SPI has the actions of a widget under their technical names, and GTK has no way to give them
/// others; a button has a name in the user's language. It takes no room, no focus and no pointer.
final class CommandButton {
  let button: UnsafeMutablePointer<GtkWidget>
  private var name = ""

  /// Adds a button for an action to `owner`, a container of ours.
  init(on owner: UnsafeMutablePointer<GtkWidget>, action: String) {
    button = tug_gtk_new(gtk_button_get_type())
    g_object_ref(button)
    gtk_widget_set_opacity(button, 0)
    gtk_widget_set_can_target(button, 0)
    gtk_widget_set_focusable(button, 0)
    gtk_widget_set_visible(button, 0)
    gtk_actionable_set_action_name(cast(button), action)
    gtk_widget_set_parent(button, owner)
  }

  isolated deinit { g_object_unref(button) }

  /// Names the button.
  func setName(_ name: String) {
    guard name != self.name else { return }
    self.name = name
    tug_gtk_accessible_set_label(button, name)
  }

  /// Says whether there is anything to command.
  func setShown(_ isShown: Bool) { gtk_widget_set_visible(button, isShown ? 1 : 0) }

  /// Gives the button its place at the corner.
  func allocate() {
    guard gtk_widget_should_layout(button) != 0 else { return }
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(button, nil, &size)
    gtk_widget_allocate(button, size.width, size.height, -1, nil)
  }
}
