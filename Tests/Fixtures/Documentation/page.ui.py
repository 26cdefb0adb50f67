# SPDX-License-Identifier: MIT
"""What the files for GtkBuilder on the pages are read by, and what has to come of them."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Tug", "0")
from gi.repository import GLib, Gtk, Tug  # noqa: E402

PAGE = """
# THE PAGE
"""


def on_refresh(view):
    view.end(Tug.Edge.START, Tug.Outcome.SUCCESS)


Gtk.init()
assert Tug.View.__gtype__.name == "TugView"
builder = Gtk.Builder({"on_refresh": on_refresh})
builder.add_from_string(f"<interface>{PAGE}</interface>")
view = builder.get_object("view")
window = Gtk.Window(child=view)
window.present()
view.begin(Tug.Edge.START)
while view.props.header_phase != Tug.Phase.IDLE:
    GLib.MainContext.default().iteration(True)
assert isinstance(view.get_child(), Gtk.ScrolledWindow)
