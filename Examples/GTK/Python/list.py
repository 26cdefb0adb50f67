#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A list with pull-to-refresh and load-more, in Python with PyGObject.

    scripts/build-gtk-library.sh ~/.local
    LD_LIBRARY_PATH=~/.local/lib python3 list.py
"""

import ctypes
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

tug = ctypes.CDLL("libtug-gtk.so.0")
gtk = ctypes.CDLL("libgtk-4.so.1")
Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
tug.tug_view_new.restype = ctypes.c_void_p
tug.tug_view_new.argtypes = [ctypes.c_void_p]
tug.tug_view_set_header.argtypes = [
    ctypes.c_void_p, ctypes.c_char_p, Callback, ctypes.c_void_p, ctypes.c_void_p,
]
tug.tug_view_set_footer.argtypes = [
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_double, Callback, ctypes.c_void_p, ctypes.c_void_p,
]
tug.tug_view_begin.argtypes = [ctypes.c_void_p, ctypes.c_int]
tug.tug_view_end.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
tug.tug_view_reset.argtypes = [ctypes.c_void_p, ctypes.c_int]
tug.tug_view_set_pulls_with_mouse.argtypes = [ctypes.c_void_p, ctypes.c_int]
gtk.gtk_window_set_child.argtypes = [ctypes.c_void_p, ctypes.c_void_p]

START, END = 0, 1
SUCCESS, FAILURE, CANCELLED, NO_MORE = range(4)


def address(widget):
    """The address of a widget, which is also PyGObject's hash of it."""
    return hash(widget)


class Window(Gtk.ApplicationWindow):
    def __init__(self, app):
        super().__init__(application=app, default_width=360, default_height=640)
        self.count = 0
        self.list = Gtk.ListBox()
        scrolled = Gtk.ScrolledWindow(child=self.list)
        self.view = tug.tug_view_new(address(scrolled))
        # ctypes does not keep callbacks; somebody must, as long as the view may call them.
        self.callbacks = [Callback(self.on_refresh), Callback(self.on_load)]
        tug.tug_view_set_header(self.view, b"balls", self.callbacks[0], None, None)
        tug.tug_view_set_footer(self.view, b"standard", 80, self.callbacks[1], None, None)
        tug.tug_view_set_pulls_with_mouse(self.view, True)
        gtk.gtk_window_set_child(address(self), self.view)

    def on_refresh(self, view, data):
        print("refreshing", flush=True)
        GLib.timeout_add(800, self.refreshed)

    def refreshed(self):
        while row := self.list.get_first_child():
            self.list.remove(row)
        self.count = 0
        self.append_rows(20)
        tug.tug_view_end(self.view, START, SUCCESS)
        tug.tug_view_reset(self.view, END)
        print("refreshed", flush=True)

    def on_load(self, view, data):
        GLib.timeout_add(800, self.loaded)

    def loaded(self):
        self.append_rows(20)
        tug.tug_view_end(self.view, END, SUCCESS if self.count < 100 else NO_MORE)

    def append_rows(self, count):
        for _ in range(count):
            self.count += 1
            self.list.append(Gtk.Label(label=f"Row {self.count}", height_request=44))


def activate(app):
    window = Window(app)
    window.present()
    tug.tug_view_begin(window.view, START)


app = Gtk.Application(application_id="dev.tug.ListInPython")
app.connect("activate", activate)
sys.exit(app.run(sys.argv))
