#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs a command in a session of its own, with a bus for accessibility and an X server: with-session.sh
# COMMAND…  The X server has to start inside the session: GTK takes the bus's address from it.
set -euo pipefail
cd "$(dirname "$0")/.."
# The bus for accessibility has one address in a user's folder for what runs: sessions side by side
# would take it from each other.
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
# shellcheck disable=SC2016  # The session's own shell expands them.
dbus-run-session -- bash -c '
  . scripts/own-display.sh
  open_display
  unset GTK_A11Y
  export G_DEBUG=fatal-criticals
  "$@"
' session "$@" 2> >(grep -v -e dbus-daemon -e AT-SPI -e SpiRegistry -e Gtk-WARNING >&2)
