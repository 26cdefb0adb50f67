# SPDX-License-Identifier: MIT
"""Lists whose rows lie beside a padding, a border, a scroll bar: the room for a strip is at the end of it all."""

import os

import pytest
from conftest import PATIENCE, Page

SLOTS = ["own", "scroller", "page"]
SCROLLER = ".outside, tug-refresh::part(scroller)"
CANVASES = "() => { [window.canvas, window.lower] = tug.shadowRoot.querySelectorAll('canvas'); }"


def styled(page, style):
    page.run(CANVASES)
    page.page.add_style_tag(content=f"{SCROLLER} {{ box-sizing: border-box; {style} }}")
    page.rest()


def left(page):
    return page.run("canvas.getBoundingClientRect().left")


def held(page):
    """Pulls; gives the places of the strip before and after it goes into its room."""
    page.down(200)
    page.drag(200, 360)
    before = left(page)
    page.up()
    page.until("tug.phase === 'refreshing' && !moved.style.transform")
    # Where shapes may reach outside, the canvas goes into the room with the first scroll.
    if not page.run("canvas.parentNode.className === 'hold'"):
        page.run("tug.scroller.scrollTop = 5")
    page.until("canvas.parentNode.className === 'hold'")
    page.rest()
    return before, left(page)


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("look", ["standard", "ring"])
@pytest.mark.parametrize("style", ["padding: 0 24px; border-left: 3px solid", "border: 10px solid"])
def test_a_strip_goes_into_a_room_without_a_step(page, slot, look, style):
    page.ready(slot=slot, look=look, hold="open")
    styled(page, style)
    before, after = held(page)
    assert before == after


def test_a_strip_keeps_its_place_though_rows_came_while_a_list_was_scrolled_sideways(page):
    # So many rows that only their number is followed.
    page.ready(slot="scroller", hold="open", rows=150)
    page.page.add_style_tag(content=".row { width: 1600px }")
    styled(page, "overflow: auto")
    page.run("list.scrollLeft = 300")
    page.run("addRows(2)")
    page.rest()
    page.run("list.scrollLeft = 0")
    page.rest()
    assert held(page) == (0, 0)


@pytest.mark.parametrize("slot", SLOTS)
def test_a_strip_keeps_its_place_beside_a_scroll_bar_that_changes_sides(browser, site, slot):
    path = os.environ.get("TUG_BROWSER")
    bars = browser.browser_type.launch(executable_path=path, args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"])
    context = bars.new_context(viewport={"width": 500, "height": 600}, has_touch=True)
    context.set_default_timeout(1000 * PATIENCE)
    page = Page(context.new_page(), site)
    page.ready(slot=slot, hold="open")
    styled(page, "")
    page.run("document.documentElement.dir = 'rtl', 0")
    page.until("getComputedStyle(tug).direction === 'rtl'")
    page.wait(100)
    before, after = held(page)
    bars.close()
    assert before == after


@pytest.mark.parametrize("slot", SLOTS)
def test_a_header_is_as_far_from_the_first_row_after_the_pull_as_before(page, slot):
    page.ready(slot=slot, hold="open")
    styled(page, "padding: 24px 0")
    gap = "list.querySelector('.row').getBoundingClientRect().top - canvas.getBoundingClientRect().bottom"
    page.down(200)
    page.drag(200, 360)
    assert page.run(gap) == pytest.approx(24, abs=1)
    page.up()
    page.until("tug.phase === 'refreshing' && !moved.style.transform")
    page.rest()
    assert page.run("canvas.parentNode.className") == "hold"
    assert page.run("canvas.getBoundingClientRect().top") == 0
    assert page.run(gap) == 24


@pytest.mark.parametrize("slot", SLOTS)
def test_a_footer_is_as_far_from_the_last_row_after_the_pull_as_before(page, slot):
    page.ready(slot=slot, hold="open", footer="pull")
    styled(page, "padding: 24px 0")
    gap = "lower.getBoundingClientRect().top - [...list.querySelectorAll('.row')].at(-1).getBoundingClientRect().bottom"
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    page.down(500)
    page.drag(500, 300)
    assert page.run(gap) == pytest.approx(24, abs=1)
    page.up()
    page.until("tug.footerPhase === 'refreshing' && !moved.style.transform")
    page.rest()
    assert page.run("lower.parentNode.className") == "footer"
    assert page.run(gap) == 24
    # It makes the list no longer than it has to be.
    assert page.run("tug.scroller.scrollHeight") == 60 * 40 + 2 * 24 + 50


@pytest.mark.parametrize("slot", SLOTS)
def test_the_end_of_a_list_is_after_its_padding(page, slot):
    page.ready(slot=slot, hold="open", footer="pull")
    styled(page, "padding-bottom: 100px")
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    page.run("tug.scroller.scrollTop -= 60")
    page.rest()
    start = page.top
    page.down(500)
    page.drag(500, 450)
    # What is short of the end scrolls.
    assert page.top > start
    assert page.run("tug.footerPhase") == "idle"


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("padding", ["24px", "24.3px"])
def test_a_padding_is_no_content(page, slot, padding):
    page.ready(slot=slot, hold="open", footer="reach", fill=1, rows=0)
    styled(page, f"padding: {padding}")
    page.pull(-200, 500)
    page.wait(500)
    assert page.count("tug-load") == 0
    page.run("addRows(1)")
    page.until("tug.footerPhase === 'refreshing'")


@pytest.mark.parametrize("slot", SLOTS)
def test_a_padded_list_that_snaps_shows_its_strips(page, slot):
    page.ready(slot=slot, hold="open", footer="tap", rows=10)
    page.page.add_style_tag(
        content="html, .outside, tug-refresh::part(scroller) { scroll-snap-type: y mandatory }"
        ".row { height: 500px; scroll-snap-align: start }"
    )
    styled(page, "padding: 24px 0")
    page.pull()
    page.wait(600)
    assert page.run("tug.phase") == "refreshing"
    assert page.top == 0
    page.run("finish()")
    page.until("tug.phase === 'idle' && !moved.style.transform")
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    assert page.top == 10 * 500 + 48 + 50 - 667


def test_a_container_in_place_of_a_padded_list_has_its_strips_where_they_belong(page):
    page.ready(hold="open")
    styled(page, "padding: 24px 0")
    page.run("list.slot = 'scroller', list.className = 'outside', list.style.padding = 0")
    page.until("tug.scroller === list")
    page.rest()
    page.pull()
    page.until("tug.phase === 'refreshing' && !moved.style.transform")
    page.rest()
    box = page.run("canvas.parentNode.getBoundingClientRect().toJSON()")
    assert (box["top"], box["bottom"]) == (0, 60)
