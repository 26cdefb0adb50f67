# SPDX-License-Identifier: MIT
"""A server, a browser and a finger for the tests of the custom element."""

import contextlib
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import threading
import time

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLOCK = pathlib.Path(__file__).with_name("clock.js").read_text(encoding="utf-8")
# Longer than anything takes on any machine, in seconds.
PATIENCE = 120
STRICT = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of the tree; `?csp=strict` adds a strict policy, `?type=` another content type."""

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(ROOT))

    def end_headers(self):
        if "csp=strict" in self.path:
            self.send_header("Content-Security-Policy", STRICT)
        if "csp=none" in self.path:
            self.send_header("Content-Security-Policy", STRICT.replace("'wasm-unsafe-eval'", ""))
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self):
        # The first page of a browser asks for an icon, whatever it says of itself.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def guess_type(self, path):
        return "text/javascript" if path.endswith(".js") else super().guess_type(path)

    def log_message(self, *arguments):
        """Says nothing."""


@pytest.fixture(scope="session")
def site():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("TUG_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Page:
    """A page with an element, and the real input that it gets; time passes there as clock.js says."""

    def __init__(self, page, site, is_live=False):
        self.page = page
        page.add_init_script(f"window.isLive = {str(is_live).lower()};\n{CLOCK}")
        self.site = site
        self.messages = []
        self.errors = []
        page.on("console", lambda message: self.messages.append((message.type, message.text)))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.protocol = page.context.new_cdp_session(page)
        self.fingers = {}

    # The page

    def open(self, name="list", **query):
        fields = "&".join(f"{key.replace('_', '-')}={value}" for key, value in query.items())
        self.page.goto(f"{self.site}/Tests/Web/pages/{name}.html?{fields}")
        return self

    def ready(self, name="list", **query):
        """Opens a page and waits until its element has its engine."""
        self.open(name, **query)
        self.until("window.ready && tug.frameCount")
        self.rest()
        return self

    def run(self, script, argument=None):
        """Gives the value of an expression, for which frames pass if it is a promise, or of a function."""
        body = f"""(argument) => {{
          const value = ({script});
          return typeof value === 'function' ? value(argument) : clock.settled(value);
        }}"""
        return self.page.evaluate(body, argument)

    def until(self, condition):
        """Lets frames pass until what a script of the page, or a function here, gives is true."""
        end = time.monotonic() + PATIENCE
        frames = f"""async () => {{
          for (let frame = 0; frame < 30; frame += 1) {{
            const value = ({condition});
            if (value) return value;
            await clock.step();
          }}
        }}"""
        while not (value := condition() if callable(condition) else self.page.evaluate(frames)):
            assert time.monotonic() < end, f"{condition} did not come; {self.run('window.log')}"
            self.rest()
        return value

    def rest(self):
        """Lets two frames pass, so that what was asked for is on screen."""
        self.page.evaluate("clock.step().then(clock.step)")

    def wait(self, milliseconds):
        """Lets time pass between two rests: what is to come of it has begun before, and is on screen after."""
        self.rest()
        self.page.evaluate(f"clock.pass({milliseconds})")
        self.rest()

    @property
    def shown(self):
        """How far the content is displaced."""
        transform = self.run("tug.shadowRoot.querySelector('.moved').style.transform")
        found = re.search(r"translateY\((-?[\d.e-]+)px\)", transform or "")
        return float(found[1]) if found else 0.0

    @property
    def top(self):
        return self.run("window.tug.scroller.scrollTop")

    @property
    def log(self):
        return self.run("window.log")

    def count(self, name):
        """How often an event came."""
        return sum(1 for line in self.log if line[0] == name)

    @property
    def status(self):
        return self.run("tug.shadowRoot.querySelector('[role=status]').textContent")

    # Fingers

    def touch(self, kind):
        points = [{"x": x, "y": y, "id": key} for key, (x, y) in self.fingers.items()]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, y, x=195, finger=1):
        self.fingers[finger] = (x, y)
        self.touch("touchStart")

    def move(self, y, x=195, finger=1):
        self.fingers[finger] = (x, y)
        self.touch("touchMove")

    def up(self, finger=1):
        del self.fingers[finger]
        self.touch("touchEnd")

    def cancel(self):
        self.fingers.clear()
        self.touch("touchCancel")

    def drag(self, start, end, steps=8, x=195):
        """Draws a finger that is down from one place to another."""
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps, x)
        self.rest()

    def pull(self, distance=160, start=200):
        """Pulls and lets go."""
        self.down(start)
        self.drag(start, start + distance)
        self.up()
        self.rest()


@pytest.fixture(scope="session")
def context(browser):
    """A phone, whose pages have a process in common: to begin one takes longer than most tests."""
    context = browser.new_context(
        viewport={"width": 390, "height": 667}, device_scale_factor=2, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(1000 * PATIENCE)
    yield context
    context.close()


@contextlib.contextmanager
def opened(context, site, is_live):
    page = Page(context.new_page(), site, is_live)
    yield page
    page.page.close()
    assert page.errors == []


@pytest.fixture
def page(context, site):
    with opened(context, site, is_live=False) as page:
        yield page


@pytest.fixture
def live_page(context, site):
    """A page with the time of this machine: for what holds however long anything takes there."""
    with opened(context, site, is_live=True) as page:
        yield page


@pytest.fixture(scope="session")
def node():
    """Runs a script file of this folder in node and gives its output."""

    def run(name, *arguments):
        command = ["node", str(pathlib.Path(__file__).parent / name), *map(str, arguments)]
        result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
        assert result.returncode == 0, result.stderr
        return result.stdout

    return run
