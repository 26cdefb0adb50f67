# SPDX-License-Identifier: MIT
"""What the main thread of a page does."""

import contextlib


@contextlib.contextmanager
def trace(page):
    """The names of what the page's main thread does meanwhile, once that has ended."""
    names = []
    done = []
    tracer = page.context.browser.new_browser_cdp_session()
    tracer.on("Tracing.dataCollected", lambda data: names.extend(data["value"]))
    tracer.on("Tracing.tracingComplete", lambda _: done.append(True))
    categories = {"includedCategories": ["devtools.timeline"]}
    tracer.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    result = []
    yield result
    tracer.send("Tracing.end")
    while not done:
        page.wait_for_timeout(10)
    tracer.detach()
    main = {
        (event["pid"], event["tid"])
        for event in names
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "touchmove"
    }
    result += [event["name"] for event in names if (event["pid"], event["tid"]) in main and event["ph"] in "XB"]
