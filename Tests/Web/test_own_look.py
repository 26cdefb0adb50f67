# SPDX-License-Identifier: MIT
"""A look of an app's own, in a module that is built with it, as Documentation/WriteALook.md says."""

import fcntl
import io
import os
import pathlib
import shutil
import subprocess

import pytest
from PIL import Image, ImageChops

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build-own-page"
# The accent and the colour of success in a light page.
ACCENT, POSITIVE = (0x0B, 0x63, 0xCE), (0x1D, 0x7A, 0x3A)


@pytest.fixture(scope="session")
def own(site, testrun_uid):
    FOLDER.mkdir(exist_ok=True)
    # The first worker that needs it builds it for all.
    with open(FOLDER / "built-for", "a+", encoding="utf-8") as run:
        fcntl.flock(run, fcntl.LOCK_EX)
        run.seek(0)
        if run.read() != testrun_uid:
            shutil.rmtree(FOLDER / "tug", ignore_errors=True)
            looks = ["tile=Examples/OwnLook/Tile.swift", "large-dots=Tests/Web/LargeDots.swift"]
            command = ["scripts/build-web.sh", FOLDER / "tug", *looks]
            subprocess.run(command, cwd=ROOT, check=True)
            shutil.copy(ROOT / "Examples/OwnLook/page.html", FOLDER)
            run.truncate(0)
            run.write(testrun_uid)
    return f"{site}/{FOLDER.name}/page.html"


@pytest.fixture
def tile(own, page):
    page.page.goto(own)
    page.run("window.tug = document.querySelector('tug-refresh'), window.log = [], 0")
    page.until("customElements.get('tug-refresh').looks.includes('tile') && tug.scroller.scrollHeight > 2000 && tug.frameCount")
    page.wait(200)
    return page


def box(page, color):
    """The box around what has a colour in the gap above the list, in CSS pixels, and how much has it."""
    shot = page.page.screenshot(clip={"x": 0, "y": 0, "width": 390, "height": 160})
    if folder := os.environ.get("TUG_WEB_PICTURES"):
        pathlib.Path(folder, f"own-look-{page.run('tug.phase')}.png").write_bytes(shot)
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    red, green, blue = ImageChops.difference(picture, Image.new("RGB", picture.size, color)).split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    mask = largest.point(lambda value: 255 * (value < 12))
    left, top, right, bottom = (edge / 2 for edge in mask.getbbox() or (0, 0, 0, 0))
    return left, top, right, bottom, mask.histogram()[255] / 4


def test_the_tile_grows_with_a_real_pull(tile):
    tile.down(200)
    tile.drag(200, 280)
    assert tile.run("tug.phase") == "pulling"
    progress = tile.run("tug.progress")
    left, top, right, bottom, _ = box(tile, ACCENT)
    assert 0.6 < progress < 1
    assert abs((right - left) - 24 * progress) < 1.5
    assert abs((bottom - top) - 24 * progress) < 1.5
    assert abs((left + right) / 2 - 195) < 1
    tile.drag(280, 380)
    assert tile.run("tug.phase") == "armed"
    tile.wait(500)
    left, top, right, bottom, area = box(tile, ACCENT)
    assert abs(right - left - 24) < 1.5 and abs(bottom - top - 24) < 1.5
    # A square with round corners of 6 points.
    assert abs(area - (24 * 24 - (4 - 3.14) * 36)) < 30
    tile.up()
    tile.until("tug.phase === 'refreshing'")
    tile.until("tug.phase === 'idle'")
    assert "Refreshed at" in tile.run("document.querySelector('tug-refresh p').textContent")


def test_the_tile_tips_over_and_turns_green(tile):
    tile.pull(180)
    tile.until("tug.phase === 'refreshing'")
    tile.wait(500)
    widths = set()
    for _ in range(12):
        left, _, right, _, area = box(tile, ACCENT)
        widths.add(round(right - left))
        assert area > 24 * 24 - 80
        tile.wait(30)
    # Its diagonal is 29 points.
    assert 26 < max(widths) < 31, widths
    tile.until("tug.phase === 'ending'")
    tile.wait(100)
    assert box(tile, POSITIVE)[4] > 24 * 24 - 80


def test_the_looks_of_the_small_and_of_the_large_module_are_there_too(tile):
    looks = tile.run("customElements.get('tug-refresh').looks")
    assert looks[:6] == ["standard", "classic", "balls", "tile", "large-dots", "ring"]
    assert len(looks) == 18
    for look in ("balls", "orbit"):
        tile.run("(look) => tug.setAttribute('look', look)", look)
        assert tile.run("tug.refresh()") == "success"
    assert [text for kind, text in tile.messages if kind in ("error", "warning")] == []


def test_one_of_our_looks_with_options_of_the_app(tile):
    tile.run("tug.setAttribute('look', 'large-dots')")
    tile.until("tug.frameCount")
    tile.down(200)
    tile.drag(200, 400)
    tile.wait(500)
    # Three dots of 20 points, 20 apart.
    left, top, right, bottom, _ = box(tile, (90, 200, 200))
    assert abs(right - left - 60) < 2 and abs(bottom - top - 20) < 2
    tile.up()


def test_the_page_loads_no_file_of_script_more_than_with_our_looks(own):
    assert [file.name for file in (FOLDER / "tug").glob("chunk*")] == []
