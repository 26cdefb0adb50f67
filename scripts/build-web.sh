#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the engine to WebAssembly, bundles the element, and lays out the npm package's files in
# Web/dist. The linker's driver calls wasm-opt by itself where it is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh run

export TUG_GTK=0
triple=wasm32-unknown-none-wasm
swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
  --scratch-path .build-wasm
# The module of elements that record.
swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
  --scratch-path .build-wasm-recording -Xswiftc -DTUG_RECORDING
rm -rf Web/dist
mkdir -p Web/dist
esbuild Web/src/tug.js --bundle --minify --charset=utf8 --splitting --format=esm --target=es2022 \
  --chunk-names='[name]' --outdir=Web/dist --log-level=warning
esbuild Web/src/texts/*.js --minify --charset=utf8 --outdir=Web/dist/texts --log-level=warning
cp Web/src/*.d.ts Web/dist/
cp .build-wasm/$triple/release/TugWeb.wasm Web/dist/tug.wasm
cp .build-wasm-recording/$triple/release/TugWeb.wasm Web/dist/tug-recording.wasm
