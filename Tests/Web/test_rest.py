# SPDX-License-Identifier: MIT
"""Doing nothing while there is nothing to do, or nobody sees it."""

COUNT = """() => {
  window.calls = { frames: 0, timers: 0 };
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (body) => { calls.frames += 1; return frame(body); };
  const timer = window.setTimeout;
  window.setTimeout = (...values) => { calls.timers += 1; return timer(...values); };
}"""


def counted(page, **query):
    page.page.add_init_script(f"({COUNT})()")
    return page.ready(**query)


def test_nothing_runs_at_rest(page):
    counted(page, footer="reach")
    page.wait(200)
    page.run("calls.frames = calls.timers = 0, window.before = tug.frameCount")
    page.wait(600)
    assert page.run("[calls, tug.frameCount - before]") == [{"frames": 0, "timers": 0}, 0]


def test_nothing_runs_after_a_refresh(page):
    counted(page)
    page.pull()
    page.until("tug.phase === 'idle' && log.length > 4")
    page.wait(200)
    page.run("calls.frames = calls.timers = 0")
    page.wait(600)
    assert page.run("calls") == {"frames": 0, "timers": 0}


def test_a_finger_that_holds_still_asks_for_no_frames(page):
    counted(page)
    page.down(200)
    page.drag(200, 260)
    page.wait(500)
    before = page.run("tug.frameCount")
    page.wait(400)
    assert page.run("tug.frameCount") == before
    page.up()


def test_scrolling_draws_nothing(page):
    page.ready()
    page.wait(100)
    before = page.run("tug.frameCount")
    for top in range(0, 1000, 100):
        page.run(f"tug.scroller.scrollTop = {top}")
        page.rest()
    assert page.run("tug.frameCount") == before


def test_an_element_out_of_sight_draws_nothing(page):
    page.ready(hold="open")
    page.run("tug.refresh(), 0")
    page.wait(200)
    page.run("tug.style.marginTop = '3000px'")
    page.wait(200)
    before = page.run("tug.frameCount")
    page.wait(400)
    assert page.run("tug.frameCount") - before <= 1
    # The page comes back from another tab, and the element is where it was.
    page.run("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait(200)
    assert page.run("tug.frameCount") - before <= 1
    page.run("tug.style.marginTop = ''")
    page.until(f"tug.frameCount > {before} + 2")


def test_the_last_of_several_sights_counts(page):
    # A busy browser tells of leaving and of coming back at once.
    page.page.add_init_script(
        """window.IntersectionObserver = class extends IntersectionObserver {
          constructor(body) { super(body); window.see = body; }
        }"""
    )
    page.ready(hold=3000)
    page.run("see([{ isIntersecting: false }, { isIntersecting: true }])")
    before = page.run("tug.frameCount")
    page.run("tug.refresh(), 0")
    page.until(f"tug.frameCount > {before} + 5")
