# SPDX-License-Identifier: MIT
"""I4: words in the language of a page, and words of its own."""

import pytest

LANGUAGES = {
    "en": "Refresh", "en-GB": "Refresh", "zh-CN": "刷新", "zh-TW": "重新整理", "zh-Hans-CN": "刷新",
    "ja": "更新", "ko-KR": "새로 고침", "de-AT": "Aktualisieren", "fr": "Actualiser", "es-MX": "Actualizar",
    "pt": "Atualizar", "ru": "Обновить", "ar": "تحديث", "he": "רענון", "xx": "Refresh", "@@": "Refresh",
}  # fmt: skip


@pytest.mark.parametrize("tag", LANGUAGES)
def test_i4_words_follow_the_language_and_never_show_a_key(page, tag):
    page.ready()
    page.run("(tag) => { document.body.lang = tag; tug.remove(); document.body.append(tug); }", tag)
    page.until(f"tug.shadowRoot.querySelector('.command').textContent === '{LANGUAGES[tag]}'")


def test_i4_a_language_that_cannot_be_had_is_english(page):
    failed = []
    page.page.on("requestfailed", lambda request: failed.append(request.url))
    page.page.route("**/texts/ja.js", lambda route: route.abort())
    page.ready(lang="ja")
    page.until(lambda: failed)
    page.wait(100)
    assert page.run("tug.shadowRoot.querySelector('.command').textContent") == "Refresh"


WORDS = """() => {
  window.words = [];
  const fill = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) { words.push(text); fill.call(this, text, ...place); };
}"""


@pytest.mark.parametrize("tag, before, after", [("en-GB", "Last updated ", r"\d\d:\d\d"), ("en-US", "Last updated ", r"\d{1,2}:\d\d.[AP]M"), ("de", "Zuletzt aktualisiert: ", r"\d\d:\d\d")])
def test_a_look_says_in_its_language_when_the_content_was_last_new(page, tag, before, after):
    page.page.add_init_script(f"({WORDS})()")
    page.ready(look="classic", lang=tag, hold=0)
    # Said once, however often the content was new.
    for _ in range(2):
        assert page.run("tug.refresh()") == "success"
        page.until("tug.phase === 'idle'")
    page.run("words.length = 0")
    page.down(200)
    page.drag(200, 320)
    page.until(f"words.some((text) => /^{before}{after}$/.test(text))")
    page.up()


@pytest.mark.parametrize("place", ["documentElement", "body"])
def test_a_change_of_the_pages_language_is_followed(page, place):
    page.ready()
    page.run(f"document.{place}.lang = 'de'")
    page.until("tug.shadowRoot.querySelector('.command').textContent === 'Aktualisieren'")


def test_the_language_of_a_row_is_no_matter_of_the_strips(page):
    page.ready()
    before = page.run("tug.frameCount")
    page.run("list.children[3].lang = 'de', 0")
    page.rest()
    assert page.run("tug.frameCount") == before


def test_texts_can_be_replaced_one_by_one(page):
    page.ready(texts='{"refreshing":"Un momento"}', hold="open")
    page.run("tug.texts = { refreshed: 'Fertig' }")
    page.run("tug.refresh(), 0")
    assert page.status == "Un momento"
    page.run("finish()")
    page.until("tug.phase === 'ending'")
    assert page.status == "Fertig"


def test_texts_may_be_set_as_the_attribute_has_them(page):
    page.ready()
    page.run("""tug.texts = '{"refreshCommand": "Anew"}'""")
    page.until("tug.shadowRoot.querySelector('.command').textContent === 'Anew'")
    assert page.run("tug.texts") == {"refreshCommand": "Anew"}
