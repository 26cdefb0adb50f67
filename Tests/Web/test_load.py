# SPDX-License-Identifier: MIT
"""Loading more: what begins it, how often, and where the reader is afterwards."""

import pytest


def bring_footer(page):
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()


def test_reaching_the_end_loads_until_there_is_no_more(page):
    page.ready(footer="reach")
    page.run("tug.addEventListener('tug-load', () => setTimeout(() => addRows(20), hold / 2))")
    bring_footer(page)
    page.until("tug.footerPhase === 'idle' && log.some(([name]) => name === 'tug-load')")
    assert page.count("tug-load") == 1
    page.run("window.result = 'done'")
    bring_footer(page)
    page.until("tug.footerPhase === 'exhausted'")
    assert page.count("tug-load") == 2
    bring_footer(page)
    page.run("tug.shadowRoot.querySelector('.footer').click()")
    page.wait(100)
    assert page.count("tug-load") == 2
    assert page.run("tug.shadowRoot.querySelector('.footer').ariaLabel") == "No more items"


def test_a_failed_load_waits_for_a_tap(page):
    page.ready(footer="reach", result="fail")
    bring_footer(page)
    page.until("tug.footerPhase === 'failed'")
    page.wait(300)
    assert page.count("tug-load") == 1
    page.run("window.result = ''")
    page.page.locator("tug-refresh .footer").tap()
    page.until("tug.footerPhase === 'idle'")
    assert page.count("tug-load") == 2


def test_a_refresh_that_says_so_revives_the_footer(page):
    page.ready(footer="reach", bare=1)
    page.run("tug.onloadmore = () => 'no-more', 0")
    assert page.run("tug.loadMore()") == "no-more"
    page.run("tug.onrefresh = () => ({ done: false }), 0")
    page.run("tug.refresh()")
    assert page.run("tug.footerPhase") == "idle"


def test_pulling_past_the_end_loads(page):
    page.ready(footer="pull", hold="open")
    bring_footer(page)
    page.down(500)
    page.drag(500, 300)
    assert page.run("tug.footerPhase") == "armed"
    assert page.shown < -50
    page.up()
    page.until("tug.footerPhase === 'refreshing' && !moved.style.transform")
    assert page.run("tug.shadowRoot.querySelector('.footer').offsetHeight") == 50
    before = page.top
    page.run("addRows(10), finish()")
    page.until("tug.footerPhase === 'idle'")
    page.rest()
    assert page.count("tug-load") == 1
    assert abs(page.top - before) < 1


def test_a_tap_loads(page):
    page.ready(footer="tap")
    bring_footer(page)
    page.wait(50)
    assert page.count("tug-load") == 0
    page.page.locator("tug-refresh .footer").tap()
    page.until("log.some(([name]) => name === 'tug-load')")


def test_prefetch_and_fill(page):
    page.ready(footer="reach", prefetch="50%", rows=60)
    page.run("tug.scroller.scrollTop = 2400 - 667 - 400")
    page.wait(60)
    assert page.count("tug-load") == 0
    page.run("tug.scroller.scrollTop = 2400 - 667 - 300")
    page.until("log.some(([name]) => name === 'tug-load')")
    page.ready(footer="reach", fill="", rows=4)
    page.until("log.some(([name]) => name === 'tug-load')")
    page.wait(200)
    assert page.count("tug-load") == 1


def test_c6_an_empty_list_has_no_footer_and_loads_nothing(page):
    page.ready(footer="reach", rows=0)
    page.wait(100)
    assert page.count("tug-load") == 0
    assert page.run("tug.shadowRoot.querySelector('.footer').hidden")
    page.run("addRows(50)")
    page.until("!tug.shadowRoot.querySelector('.footer').hidden")
    assert page.count("tug-load") == 0


def test_k13_the_browser_does_not_follow_the_footer(page):
    page.ready(footer="reach", rows=50, hold=30)
    page.run("tug.addEventListener('tug-load', () => setTimeout(() => addRows(25), 10))")
    page.run("tug.scroller.scrollTop = 2000 + 50 - 667")
    page.until("tug.footerPhase === 'idle' && log.some(([name]) => name === 'tug-load')")
    page.wait(100)
    assert page.top == 1383
    assert page.count("tug-load") == 1


@pytest.mark.parametrize("slot", ["own", "scroller"])
def test_l9_older_items_above_leave_the_reader_where_he_is(page, slot):
    page.ready(slot=slot, header="load", prefetch=200, hold=30)
    page.run("tug.scroller.scrollTop = 400")
    page.rest()
    page.run(
        "tug.addEventListener('tug-load', () => {"
        "  const rows = Array.from({ length: 15 }, () => list.lastElementChild.cloneNode(true));"
        "  const first = list.querySelector('.row');"
        "  for (const row of rows) { row.className = 'row'; first.before(row); } })"
    )
    page.run("tug.scroller.scrollTop = 240")
    page.until("tug.phase === 'idle' && log.some(([name]) => name === 'tug-load')")
    page.rest()
    assert page.top == 840
    assert page.count("tug-load") == 1


@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_filling_goes_on_until_what_scrolls_is_full(page, slot):
    page.ready(slot=slot, footer="reach", fill="", rows=2, hold=30)
    # The first load has begun, and brings nothing.
    page.run("tug.addEventListener('tug-load', () => addRows(3)), addRows(1)")
    page.until("tug.footerPhase === 'idle' && list.querySelectorAll('.row').length * 40 > 667")
    loads = page.count("tug-load")
    page.wait(500)
    assert page.count("tug-load") == loads


BOX = """() => {
  window.box = document.createElement('div');
  list.querySelector('.row').before(box);
  box.append(...list.querySelectorAll('.row'));
}"""


# As frameworks have them around what they bring, a box may be none for the layout.
@pytest.mark.parametrize("display", ["block", "contents"])
@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_rows_in_a_box_inside_are_the_length_of_the_list(page, slot, display):
    page.ready(slot=slot, footer="pull", rows=20, hold="open")
    page.page.add_style_tag(content=f"div:has(> .row):not([slot]) {{ display: {display} }}")
    page.run(BOX)
    page.rest()
    bring_footer(page)
    page.pull(-200, 500)
    page.until("tug.footerPhase === 'refreshing' && !moved.style.transform")
    before = page.top
    # The new rows take the footer's place, and nothing scrolls.
    page.run("addRows(10, box), finish()")
    page.until("tug.footerPhase === 'idle'")
    page.rest()
    assert abs(page.top - before) < 1


def test_a_box_inside_that_grows_fills_the_viewport(page):
    page.ready(slot="scroller", footer="reach", fill="", rows=2, hold=30)
    page.run(BOX)
    page.run("tug.addEventListener('tug-load', () => addRows(3, box)), addRows(1, box)")
    page.until("tug.footerPhase === 'idle' && box.offsetHeight > 667")


@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_an_empty_list_loads_nothing_whatever_scrolls(page, slot):
    # With nothing above the list, and with something of the page's.
    for above in ("", "<p>Inbox"):
        page.page.add_init_script(f"addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('afterbegin', '{above}'))")
        page.ready(slot=slot, footer="reach", fill="", rows=0)
        page.wait(200)
        assert page.count("tug-load") == 0
