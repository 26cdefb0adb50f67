# SPDX-License-Identifier: MIT
"""Scenarios K1 to K12: what a pull keeps from the browser, and from where it is measured."""

import pytest

WATCH = """() => {
  const add = EventTarget.prototype.addEventListener;
  window.listeners = [];
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    window.listeners.push([this, type, options]);
    return add.call(this, type, listener, options);
  };
}"""

MOVES = """async (deltas) => {
  send('touchstart', { 1: [195, 300] });
  const seen = [];
  for (const delta of deltas) {
    if (Array.isArray(delta)) window.top_ = delta[1];
    const prevented = send('touchmove', { 1: [195, 300 + (Array.isArray(delta) ? delta[0] : delta)] });
    await frame();
    seen.push([shown(), prevented, tug.progress]);
  }
  send('touchend', { 1: [195, 300] });
  return seen;
}"""


def test_k1_the_listener_for_moves_is_not_passive_and_only_a_pull_is_prevented(page):
    page.page.add_init_script(f"({WATCH})()")
    page.ready()
    options = page.run(
        "listeners.filter(([node, type]) => node === tug && type === 'touchmove')"
        ".map(([, , options]) => options.passive ?? false)"
    )
    # On an element a listener is not passive unless it says so.
    assert options == [False]
    assert page.run(
        "listeners.filter(([node, type, options]) =>"
        " type === 'touchmove' && (options?.passive || !(node instanceof Element)))"
    ) == []
    assert [prevented for _, prevented, _ in page.run(MOVES, [10, 40, 100])] == [True, True, True]
    page.until("moved.style.transform === ''")
    assert [prevented for _, prevented, _ in page.run(MOVES, [-10, -40, -100])] == [False, False, False]


def test_k2_a_move_that_cannot_be_cancelled_is_not_prevented(page):
    page.ready()
    page.run("fakeTop()")
    seen = page.run(
        """async () => {
          top_ = 50;
          send('touchstart', { 1: [195, 300] });
          const seen = [];
          for (const [y, top] of [[320, 30], [350, 0], [380, 0]]) {
            top_ = top;
            seen.push([send('touchmove', { 1: [195, y] }, { cancelable: false }), tug.progress]);
          }
          send('touchend', { 1: [195, 380] });
          return seen;
        }"""
    )
    assert [prevented for prevented, _ in seen] == [False, False, False]
    assert [progress for _, progress in seen[:2]] == [0, 0]
    assert not [text for kind, text in page.messages if "cancel" in text]
    page.run("top_ = 0")
    page.wait(600)
    assert page.run(MOVES, [10, 40])[1][1]


def test_k3_the_browsers_own_bounce_is_part_of_the_displacement(page):
    page.ready()
    plain = [shown for shown, _, _ in page.run(MOVES, [10, 30, 60, 90])]
    page.wait(1000)
    page.run("fakeTop()")
    bounced = page.run(MOVES, [[10, 0], [30, -10], [60, -25], [90, -40]])
    visible = [shown + bounce for (shown, _, _), bounce in zip(bounced, [0, 10, 25, 40])]
    assert visible == pytest.approx(plain, abs=0.01)


@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_k4_the_browsers_own_pull_is_off_while_connected(page, slot):
    page.ready(slot=slot)
    style = "getComputedStyle(window.kept).overscrollBehaviorY"
    page.run("window.kept = tug.scroller")
    across = page.run("getComputedStyle(window.kept).overscrollBehaviorX")
    assert page.run(style) == "contain"
    assert across == "auto"
    page.run("tug.remove()")
    if slot == "page":
        assert page.run(style) == "auto"
        assert page.run("kept.getAttribute('style')") is None
    if slot == "scroller":
        assert page.run("kept.getAttribute('style')") is None
        assert page.run("kept.querySelectorAll('[data-tug]').length") == 0


def test_k4_an_inline_value_of_the_page_comes_back(page):
    page.ready(slot="scroller")
    page.run("tug.remove(), list.style.overscrollBehaviorY = 'none', document.body.append(tug)")
    page.until("getComputedStyle(list).overscrollBehaviorY === 'contain'")
    page.run("tug.remove()")
    assert page.run("list.style.overscrollBehaviorY") == "none"


@pytest.mark.parametrize("slot", ["own", "scroller", "page"])
def test_k6_the_element_that_scrolls_is_asked(page, slot):
    page.ready(slot=slot, inner="inner", hold=0)
    page.run("document.querySelector('.inner').scrollTop = 200")
    page.pull(start=80)
    page.wait(300)
    assert page.count("tug-refresh") == 0
    page.run("document.querySelector('.inner').scrollTop = 0")
    page.pull(start=80)
    page.until("log.some(([name]) => name === 'tug-refresh')")
    page.until("tug.phase === 'idle'")
    page.run("tug.scroller.scrollTop = 500")
    page.rest()
    page.pull(start=300)
    page.wait(300)
    assert page.count("tug-refresh") == 1


def test_k7_travel_counts_from_where_the_list_reached_its_top(page):
    page.ready()
    plain = [shown for shown, _, _ in page.run(MOVES, [10, 80])]
    page.wait(1000)
    page.run("fakeTop(), top_ = 100")
    seen = page.run(MOVES, [[50, 50], [100, 0], [110, 0], [180, 0]])
    assert [shown for shown, _, _ in seen[:2]] == [0, 0]
    assert [shown for shown, _, _ in seen[2:]] == pytest.approx(plain, abs=0.01)


def test_k7_one_real_drag_scrolls_to_the_top_and_pulls_on(page):
    page.ready()
    page.run("tug.scroller.scrollTop = 60")
    page.rest()
    page.down(150)
    page.drag(150, 480, steps=30)
    assert page.top == 0
    assert page.run("tug.phase") == "armed"
    page.up()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_k7_from_the_edge_only(page):
    page.ready(pull_start="edge")
    page.run("tug.scroller.scrollTop = 60")
    page.rest()
    page.down(150)
    page.drag(150, 480, steps=30)
    page.up()
    page.wait(200)
    assert page.count("tug-refresh") == 0
    page.run("tug.scroller.scrollTop = 0")
    page.rest()
    page.pull()
    page.until("log.some(([name]) => name === 'tug-refresh')")


def test_a_pull_that_is_pushed_back_scrolls_on(page):
    page.ready()
    page.down(200)
    page.drag(200, 300)
    page.drag(300, 100, steps=24)
    page.until("tug.scroller.scrollTop > 30")
    assert page.shown == 0
    page.up()
    assert page.count("tug-refresh") == 0


def test_k8_no_transform_is_left_at_rest(page):
    page.ready()
    style = "(({ transform, willChange }) => [transform, willChange])(getComputedStyle(moved))"
    assert page.run(style) == ["none", "auto"]
    page.pull()
    page.until("tug.phase === 'idle' && log.length > 4")
    page.rest()
    assert page.run(style) == ["none", "auto"]


def test_k10_a_second_finger_ends_the_pull(page):
    page.ready()
    page.down(300)
    page.drag(300, 340)
    first = page.shown
    page.down(500, finger=2)
    page.move(345)
    page.rest()
    steps = [page.shown]
    page.move(640, finger=2)
    page.rest()
    steps.append(page.shown)
    page.until("moved.style.transform === ''")
    page.up()
    page.move(660, finger=2)
    page.rest()
    steps.append(page.shown)
    page.up(finger=2)
    page.until("moved.style.transform === ''")
    assert first > 10
    assert all(step <= first + 5 for step in steps)
    assert page.count("tug-refresh") == 0


def test_k12_nothing_else_is_prevented(page):
    page.ready(footer="reach")
    prevented = """async (top, way) => {
      tug.scroller.scrollTop = top;
      await frame();
      send('touchstart', { 1: [195, 300] });
      let count = 0;
      for (let step = 1; step <= 10; step += 1) count += send('touchmove', { 1: [195, 300 + step * 8 * way] });
      send('touchend', { 1: [195, 300] });
      return count;
    }"""
    ends = f"([top, way]) => ({prevented})(top, way)"
    assert page.run(ends, [100000, -1]) == 0
    assert page.run(ends, [600, -1]) == 0
    assert page.run(ends, [600, 1]) == 0
