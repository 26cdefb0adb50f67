#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Refreshes an example as its user does: test-gtk-example.py COMMAND…

It refreshes by itself at first, then by a pull, then by a key, and says on its output when it begins and
when it is done. Exits 1 where it does not.
"""

import queue
import subprocess
import sys
import threading
import time

import x_input

TURN = ["refreshing", "refreshed"]


class Example:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.strip())

    def says(self, expected, seconds):
        try:
            said = self.lines.get(timeout=seconds)
        except queue.Empty:
            return False
        if said != expected:
            sys.exit(f"said {said!r} instead of {expected!r}")
        return True

    def refreshes(self, command):
        """Gives a command until a refresh begins: while the last one still shows, it may count for nothing."""
        end = time.monotonic() + 60
        command()
        while not self.says(TURN[0], 1):
            if time.monotonic() > end:
                return False
            command()
        return self.says(TURN[1], 60)


def pull():
    x, y, width, height = x_input.geometry(x_input.windows()[-1])
    x_input.drag(x + width / 2, y + height / 4, y + height * 3 / 4, lambda: None)
    x_input.release()


def main():
    example = Example(sys.argv[1:])
    try:
        if not example.refreshes(lambda: None):
            sys.exit("it does not refresh by itself")
        if not example.refreshes(pull):
            sys.exit("a pull does not refresh")
        x_input.focus(x_input.windows()[-1])
        if not example.refreshes(lambda: x_input.press("F5")):
            sys.exit("F5 does not refresh")
    finally:
        example.process.kill()
        example.process.wait()


main()
