#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Films every look in the real gallery: a pull, the hold and the end, by a real touch.

Writes one animated picture a look and an overview of all of them into the folder that is named:
record-looks.py FOLDER [LOOK…]. The module has to be built (scripts/build-web.sh).
"""

import io
import os
import pathlib
import sys
import threading

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

from serve import PAGE, listen

# What is filmed, in CSS pixels: the head of a phone's list.
WIDTH, HEIGHT = 360, 640
CLIP_HEIGHT = 230
FRAME_SECONDS = 0.05
# From when the finger lifts: the action takes 1.4 seconds, and the result stays for .5.
REST_FRAMES = 54
LARGEST_FILE = 150_000
OVERVIEW_COLUMNS = 4
OVERVIEW_GAP = 12


def names(browser, address):
    """The looks that the gallery offers."""
    page = browser.new_page()
    page.goto(address)
    page.wait_for_function("Boolean(customElements.get('tug-refresh'))")
    looks = page.evaluate("customElements.get('tug-refresh').looks")
    page.close()
    return looks


# Time as a page sees it: that of the machine, and after filmClock.stop() as much as filmClock.go() is
# told. So films do not stutter on a machine that is busy, and play at the speed that they were taken at.
CLOCK = """
(() => {
  const real = { now: performance.now.bind(performance), setTimeout, requestAnimationFrame };
  let stopped = false, now = 0, last = 1e9, waiting = new Map();
  const wait = (call, due) => (waiting.set(++last, { call, due }), last);
  performance.now = () => (stopped ? now : real.now());
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
  for (const name of ['clearTimeout', 'cancelAnimationFrame']) {
    const cancel = window[name].bind(window);
    window[name] = (id) => void (waiting.delete(id) || cancel(id));
  }
  window.setTimeout = (call, delay = 0, ...values) =>
    stopped ? wait(() => call(...values), now + delay) : real.setTimeout.call(window, call, delay, ...values);
  window.requestAnimationFrame = (call) =>
    stopped ? wait(call, now) : real.requestAnimationFrame.call(window, call);
  window.filmClock = {
    stop() { [now, stopped] = [real.now(), true]; },
    async go(milliseconds) {
      now += milliseconds;
      for (const [id, { call, due }] of [...waiting]) {
        if (due <= now && waiting.delete(id)) call(now);
      }
      await new Promise((done) => { real.requestAnimationFrame.call(window, done); });
    },
  };
})();
"""


class Film:
    """Frames of one page, taken by a clock of its own."""

    def __init__(self, page):
        self.page = page
        page.evaluate("filmClock.stop()")
        self.touch = page.context.new_cdp_session(page)
        box = page.locator("tug-refresh").bounding_box()
        self.x, self.top = box["x"] + box["width"] / 2, box["y"]
        self.clip = {"x": 0, "y": self.top, "width": WIDTH, "height": CLIP_HEIGHT}
        self.frames = []
        self.phases = []

    def shoot(self):
        self.phases.append(self.page.evaluate("document.querySelector('tug-refresh').phase"))
        picture = self.page.screenshot(clip=self.clip)
        self.frames.append(Image.open(io.BytesIO(picture)).convert("RGB"))

    def finger(self, kind, y=None):
        points = [] if y is None else [{"x": self.x, "y": y, "id": 1}]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def wait(self, count):
        for _ in range(count):
            # The page draws more frames than are shot.
            for _ in range(3):
                self.page.evaluate("(time) => filmClock.go(time)", FRAME_SECONDS * 1000 / 3)
            self.shoot()

    def run(self):
        """Pulls, lets go, and waits for the end; returns the frame of the hold."""
        y = self.top + 40
        self.shoot()
        self.finger("touchStart", y)
        for _ in range(16):
            y += 24
            self.finger("touchMove", y)
            self.wait(1)
        self.finger("touchEnd")
        start = len(self.frames)
        self.wait(REST_FRAMES)
        # While the action runs, once all has come to rest; some looks show next to nothing at some moments.
        running = [frame for frame in range(start, start + REST_FRAMES) if self.phases[frame] == "refreshing"][18:-1]
        return max(
            (self.frames[frame] for frame in running or [start]),
            key=lambda frame: frame.crop((0, 0, WIDTH, 60)).convert("L").entropy(),
        )


def save(frames, path):
    """Saves an animation, with fewer colours or frames until it is small enough."""
    for quality in (70, 50, 30):
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=round(FRAME_SECONDS * 1000),
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size <= LARGEST_FILE:
            return
    raise SystemExit(f"record-looks.py: {path.name} is larger than {LARGEST_FILE} bytes")


def overview(stills, path):
    """One picture of every look while it refreshes."""
    columns = min(OVERVIEW_COLUMNS, len(stills))
    rows = -(-len(stills) // columns)
    step_x, step_y = WIDTH + OVERVIEW_GAP, CLIP_HEIGHT + OVERVIEW_GAP
    sheet = Image.new("RGB", (columns * step_x + OVERVIEW_GAP, rows * step_y + OVERVIEW_GAP), "#ece7de")
    mask = Image.new("L", (WIDTH, CLIP_HEIGHT), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, WIDTH - 1, CLIP_HEIGHT - 1), 18, fill=255)
    for index, still in enumerate(stills):
        place = (
            OVERVIEW_GAP + index % columns * step_x,
            OVERVIEW_GAP + index // columns * step_y,
        )
        sheet.paste(still, place, mask)
    half = (sheet.width * 3 // 4, sheet.height * 3 // 4)
    sheet.resize(half, Image.Resampling.LANCZOS).save(path, quality=80, method=6)


def main():
    if len(sys.argv) < 2:
        raise SystemExit("usage: record-looks.py FOLDER [LOOK…]")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    server = listen(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{PAGE}"
    stills = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("TUG_BROWSER"), args=["--no-sandbox"]
        )
        for look in sys.argv[2:] or names(browser, address):
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True
            )
            page = context.new_page()
            page.add_init_script(CLOCK)
            page.goto(f"{address}?look={look}")
            page.wait_for_function("document.querySelector('.entry')")
            # A look that few pages need comes in a module of its own.
            page.wait_for_timeout(1500)
            film = Film(page)
            stills.append(film.run())
            save(film.frames, folder / f"{look}.webp")
            print(f"{look}.webp  {(folder / f'{look}.webp').stat().st_size} bytes")
            context.close()
        browser.close()
    overview(stills, folder / "overview.webp")
    print(f"overview.webp  {(folder / 'overview.webp').stat().st_size} bytes")


if __name__ == "__main__":
    main()
