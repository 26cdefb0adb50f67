# SPDX-License-Identifier: MIT
"""Coming, going, being hidden, and what is left of it."""

import pytest

WATCH = """() => {
  const make = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...values) => {
    const result = await make(...values);
    window.wasm = result.instance.exports;
    return result;
  };
  window.alive = new Map();
  for (const kind of ['add', 'remove']) {
    const method = EventTarget.prototype[`${kind}EventListener`];
    EventTarget.prototype[`${kind}EventListener`] = function (type, ...values) {
      const key = this === window ? 'window' : this === document ? 'document' : this?.className ?? '';
      const count = (step) => alive.set(key + type, (alive.get(key + type) ?? 0) + step);
      count(kind === 'add' ? 1 : -1);
      if (kind === 'add' && values[1]?.signal) method.call(values[1].signal, 'abort', () => count(-1));
      return method.call(this, type, ...values);
    };
  }
}"""


def test_f7_a_second_life_knows_nothing_of_the_first(page):
    page.ready(hold="open")
    page.pull()
    page.until("tug.phase === 'refreshing'")
    page.run("window.finishFirst = finish, window.first = tug.refresh(), tug.remove(), document.body.append(tug)")
    assert page.run("first") == "cancelled"
    page.rest()
    assert page.run("tug.phase") == "idle"
    assert page.shown == 0
    page.pull()
    page.until("tug.phase === 'refreshing'")
    # The first action's promise settles, and changes nothing.
    page.run("finishFirst()")
    page.wait(400)
    assert page.run("tug.phase") == "refreshing"
    assert page.count("tug-refresh") == 2


def test_an_element_that_leaves_tells_of_the_end_of_all_that_it_did(page):
    page.ready(hold="open", footer="tap", together="")
    page.run("tug.refresh(), tug.loadMore(), 0")
    page.until("tug.footerPhase === 'refreshing'")
    # What is told while it leaves is told once, whatever the page does about it.
    page.run("log.length = 0, window.leave = () => tug.remove(), tug.addEventListener('tug-phase', leave), leave()")
    ends = [["tug-phase", strip, "idle", "cancelled"] for strip in ("header", "footer")]
    assert page.log == ends
    assert (page.run("tug.phase"), page.run("tug.footerPhase")) == ("idle", "idle")
    page.run("tug.removeEventListener('tug-phase', leave), document.body.append(tug)")
    page.until("tug.scroller.scrollTop === 0 && tug.shadowRoot.querySelector('[role=status]').textContent === ''")
    page.run("tug.addEventListener('tug-progress', ({ detail }) => log.push(['tug-progress', detail.strip, detail.progress]))")
    page.down(200)
    page.drag(200, 300)
    page.run("tug.remove()")
    assert page.log[-2:] == [["tug-phase", "header", "idle", None], ["tug-progress", "header", 0]]
    page.up()


@pytest.mark.parametrize("leave", ["tug.remove()", "tug.setAttribute('look', 'ring')"])
def test_every_listener_is_told_in_order_of_an_element_that_leaves(page, leave):
    page.ready()
    page.run(
        """(leave) => {
          window.told = [];
          tug.addEventListener('tug-phase', ({ detail }) => { if (detail.phase === 'armed') eval(leave); });
          tug.addEventListener('tug-phase', ({ detail }) => told.push(detail.phase));
        }""",
        leave,
    )
    page.down(200)
    page.drag(200, 360)
    assert page.run("told") == ["pulling", "armed", "idle"]
    page.up()


def test_a_move_within_the_page_ends_nothing(page):
    page.ready(hold=300)
    page.run(
        """() => {
          const place = document.createElement('div');
          place.lang = 'de';
          document.body.append(place);
          window.first = tug.refresh();
          place.moveBefore(tug, null);
        }"""
    )
    assert page.run("tug.phase") == "refreshing"
    assert page.run("first") == "success"
    page.until("tug.shadowRoot.querySelector('.command').textContent === 'Aktualisieren'")


def test_f8_nothing_is_left_after_fifty_lives(page):
    page.page.add_init_script(f"({WATCH})()")
    page.ready(slot="scroller")
    facts = """() => ({
      listeners: [...alive].filter(([, count]) => count).sort().map(String),
      nodes: document.querySelectorAll('*').length,
      children: list.childNodes.length,
      style: list.getAttribute('style'),
      heap: wasm.heap(),
    })"""
    page.run("tug.remove()")
    before = page.run(facts)
    live = """async () => {
      for (let life = 0; life < 50; life += 1) {
        document.body.append(tug);
        await Promise.resolve();
        await new Promise((resolve) => setTimeout(resolve));
        if (life % 2) tug.refresh();
        tug.remove();
      }
    }"""
    page.run(live)
    assert page.run(facts) == before
    page.run("document.body.append(tug)")
    page.rest()
    assert page.run("tug.refresh()") == "success"


def test_a_container_of_the_page_is_given_back_as_it_was(page):
    page.ready(slot="scroller", hold="open")
    page.run("tug.refresh(), 0")
    page.rest()
    assert page.run("list.getAttribute('aria-busy')") == "true"
    page.run("tug.remove()")
    assert page.run("list.getAttributeNames().sort()") == ["class", "slot"]
    assert page.run("list.querySelector('[data-tug]')") is None


def test_a_page_that_two_elements_scroll_is_given_back_by_the_last(page):
    page.ready(slot="page")
    # The next view of an application is there before the last one has gone.
    page.run("window.first = tug, window.tug = makeElement(), document.body.append(tug)")
    page.until("tug.frameCount")
    style = "document.documentElement.getAttribute('style')"
    page.run("first.remove()")
    assert page.run(style) == "overscroll-behavior-y: contain;"
    page.run("tug.remove()")
    assert page.run(style) is None


def test_a_copy_of_a_container_has_nothing_of_the_first(page):
    page.ready(slot="scroller", hold="open")
    page.run("tug.refresh(), 0")
    page.until("list.ariaBusy === 'true'")
    # As of a page that an application keeps and shows again.
    page.run("window.first = tug, window.tug = first.cloneNode(true), first.replaceWith(tug)")
    page.until("tug.frameCount")
    assert page.run("tug.scroller.querySelectorAll('[data-tug]').length") == 2
    assert page.run("tug.scroller.ariaBusy") is None
    page.run("window.list = tug.scroller, tug.remove()")
    assert page.run("list.getAttributeNames().sort()") == ["class", "slot"]
    assert page.run("tug.querySelector('[data-tug]')") is None


def test_what_a_page_says_with_emphasis_of_its_container_is_given_back_so(page):
    page.ready(slot="scroller")
    page.run("tug.remove(), list.style.setProperty('overscroll-behavior-y', 'none', 'important'), document.body.append(tug)")
    page.until("list.style.overscrollBehaviorY === 'contain'")
    page.run("tug.remove()")
    assert page.run("list.getAttribute('style')") == "overscroll-behavior-y: none !important;"


def test_k15_a_container_that_was_hidden_at_first(page):
    page.ready(hidden=1)
    page.run("tug.hidden = false")
    page.rest()
    page.pull(10)
    page.wait(200)
    assert page.count("tug-refresh") == 0
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_a_page_that_is_left_under_the_finger_is_at_rest_when_it_comes_back(page):
    page.ready()
    page.down(200)
    page.drag(200, 360)
    assert page.run("tug.phase") == "armed"
    for is_hidden in ("true", "false"):
        page.run(f"Object.defineProperty(document, 'hidden', {{ value: {is_hidden}, configurable: true }}), 0")
        page.run("document.dispatchEvent(new Event('visibilitychange')), 0")
    page.until("tug.phase === 'idle' && !moved.style.transform")
    assert page.count("tug-refresh") == 0
    page.up()


def test_a_touch_goes_on_while_its_element_is_out_of_sight(page):
    page.ready()
    page.down(200)
    page.run("tug.style.marginTop = '3000px'")
    page.wait(200)
    page.run("tug.style.marginTop = ''")
    page.wait(200)
    page.drag(200, 360)
    page.up()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_a_strip_that_was_hidden_is_painted_as_things_are_now(page):
    page.ready(footer="tap", rows=5)
    darkest = """() => {
      const canvas = tug.shadowRoot.querySelector('.footer canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let most = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 200) most = Math.max(most, 255 - data[at]);
      return most;
    }"""
    page.run("tug.hidden = true")
    page.rest()
    page.run("tug.hidden = false")
    page.rest()
    assert page.run(darkest) > 150
    page.run("tug.hidden = true")
    page.rest()
    page.run("document.documentElement.style.colorScheme = 'dark'")
    page.rest()
    page.run("tug.hidden = false")
    page.rest()
    assert 60 < page.run(darkest) < 150


def test_elements_know_nothing_of_each_other(page):
    page.ready(hold="open")
    page.run(
        "tug.style.height = '300px', window.one = tug, window.other = makeElement(),"
        "other.style.height = '300px', document.body.append(other), 0"
    )
    page.rest()
    page.run("one.refresh(), 0")
    assert page.run("[one.phase, other.phase]") == ["refreshing", "idle"]
    page.pull(150, start=350)
    assert page.run("other.phase") in ("refreshing", "ending")


def test_the_page_itself_scrolls(page):
    page.ready(slot="page", footer="reach", hold=200)
    assert page.run("tug.scroller === document.scrollingElement")
    page.down(200)
    page.drag(200, 360)
    moved = page.run("moved.style.transform")
    assert moved.startswith("translateY(")
    assert page.run("document.body.style.transform") == ""
    page.up()
    page.until("tug.phase === 'idle' && log.length > 4")
    page.run("window.scrollTo(0, 1e6)")
    page.until("log.some(([name]) => name === 'tug-load')")


def test_a_change_of_scroller_begins_anew(page):
    page.ready()
    page.run("tug.setAttribute('page', '')")
    page.until("tug.scroller === document.scrollingElement")
    page.run("tug.removeAttribute('page')")
    page.until("tug.scroller !== document.scrollingElement")
    page.rest()
    assert page.run("document.documentElement.getAttribute('style')") is None
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_rows_that_a_page_replaces_leave_the_footer_in_its_place(page):
    page.ready(slot="scroller", footer="tap", rows=30)
    page.run("list.replaceChildren(), addRows(40)")
    page.rest()
    assert page.run("list.lastElementChild.hasAttribute('data-tug')")
    assert page.run("list.firstElementChild.hasAttribute('data-tug')")
