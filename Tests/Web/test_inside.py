# SPDX-License-Identifier: MIT
"""What lies in a list and takes gestures itself, and pages that are zoomed in."""

import pytest
from test_wheel import PAD

# The first row as high as the pull, so that the finger stays on it.
HIGH = "list.firstChild.style.height = '400px'"

HANDLED = {
    **{
        f"touch-action: {words}": f"list.firstChild.style.touchAction = '{words}'"
        for words in ["none", "pan-x", "pinch-zoom", "pan-x pinch-zoom"]
    },
    "preventDefault": "list.firstChild.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })",
}


@pytest.mark.parametrize("handled", HANDLED)
def test_what_takes_drags_itself_keeps_them(page, handled):
    page.ready()
    page.run(HIGH)
    page.run(f"{HANDLED[handled]}, 0")
    page.pull(start=60)
    assert page.log == []
    page.run("list.firstChild.replaceWith(list.firstChild.cloneNode()), list.firstChild.style.touchAction = 'pan-y'")
    page.run(HIGH)
    page.rest()
    page.pull(start=60)
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_a_list_inside_a_list_pulls_alone(page):
    page.ready()
    page.run(
        """() => {
          window.inner = makeElement();
          inner.style.height = '400px';
          tug.prepend(inner);
          window.refreshes = 0;
          inner.addEventListener('tug-refresh', () => { refreshes += 1; });
        }"""
    )
    page.until("inner.frameCount")
    page.rest()
    page.pull(start=60)
    page.until("refreshes")
    assert page.run("refreshes") == 1
    assert page.log == []


def test_one_finger_moves_a_page_that_is_zoomed_in(page):
    page.ready()
    page.protocol.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    page.until("visualViewport.scale > 1")
    page.pull()
    assert page.log == []
    page.protocol.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
    page.until("visualViewport.scale === 1")
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")


@pytest.mark.parametrize("top", [200, 0])
def test_a_touchpad_over_a_scroller_with_room_pulls_nothing(page, top):
    page.ready(wheel="", inner="inner")
    page.until("tug.frameCount")
    page.run(f"window.list = document.querySelector('.inner'), list.scrollTop = {top}")
    page.rest()
    page.run(PAD, [[-4] + [-13] * 14, {}])
    assert page.run("tug.phase") == ("idle" if top else "armed")
