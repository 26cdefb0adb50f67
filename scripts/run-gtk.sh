#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the GTK gallery and opens it; arguments go to the gallery.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${GDK_BACKEND:-}" ]; then
  echo "The gallery needs a desktop, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set." >&2
  exit 1
fi
scripts/setup.sh gtk
export TUG_GTK=1
swift build --configuration release --product tug-gtk-gallery
exec "$(swift build --configuration release --show-bin-path)/tug-gtk-gallery" "$@"
