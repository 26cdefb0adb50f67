#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds and runs an app of another package that has GTK through two other bindings as well.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/own-display.sh
. scripts/own-display.sh

package=(--package-path Tests/Fixtures/TwoBindings --scratch-path .build-bindings)
TUG_GTK=1 swift build "${package[@]}" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
echo "ok    an app with two other bindings of GTK compiles"

open_display
export G_DEBUG=fatal-criticals
app="$(TUG_GTK=1 swift build "${package[@]}" --show-bin-path 2>/dev/null)/two-bindings"
if [ "$(timeout --signal=KILL 60 "$app" 2>"$folder/errors")" = refreshed ]; then
  echo "ok    their widgets refresh in a view of ours"
else
  echo "FAILED the app with two other bindings"
  cat "$folder/errors"
  exit 1
fi
