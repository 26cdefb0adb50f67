# SPDX-License-Identifier: MIT
"""G11: wheels and touchpads, where a page asks for them."""

import pytest
from conftest import ROOT

PAD = """async ([deltas, fields]) => {
  for (const deltaY of deltas) {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, composed: true, cancelable: true, ...fields });
    list.dispatchEvent(event);
    await frame();
  }
}"""

LOADED = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('tug-looks.wasm'))"


def ready(page):
    """Opens a page whose touchpads pull; its engine is another than that of most."""
    page.ready(wheel="")
    page.until("tug.frameCount")
    page.rest()


def turn(page, count, pause=40):
    """Turns a real wheel by clicks, towards the top."""
    for _ in range(count):
        page.protocol.send(
            "Input.dispatchMouseEvent",
            {"type": "mouseWheel", "x": 195, "y": 300, "deltaX": 0, "deltaY": -120},
        )
        page.page.evaluate(f"clock.pass({pause})")


def test_a_touchpad_pulls_from_the_top_and_lets_go_by_silence(page):
    ready(page)
    page.run(PAD, [[-4] + [-13] * 14, {}])
    assert page.run("tug.phase") == "armed"
    page.until("log.some(([name]) => name === 'tug-refresh')")
    page.wait(300)
    assert page.count("tug-refresh") == 1


@pytest.mark.parametrize("pause", [16, 40, 300])
def test_clicks_of_a_wheel_never_refresh(page, pause):
    ready(page)
    turn(page, 10, pause)
    page.wait(300)
    assert page.log == []


def test_lines_never_refresh(page):
    ready(page)
    page.run(PAD, [[-3] * 14, {"deltaMode": 1}])
    page.wait(300)
    assert page.log == []


def test_a_gesture_that_began_in_the_list_does_not_pull(page):
    ready(page)
    page.run("tug.scroller.scrollTop = 30")
    page.rest()
    page.run(PAD, [[-8] * 2, {}])
    page.run("tug.scroller.scrollTop = 0")
    page.run(PAD, [[-20] * 20, {}])
    page.wait(300)
    assert page.count("tug-refresh") == 0


def test_without_the_attribute_a_touchpad_only_scrolls(page):
    page.ready()
    page.run(PAD, [[-13] * 14, {}])
    page.wait(300)
    assert page.log == []


def test_only_a_page_with_the_attribute_loads_what_touchpads_need(page):
    page.ready()
    assert not page.run(LOADED)
    ready(page)
    assert page.run(LOADED)


def test_the_attribute_may_come_and_go_while_the_page_is_open(page):
    page.ready()
    page.run("window.before = tug.frameCount, tug.setAttribute('wheel', '')")
    page.until(LOADED)
    page.until("tug.frameCount > before")
    page.run(PAD, [[-4] + [-13] * 14, {}])
    page.until("log.some(([name]) => name === 'tug-refresh')")
    page.until("tug.phase === 'idle'")
    page.run("window.before = tug.frameCount, tug.removeAttribute('wheel')")
    page.until("tug.frameCount > before")
    page.run(PAD, [[-4] + [-13] * 14, {}])
    page.wait(300)
    assert page.count("tug-refresh") == 1


def test_an_engine_without_touchpads_in_the_place_of_all_looks_only_scrolls(page):
    lean = (ROOT / "Web" / "dist" / "tug.wasm").read_bytes()
    page.page.route("**/tug-looks.wasm", lambda route: route.fulfill(body=lean))
    ready(page)
    page.run(PAD, [[-4] + [-13] * 14, {}])
    page.wait(300)
    assert page.messages == []
    assert page.log == []
