#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds a module for pages that load it by themselves, with no other looks than those named:
# scripts/build-web-module.sh LOOK…. `two-arc` gives Web/dist/tug-two-arc.wasm, `ring balls` gives
# Web/dist/tug-ring-balls.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh run

names=" $(sed -nE "s/^  '(.*)';$/\1/p" Web/src/looks.js) "
file=tug conditions=(TUG_CHOICE) lean=TUG_LEAN
for look; do
  if [[ $names != *" $look "* ]]; then
    echo "build-web-module.sh: there is no look \"$look\"; there are$names" >&2
    exit 1
  fi
  file+=-$look
  # Sources/TugWeb/Looks.swift links a look when its name is defined: -D TUG_TWO_ARC.
  conditions+=("TUG_$(tr 'a-z-' 'A-Z_' <<<"$look")")
  # Other looks than those of every page need all that looks may draw.
  case $look in standard | classic | balls) ;; *) lean= ;; esac
done
[ $# -gt 0 ] || { echo "build-web-module.sh: which looks? There are$names" >&2; exit 1; }

# The folder is that of scripts/build-web.sh, which empties Web/dist.
. scripts/lock-web.sh .build-wasm
scripts/build-module.sh "Web/dist/$file.wasm" .build-wasm-choice "${conditions[@]}" $lean
echo "Web/dist/$file.wasm: $(wc -c <"Web/dist/$file.wasm") bytes," \
  "$(gzip -9 -n -c "Web/dist/$file.wasm" | wc -c) compressed"
