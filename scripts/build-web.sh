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

# Builds the module with conditions of its own and copies it to a name.
module() {
  local file=$1 scratch=.build-wasm${1#tug}
  swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
    --scratch-path "$scratch" "${@:2}"
  cp "$scratch/$triple/release/TugWeb.wasm" "Web/dist/$file.wasm"
}

rm -rf Web/dist
mkdir -p Web/dist/texts
module tug
module tug-looks -Xswiftc -DTUG_LOOKS
module tug-recording -Xswiftc -DTUG_LOOKS -Xswiftc -DTUG_RECORDING

# Names that begin with an underscore are those between the element's own files.
style=.build-wasm/styles.css
esbuild Web/src/styles.css --minify --outfile=$style --log-level=warning
esbuild Web/src/tug.js --bundle --minify --mangle-props=^_ --charset=utf8 --splitting --format=esm \
  --target=es2022 --chunk-names='[name]' --loader:.css=text --alias:styles.css=./$style \
  --outdir=Web/dist --log-level=warning
esbuild Web/src/texts/*.js --minify --charset=utf8 --outdir=Web/dist/texts --log-level=warning
cp Web/src/*.d.ts Web/dist/
