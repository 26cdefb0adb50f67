#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Prints where Chromium or Chrome is, and exits 1 where there is neither. TUG_BROWSER chooses one. The
# headless shell is Chromium without its windows: the same pages cost it less than half the processor time.
if [ -n "${TUG_BROWSER:-}" ]; then
  type -P "$TUG_BROWSER"
  exit
fi
for name in chromium-headless-shell chromium chromium-browser google-chrome \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
  /Applications/Chromium.app/Contents/MacOS/Chromium; do
  # Ubuntu's package starts a snap, which need not be there.
  if at=$(type -P "$name") && "$at" --version >/dev/null 2>&1; then echo "$at" && exit; fi
done
exit 1
