# SPDX-License-Identifier: MIT
"""What the checks from outside have in common: apps as a screen reader sees them, over AT-SPI.

They run in a session of their own, which scripts/with-session.sh starts.
"""

import os
import pathlib
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Seconds after which what was waited for counts as missing; it costs nothing where it comes.
PATIENCE = 60
# Seconds without a turn after which an app is at rest: GtkButton acts 0.25 s after it was told to.
REST = 0.5

failures = 0


def check(claim, holds, seen=None):
    """Prints one line, and what was seen where the claim does not hold.

    Both may be functions. A claim is then waited for: an app at rest says nothing of what the bus still carries.
    """
    global failures
    if callable(holds):
        holds = awaits(holds)
    seen = seen() if callable(seen) and not holds else seen
    print(("ok    " if holds else "FAILED ") + claim, flush=True)
    if not holds:
        failures += 1
        if seen is not None:
            print("       ", seen, flush=True)
    return holds


def awaits(until):
    """Lets events arrive until something holds, and says whether it came to that."""
    context = GLib.MainContext.default()
    end = time.monotonic() + PATIENCE
    while True:
        while context.pending():
            context.iteration(False)
        if until():
            return True
        if time.monotonic() > end:
            return False
        time.sleep(0.01)


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


def await_node(node, matches, breadth=200):
    """The first that matches, as soon as there is one: nodes may be missing for a moment."""
    found = []

    def is_there():
        found[:] = [find(node, matches, breadth)]
        return found[0] is not None

    return found[0] if awaits(is_there) else None


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


class App:
    """An app, from its start until it is killed."""

    def __init__(self, *command, preload=""):
        self.output = tempfile.NamedTemporaryFile()
        environment = dict(os.environ, LD_PRELOAD=preload)
        self.process = subprocess.Popen(command, stdout=self.output, env=environment)

    def lines(self):
        """What it has written."""
        return pathlib.Path(self.output.name).read_text(encoding="utf-8").splitlines()

    def root(self):
        """Its node, as soon as there is something in it."""
        found = []

        def is_there():
            desktop = Atspi.get_desktop(0)
            nodes = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
            found[:] = [node for node in nodes if node and node.get_process_id() == self.process.pid]
            if not found:
                return False
            # Nobody tells of the window where the app was found before it had one (GTK 4.8).
            found[0].clear_cache()
            return found[0].get_child_count() > 0

        return found[0] if awaits(is_there) else None

    def turns(self):
        """How often each thread of it and of the X server has gone to sleep or lost the processor.

        None where one of them does not sleep.
        """
        found = []
        for process in (self.process.pid, os.environ["TUG_X_SERVER"]):
            for status in pathlib.Path(f"/proc/{process}/task").glob("*/status"):
                text = status.read_text(encoding="utf-8")
                if "State:\tS" not in text:
                    return None
                found.append([line for line in text.splitlines() if "ctxt_switches" in line])
        return found

    def settle(self):
        """Waits until it has nothing to do: until then what it was told may not show yet."""
        seen = [None, 0.0]

        def rests():
            turns = self.turns()
            if turns is None or turns != seen[0]:
                seen[:] = [turns, time.monotonic()]
            return time.monotonic() - seen[1] >= REST

        return awaits(rests)

    def kill(self):
        self.process.kill()
        self.process.wait()
