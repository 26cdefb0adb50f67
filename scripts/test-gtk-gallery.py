#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Uses the gallery of GTK as somebody at a desktop does, and then at the width of a phone.

Prints one line a check and exits 1 when one fails; test-gtk-gallery.sh runs it.
"""

import sys

import at_spi
import x_input
from at_spi import act, actions, await_node, check, find, find_all, is_busy, is_inside, named, pump
from gi.repository import Atspi

PHONE = (360, 640)
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
    def __init__(self, program):
        self.app, self.root = at_spi.start(program)
        pump(1)
        self.take_list()
        self.take_side_bar()
        self.names = [label.get_name() for label in self.labels(self.looks)]
        self.window = x_input.windows()[-1]
        x_input.focus(self.window)
        self.spoken = []
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:property-change:accessible-name")
        self.listener.register("object:announcement")

    def hear(self, event):
        is_text = event.type == "object:announcement"
        self.spoken.append(event.any_data if is_text else event.source.get_name())

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

    def title(self):
        """The look that the header bar names."""
        labels = [label for label in self.labels(self.root) if label.get_name() in self.names]
        rows = [label for label in labels if label.get_parent().get_role() == Atspi.Role.LIST_ITEM]
        return next((label.get_name() for label in labels if label not in rows), None)

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
        place = extents(node)
        x_input.click(*self.on_screen(place.x + place.width / 2, place.y + place.height / 2))
        pump(0.5)

    def push(self, name):
        button = find(self.root, lambda node: node.get_name() == name and node.get_role() in BUTTONS)
        act(find(button, lambda node: "click" in actions(node)))
        pump(0.5)

    def toggle(self, title):
        """Turns one of the options on or off."""
        self.push("Options")
        act(find(self.root, lambda node: node.get_name() == title and "toggle" in actions(node)))
        self.leave_options()

    def choose_outcome(self, key):
        """Moves the choice of how a refresh ends, with a key."""
        self.push("Options")
        choice = find(self.root, lambda node: node.get_role() == Atspi.Role.COMBO_BOX)
        act(find(choice, lambda node: "click" in actions(node)))
        pump(0.5)
        x_input.press(key)
        x_input.press("Return")
        pump(0.5)
        self.leave_options()

    def leave_options(self):
        x_input.press("Escape")
        pump(0.5)
        self.root.clear_cache()
        # What has grown with the text since it was opened may have lost the keyboard.
        if find(find(self.root, is_options), named(Atspi.Role.LABEL, "Dark")):
            self.push("Options")

    def turns_busy(self, seconds=2):
        """Whether a refresh or a load begins."""
        return pump(seconds, lambda: is_busy(self.view))

    def comes_to_rest(self, seconds=8):
        """Whether it comes to an end."""
        return pump(seconds, lambda: not is_busy(self.view))

    def refresh(self):
        """Refreshes, and says whether that began and came to an end."""
        self.spoken.clear()
        self.push("Refresh the list")
        return self.turns_busy() and self.comes_to_rest()

    def resize(self, width, height):
        x_input.resize(self.window, width, height)
        pump(1)
        self.take_list()


def check_looks(gallery):
    names = gallery.names
    check("the side bar lists every look, once", len(names) >= 17 and len(set(names)) == len(names), names)
    gallery.click(find(gallery.looks, named(Atspi.Role.LABEL, names[0])))
    shown, refreshing = [], []
    for _ in names:
        shown.append(gallery.title())
        gallery.push("Refresh the list")
        if gallery.turns_busy():
            refreshing.append(shown[-1])
        x_input.press("Down")
        x_input.press("Return")
        pump(0.3)
    check("each can be chosen, and shows its name", shown == names, shown)
    check("each refreshes", refreshing == names, refreshing)
    x_input.press("Home")
    x_input.press("Return")
    pump(0.5)


def check_pull(gallery):
    pane = gallery.pane()
    x, y = gallery.on_screen(pane.x + pane.width / 2, pane.y + 40)
    x_input.drag(x, y, y + 200)
    moved = gallery.pane().y - pane.y
    check("the mouse pulls the list, which follows more slowly", 60 < moved < 200, moved)
    x_input.release()
    check("letting go refreshes", gallery.turns_busy())
    rests = pump(2, lambda: gallery.pane().y - pane.y == 60)
    check("the list rests at the height of the strip", rests, gallery.pane().y - pane.y)
    check("and goes back when that is done", pump(6, lambda: gallery.pane().y == pane.y))


def check_outcomes(gallery):
    check("a refresh succeeds", gallery.refresh() and pump(2, lambda: "Updated" in gallery.spoken), gallery.spoken)
    gallery.choose_outcome("Down")
    done = gallery.refresh()
    check("or fails, where that is chosen", done and pump(2, lambda: "Couldn’t refresh" in gallery.spoken), gallery.spoken)


def check_loading(gallery):
    """Loads until there is no more, with successes chosen again."""
    gallery.choose_outcome("Up")
    loads = 0
    gallery.spoken.clear()
    while "No more items" not in gallery.spoken and loads < 10:
        act(gallery.view, "tug.load-more")
        loads += gallery.turns_busy()
        gallery.comes_to_rest()
        pump(1, lambda: "No more items" in gallery.spoken)
    check("more is loaded to an end, in several steps", 1 < loads < 10, (loads, gallery.spoken))


def check_options(gallery):
    before = gallery.brightness()
    gallery.toggle("Dark")
    check("it turns dark", gallery.brightness() < before / 2, (before, gallery.brightness()))
    gallery.toggle("Dark")
    check("and light again", gallery.brightness() == before, (before, gallery.brightness()))

    def side_bar_is_left():
        return extents(gallery.looks).x < gallery.pane().x

    check("the looks are on the left", side_bar_is_left())
    gallery.toggle("Right to left")
    check("on the right where text runs from there", not side_bar_is_left())
    gallery.toggle("Right to left")

    heights = []
    for _ in range(2):
        heights.append(max(extents(label).height for label in gallery.labels(gallery.looks)))
        gallery.toggle("Large text")
    check("text grows to twice its size", heights[1] > 1.7 * heights[0], heights)

    over = gallery.view.get_parent()
    gallery.toggle("Loading indicator")
    check("the loading indicator makes the window busy", is_busy(over))
    gallery.toggle("Loading indicator")
    check("until it is put away", not is_busy(over))

    gallery.toggle("Reduce motion")
    check("it refreshes without animations", gallery.refresh())
    gallery.toggle("Reduce motion")


def check_phone(gallery):
    gallery.resize(*PHONE)
    for size in ("text of the usual size", "text of twice the size"):
        width = x_input.geometry(gallery.window)[2]
        check(f"with {size} the window is as narrow as a phone", width == PHONE[0], width)
        pane = gallery.pane()
        check("the list has the width for itself", pane.width > 0.9 * PHONE[0], pane.width)
        labels = [label for row in gallery.rows() for label in gallery.labels(row)]
        right = max((extents(label).x + extents(label).width for label in labels), default=0)
        check("no text reaches beyond it", 300 < right <= PHONE[0], right)
        gallery.push("Looks")
        gallery.take_side_bar()
        check("the looks cover it", extents(gallery.looks).width > 0.9 * PHONE[0], extents(gallery.looks).width)
        name = gallery.names[2]
        gallery.click(find(gallery.looks, named(Atspi.Role.LABEL, name)))
        gallery.take_list()
        check("until one is chosen", gallery.title() == name and gallery.pane().width == pane.width, gallery.title())
        check("it refreshes", gallery.refresh())
        gallery.toggle("Large text")


gallery = Gallery(sys.argv[1])
try:
    for part in (check_looks, check_pull, check_outcomes, check_loading, check_options, check_phone):
        part(gallery)
    check("it is still running", gallery.app.poll() is None)
finally:
    gallery.app.kill()
sys.exit(1 if at_spi.failures else 0)
