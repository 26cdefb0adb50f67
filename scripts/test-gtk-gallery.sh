#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Uses the gallery of GTK with a mouse and a keyboard, on a desktop and at the width of a phone.
# Cairo draws it, in a quarter of the time that OpenGL in software takes.
set -euo pipefail
cd "$(dirname "$0")/.."
GSK_RENDERER=cairo scripts/with-session.sh /usr/bin/python3 -W ignore scripts/test-gtk-gallery.py \
  "${TUG_GTK_PROGRAMS:-$(swift build --show-bin-path)}/tug-gtk-gallery"
