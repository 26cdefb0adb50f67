#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Uses the fixture app as a screen reader does: over AT-SPI, without a gesture.

Runs in a session bus of its own with an X server that was started inside it; test-gtk.sh sees to both.
Prints one line a check and exits 1 when one fails.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

failures = 0
spoken = []


def check(claim, holds):
    global failures
    print(("ok    " if holds else "FAILED ") + claim)
    failures += not holds


def pump(seconds, until=lambda: False):
    context = GLib.MainContext.default()
    end = time.time() + seconds
    while time.time() < end and not until():
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def find(node, matches):
    if node is None:
        return None
    if matches(node):
        return node
    for index in range(min(node.get_child_count(), 6)):
        found = find(node.get_child_at_index(index), matches)
        if found:
            return found
    return None


def actions(node):
    interface = node.get_action_iface()
    if not interface:
        return []
    return [interface.get_action_name(index) for index in range(interface.get_n_actions())]


def is_busy(node):
    return node.get_state_set().contains(Atspi.StateType.BUSY)


def heard(event):
    if event.source and event.source.get_role() in (Atspi.Role.ALERT, Atspi.Role.NOTIFICATION):
        spoken.append(event.source.get_name())


def start(*options):
    """Starts the app, and returns it and its list once it is shown."""
    app = subprocess.Popen([sys.argv[1], *options], stdout=subprocess.PIPE, text=True)
    while app.stdout.readline().strip() != "shown":
        pass
    pump(1)
    desktop = Atspi.get_desktop(0)
    roots = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    roots = [root for root in roots if root and root.get_process_id() == app.pid]
    return app, next(filter(None, (find(root, lambda n: "tug.refresh" in actions(n)) for root in roots)), None)


def check_list():
    app, view = start()
    try:
        check("the list offers a refresh command", view is not None)
        if view is None:
            return
        check("it is not busy at rest", not is_busy(view))
        strip = find(view, lambda n: n.get_name() == "Refreshing…")
        check("no strip says anything at rest", strip is None)
        view.get_action_iface().do_action(actions(view).index("tug.refresh"))
        pump(3, lambda: is_busy(view))
        check("the command refreshes and makes the list busy", is_busy(view))
        strip = find(view, lambda n: n.get_name() == "Refreshing…")
        check("the strip is named after what it does", strip is not None)
        pump(5, lambda: not is_busy(view))
        check("the list is not busy afterwards", not is_busy(view))
        pump(1)
        first = list(spoken)
        button = find(view, lambda n: n.get_role() == Atspi.Role.PUSH_BUTTON)
        name = button.get_name() if button else None
        check("a button that only assistive technology sees is named Refresh", name == "Refresh")
        if button:
            button.get_action_iface().do_action(0)
            pump(3, lambda: is_busy(view))
        check("it refreshes as well", is_busy(view))
        pump(5, lambda: not is_busy(view))
        check("begin and result are spoken, once each", first == ["Refreshing…", "Updated"])
        if first != ["Refreshing…", "Updated"]:
            print("       ", first)
    finally:
        app.kill()


def check_indicator():
    app, view = start("--hud")
    try:
        over = view.get_parent() if view else None
        check("the indicator over a window is not busy while it is hidden", over is not None and not is_busy(over))
        if over is None:
            return
        view.get_action_iface().do_action(actions(view).index("tug.refresh"))
        pump(3, lambda: is_busy(over))
        check("while it is shown its container is busy", is_busy(over))
        pump(5, lambda: not is_busy(over))
        check("once it is hidden its container is not busy", not is_busy(over))
    finally:
        app.kill()


def main():
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    listener.register("object:property-change:accessible-name")
    check_list()
    check_indicator()


main()
sys.exit(1 if failures else 0)
