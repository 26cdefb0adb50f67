# SPDX-License-Identifier: MIT
"""What the Python code on the pages is run in, and what has to come of it."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402


class Feed:
    reloads = 0

    def reload(self):
        self.reloads += 1


Gtk.init()
feed = Feed()
window = Gtk.Window()
scrolled_window = Gtk.ScrolledWindow()

# THE PAGE

window.present()
view.begin(Tug.Edge.START)  # noqa: F821
assert feed.reloads == 1
while view.props.header_phase != Tug.Phase.IDLE:  # noqa: F821
    GLib.MainContext.default().iteration(True)
