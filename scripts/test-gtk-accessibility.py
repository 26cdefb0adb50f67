#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Uses the fixture app as a screen reader does: over AT-SPI, without a gesture.

Prints one line a check and exits 1 when one fails; test-gtk-accessibility.sh runs it.
"""

import ctypes
import signal
import sys

import at_spi
from at_spi import act, actions, await_node, awaits, check, find, is_busy
from gi.repository import Atspi

APP, ANNOUNCEMENT = sys.argv[1:3]
# Where GTK has a call that speaks a text, it is used; a label with the role alert otherwise.
HAS_ANNOUNCEMENTS = hasattr(ctypes.CDLL("libgtk-4.so.1"), "gtk_accessible_announce")
ALERTS = (Atspi.Role.ALERT, Atspi.Role.NOTIFICATION)
# Rows of the list are of no interest.
BREADTH = 6

spoken = []


def heard(event):
    # The event has the text. The label may have another one by now.
    if event.type == "object:announcement" or (event.source and event.source.get_role() in ALERTS):
        spoken.append(event.any_data)


def start(*options, preload=""):
    """Starts the app, and returns it and its list once it is shown."""
    app = at_spi.App(APP, *options, preload=preload)
    awaits(lambda: "shown" in app.lines())
    return app, await_node(app.root(), lambda node: "tug.refresh" in actions(node), BREADTH)


def end_action(app):
    """Has the app end its action, which takes as long as that."""
    app.process.send_signal(signal.SIGUSR1)


def strip_that_says(view, *texts):
    """The strip, where it is named with one of the texts; the label that speaks them is none."""
    return find(view, lambda node: node.get_name() in texts and node.get_role() not in ALERTS, BREADTH)


def check_list():
    spoken.clear()
    app, view = start()
    try:
        if not check("the list offers a refresh command", view is not None):
            return
        check("it is not busy at rest", not is_busy(view))
        check("no strip is there at rest", strip_that_says(view, "Pull to refresh") is None)
        act(view, "tug.refresh")
        check("the command refreshes and makes the list busy", awaits(lambda: is_busy(view)))
        check("the strip is named after what it does", awaits(lambda: strip_that_says(view, "Refreshing…") is not None))
        end_action(app)
        check("the list is not busy afterwards", awaits(lambda: not is_busy(view)))
        texts = ("Refreshing…", "Updated", "Pull to refresh")
        check("nor is there a strip once it has closed", awaits(lambda: strip_that_says(view, *texts) is None))
        app.settle()
        first = list(spoken)
        button = find(view, lambda node: node.get_role() == Atspi.Role.PUSH_BUTTON, BREADTH)
        name = button.get_name() if button else None
        check("a button that only assistive technology sees is named Refresh", name == "Refresh", name)
        if button:
            act(button)
        check("it refreshes as well", awaits(lambda: is_busy(view)))
        end_action(app)
        awaits(lambda: not is_busy(view))
        check("begin and result are spoken, once each", first == ["Refreshing…", "Updated"], first)
        label = find(view, lambda node: node.get_role() in ALERTS, BREADTH)
        check("a label speaks where GTK has no call for it, and only there", HAS_ANNOUNCEMENTS == (label is None))
    finally:
        app.kill()


def check_indicator():
    app, view = start("--hud")
    try:
        over = view.get_parent() if view else None
        check("the indicator over a window is not busy while it is hidden", over is not None and not is_busy(over))
        if over is None:
            return
        act(view, "tug.refresh")
        check("while it is shown its container is busy", awaits(lambda: is_busy(over)))
        end_action(app)
        check("once it is hidden its container is not busy", awaits(lambda: not is_busy(over)))
    finally:
        app.kill()


def check_announcements():
    """With a GTK that has the call for announcements, or with one that gets it from outside."""
    for options, name, texts in (
        ([], "TugView", ["Refreshing…", "Updated"]),
        (["--hud"], "TugHUD", ["Loading…", "Loaded"]),
    ):
        app, view = start(*options, preload=ANNOUNCEMENT)
        try:
            act(view, "tug.refresh")
            awaits(lambda: "phase refreshing" in app.lines())
            end_action(app)
            awaits(lambda: "phase idle" in app.lines())
            over = view.get_parent() if options else view
            label = find(over, lambda node: node.get_role() in ALERTS, BREADTH)
        finally:
            app.kill()
        prefix = f"announced by {name} "
        lines = [line.removeprefix(prefix) for line in app.lines() if line.startswith(prefix)]
        expected = [f"with priority 1: {text}" for text in texts]
        check(f"{name} announces begin and result, with the priority of what can wait", lines == expected, lines)
        check(f"{name} has no label for it then", label is None)


Atspi.init()
listener = Atspi.EventListener.new(heard)
listener.register("object:property-change:accessible-name")
listener.register("object:announcement")
check_list()
check_indicator()
check_announcements()
sys.exit(1 if at_spi.failures else 0)
