#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures against the budgets and prints tables; writes nothing into the tree.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh bench

export TUG_GTK=0
swift build -c release --product tug-bench >&2
"$(swift build -c release --show-bin-path)/tug-bench"
echo
scripts/size-web.sh
echo
TUG_BROWSER="$(scripts/browser.sh)" .venv/bin/python scripts/bench-web.py
if [ "$(uname)" = Linux ]; then
  echo
  scripts/bench-gtk.sh
fi
