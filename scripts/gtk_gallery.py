# SPDX-License-Identifier: MIT
"""The gallery of GTK as somebody at a desktop sees and uses it, for test-gtk-gallery.py."""

import os

import at_spi
import x_input
from at_spi import act, actions, await_node, awaits, find, find_all, is_busy, is_inside, named
from gi.repository import Atspi

BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)


def refreshes(node):
    return "tug.refresh" in actions(node)


def is_side_bar(node):
    return node.get_role() == Atspi.Role.LIST and not is_inside(node, refreshes)


def is_options(node):
    return node.get_name() == "Options" and node.get_role() in BUTTONS


def extents(node):
    return node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)


class Gallery:
    def __init__(self, program, seconds):
        """Starts the gallery, whose refreshes and loads take a time."""
        os.environ["TUG_GALLERY_SECONDS"] = str(seconds)
        self.app = at_spi.App(program)
        self.root = self.app.root()
        self.app.settle()
        self.take_list()
        self.take_side_bar()
        self.names = [label.get_name() for label in self.labels(self.looks)]
        self.heading = next(label for label in self.labels(self.root) if self.is_heading(label))
        self.options = find(self.root, is_options)
        self.window = x_input.windows()[-1]
        x_input.focus(self.window)
        self.spoken = []
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:property-change:accessible-name")
        self.listener.register("object:announcement")
        self.states = []
        self.watcher = Atspi.EventListener.new(self.watch)
        self.watcher.register("object:state-changed:busy")

    def watch(self, event):
        if event.source == self.view:
            self.states.append(event.detail1)

    def hear(self, event):
        # The event has the text. The label may have another one by now.
        self.spoken.append(event.any_data)

    # Where its parts are: what was hidden may come back as another node (GTK 4.18).

    def take_list(self):
        self.root.clear_cache()
        self.view = await_node(self.root, refreshes)

    def take_side_bar(self):
        self.root.clear_cache()
        self.looks = await_node(self.root, is_side_bar)

    # What it shows

    def labels(self, node):
        return find_all(node, lambda node: node.get_role() == Atspi.Role.LABEL)

    def is_heading(self, label):
        """Whether a label names a look, and does so in no row."""
        return label.get_name() in self.names and label.get_parent().get_role() != Atspi.Role.LIST_ITEM

    def title(self):
        """The look that the header bar names."""
        return self.heading.get_name()

    def pane(self):
        """Where the list is that can be pulled."""
        return extents(await_node(self.view, lambda node: node.get_role() == Atspi.Role.SCROLL_PANE, 6))

    def on_screen(self, x, y):
        """A place in the window as one on the screen.

        Around what GTK calls the window is a margin; some versions count from it, some from inside it.
        """
        frame = extents(self.root.get_child_at_index(0))
        margin = (x_input.geometry(self.window)[2] - frame.width) / 2
        return x + margin - frame.x, y + margin - frame.y

    def rows(self):
        """The rows of the list that can be seen; others keep their last place."""
        pane = self.pane()
        component = self.view.get_component_iface()
        found = []
        for y in range(pane.y + 5, pane.y + pane.height, 20):
            node = component.get_accessible_at_point(pane.x + 30, y, Atspi.CoordType.WINDOW)
            while node and node.get_role() != Atspi.Role.LIST_ITEM:
                node = node.get_parent()
            if node and node not in found:
                found.append(node)
        return found

    def brightness(self):
        """That of the list's background."""
        pane = self.pane()
        return sum(x_input.color(*self.on_screen(pane.x + pane.width / 2, pane.y + pane.height - 3)))

    # What one does

    def click(self, node):
        self.app.settle()
        place = extents(node)
        x_input.click(*self.on_screen(place.x + place.width / 2, place.y + place.height / 2))
        self.app.settle()

    def push(self, name):
        button = await_node(self.root, lambda node: node.get_name() == name and node.get_role() in BUTTONS)
        act(find(button, lambda node: "click" in actions(node)))

    def open_options(self):
        self.push("Options")
        awaits(self.shows_options)

    def close_options(self):
        self.push("Options")
        awaits(lambda: not self.shows_options())

    def shows_options(self):
        self.options.clear_cache()
        return find(self.options, named(Atspi.Role.LABEL, "Dark")) is not None

    def toggle(self, title):
        """Turns one of the options on or off."""
        self.open_options()
        act(await_node(self.options, lambda node: node.get_name() == title and "toggle" in actions(node)))
        self.close_options()

    def choose_outcome(self, key):
        """Moves the choice of how a refresh ends, with a key."""
        self.open_options()
        self.app.settle()
        # Its name is the title of the choice, or what is chosen (GTK 4.18).
        choice = await_node(self.options, lambda node: node.get_role() == Atspi.Role.COMBO_BOX)
        act(find(choice, lambda node: "click" in actions(node)))
        self.app.settle()
        for step in (key, "Return"):
            x_input.press(step)
            self.app.settle()
        self.close_options()

    def begins(self, command):
        """Gives a command, and says whether a refresh or a load begins."""
        self.states.clear()
        command()
        return awaits(lambda: 1 in self.states)

    def comes_to_rest(self):
        """Whether it comes to an end."""
        return awaits(lambda: not is_busy(self.view))

    def begins_refresh(self):
        return self.begins(lambda: self.push("Refresh the list"))

    def refresh(self):
        """Refreshes, and says whether that began and came to an end."""
        self.spoken.clear()
        return self.begins_refresh() and self.comes_to_rest()

    def says(self, text):
        return awaits(lambda: text in self.spoken)

    def resize(self, width, height):
        x_input.resize(self.window, width, height)
        self.app.settle()
        self.take_list()
