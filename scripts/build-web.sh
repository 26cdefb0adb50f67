#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the engine to WebAssembly and lays out the npm package's files in Web/dist.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh run
[ -f Web/toolset.json ] || { echo "There is no Web folder in this tree, so there is no gallery yet." >&2 && exit 1; }

triple=wasm32-unknown-none-wasm
swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
  --scratch-path .build-wasm
mkdir -p Web/dist
cp Web/src/* Web/dist/
cp .build-wasm/$triple/release/TugWeb.wasm Web/dist/tug.wasm
