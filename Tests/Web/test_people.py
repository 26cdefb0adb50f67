# SPDX-License-Identifier: MIT
"""J1 to J5, I1, I5: people who use a screen reader, a keyboard, another direction, size or colours."""

import pytest


def tree(page):
    nodes = page.protocol.send("Accessibility.getFullAXTree")["nodes"]
    facts = []
    for node in nodes:
        if node.get("ignored"):
            continue
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        facts.append((node["role"]["value"], node.get("name", {}).get("value", ""), states))
    return facts


def named(page, role, name):
    return [states for each, found, states in tree(page) if each == role and found == name]


def test_j1_there_is_a_command_and_a_status(page):
    page.ready(hold="open")
    assert named(page, "button", "Refresh")
    assert page.status == ""
    page.page.keyboard.press("Tab")
    assert page.run("tug.shadowRoot.activeElement.textContent") == "Refresh"
    page.page.keyboard.press("Enter")
    assert page.run("tug.phase") == "refreshing"
    assert page.status == "Refreshing…"
    live = [states for role, _, states in tree(page) if role == "status"]
    assert live[0]["live"] == "polite"
    assert page.run("tug.shadowRoot.querySelector('.content').getAttribute('aria-busy')") == "true"
    page.run("finish()")
    page.until("tug.phase === 'ending'")
    assert page.status == "Updated"
    page.until("tug.phase === 'idle'")
    assert page.status == ""
    assert page.run("tug.shadowRoot.querySelector('.content').getAttribute('aria-busy')") == "false"
    assert page.count("tug-refresh") == 1


def test_j1_the_list_is_busy_until_the_last_of_two_has_ended(page):
    busy = "tug.shadowRoot.querySelector('.content').getAttribute('aria-busy')"
    page.ready(together="", footer="tap", hold="open")
    page.run("tug.refresh(), tug.loadMore(), 0")
    page.run("tug.end()")
    assert page.run(busy) == "true"
    page.run("tug.end('success', { strip: 'footer' })")
    assert page.run(busy) == "false"


@pytest.mark.parametrize(
    ("result", "is_updated"),
    [("success", True), ("no-more", True), ("failure", False), ("cancelled", False)],
)
def test_what_says_that_it_is_updated_has_the_time_of_it(page, result, is_updated):
    page.ready(hold="open")
    asked = []
    page.page.on("request", lambda request: "date" in request.url and asked.append(request.url))
    page.run("tug.refresh(), 0")
    page.run(f"tug.end('{result}')")
    page.until("tug.phase === 'idle'")
    assert len(asked) == is_updated


def test_j1_a_failure_is_spoken(page):
    page.ready(result="fail")
    page.run("tug.refresh()")
    assert page.status == "Couldn’t refresh"


def test_j3_idle_strips_are_not_in_the_tree(page):
    page.ready(footer="pull")
    texts = {name for role, name, _ in tree(page)}
    assert "Pull to refresh" not in texts
    assert "Pull to load more" not in texts
    page.run("tug.setAttribute('footer', 'tap')")
    page.rest()
    assert named(page, "button", "Tap to load more")
    page.run("tug.end('no-more', { strip: 'footer' })")
    page.rest()
    assert named(page, "button", "No more items")[0].get("disabled") is True


def test_j5_the_command_obeys_the_state(page):
    page.ready(hold="open", disabled="")
    click = "tug.shadowRoot.querySelector('.command').click()"
    page.run(click)
    assert page.count("tug-refresh") == 0
    page.run("tug.removeAttribute('disabled')")
    page.run(click)
    page.run(click)
    assert page.count("tug-refresh") == 1


def test_the_command_shows_itself_on_focus_only(page):
    page.ready()
    clip = "getComputedStyle(tug.shadowRoot.querySelector('.command')).clipPath"
    assert page.run(clip) == "inset(50%)"
    page.page.keyboard.press("Tab")
    assert page.run(clip) == "none"
    assert page.run("tug.shadowRoot.querySelector('.command').offsetWidth") > 60
    # It stays beside the words of the strip, which stand in the middle.
    assert page.run("tug.shadowRoot.querySelector('.command').getBoundingClientRect().left") > 195 + 80


def test_a_dialog_that_a_tap_opens_shows_no_command(page):
    page.ready()
    page.run(
        """() => {
          const dialog = document.createElement('dialog');
          const open = document.createElement('button');
          open.onclick = () => dialog.showModal();
          document.body.append(open, dialog);
          dialog.append(tug);
        }"""
    )
    page.rest()
    page.page.locator("body > button").tap()
    page.rest()
    # It has the focus, as the first that can have it.
    assert page.run("tug.shadowRoot.activeElement.className") == "command"
    assert page.run("getComputedStyle(tug.shadowRoot.activeElement).clipPath") == "inset(50%)"


def test_reduced_motion_leaves_the_movement_out(page):
    page.page.emulate_media(reduced_motion="reduce")
    page.ready(hold="open")
    page.run("tug.refresh(), 0")
    page.rest()
    assert page.shown == 0
    assert page.run("tug.scroller.firstElementChild.offsetHeight") == 60
    page.run("finish()")
    page.until("tug.phase === 'idle'")
    page.rest()
    assert page.shown == 0


@pytest.mark.parametrize("first, then", [("no-preference", "reduce"), ("reduce", "no-preference")])
def test_a_change_of_the_systems_motion_is_followed(page, first, then):
    page.page.emulate_media(reduced_motion=first)
    page.ready()
    page.page.emulate_media(reduced_motion=then)
    page.rest()
    page.run(
        "window.hasMoved = false, new MutationObserver(() => { hasMoved ||= moved.style.transform !== ''; })"
        ".observe(moved, { attributes: true })"
    )
    page.run("tug.refresh()")
    page.until("tug.phase === 'idle' && !moved.style.transform")
    page.wait(700)
    assert page.run("hasMoved") == (then != "reduce")


def test_the_attribute_wins_over_the_systems_motion(page):
    page.ready(hold="open", motion="reduce")
    page.run("window.seen = [], tug.refresh(), 0")
    page.rest()
    assert page.shown == 0


@pytest.mark.parametrize("place", ["documentElement", "body"])
def test_i1_a_right_to_left_header_is_a_mirror_image(page, place):
    centers = """() => {
      const canvas = tug.shadowRoot.querySelector('.hold canvas');
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      const columns = [];
      for (let x = 0; x < width; x += 1) {
        for (let y = 0; y < height; y += 1) if (data[(y * width + x) * 4 + 3]) { columns.push(x); break; }
      }
      return [columns[0] / width, columns.at(-1) / width, canvas.getBoundingClientRect().width];
    }"""
    page.ready(hold="open")
    page.run("tug.refresh(), 0")
    page.wait(700)
    left, right, width = page.run(centers)
    assert width == 390
    assert left < 0.3 < 0.5 < right
    page.run(f"document.{place}.dir = 'rtl'")
    page.wait(300)
    mirrored_left, mirrored_right, _ = page.run(centers)
    assert mirrored_right == pytest.approx(1 - left, abs=0.02)
    assert mirrored_left == pytest.approx(1 - right, abs=0.02)


def test_i5_the_strip_grows_with_the_text(page):
    page.ready(hold="open")
    page.run("document.documentElement.style.fontSize = '32px'")
    page.rest()
    page.run("tug.refresh(), 0")
    page.until("tug.shadowRoot.querySelector('.hold').offsetHeight === 78")


def test_colours_follow_the_theme_while_nothing_else_moves(page):
    page.ready(footer="tap", rows=5)
    color = """() => {
      const canvas = tug.shadowRoot.querySelector('.footer canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let best = [0, 0, 0, 0];
      for (let at = 0; at < data.length; at += 4) if (data[at + 3] > best[3]) best = [...data.slice(at, at + 4)];
      return best.slice(0, 3);
    }"""
    page.run("tug.style.setProperty('--tug-secondary-label', 'rgb(200 0 0)')")
    page.until(f"({color})()[0] > 190")
    page.run("document.documentElement.style.colorScheme = 'dark', tug.style.removeProperty('--tug-secondary-label')")
    page.until(f"({color})().every((channel) => channel > 140)")


@pytest.mark.parametrize("look, count", [("standard", 3), ("ring", 9)])
def test_forced_colours_are_the_systems(page, look, count):
    page.page.emulate_media(forced_colors="active")
    page.ready(look=look)
    # A colour comes before the lengths; the third is that of text.
    colors = page.run("getComputedStyle(tug.shadowRoot.querySelector('.status')).textShadow.split(/ 0px[^,]*,? ?/)")
    system = "(color) => { const span = document.createElement('span'); span.style.color = color; document.body.append(span); return getComputedStyle(span).color; }"
    assert len(colors) - 1 == count
    assert colors[0] == page.run(system, "Highlight")
    assert colors[2] == page.run(system, "CanvasText")
