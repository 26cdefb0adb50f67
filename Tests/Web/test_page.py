# SPDX-License-Identifier: MIT
"""What a page writes: two lines, attributes, strict policies, mistakes."""

import pytest


def warnings(page):
    return [text for kind, text in page.messages if kind == "warning"]


def test_two_lines_are_enough(page):
    page.open("two-lines")
    page.run("window.tug = document.querySelector('tug-refresh'), window.log = [], 0")
    page.until("tug.phase === 'idle' && tug.scroller.scrollHeight > tug.scroller.clientHeight")
    page.run("tug.addEventListener('tug-phase', ({ detail }) => log.push(['tug-phase', detail.strip, detail.phase]))")
    # The engine comes when it comes; until then the list only scrolls.
    page.until("tug.frameCount")
    page.rest()
    page.pull()
    page.until("log.some(([, , phase]) => phase === 'refreshing')")
    assert page.messages == []


def test_a_strict_policy_is_kept(page):
    page.open(csp="strict")
    page.until("window.ready && tug.frameCount")
    page.rest()
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")
    assert page.messages == []


def test_without_an_engine_the_list_still_scrolls_and_an_event_says_why(page):
    page.open(csp="none")
    page.until("log.length")
    name, kind, message = page.log[0]
    assert (name, kind) == ("tug-error", "engine")
    assert "could not be loaded" in message
    page.down(500)
    page.drag(500, 200, steps=20)
    page.up()
    page.until("tug.scroller.scrollTop > 100")
    assert page.run("tug.refresh()") == "cancelled"
    assert page.run("tug.shadowRoot.querySelector('.footer').hidden")


def test_a_missing_engine_is_named(page):
    page.page.route("**/tug.wasm", lambda route: route.fulfill(status=404))
    page.open()
    page.until("log.length")
    assert "404" in page.log[0][2]


def test_an_engine_that_did_not_come_is_asked_for_again(page):
    page.page.route("**/tug.wasm", lambda route: route.abort())
    page.open()
    page.until("log.length")
    page.page.unroute("**/tug.wasm")
    page.run("tug.remove(), document.body.append(tug)")
    assert page.run("tug.refresh()") == "success"


@pytest.mark.parametrize("source", ["", "'/Web/dist/tug.wasm'"])
def test_an_engine_that_could_not_be_loaded_ahead_is_asked_for_again(page, source):
    page.page.route("**/tug.wasm", lambda route: route.abort())
    page.open()
    page.until("window.ready && log.length")
    load = f"TugRefresh.load({source}).then(() => 'came', () => 'failed')"
    assert page.run(load) == "failed"
    page.page.unroute("**/tug.wasm")
    assert page.run("TugRefresh.load().then(() => 'came', () => 'failed')") == "came"
    page.run("tug.remove(), document.body.append(tug)")
    assert page.run("tug.refresh()") == "success"


def test_an_engine_that_failed_late_leaves_one_that_came_meanwhile(page):
    page.ready()
    requests = []
    page.page.on("request", lambda request: requests.append(request.url))
    page.run(
        """async () => {
          let fail;
          const late = TugRefresh.load(new Promise((resolve, reject) => { fail = reject; })).catch(() => {});
          await TugRefresh.load('/Web/dist/tug-looks.wasm');
          fail(Error('late'));
          await late;
          await TugRefresh.load();
        }"""
    )
    assert [url.rpartition("/")[2] for url in requests if url.endswith(".wasm")] == ["tug-looks.wasm"]


def test_an_engine_that_is_there_outlives_a_script_that_does_not_come(page):
    page.ready()
    page.page.route("**/shapes.js", lambda route: route.abort())
    page.run("TugRefresh.load('/Web/dist/tug-looks.wasm')")
    requests = []
    page.page.on("request", lambda request: requests.append(request.url))
    page.run("tug.setAttribute('look', 'ring')")
    page.until("log.some(([name, kind]) => name === 'tug-error' && kind === 'engine')")
    page.run("TugRefresh.load()")
    assert [url for url in requests if url.endswith(".wasm")] == []


def test_what_a_page_has_set_before_the_module_came_counts(page):
    page.open("early")
    page.until("tug.frameCount")
    assert page.run("tug.refresh()") == "success"
    assert page.run("tug.calls") == ["refresh"]
    page.until("tug.shadowRoot.querySelector('.command').textContent === 'Anew'")
    assert page.run("Object.keys(tug.images)") == ["0"]


def test_a_script_that_does_not_come_is_named_too(page):
    page.page.route("**/shapes.js", lambda route: route.fulfill(status=404))
    page.open(look="ring")
    page.until("log.length")
    assert "shapes.js" in page.log[0][2]


@pytest.mark.parametrize("content_type", ["application/wasm", "text/plain"])
def test_an_engine_of_another_version_is_refused(page, content_type):
    empty = b"\0asm\1\0\0\0"
    page.page.route("**/tug.wasm", lambda route: route.fulfill(body=empty, content_type=content_type))
    page.open()
    page.until("log.length")
    assert "another version" in page.log[0][2]


def test_the_engine_may_come_as_any_type(page):
    page.page.route(
        "**/tug.wasm",
        lambda route: route.fulfill(response=route.fetch(), headers={"content-type": "text/plain"}),
    )
    page.ready()
    assert page.run("tug.refresh()") == "success"


def test_an_unknown_look_is_an_error_that_lists_the_names(page):
    page.ready(look="sparkles")
    page.until("log.length")
    name, kind, message = page.log[0]
    assert (name, kind) == ("tug-error", "look")
    assert "sparkles" in message
    for look in page.run("TugRefresh.looks"):
        assert look in message
    assert page.run("tug.refresh()") == "success"
    assert page.count("tug-error") == 1


@pytest.mark.parametrize(
    "name, value",
    [
        ("footer", "sometimes"),
        ("trigger", "whenever"),
        ("prefetch", "-3"),
        ("minimum", "soon"),
        ("motion", "fast"),
        ("texts", "{"),
        ("pull_start", "middle"),
    ],
)
def test_a_wrong_attribute_is_the_default_and_one_warning(page, name, value):
    page.ready(**{name: value})
    page.run("tug.setAttribute('disabled', ''), tug.removeAttribute('disabled')")
    page.until(lambda: warnings(page))
    page.wait(200)
    written = name.replace("_", "-")
    found = warnings(page)
    assert len(found) == 1
    assert "<tug-refresh>" in found[0] and written in found[0]
    assert page.run("tug.refresh()") == "success"


def test_boolean_attributes_are_false_when_absent(page):
    page.ready()
    assert page.run("[...tug.attributes].length") == 0
    page.run("tug.setAttribute('no-header', '')")
    page.pull()
    page.wait(100)
    assert page.log == []
    page.run("tug.removeAttribute('no-header')")
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_attributes_may_change_at_any_time(page):
    page.ready(hold="open")
    page.run("tug.refresh(), 0")
    page.wait(100)
    page.run("tug.setAttribute('look', 'balls'), tug.setAttribute('footer', 'reach')")
    page.wait(100)
    page.run("finish()")
    page.until("tug.phase === 'idle'")
    page.run("tug.setAttribute('footer', 'none')")
    page.rest()
    assert page.run("tug.shadowRoot.querySelector('.footer').hidden")
    assert page.messages == []


@pytest.mark.parametrize("look", ["standard", "ring"])
@pytest.mark.parametrize("change", ["setAttribute('disabled', '')", "removeAttribute('footer')", "setAttribute('look', tug.getAttribute('look'))"])
def test_a_strip_goes_on_moving_where_it_is_through_a_change_of_attributes(page, look, change):
    page.ready(look=look, footer="tap", hold="open")
    page.run("window.other = makeElement(), listen(other), document.body.append(other), 0")
    page.run("[tug, other].forEach((each) => { each.style.height = '300px'; })")
    page.until("other.frameCount")
    page.rest()
    page.run("[tug, other].forEach((each) => { each.refresh(); })")
    page.wait(1000)
    page.run(f"tug.{change}")
    page.rest()
    strips = "[tug, other].map((each) => each.shadowRoot.querySelector('[part~=header]').toDataURL())"
    assert len(set(page.run(strips))) == 1


def test_a_look_that_is_chosen_while_the_engine_loads_counts(page):
    page.open("two-lines")
    page.run(
        "window.log = [], window.tug = document.createElement('tug-refresh'), document.body.replaceChildren(tug),"
        " tug.setAttribute('look', 'dots'), tug.setAttribute('wheel', ''), 0"
    )
    page.until("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('tug-looks.wasm'))")
    page.until("performance.getEntriesByType('resource').some(({ name }) => name.includes('wheel'))")
