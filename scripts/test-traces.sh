#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Plays every replay and every look in a debug build, in a release build and in WebAssembly, and
# compares the bits of what comes out.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh web-test

export TUG_GTK=0 TUG_UIKIT=0
triple=wasm32-unknown-none-wasm
swift build --product tug-trace
# Option and folder are those of the release tests: so nothing is compiled once more.
swift build -c release -Xswiftc -enable-testing --scratch-path .build-release --product tug-trace
swift build --triple $triple --toolset Web/toolset.json -c release --product TugTraceWeb \
  --scratch-path .build-wasm-traces

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
for build in .build/debug .build-release/release; do
  $build/tug-trace Tests/Replays/*.replay >"$folder/${build##*/}"
done
node scripts/compare-traces.mjs .build-wasm-traces/$triple/release/TugTraceWeb.wasm \
  "$folder/debug" "$folder/release"
