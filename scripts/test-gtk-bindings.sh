#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds and runs an app of another package that has GTK through two other bindings as well.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

package=(--package-path Tests/Fixtures/TwoBindings --scratch-path .build-bindings)
TUG_GTK=1 swift build "${package[@]}" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
echo "ok    an app with two other bindings of GTK compiles"

Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=":$(cat "$folder/display")"
export DISPLAY GDK_BACKEND=x11 GTK_A11Y=none LC_ALL=C.UTF-8 G_DEBUG=fatal-criticals
app="$(TUG_GTK=1 swift build "${package[@]}" --show-bin-path 2>/dev/null)/two-bindings"
if [ "$(timeout --signal=KILL 20 "$app" 2>"$folder/errors")" = refreshed ]; then
  echo "ok    their widgets refresh in a view of ours"
else
  echo "FAILED the app with two other bindings"
  cat "$folder/errors"
  exit 1
fi
