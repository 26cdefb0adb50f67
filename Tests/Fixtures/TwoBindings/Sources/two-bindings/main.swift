// SPDX-License-Identifier: MIT

import Adwaita
import CAdw
import CGtk
import Gtk
import TugGTK

// A list of one binding in a scrolled window of another, in a view of ours, in a window of plain C:
// all in one file, with and without the names of the modules. It refreshes once and ends.

gtk_init()
guard let list = ViewStorage(rows: 50),
  let scrolled = ScrolledWindow(child: UnsafeMutableRawPointer(list.pointer)),
  let window = gtk_window_new()
else { fatalError("GTK makes no widgets") }

let view = TugView(child: scrolled.widgetPointer)
let sameType: UnsafeMutablePointer<CGtk.GtkWidget> = view.widget
CGtk.gtk_widget_set_halign(sameType, CGtk.GTK_ALIGN_FILL)
gtk_widget_set_valign(sameType, GTK_ALIGN_FILL)

let loop = g_main_loop_new(nil, 0)
let header = RefreshHeader(.standard) { await Task.yield() }
header.onPhaseChange = { _, new in
  if new == .idle { g_main_loop_quit(loop) }
}
view.header = header

let windowPointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: CGtk.GtkWindow.self)
gtk_window_set_child(windowPointer, view.widget)
gtk_window_present(windowPointer)
header.begin()
g_main_loop_run(loop)
print("refreshed")
