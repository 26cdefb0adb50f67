// SPDX-License-Identifier: MIT

import CAdw
import CGtk
import CTugGtk
import TugGTK

/// The C modules of all three in one file, which an app has no need for: a type that they share is
/// one type, and each name means one thing.
func makeView() -> TugView? {
  guard let label: UnsafeMutablePointer<GtkWidget> = adw_label("label") else { return nil }
  let ours: UnsafeMutablePointer<CTugGtk.GtkWidget> = label
  let theirs: UnsafeMutablePointer<CGtk.GtkWidget> = ours
  gtk_widget_set_halign(theirs, GTK_ALIGN_CENTER)
  gtk_widget_set_tooltip_text(ours, tug_gtk_accessible_find_announcement() == nil ? "old" : "new")
  return TugView(child: label)
}
