# SPDX-License-Identifier: MIT
"""G7 and others: gestures that belong to somebody else, and rows that go from under the finger."""

import pytest


def test_g7_a_carousel_keeps_its_gesture(page):
    page.ready(inner="across")
    page.down(40, x=300)
    for step in range(1, 13):
        page.move(40 + step, x=300 - step * 15)
    page.rest()
    page.up()
    page.until("document.querySelector('.across').scrollLeft > 50")
    assert page.log == []


def test_a_cancelled_touch_does_not_refresh(page):
    page.ready()
    page.down(200)
    page.drag(200, 380)
    page.cancel()
    page.until("moved.style.transform === ''")
    assert page.count("tug-refresh") == 0


def test_a_touch_that_the_page_handled_is_left_alone(page):
    page.ready()
    page.run(
        "list.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })"
    )
    page.pull()
    page.wait(100)
    assert page.log == []


def test_a_touch_beside_the_scroller_pulls_as_one_in_it(page):
    page.ready(hold="open")
    page.run("tug.style.paddingTop = '100px'")
    page.rest()
    page.pull(start=50)
    assert page.run("tug.phase") == "refreshing"


@pytest.mark.parametrize("fate", ["row.remove()", "document.body.append(row)"])
def test_a_row_that_is_taken_away_under_the_finger_leaves_the_pull_alone(page, fate):
    page.ready(hold="open")
    page.down(200)
    page.drag(200, 260)
    page.run(f"() => {{ for (const row of [...list.children].slice(3, 8)) {fate}; }}")
    before = page.shown
    page.drag(260, 290)
    assert page.shown > before
    page.up()
    page.until("tug.phase === 'idle' && !moved.style.transform")
    page.pull()
    assert page.run("tug.phase") == "refreshing"


def test_a_row_that_is_moved_elsewhere_before_the_finger_moves_can_be_pulled_by(page):
    page.ready(hold="open")
    page.down(200)
    page.run("() => document.body.append(...[...list.children].slice(3, 8))")
    page.drag(200, 290)
    assert page.shown > 0
    page.up()
    page.until("tug.phase === 'idle' && !moved.style.transform")


@pytest.mark.parametrize("name", ["div", "a"])
def test_what_takes_drags_itself_keeps_them(page, name):
    page.ready()
    page.run(
        """(name) => {
          const box = document.createElement(name);
          // A link has a host, too, though not that of a shadow root.
          box.href = '#';
          box.style.cssText = 'display: block; touch-action: none';
          box.append(...list.children);
          list.append(box);
        }""",
        name,
    )
    page.pull()
    page.wait(100)
    assert page.log == []
