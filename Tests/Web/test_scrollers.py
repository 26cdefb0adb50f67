# SPDX-License-Identifier: MIT
"""Scrollers with styles of the page's, and scrollers that come, go and are replaced."""

import os

import pytest
from conftest import PATIENCE, Page


@pytest.mark.parametrize("slot", ["scroller", "page"])
def test_smooth_scrolling_of_the_page_does_not_keep_a_strip_from_being_seen(page, slot):
    page.ready(slot=slot, hold="open")
    page.run("tug.scroller.style.scrollBehavior = 'smooth', 0")
    page.run("tug.refresh(), 0")
    page.wait(600)
    assert page.top == 0
    assert page.run("list.querySelector('.row').getBoundingClientRect().top") == 60


def test_a_list_rests_at_its_place_where_a_browser_scrolls_by_halves(page):
    page.ready(hold="open")
    page.run(
        """() => {
          let place = 0;
          Object.defineProperty(tug.scroller, 'scrollTop', { get: () => place });
          tug.scroller.scrollTo = ({ top }) => { place = Math.round(top * 2) / 2; };
        }"""
    )
    page.run("tug.refresh(), 0")
    page.wait(1000)
    assert page.run("tug.phase") == "refreshing"
    assert page.top == 0


@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_a_list_that_snaps_to_its_rows_shows_its_strips(page, slot):
    page.ready(slot=slot, hold="open", footer="tap", rows=10)
    page.page.add_style_tag(
        content="html, .outside, tug-refresh::part(scroller) { scroll-snap-type: y mandatory }"
        ".row { height: 500px; scroll-snap-align: start }"
    )
    page.rest()
    page.pull()
    page.wait(600)
    assert page.run("tug.phase") == "refreshing"
    assert page.top == 0
    assert page.run("list.querySelector('.row').getBoundingClientRect().top") == 60
    page.run("finish()")
    page.until("tug.phase === 'idle' && !moved.style.transform")
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    assert page.top == 10 * 500 + 50 - 667


REPLACE = """() => {
  window.list = document.createElement('div');
  list.slot = 'scroller';
  list.className = 'outside';
  tug.replaceChildren(list);
  addRows(40);
}"""


@pytest.mark.parametrize("slot", ["own", "scroller"])
def test_a_scroller_that_comes_later_is_followed(page, slot):
    page.ready(slot=slot, hold="open")
    page.run(REPLACE)
    page.until("tug.scroller === list")
    page.rest()
    page.pull()
    assert page.run("tug.phase") == "refreshing"
    page.run("tug.replaceChildren()")
    page.until("tug.scroller.part.contains('scroller')")
    assert page.run("tug.scroller.firstElementChild.className") == "hold"


@pytest.mark.parametrize("look", ["standard", "ring"])
def test_an_element_that_goes_to_another_document_keeps_its_style(page, look):
    page.ready(look=look, hold="open")
    page.run(
        """() => {
          window.frame = document.createElement('iframe');
          document.body.append(frame);
          frame.contentDocument.body.append(tug);
        }"""
    )
    page.run("tug.refresh(), 0")
    page.until("tug.phase === 'refreshing'")
    assert page.run("frame.contentWindow.getComputedStyle(tug.scroller).overscrollBehaviorY") == "contain"
    page.run("document.body.append(tug)")
    page.rest()
    assert page.run("getComputedStyle(tug.scroller).overscrollBehaviorY") == "contain"


@pytest.mark.parametrize("is_page", [False, True])
def test_a_scroller_that_gives_its_place_to_another_child_is_followed(page, is_page):
    page.ready(slot="scroller", hold="open")
    page.run(
        """(isPage) => {
          if (isPage) tug.setAttribute('page', '');
          const other = list.cloneNode();
          addRows(40, other);
          tug.append(other);
          [list.slot, window.old, window.list] = ['', list, other];
        }""",
        is_page,
    )
    page.until("tug.scroller === list")
    page.rest()
    page.pull()
    assert page.run("tug.phase") == "refreshing"
    assert page.run("old.querySelectorAll('[data-tug]').length") == 0


SCROLLERS = [("own", 0), ("scroller", 0), ("page", 0), ("page", 100)]


class Strip:
    """A strip of a list that scrolls somewhere, in a page with something above the element."""

    def __init__(self, page, part, slot, above, **query):
        self.page = page
        self.canvas = f"tug.shadowRoot.querySelector('[part~={part}]')"
        page.ready(slot=slot, hold="open", **query)
        # A list of its own colour covers what is behind it.
        page.page.add_style_tag(content=f"body::before {{ content: ''; display: block; height: {above}px }} .row {{ background: #eee }}")
        page.rest()

    def box(self):
        box = self.page.run(f"{self.canvas}.getBoundingClientRect().toJSON()")
        return box["top"], box["bottom"]

    def is_seen(self):
        shown = []
        for opacity in "1", "0":
            self.page.run(f"{self.canvas}.parentNode.style.opacity = {opacity}")
            shown.append(self.page.page.screenshot())
        return shown[0] != shown[1]


@pytest.mark.parametrize("slot, above", SCROLLERS)
def test_a_pulled_header_is_seen_before_the_first_row(page, slot, above):
    strip = Strip(page, "header", slot, above)
    page.down(above + 100)
    page.drag(above + 100, above + 300)
    top, bottom = strip.box()
    assert above <= top
    assert bottom == pytest.approx(page.run("list.querySelector('.row').getBoundingClientRect().top"), abs=1)
    assert strip.is_seen()


# Fifteen rows are a page that scrolls less than there is above them.
@pytest.mark.parametrize("slot, above, rows", [(*scroller, 40) for scroller in SCROLLERS] + [("page", 100, 15)])
def test_a_pulled_footer_is_seen_after_the_last_row(page, slot, above, rows):
    strip = Strip(page, "footer", slot, above, footer="pull", rows=rows)
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    page.down(500)
    page.drag(500, 300)
    assert page.run("tug.footerPhase") == "armed"
    top, bottom = strip.box()
    last = page.run("[...list.querySelectorAll('.row')].at(-1).getBoundingClientRect().bottom")
    assert top == pytest.approx(last, abs=1)
    assert bottom <= 667
    assert strip.is_seen()


@pytest.mark.parametrize("slot, above", SCROLLERS)
def test_a_strip_that_does_not_scroll_is_seen_wherever_the_list_is(page, slot, above):
    strip = Strip(page, "header", slot, above, look="wheel")
    page.run("tug.refresh({ reveal: 'never' }), 0")
    page.wait(600)
    for scrolled in (0, 300, 900):
        page.run(f"tug.scroller.scrollTop = {scrolled}")
        page.rest()
        assert strip.box() == (max(0, above - scrolled), max(0, above - scrolled) + 96)
        assert strip.is_seen()


@pytest.mark.parametrize("footer", ["reach", "pull"])
def test_the_end_of_a_page_is_where_the_window_has_it(page, footer):
    page.ready(slot="page", hold="open", footer=footer, rows=40)
    # As a phone's browser hides its bars.
    page.page.set_viewport_size({"width": 390, "height": 740})
    page.rest()
    page.run("scrollTo(0, 1e6)")
    page.rest()
    page.pull(-200, 500)
    page.until("tug.footerPhase === 'refreshing'")


def test_a_window_may_be_longer_than_its_page_is_laid_out_for(page):
    page.ready(slot="page", hold="open", footer="reach", rows=40)
    # Chrome on Android, where it has hidden its bars: the page scrolls no further than this.
    page.run("Object.defineProperty(window, 'innerHeight', { value: 667 + 56 }), dispatchEvent(new Event('resize'))")
    page.run("scrollTo(0, 40 * 40 - innerHeight)")
    page.until("tug.footerPhase === 'refreshing'")


def test_a_page_ends_above_its_horizontal_scroll_bar(browser, site):
    path = os.environ.get("TUG_BROWSER")
    bars = browser.browser_type.launch(executable_path=path, args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"])
    context = bars.new_context(viewport={"width": 500, "height": 600})
    context.set_default_timeout(1000 * PATIENCE)
    page = Page(context.new_page(), site)
    page.ready(slot="page", hold="open", footer="reach", rows=40)
    page.page.add_style_tag(content="body { min-width: 900px }")
    page.rest()
    height, window = page.run("[tug.scroller.clientHeight, innerHeight]")
    # The footer's strip, at the end of the page, is 50 pixels long.
    page.run("scrollTo(0, 1e6), scrollBy(0, -50 - 8)")
    page.wait(100)
    is_early = page.run("tug.footerPhase")
    page.run("scrollBy(0, 8)")
    page.wait(100)
    phase = page.run("tug.footerPhase")
    bars.close()
    assert (window - height, is_early, phase) == (15, "idle", "refreshing")
