#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds a module for pages that load it by themselves, with no other looks than those named:
# scripts/build-web-module.sh LOOK…. `two-arc` gives Web/dist/tug-two-arc.wasm, `ring balls` gives
# Web/dist/tug-ring-balls.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh run

names=" $(sed -nE "s/^  '(.*)'$/\1/p" Web/src/looks.js) "
file=tug conditions=(-Xswiftc -DTUG_CHOICE)
for look; do
  if [[ $names != *" $look "* ]]; then
    echo "build-web-module.sh: there is no look \"$look\"; there are$names" >&2
    exit 1
  fi
  file+=-$look
  # Sources/TugWeb/Looks.swift links a look when its name is defined: -D TUG_TWO_ARC.
  conditions+=(-Xswiftc "-DTUG_$(tr 'a-z-' 'A-Z_' <<<"$look")")
done
[ $# -gt 0 ] || { echo "build-web-module.sh: which looks? There are$names" >&2; exit 1; }

export TUG_GTK=0
triple=wasm32-unknown-none-wasm scratch=.build-wasm-choice
swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
  --scratch-path $scratch "${conditions[@]}"
mkdir -p Web/dist
cp "$scratch/$triple/release/TugWeb.wasm" "Web/dist/$file.wasm"
echo "Web/dist/$file.wasm: $(wc -c <"Web/dist/$file.wasm") bytes," \
  "$(gzip -9 -c "Web/dist/$file.wasm" | wc -c) compressed"
