#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures the frames of the GTK host on a display of its own, with the software renderer.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh gtk
export TUG_GTK=1
swift build --configuration release --scratch-path .build-gtk-bench --product tug-gtk-bench >&2
folder=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=":$(cat "$folder/display")" GDK_BACKEND=x11 GTK_A11Y=none GSK_RENDERER=cairo \
  .build-gtk-bench/release/tug-gtk-bench
