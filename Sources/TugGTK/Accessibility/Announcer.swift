// SPDX-License-Identifier: MIT

import CTugGtk

/// Speaks texts to users of assistive technology.
///
/// GTK has a call for that since 4.14. Before, a label whose role is alert does it: screen readers
/// speak it whenever its text changes. The label takes no room and cannot be seen.
///
/// The GTK that runs decides, not the one that the library was compiled with.
final class Announcer {
  private static let announcement = tug_gtk_accessible_find_announcement()

  private let owner: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget>?

  /// Makes `owner`, a container of ours, speak.
  init(owner: UnsafeMutablePointer<GtkWidget>) {
    self.owner = owner
    guard Self.announcement == nil else {
      label = nil
      return
    }
    let label = tug_gtk_new_with_role(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_ALERT)
    self.label = label
    // A handler may destroy the view before all is spoken that it told.
    g_object_ref(label)
    gtk_widget_set_opacity(label, 0)
    gtk_widget_set_can_target(label, 0)
    gtk_widget_set_parent(label, owner)
  }

  isolated deinit { label.map { g_object_unref($0) } }

  /// Gives the label, if there is one, its place at the corner.
  func allocate() {
    guard let label else { return }
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(label, nil, &size)
    gtk_widget_allocate(label, size.width, size.height, -1, nil)
  }

  /// Speaks a text after what is being spoken.
  func announce(_ text: String) {
    if let announcement = Self.announcement {
      tug_gtk_accessible_announce(announcement, owner, text)
    } else if let label {
      // A text that is there already would be no change, and nobody would speak it.
      if GObjectProperty.string("label", of: label) == text { gtk_label_set_text(cast(label), "") }
      gtk_label_set_text(cast(label), text)
    }
  }
}
