# SPDX-License-Identifier: MIT
"""What a browser records replays anywhere."""

import os
import subprocess

import pytest
from conftest import ROOT


@pytest.fixture(scope="session")
def replay(tmp_path_factory):
    """Runs a replay with the command-line tool."""
    environment = {**os.environ, "TUG_GTK": "0"}
    command = ["swift", "build", "--product", "tug-replay"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    shown = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    file = tmp_path_factory.mktemp("replays") / "browser.replay"

    def run(text):
        file.write_text(text)
        tool = f"{shown.stdout.strip()}/tug-replay"
        return subprocess.run([tool, "--quiet", file], capture_output=True, text=True, check=False)

    return run


def test_a_recording_of_a_whole_life_replays(page, replay):
    page.ready(footer="reach", prefetch="10%", hold=80)
    page.run("tug.recording.start()")
    page.pull()
    page.until("tug.phase === 'idle' && log.length > 4")
    page.run("tug.setAttribute('together', ''), tug.setAttribute('disabled', ''), tug.removeAttribute('disabled'), tug.setAttribute('motion', 'reduce')")
    page.run("tug.scroller.scrollTop = 1e6")
    page.until("log.some(([name]) => name === 'tug-load')")
    page.until("tug.footerPhase === 'idle'")
    page.run("tug.reset(), tug.end('no-more', { strip: 'footer' }), tug.setAttribute('footer', 'none')")
    text = page.run("tug.recording.stop()")
    assert text.startswith("# Recorded in a browser")
    result = replay(text + "expect header phase idle, actions 2\n")
    assert result.returncode == 0, result.stdout + result.stderr
    wrong = replay(text + "expect header phase refreshing\n")
    assert wrong.returncode == 1


def test_an_element_that_records_begins_anew(page, replay):
    page.ready(hold="open", trigger="distance", pull_start="edge", minimum="0.5", footer="pull")
    page.pull()
    page.until("tug.phase === 'refreshing'")
    page.run("window.first = tug.refresh(), tug.recording.start()")
    assert page.run("first") == "cancelled"
    assert page.run("tug.phase") == "idle"
    page.run("log.length = 0")
    page.pull()
    page.until("log.some(([, strip, phase]) => phase === 'refreshing')")
    page.run("finish()")
    page.until("tug.phase === 'idle'")
    text = page.run("tug.recording.stop()")
    result = replay(text + "expect phase idle\n")
    assert result.returncode == 0, result.stdout + result.stderr


def test_stop_without_a_start_is_empty(page, replay):
    page.ready()
    text = page.run("tug.recording.stop()")
    assert text.splitlines()[1:] == ["fixture raw"]
