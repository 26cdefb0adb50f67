#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures the frames of the GTK host on a display of its own, with the software renderer.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh gtk-bench
export TUG_GTK=1
swift build --configuration release --scratch-path .build-gtk-bench --product tug-gtk-bench >&2
# shellcheck source=scripts/own-display.sh
. scripts/own-display.sh
open_display
GSK_RENDERER=cairo .build-gtk-bench/release/tug-gtk-bench
