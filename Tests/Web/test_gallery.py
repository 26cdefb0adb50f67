# SPDX-License-Identifier: MIT
"""The gallery: what a visitor can do there."""

import pytest


@pytest.fixture
def gallery(page):
    page.page.goto(f"{page.site}/Web/gallery/?look=balls")
    page.run("window.tug = document.querySelector('tug-refresh'), window.log = [], 0")
    page.run("tug.addEventListener('tug-phase', ({ detail }) => log.push(['tug-phase', detail.strip, detail.phase]))")
    page.until("tug.scroller.scrollHeight > 2000 && document.querySelectorAll('.entry').length === 80")
    page.wait(100)
    yield page
    assert [text for kind, text in page.messages if kind == "error" and "server said no" not in text] == []


def press(page, action):
    page.run("(action) => document.querySelector(`[data-action=\"${action}\"]`).click()", action)


def choose(page, name, value):
    page.run("([name, value]) => document.querySelector(`[name=\"${name}\"][value=\"${value}\"]`).click()", [name, value])


def test_a_pull_brings_new_rows_and_the_counter_comes_to_rest(gallery):
    gallery.pull(start=300)
    gallery.until("tug.phase === 'idle' && log.length > 4")
    assert gallery.run("document.querySelectorAll('.entry').length") == 82
    gallery.until("document.querySelector('[data-role=rate]').textContent === '0'")


def test_a_mouse_pulls_and_scrolls(gallery):
    mouse = gallery.page.mouse
    mouse.move(195, 300)
    mouse.down()
    mouse.move(195, 500, steps=10)
    assert gallery.run("tug.phase") == "armed"
    mouse.up()
    gallery.until("tug.phase === 'idle' && log.length > 4")
    assert gallery.run("document.querySelectorAll('.entry').length") == 82
    mouse.move(195, 500)
    mouse.down()
    mouse.move(195, 300, steps=10)
    mouse.up()
    assert gallery.top == 200


def test_a_refresh_may_fail(gallery):
    choose(gallery, "outcome", "fails")
    assert gallery.run("tug.refresh()") == "failure"
    assert gallery.run("document.querySelector('[data-role=message]').textContent") == "The server said no."
    assert gallery.run("document.querySelectorAll('.entry').length") == 80


def test_the_list_comes_to_an_end(gallery):
    for _ in range(4):
        gallery.run("tug.scroller.scrollTop = 1e6")
        gallery.until("tug.footerPhase === 'refreshing'")
        gallery.until("tug.footerPhase !== 'refreshing'")
    gallery.until("tug.footerPhase === 'exhausted'")
    assert gallery.run("document.querySelectorAll('.entry').length") == 240


def test_every_look_is_offered(gallery):
    offered = "[...document.querySelectorAll('[name=look]')].map(({ value }) => value)"
    assert gallery.run(offered) == gallery.run("tug.constructor.looks")
    assert len(gallery.run(offered)) == 16


@pytest.mark.parametrize("look", ["standard", "classic", "balls", "weather"])
def test_a_look_can_be_chosen(gallery, look):
    choose(gallery, "look", look)
    assert gallery.run("tug.getAttribute('look')") == look
    assert gallery.run("tug.refresh()") == "success"


def test_language_and_direction(gallery):
    gallery.run(
        "(() => { const list = document.querySelector('[data-role=language]'); list.value = 'ar';"
        " list.dispatchEvent(new Event('change')); })()"
    )
    assert gallery.run("document.documentElement.dir") == "rtl"
    gallery.until("tug.shadowRoot.querySelector('.command').textContent === 'تحديث'")


def test_words_of_another_direction_than_the_page_keep_their_points_behind_them(gallery):
    choose(gallery, "direction", "right to left")
    assert gallery.run("document.querySelector('.entries').dir") == "rtl"
    last, point, edge, end = gallery.run("""(() => {
      const note = document.querySelector('.entry p');
      const place = (from) => {
        const range = document.createRange();
        range.setStart(note.firstChild, from);
        range.setEnd(note.firstChild, from + 1);
        return range.getBoundingClientRect().right;
      };
      const { length } = note.textContent;
      return [place(length - 2), place(length - 1), note.getBoundingClientRect().right, note.textContent.at(-1)];
    })()""")
    assert end == "."
    assert last < point
    assert edge - point < 1


def test_a_recording_can_be_read(gallery):
    press(gallery, "record")
    gallery.run("tug.refresh()")
    press(gallery, "record")
    gallery.until("document.querySelector('[data-role=recording]').value.includes('fixture raw')")
    assert gallery.run("!document.querySelector('[data-role=replay]').hidden")


def test_on_a_phone_the_settings_are_a_sheet(gallery):
    sheet = "getComputedStyle(document.querySelector('.controls')).visibility"
    assert gallery.run(sheet) == "hidden"
    press(gallery, "controls")
    gallery.until(f"{sheet} === 'visible'")
    gallery.page.keyboard.press("Escape")
    gallery.until(f"{sheet} === 'hidden'")


def test_a_gallery_without_an_engine_says_so_and_scrolls(page):
    page.page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    page.page.goto(f"{page.site}/Web/gallery/")
    page.until("document.querySelector('[data-role=message]').textContent.includes('could not be loaded')")
    page.run("window.tug = document.querySelector('tug-refresh'), 0")
    page.down(500)
    page.drag(500, 200, steps=20)
    page.up()
    page.until("tug.scroller.scrollTop > 100")


@pytest.mark.parametrize(
    "width, height, percent",
    [
        (1920, 1080, 100), (1280, 800, 100), (1280, 640, 100), (1000, 800, 100), (768, 1024, 100), (390, 844, 100),
        # Where text is so large by a wish of the reader, a window is as wide as a phone.
        (390, 844, 200),
    ],
)  # fmt: skip
def test_the_list_is_whole_in_any_window(page, width, height, percent):
    page.page.set_viewport_size({"width": width, "height": height})
    page.page.goto(f"{page.site}/Web/gallery/")
    page.run("(size) => { document.documentElement.style.fontSize = `${size}%`; }", percent)
    page.until("document.querySelectorAll('.entry').length === 80")
    box = page.run("document.querySelector('tug-refresh').getBoundingClientRect().toJSON()")
    assert 0 <= box["left"] < box["right"] <= width
    assert 0 <= box["top"] < box["bottom"] <= height
    wide = "[document.documentElement, document.querySelector('.sheet'), document.querySelector('.entries')]"
    assert page.run(f"{wide}.map((node) => node.scrollWidth - node.clientWidth)") == [0, 0, 0]
