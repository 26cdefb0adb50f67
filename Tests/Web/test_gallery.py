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


def test_a_refresh_may_fail(gallery):
    choose(gallery, "outcome", "fails")
    assert gallery.run("tug.refresh()") == "failure"
    assert gallery.run("document.querySelectorAll('.entry').length") == 80


def test_the_list_comes_to_an_end(gallery):
    for _ in range(4):
        gallery.run("tug.scroller.scrollTop = 1e6")
        gallery.until("tug.footerPhase === 'refreshing'")
        gallery.until("tug.footerPhase !== 'refreshing'")
    gallery.until("tug.footerPhase === 'exhausted'")
    assert gallery.run("document.querySelectorAll('.entry').length") == 240


@pytest.mark.parametrize("look", ["standard", "classic", "balls"])
def test_every_look_is_offered(gallery, look):
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
