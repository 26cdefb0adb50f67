#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Draws what the hosts show, on Linux: scripts/pictures.sh [--keep] [ios] [gtk] [web], by default all, or
# scripts/pictures.sh LOOK… for the contact sheets of some looks.
# ios: a contact sheet per look, in .build/pictures, and the screens of the example app, in
# .build/pictures/ios. gtk: every look in the middle of a pull and while it refreshes, in .build/pictures/gtk.
# web: a film of each look in the gallery, in .build/pictures/web.
#
# Two films of a look are alike, but not to the bit: the documentation keeps its own until
# it is told to take the new ones, with --keep.
set -euo pipefail
cd "$(dirname "$0")/.."
usage() { echo "usage: scripts/pictures.sh [--keep] [ios] [gtk] [web] | scripts/pictures.sh LOOK…" >&2 && exit 2; }
keeps=false
hosts=() looks=()
for argument; do
  case "$argument" in
    --keep) keeps=true ;;
    ios | gtk | web) hosts+=("$argument") ;;
    -*) usage ;;
    *) looks+=("$argument") ;;
  esac
done
if [ ${#looks[@]} -gt 0 ] && { $keeps || [ ${#hosts[@]} -gt 0 ]; }; then usage; fi
export TUG_GTK=0
if [ ${#looks[@]} -gt 0 ]; then
  scripts/setup.sh swift-test
  exec swift run tug-pictures .build/pictures "${looks[@]}"
fi
[ ${#hosts[@]} -gt 0 ] || hosts=(ios gtk web)

for host in "${hosts[@]}"; do
  mkdir -p ".build/pictures/$host"
  case "$host" in
    ios)
      scripts/setup.sh swift-test
      swift run tug-pictures .build/pictures
      TUG_UIKIT_PICTURES=$PWD/.build/pictures/ios swift test --disable-xctest --filter GalleryAppTests
      ;;
    gtk)
      TUG_GTK_PICTURES=$PWD/.build/pictures/gtk scripts/test-gtk.sh 'TugGTKTests.*DrawingTests'
      ;;
    web)
      scripts/setup.sh web-test
      scripts/build-web.sh
      TUG_BROWSER="$(scripts/browser.sh)" .venv/bin/python scripts/record-looks.py .build/pictures/web
      ! $keeps || cp .build/pictures/web/*.webp Documentation/Pictures/
      ;;
  esac
done
