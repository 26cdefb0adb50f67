#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the GTK gallery and opens it; arguments go to the gallery.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh gtk
export TUG_GTK=1
swift build --configuration release --product tug-gtk-gallery
exec "$(swift build --configuration release --show-bin-path)/tug-gtk-gallery" "$@"
