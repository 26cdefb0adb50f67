#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Draws what the hosts show, on Linux. UIKit: a contact sheet per look, in .build/pictures, and the
# screens of the example app, in .build/pictures/ios. GTK: every look in the middle of a pull and while it
# refreshes, in .build/pictures/gtk. Web: a film of each look in the gallery, in Documentation/Pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift-test
export TUG_GTK=0

swift run tug-pictures .build/pictures

mkdir -p .build/pictures/ios
TUG_UIKIT_PICTURES=$PWD/.build/pictures/ios swift test --disable-xctest --filter GalleryAppTests

mkdir -p .build/pictures/gtk
TUG_GTK_PICTURES=$PWD/.build/pictures/gtk scripts/test-gtk.sh DrawingTests

scripts/setup.sh web-test
scripts/build-web.sh
TUG_BROWSER="$(scripts/browser.sh)" .venv/bin/python scripts/record-looks.py Documentation/Pictures
