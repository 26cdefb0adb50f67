# SPDX-License-Identifier: MIT
"""What the checks from outside have in common: apps as a screen reader sees them, over AT-SPI.

They run in a session of their own, which scripts/with-session.sh starts.
"""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

failures = 0


def check(claim, holds, seen=None):
    """Prints one line, and what was seen where the claim does not hold."""
    global failures
    print(("ok    " if holds else "FAILED ") + claim, flush=True)
    if not holds:
        failures += 1
        if seen is not None:
            print("       ", seen, flush=True)
    return holds


def pump(seconds, until=lambda: False):
    context = GLib.MainContext.default()
    end = time.time() + seconds
    while time.time() < end and not until():
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)
    return until()


def walk(node, matches, breadth=200):
    """The node and those below it that match, in order, each looked for when it is asked for."""
    if node is None:
        return
    if matches(node):
        yield node
    for index in range(min(node.get_child_count(), breadth)):
        yield from walk(node.get_child_at_index(index), matches, breadth)


def find_all(node, matches, breadth=200):
    return list(walk(node, matches, breadth))


def find(node, matches, breadth=200):
    return next(walk(node, matches, breadth), None)


def await_node(node, matches, breadth=200, seconds=10):
    """The first that matches, as soon as there is one: nodes may be missing for a moment."""
    found = []

    def is_there():
        found[:] = [find(node, matches, breadth)]
        return found[0] is not None

    return found[0] if pump(seconds, is_there) else None


def is_inside(node, matches):
    """Whether a node above this one matches."""
    parent = node.get_parent()
    return parent is not None and (matches(parent) or is_inside(parent, matches))


def named(role, name):
    return lambda node: node.get_role() == role and node.get_name() == name


def actions(node):
    interface = node.get_action_iface()
    if not interface:
        return []
    return [interface.get_action_name(index) for index in range(interface.get_n_actions())]


def act(node, name=None):
    """Does what the node offers under a name, or what it offers first."""
    node.get_action_iface().do_action(actions(node).index(name) if name else 0)


def is_busy(node):
    return node.get_state_set().contains(Atspi.StateType.BUSY)


def start(*command, preload="", until=None):
    """Starts an app, waits for a line that it writes, and returns it and its root."""
    environment = dict(os.environ, LD_PRELOAD=preload)
    app = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    while until and app.stdout.readline().strip() != until:
        pass

    def root():
        desktop = Atspi.get_desktop(0)
        nodes = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((node for node in nodes if node and node.get_process_id() == app.pid), None)

    pump(10, lambda: root() is not None and root().get_child_count() > 0)
    return app, root()
