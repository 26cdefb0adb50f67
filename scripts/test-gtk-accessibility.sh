#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Looks at the GTK host as a screen reader does. The X server has to start inside the session: GTK
# takes the address of the accessibility bus from it.
set -euo pipefail
cd "$(dirname "$0")/.."
app="$(swift build --show-bin-path)/tug-gtk-fixture"
export app
# shellcheck disable=SC2016  # The session's own shell expands them.
exec dbus-run-session -- bash -c '
  display=$(mktemp)
  Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$display" >/dev/null 2>&1 &
  server=$!
  trap "kill $server; rm -f $display" EXIT
  for _ in $(seq 100); do [ -s "$display" ] && break; sleep 0.1; done
  DISPLAY=:$(cat "$display") GDK_BACKEND=x11 LC_ALL=C.UTF-8 \
    /usr/bin/python3 scripts/test-gtk-accessibility.py "$app"
' 2> >(grep -v -e dbus-daemon -e AT-SPI -e SpiRegistry -e Gtk-WARNING -e DeprecationWarning >&2)
