#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A list with pull-to-refresh and load-more, in Python with PyGObject.

    scripts/build-gtk-library.sh ~/.local
    export LD_LIBRARY_PATH=~/.local/lib GI_TYPELIB_PATH=~/.local/lib/girepository-1.0
    python3 list.py
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Tug", "0")
from gi.repository import GLib, Gtk, Tug  # noqa: E402


class Window(Gtk.ApplicationWindow):
    def __init__(self, app):
        super().__init__(application=app, default_width=360, default_height=640)
        self.count = 0
        self.list = Gtk.ListBox()
        self.view = Tug.View(
            child=Gtk.ScrolledWindow(child=self.list),
            header="balls",
            footer="standard",
            prefetch=80,
            pulls_with_mouse=True,
        )
        self.view.connect("refresh", self.on_refresh)
        self.view.connect("load", self.on_load)
        self.set_child(self.view)

    def on_refresh(self, view):
        print("refreshing", flush=True)
        GLib.timeout_add(800, self.refreshed)

    def refreshed(self):
        while row := self.list.get_first_child():
            self.list.remove(row)
        self.count = 0
        self.append_rows(20)
        self.view.end(Tug.Edge.START, Tug.Outcome.HAS_MORE)
        print("refreshed", flush=True)

    def on_load(self, view):
        GLib.timeout_add(800, self.loaded)

    def loaded(self):
        self.append_rows(20)
        has_more = self.count < 100
        self.view.end(Tug.Edge.END, Tug.Outcome.SUCCESS if has_more else Tug.Outcome.NO_MORE)

    def append_rows(self, count):
        for _ in range(count):
            self.count += 1
            self.list.append(Gtk.Label(label=f"Row {self.count}", height_request=44))


def activate(app):
    window = Window(app)
    window.present()
    window.view.begin(Tug.Edge.START)


app = Gtk.Application(application_id="dev.tug.ListInPython")
app.connect("activate", activate)
sys.exit(app.run(sys.argv))
