#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Uses the gallery of GTK as somebody at a desktop does, and then at the width of a phone.

Prints one line a check and exits 1 when one fails; test-gtk-gallery.sh runs it.
"""

import os
import sys
import tempfile

import at_spi
import x_input
from at_spi import act, awaits, check, find, is_busy, named
from gi.repository import Atspi
from gtk_gallery import Gallery, extents

PHONE = (360, 640)


def check_looks(gallery):
    names = gallery.names
    check("the side bar lists every look, once", len(names) >= 17 and len(set(names)) == len(names), names)
    gallery.click(find(gallery.looks, named(Atspi.Role.LABEL, names[0])))
    awaits(lambda: gallery.title() == names[0])
    shown, refreshing = [], []
    for name in names:
        if shown:
            x_input.press("Down")
            x_input.press("Return")
            awaits(lambda: gallery.title() not in ("", shown[-1]))
        shown.append(gallery.title())
        if gallery.begins_refresh():
            refreshing.append(name)
    check("each can be chosen, and shows its name", shown == names, shown)
    check("each refreshes", refreshing == names, refreshing)
    x_input.press("Home")
    x_input.press("Return")
    awaits(lambda: gallery.title() == names[0])
    gallery.app.settle()


def check_pull(gallery):
    pane = gallery.pane()
    x, y = gallery.on_screen(pane.x + pane.width / 2, pane.y + 40)
    x_input.drag(x, y, y + 200, gallery.app.settle)

    def moved():
        return gallery.pane().y - pane.y

    check("the mouse pulls the list, which follows more slowly", lambda: 60 < moved() < 200, moved)
    check("letting go refreshes", gallery.begins(x_input.release))
    check("the list rests at the height of the strip", lambda: moved() == 60, moved)


def check_outcomes(gallery):
    top = gallery.pane().y
    check("a refresh succeeds", gallery.refresh() and gallery.says("Updated"), gallery.spoken)
    check("and the list goes back then", lambda: gallery.pane().y == top, lambda: gallery.pane().y - top)
    gallery.choose_outcome("Down")
    done = gallery.refresh()
    check("or fails, where that is chosen", done and gallery.says("Couldn’t refresh"), gallery.spoken)


def check_loading(gallery):
    """Loads until there is no more, with successes chosen again."""
    gallery.choose_outcome("Up")
    loads = 0
    gallery.spoken.clear()
    while "No more items" not in gallery.spoken and loads < 10:
        loads += gallery.begins(lambda: act(gallery.view, "tug.load-more"))
        gallery.comes_to_rest()
        gallery.app.settle()
    check("more is loaded to an end, in several steps", 1 < loads < 10, (loads, gallery.spoken))


def check_options(gallery):
    gallery.app.settle()
    before = gallery.brightness()
    gallery.toggle("Dark")
    check("it turns dark", lambda: gallery.brightness() < before / 2, lambda: (before, gallery.brightness()))
    gallery.toggle("Dark")
    check("and light again", lambda: gallery.brightness() == before, lambda: (before, gallery.brightness()))

    def side_bar_is_left():
        return extents(gallery.looks).x < gallery.pane().x

    check("the looks are on the left", side_bar_is_left)
    gallery.toggle("Right to left")
    check("on the right where text runs from there", lambda: not side_bar_is_left())
    gallery.toggle("Right to left")
    awaits(side_bar_is_left)

    def height():
        return max(extents(label).height for label in gallery.labels(gallery.looks))

    usual = height()
    gallery.toggle("Large text")
    check("text grows to twice its size", lambda: height() > 1.7 * usual, lambda: (usual, height()))
    gallery.toggle("Large text")
    awaits(lambda: height() == usual)

    over = gallery.view.get_parent()
    gallery.toggle("Loading indicator")
    check("the loading indicator makes the window busy", lambda: is_busy(over))
    gallery.toggle("Loading indicator")
    check("until it is put away", lambda: not is_busy(over))

    gallery.toggle("Reduce motion")
    check("it refreshes without animations", gallery.refresh())
    gallery.toggle("Reduce motion")
    gallery.app.settle()


def check_preferences(gallery):
    check("it begins as dark as its user wants it", lambda: gallery.brightness() < 3 * 128, gallery.brightness)


def check_phone(gallery):
    gallery.resize(*PHONE)

    def width():
        return x_input.geometry(gallery.window)[2]

    def right():
        """How far to the right any text in the rows reaches."""
        labels = [label for row in gallery.rows() for label in gallery.labels(row)]
        return max((extents(label).x + extents(label).width for label in labels), default=0)

    for name, size in zip(gallery.names[2:], ("text of the usual size", "text of twice the size")):
        check(f"with {size} the window is as narrow as a phone", lambda: width() == PHONE[0], width)
        check("the list has the width for itself", lambda: gallery.pane().width > 0.9 * PHONE[0], gallery.pane)
        check("no text reaches beyond it", lambda: 300 < right() <= PHONE[0], right)
        pane = gallery.pane()
        gallery.push("Looks")
        gallery.take_side_bar()
        check("the looks cover it", lambda: extents(gallery.looks).width > 0.9 * PHONE[0], lambda: extents(gallery.looks).width)
        gallery.click(find(gallery.looks, named(Atspi.Role.LABEL, name)))
        gallery.take_list()
        check("until one is chosen", lambda: gallery.title() == name and gallery.pane().width == pane.width, gallery.title)
        check("it refreshes", gallery.refresh())
        gallery.toggle("Large text")
        gallery.app.settle()


def use(seconds, *parts):
    """Uses a gallery in which a refresh takes a time."""
    gallery = Gallery(sys.argv[1], seconds)
    try:
        for part in parts:
            part(gallery)
        check("it is still running", gallery.app.process.poll() is None)
    finally:
        gallery.app.kill()


use(0.5, check_looks, check_outcomes, check_loading, check_options, check_phone)
with tempfile.TemporaryDirectory() as folder:
    os.environ["XDG_CONFIG_HOME"] = folder
    os.mkdir(f"{folder}/gtk-4.0")
    with open(f"{folder}/gtk-4.0/settings.ini", "w") as file:
        file.write("[Settings]\ngtk-application-prefer-dark-theme=1\n")
    # So long that the list can be seen while it refreshes, however slow the machine is.
    use(3600, check_preferences, check_pull)
sys.exit(1 if at_spi.failures else 0)
