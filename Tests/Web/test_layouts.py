# SPDX-License-Identifier: MIT
"""Layouts that a pull costs, as the browser counts them, for every look and from the first pull on."""

import pytest
from test_canvas import LOOKS

MOVES = 24


class Counter:
    """The page's layouts since the last look at it."""

    def __init__(self, page):
        self.page = page
        page.protocol.send("Performance.enable")
        self.last = 0
        self.more()

    def more(self):
        self.page.rest()
        metrics = self.page.protocol.send("Performance.getMetrics")["metrics"]
        count = next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")
        result, self.last = count - self.last, count
        return result


def pulls(page, look, strip, slot):
    """Two pulls, as layouts: of the moves, of the release until the strip stands open, of the end."""
    ends = {"header": {"look": look}, "footer": {"footer-look": look, "footer": "pull", "no-header": ""}}
    page.ready(hold="open", slot=slot, **ends[strip])
    phase, start, way = "tug.phase", 10, 1
    if strip == "footer":
        phase, start, way = "tug.footerPhase", 650, -1
        page.run("tug.scroller.scrollTop = 1e6")
    layouts = Counter(page)
    counts = []
    for _ in range(2):
        page.down(start)
        for move in range(1, MOVES + 1):
            page.move(start + way * move * 26)
            page.rest()
        assert page.run(phase) == "armed"
        counts.append([layouts.more()])
        page.up()
        page.until(f"{phase} === 'refreshing' && !moved.style.transform")
        counts[-1].append(layouts.more())
        page.run(f"tug.end('success', {{ strip: '{strip}' }})")
        page.until(f"{phase} === 'idle'")
        counts[-1].append(layouts.more())
    return counts


@pytest.mark.parametrize("look", LOOKS)
def test_a_pull_costs_one_layout_from_the_first_on(page, look):
    for moves, release, end in pulls(page, look, "header", "own"):
        assert (moves, release) == (0, 1)
        # Two of them are for the words that are spoken.
        assert end <= 3


@pytest.mark.parametrize("look, strip, slot", [
    ("standard", "footer", "own"), ("wave", "footer", "own"), ("wave", "footer", "page"), ("curve", "header", "scroller"),
    ("standard", "header", "page"), ("wave", "header", "page"),
])  # fmt: skip
def test_a_pull_costs_one_layout_at_the_end_of_a_list_and_in_lists_of_the_page(page, look, strip, slot):
    for moves, release, end in pulls(page, look, strip, slot):
        assert (moves, release) == (0, 1)
        assert end <= 3
