# shellcheck shell=bash
# SPDX-License-Identifier: MIT
#
# For scripts to source: a folder of their own in $folder, and an X server of their own once
# open_display has been called. Both go with the script.

folder=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

# Starts the server and has GTK use it. Accessibility is left out, or GTK would start a bus for it. By itself a server
# begins anew when its last app goes, and may shut out the next one that comes at once.
open_display() {
  Xvfb -displayfd 3 -screen 0 1024x768x24 -noreset -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 &
  server=$!
  for _ in $(seq 600); do [ -s "$folder/display" ] && break; sleep 0.1; done
  DISPLAY=":$(cat "$folder/display")"
  export TUG_X_SERVER=$server DISPLAY GDK_BACKEND=x11 GTK_A11Y=none LC_ALL=C.UTF-8
}
