#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Serves the gallery on this machine and opens it in a browser where there is a desktop."""

import argparse
import functools
import http.server
import os
import pathlib
import signal
import sys
import threading
import webbrowser

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Web"
PAGE = "gallery/"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, with the types that ES modules and streaming compilation insist on."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        # A rebuilt file is seen on the next reload.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        """Says nothing of requests that succeed; what fails goes through `log_error`."""


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that goes away in the middle of a file is no fault of the server.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(port):
    """Listens on `port`, or on a free one where it is taken."""
    handler = functools.partial(Handler, directory=str(ROOT))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError:
        return Server(("127.0.0.1", 0), handler)


def port(text):
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port; there are 0 to 65535")
    return number


def has_desktop():
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=port, default=8080, help="default 8080; a free one if taken")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    options = parser.parse_args()

    # Ends in the same way by Ctrl-C and by a plain kill, also as a background job of a script.
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    with listen(options.port) as server:
        address = f"http://127.0.0.1:{server.server_port}/{PAGE}"
        print(f"The gallery is at {address} (Ctrl-C ends it)", flush=True)
        if not options.no_browser and has_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


if __name__ == "__main__":
    main()
