# SPDX-License-Identifier: MIT
"""Actions: who calls them, how they end, and what is told about it."""

import pytest


def outcomes(page, strip="header"):
    return [line[3] for line in page.log if line[0] == "tug-phase" and line[1] == strip and line[3]]


@pytest.mark.parametrize("result, outcome", [("", "success"), ("fail", "failure")])
def test_the_promise_of_wait_until_ends_the_refresh(page, result, outcome):
    page.ready(result=result)
    page.pull()
    page.until("tug.phase === 'idle' && log.length > 4")
    assert outcomes(page) == [outcome]


def test_an_abort_is_a_cancellation(page):
    page.ready(bare=1)
    page.run("tug.onrefresh = () => Promise.reject(new DOMException('', 'AbortError')), 0")
    assert page.run("tug.refresh()") == "cancelled"


def test_the_callback_is_awaited(page):
    page.ready(bare=1)
    page.run("tug.onrefresh = async (event) => { window.seen = event.detail.strip; await new Promise(requestAnimationFrame); }, 0")
    assert page.run("tug.refresh()") == "success"
    assert page.run("seen") == "header"


def test_a_callback_that_throws_is_a_failure_that_names_the_error(page):
    page.ready(bare=1)
    page.run(
        "tug.onrefresh = () => { throw new TypeError('mistake'); },"
        "tug.addEventListener('tug-phase', ({ detail }) => { if (detail.error) window.told = detail.error.message; }), 0"
    )
    assert page.run("tug.refresh()") == "failure"
    assert page.run("told") == "mistake"
    assert any("mistake" in text for kind, text in page.messages if kind == "error")


@pytest.mark.parametrize("meanwhile", ["tug.end('cancelled'), tug.reset()", "tug.remove(), document.body.append(tug)"])
def test_an_error_of_an_action_that_has_been_ended_is_not_that_of_the_next(page, meanwhile):
    page.ready(bare=1)
    page.run(
        "window.actions = [], window.told = [],"
        "tug.onrefresh = () => new Promise((resolve, reject) => { actions.push({ resolve, reject }); }),"
        "tug.addEventListener('tug-phase', ({ detail }) => { if (detail.outcome) told.push([detail.outcome, `${detail.error}`]); }), 0"
    )
    for begun in (1, 2):
        page.run("tug.refresh(), 0")
        page.until(f"actions.length === {begun}")
        if begun == 1:
            page.run(f"{meanwhile}, 0")
    page.run("actions[0].reject(Error('old')), 0")
    page.rest()
    assert page.run("tug.phase") == "refreshing"
    page.run("actions[1].resolve(), 0")
    page.until("told.length === 2")
    assert page.run("told") == [["cancelled", "undefined"], ["success", "undefined"]]


def test_a_refresh_that_nobody_extends_ends_at_once(page):
    page.ready(bare=1)
    page.pull()
    page.until("tug.phase === 'idle' && log.length > 4")
    assert outcomes(page) == ["success"]


def test_end_ends_what_was_prevented(page):
    page.ready(bare=1)
    page.run("tug.addEventListener('tug-refresh', (event) => event.preventDefault())")
    page.pull()
    page.wait(300)
    assert page.run("tug.phase") == "refreshing"
    page.run("tug.end('failure')")
    assert page.run("tug.phase") == "ending"
    assert outcomes(page) == ["failure"]


def test_a_call_while_a_refresh_runs_joins_it(page):
    page.ready()
    assert page.run("Promise.all([tug.refresh(), tug.refresh()])") == ["success", "success"]
    assert page.count("tug-refresh") == 1


def test_a_call_can_leave_the_action_out_and_the_strip_hidden(page):
    page.ready()
    page.run("tug.refresh({ notify: false, reveal: 'never' }), 0")
    page.rest()
    assert page.run("tug.phase") == "refreshing"
    assert page.count("tug-refresh") == 0
    assert page.shown == 0
    page.run("tug.end()")


def test_a_call_before_the_engine_has_come_is_kept(page):
    page.open()
    page.until("window.tug")
    assert page.run("tug.refresh()") == "success"


def test_disabled_begins_nothing(page):
    page.ready(disabled="")
    page.pull()
    assert page.run("tug.refresh()") == "cancelled"
    assert page.count("tug-refresh") == 0
    page.run("tug.removeAttribute('disabled')")
    assert page.run("tug.refresh()") == "success"


def test_one_runs_at_a_time_unless_together(page):
    page.ready(footer="tap", hold=200)
    page.run("tug.refresh(), 0")
    page.run("tug.shadowRoot.querySelector('.footer').click()")
    assert page.count("tug-load") == 0
    page.ready(footer="tap", hold=200, together="")
    page.run("tug.refresh(), tug.loadMore(), 0")
    assert page.count("tug-load") == 1


def test_trigger_on_distance_refreshes_under_the_finger(page):
    page.ready(trigger="distance", hold="open")
    page.down(200)
    page.drag(200, 360)
    assert page.run("tug.phase") == "refreshing"
    page.up()
    page.run("finish()")
    page.until("tug.phase === 'idle'")
    assert page.count("tug-refresh") == 1


def test_progress_is_told(page):
    page.ready()
    page.run("window.seen = [], tug.addEventListener('tug-progress', ({ detail }) => seen.push(detail.progress))")
    page.down(200)
    page.drag(200, 380)
    page.up()
    page.until("tug.phase === 'idle' && log.length > 4")
    seen = page.run("seen")
    assert max(seen) > 1
    assert seen[-1] == 0
    assert seen[:5] == sorted(seen[:5])


def test_a_held_header_scrolls_with_the_list_and_the_last_rows_stay_in_reach(page):
    page.ready(hold="open")
    page.pull()
    page.until("tug.phase === 'refreshing' && !moved.style.transform")
    height = "tug.scroller.scrollHeight - tug.scroller.clientHeight"
    assert page.run(height) == 60 * 40 + 60 - 667
    page.run("tug.scroller.scrollTop = 30")
    page.rest()
    assert page.shown == 0
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    last = page.run("list.lastElementChild.getBoundingClientRect().bottom")
    assert abs(last - 667) < 1


def test_e4_the_end_of_a_refresh_moves_no_list_that_was_scrolled_away(page):
    page.ready(hold="open")
    page.pull()
    page.until("tug.phase === 'refreshing' && !moved.style.transform")
    page.run("tug.scroller.scrollTop = 760")
    page.rest()
    place = "list.children[20].getBoundingClientRect().top"
    before = page.run(place)
    page.run("finish()")
    page.until("tug.phase === 'idle'")
    page.rest()
    assert abs(page.run(place) - before) < 1
    assert page.top == 700
