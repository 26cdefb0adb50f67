#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Draws what the hosts show, on Linux. UIKit: a contact sheet per look, in .build/pictures, and the
# screens of the example app, in .build/pictures/ios. GTK: every look in the middle of a pull and while it
# refreshes, in .build/pictures/gtk. Web: a film of each look in the gallery, in .build/pictures/web.
#
# Films are taken in real time, so that no two are alike to the bit: the documentation keeps its own until
# it is told to take the new ones, with scripts/pictures.sh --keep.
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
  "" | --keep) ;;
  *) echo "usage: $0 [--keep]" >&2 && exit 2 ;;
esac
scripts/setup.sh swift-test
export TUG_GTK=0

swift run tug-pictures .build/pictures

mkdir -p .build/pictures/ios .build/pictures/gtk .build/pictures/web
TUG_UIKIT_PICTURES=$PWD/.build/pictures/ios swift test --disable-xctest --filter GalleryAppTests
TUG_GTK_PICTURES=$PWD/.build/pictures/gtk scripts/test-gtk.sh 'TugGTKTests.*DrawingTests'

scripts/setup.sh web-test
scripts/build-web.sh
TUG_BROWSER="$(scripts/browser.sh)" .venv/bin/python scripts/record-looks.py .build/pictures/web
[ "${1:-}" != --keep ] || cp .build/pictures/web/*.webp Documentation/Pictures/
