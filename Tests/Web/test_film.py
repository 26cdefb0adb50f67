# SPDX-License-Identifier: MIT
"""Moving pictures of a page in the look of frames."""

import io

import pytest
from PIL import Image

COLORS = [(220, 0, 0), (0, 160, 0), (0, 0, 220)]
SEEN = """() => {
  const [canvas] = tug.shadowRoot.querySelectorAll('canvas');
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const colors = new Set();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] > 250) colors.add([data[at], data[at + 1], data[at + 2]].map((part) => (part > 100 ? 1 : 0)).join(''));
  }
  return [...colors];
}"""


def file(kind, durations=(100, 200, 100)):
    frames = [Image.new("RGB", (32, 24), color) for color in COLORS]
    data = io.BytesIO()
    frames[0].save(data, kind, save_all=True, append_images=frames[1:], duration=list(durations), loop=0, **({"lossless": True} if kind == "WEBP" else {}))
    return data.getvalue()


def opened(page, kind, **query):
    page.page.route("**/film", lambda route: route.fulfill(body=file(kind), content_type="application/octet-stream"))
    return page.ready(look="frames", pictures="/film", hold="open", **query)


@pytest.mark.parametrize("kind", ["GIF", "PNG", "WEBP"])
def test_all_pictures_of_a_file_are_shown_in_turn(page, kind):
    opened(page, kind)
    page.pull(160)
    page.until("tug.phase === 'refreshing'")
    # Before the file has come and is taken apart, there is the drawing.
    page.until(f"({SEEN})().includes('100')")
    seen = set()
    for _ in range(60):
        seen |= set(page.run(SEEN))
        page.rest()
        if len(seen) == 3:
            break
    assert seen == {"100", "010", "001"}
    assert page.count("tug-error") == 0


def test_without_a_decoder_the_first_picture_stands_still_and_an_event_says_so(page):
    page.page.add_init_script("delete window.ImageDecoder")
    opened(page, "GIF")
    page.until("log.some(([name, kind]) => name === 'tug-error' && kind === 'pictures')")
    page.pull(160)
    page.until("tug.phase === 'refreshing'")
    page.wait(500)
    assert page.run(SEEN) == ["100"]


def test_a_file_that_is_missing_is_named_and_the_drawing_stays(page):
    page.page.route("**/film", lambda route: route.fulfill(status=404))
    page.ready(look="frames", pictures="/film", hold="open")
    page.until("log.some(([name, kind, message]) => name === 'tug-error' && message.includes('404'))")
    page.pull(160)
    page.until("tug.phase === 'refreshing'")
    page.until(f"({SEEN})().length > 0")


def test_without_the_attribute_the_drawing_comes_back(page):
    opened(page, "GIF")
    page.pull(160)
    page.until(f"({SEEN})().includes('100')")
    page.run("tug.removeAttribute('pictures')")
    page.wait(100)
    seen = set()
    for _ in range(15):
        seen |= set(page.run(SEEN))
        page.rest()
    # Nothing in the drawing is red or green.
    assert seen and not seen & {"100", "010"}
