#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures one real pull in Chromium.

The pull is a finger of 60 moves over 300 px in one second, on a phone of 390 x 700 at two pixels a
point, over lists of 500 and 5,000 rows. Beside it, in the same run, stand two pages with nothing but a
listener that is not passive: `bare` lets the browser scroll, which looks among all rows for what
scrolls; `held` prevents every move, as a pull does, and is the least that any such control costs.
`main ms` is how long the main thread's tasks took, `cpu ms` the part of it that it was running, which
does not depend on what else the machine does. Every figure is the median of several runs in turn.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import threading
import time

from playwright.async_api import async_playwright

from serve import listen

MOVES = 60
TRAVEL = 300
PAGE = """<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<style>body {{ margin: 0; font: 15px/1.35 sans-serif }} .list {{ height: 700px }} .bare {{ overflow-y: auto }}
.row {{ padding: 10px 16px; border-bottom: 1px solid #ddd }} .row b {{ display: block }}</style>
{body}
<script>
  const rows = document.querySelector('.rows');
  for (let index = 0; index < {rows}; index += 1) {{
    const row = document.createElement('div');
    row.className = 'row';
    const title = document.createElement('b');
    title.textContent = 'Row ' + index;
    row.append(title, 'Some words about this row, enough for a line.');
    rows.append(row);
  }}
</script>"""
LISTENER = (
    '<div class="list bare"><div class="rows"></div></div><script>'
    "document.querySelector('.list').addEventListener('touchmove', (event) => {{ %s }}, "
    "{{ passive: false }})</script>"
)
BODIES = {
    "tug": '<script type="module" src="/dist/tug.js"></script>'
    '<tug-refresh class="list" look="{look}"><div class="rows"></div></tug-refresh>',
    "bare": LISTENER % "",
    "held": LISTENER % "event.preventDefault()",
}


async def pull(browser, address, kind, look, rows):
    """One pull: main-thread milliseconds, those on the processor, layouts, moves; and draws."""
    context = await browser.new_context(
        viewport={"width": 390, "height": 700}, device_scale_factor=2, has_touch=True, is_mobile=True
    )
    page = await context.new_page()
    body = PAGE.format(body=BODIES[kind].format(look=look), rows=rows)
    await page.route("**/bench", lambda route: route.fulfill(body=body, content_type="text/html"))
    await page.goto(f"{address}/bench")
    await page.wait_for_timeout(700)
    finger = await context.new_cdp_session(page)
    tracer = await browser.new_browser_cdp_session()
    events = []
    done = asyncio.Event()
    tracer.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tracer.on("Tracing.tracingComplete", lambda _: done.set())
    categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
    config = {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": categories}}
    await tracer.send("Tracing.start", config)

    def touch(kind, y=None):
        points = [] if y is None else [{"x": 195, "y": y, "id": 1}]
        return finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    frames = "document.querySelector('tug-refresh')?.frameCount ?? 0"
    before = await page.evaluate(frames)
    await touch("touchStart", 200)
    begin = time.monotonic()
    # A finger does not wait for the page: whoever awaits each answer makes a pull of two seconds.
    sent = []
    for move in range(1, MOVES + 1):
        sent.append(asyncio.ensure_future(touch("touchMove", 200 + TRAVEL * move / MOVES)))
        await asyncio.sleep(max(0, begin + move / 60 - time.monotonic()))
    await asyncio.gather(*sent)
    drawn = await page.evaluate(frames) - before
    await touch("touchEnd")
    await tracer.send("Tracing.end")
    await done.wait()
    await context.close()
    return judge(events), drawn


def judge(events):
    """What the main thread of the page's process did."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "EventDispatch"
        and event.get("args", {}).get("data", {}).get("type") == "touchmove"
    }
    tasks, processor, layouts, moves = 0.0, 0.0, 0, 0
    for event in events:
        if (event["pid"], event["tid"]) not in main:
            continue
        if event["name"] == "RunTask":
            tasks += event.get("dur", 0) / 1000
            processor += event.get("tdur", 0) / 1000
        elif event["name"] == "Layout" and event["ph"] in "XB":
            layouts += 1
        elif event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "touchmove":
            moves += 1
    return tasks, processor, layouts, moves


async def pulls(browser, address, looks, runs):
    print(
        f"{'page':16} {'rows':>6} {'main ms':>8} {'over held':>10} {'cpu ms':>7} {'over held':>10}"
        f" {'layouts':>8} {'draws':>6} {'moves':>6}"
    )
    for rows in (500, 5000):
        kinds = [("held", ""), ("bare", ""), *[("tug", look) for look in looks]]
        found = {kind: [] for kind in kinds}
        for run in range(runs):
            for kind in kinds if run % 2 == 0 else reversed(kinds):
                facts, drawn = await pull(browser, address, *kind, rows)
                found[kind].append((*facts, drawn))
        middles = {kind: [statistics.median(values) for values in zip(*found[kind])] for kind in kinds}
        held = middles[kinds[0]]
        for kind, (tasks, processor, layouts, moves, drawn) in middles.items():
            name = " ".join(part for part in kind if part)
            print(
                f"{name:16} {rows:6} {tasks:8.1f} {tasks - held[0]:10.1f} {processor:7.1f}"
                f" {processor - held[1]:10.1f} {layouts:8.0f} {drawn:6.0f} {moves:6.0f}"
            )


async def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="runs of each page, default 5")
    parser.add_argument("--looks", default="standard,wave", help="looks to pull, by comma, default standard,wave")
    options = parser.parse_args()
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("TUG_BROWSER") or next(filter(None, map(shutil.which, names)))
    server = listen(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        print(f"Chromium {browser.version}, one pull of {MOVES} moves, medians of {options.runs}")
        address = f"http://127.0.0.1:{server.server_port}"
        await pulls(browser, address, options.looks.split(","), options.runs)
        await browser.close()
    server.shutdown()


if __name__ == "__main__":
    asyncio.run(main())
