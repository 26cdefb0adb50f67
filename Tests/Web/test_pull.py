# SPDX-License-Identifier: MIT
"""Pulls with a real finger, in the time of this machine."""


def phases(page, strip="header"):
    return [line[2] for line in page.log if line[0] == "tug-phase" and line[1] == strip]


def test_a_pull_past_the_trigger_refreshes_once(live_page):
    page = live_page
    page.ready()
    page.down(200)
    page.drag(200, 360)
    assert page.run("tug.phase") == "armed"
    assert 60 < page.shown < 160
    page.up()
    page.until("tug.phase === 'idle' && log.length > 4")
    assert phases(page) == ["pulling", "armed", "refreshing", "ending", "idle"]
    assert page.count("tug-refresh") == 1
    assert page.shown == 0


def test_a_short_pull_does_nothing(live_page):
    page = live_page
    page.ready()
    page.pull(60)
    page.until("tug.phase === 'idle'")
    page.wait(700)
    assert phases(page) == ["pulling", "idle"]
    assert page.count("tug-refresh") == 0
    assert page.shown == 0
