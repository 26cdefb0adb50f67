# SPDX-License-Identifier: MIT
"""What a pull may cost, counted: layouts, draws, frames of the page and writes, never times."""

import pytest
from tracing import trace

COUNT = """() => {
  window.draws = [];
  window.counts = { frames: 0, styles: 0 };
  const reset = CanvasRenderingContext2D.prototype.reset;
  CanvasRenderingContext2D.prototype.reset = function () { draws.push(performance.now()); return reset.call(this); };
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (body) => { counts.frames += 1; return frame(body); };
  const style = window.getComputedStyle;
  window.getComputedStyle = (...values) => { counts.styles += 1; return style(...values); };
  window.frameTimes = [];
  window.watch = (time) => { frameTimes.push(time); frame(watch); };
}"""
START = """() => {
  counts.frames = counts.styles = draws.length = 0;
  window.writes = [];
  const keep = (records) => { for (const { target, attributeName, type } of records) writes.push(`${target.className} ${attributeName ?? type}`); };
  const observer = new MutationObserver(keep);
  observer.observe(tug.shadowRoot, { attributes: true, childList: true, characterData: true, subtree: true });
}"""
MOVES = 50


def opened(page, **query):
    page.page.add_init_script(f"({COUNT})()")
    page.ready(**query)
    # The first picture takes a browser long, and the moves meanwhile come together.
    page.down(200)
    page.drag(200, 240)
    page.up()
    page.until("tug.phase === 'idle' && !moved.style.transform")
    page.wait(300)
    return page


@pytest.mark.parametrize("look", ["standard", "classic", "balls", "ring"])
def test_a_pull_costs_a_draw_a_frame_and_no_layout(page, look):
    opened(page, look=look)
    page.run("watch(0)")
    page.run(START)
    page.down(200)
    with trace(page.page) as events:
        for move in range(1, MOVES + 1):
            page.move(200 + move * 5)
            page.run("clock.step()")
    draws, times, counts = page.run("[draws, frameTimes, counts]")
    frames = [sum(time <= draw for time in times) for draw in draws]
    # A movement that begins with a move asks for a frame while that move is drawn.
    assert len(frames) - len(set(frames)) <= 4
    # The arrow turns in .4 s, and frames come between two moves while it does.
    assert len(draws) <= MOVES + 30
    assert len(draws) > 10
    # The first move asks whether one of the four nodes between the finger and the list takes it.
    assert counts["styles"] <= 4
    assert events.count("Layout") == 0
    page.up()


def test_a_move_that_changes_nothing_writes_nothing(page):
    opened(page, footer="tap")
    page.run(START)
    page.down(200)
    page.drag(200, 230, steps=4)
    page.rest()
    page.run("writes.length = 0, draws.length = 0, 0")
    for _ in range(10):
        page.move(230)
        page.rest()
    assert page.run("writes") == []
    assert page.run("draws.length") == 0
    page.up()


def test_a_move_writes_once(page):
    opened(page, footer="tap")
    page.run(START)
    page.down(200)
    page.drag(200, 220, steps=4)
    page.run("writes.length = 0, 0")
    page.drag(220, 240, steps=10)
    assert page.run("writes") == ["moved style"] * 10
    page.up()
