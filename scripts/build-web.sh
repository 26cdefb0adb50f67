#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the engine to WebAssembly, bundles the element, and lays out the npm package's files:
# scripts/build-web.sh [FOLDER NAME=FILE.swift…], by default ours in Web/dist.
#
# Names and files add looks of an app's own, as Documentation/WriteALook.md says.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh run

out=${1:-Web/dist} sources=Web/src scratch=.build-wasm
[ $# -le 1 ] || scratch=.build-wasm-own
. scripts/lock-web.sh $scratch

if [ $# -gt 1 ]; then
  sources=$scratch/src
  scripts/own-looks.sh $scratch/looks "${@:2}"
  export TUG_OWN_LOOKS=$scratch/looks
  # The element knows them too, in the place that Sources/TugWeb/Looks.swift gives them.
  rm -rf $sources
  cp -r Web/src Web/package.json $scratch
  own=$(for look in "${@:2}"; do echo -n " ${look%%=*}"; done)
  sed -e "s/look < 3 ? 0/& : look < $(($# + 2)) ? 1/" -e "s/'standard classic balls/&$own/" Web/src/looks.js >$sources/looks.js
fi

[ "$out" != Web/dist ] || rm -rf Web/dist
mkdir -p "$out/texts"
# The looks that every page loads need but a part of what looks may draw; those of an app, perhaps all.
lean=
[ $# -gt 1 ] || lean=TUG_LEAN
builds=()
# What runs in the background hears no Ctrl-C. As a group each build ends with this script, whatever ends that.
trap 'for build in $(jobs -pr); do kill -- "-$build"; done' EXIT
set -m
scripts/build-module.sh "$out/tug.wasm" $scratch $lean & builds+=($!)
scripts/build-module.sh "$out/tug-looks.wasm" $scratch-looks TUG_LOOKS & builds+=($!)
scripts/build-module.sh "$out/tug-recording.wasm" $scratch-recording TUG_LOOKS TUG_RECORDING & builds+=($!)
set +m

# Names that begin with an underscore are those between the element's own files.
styles=$scratch/styles
esbuild $sources/*.css --minify --outdir=$styles --log-level=warning
esbuild $sources/tug.js --bundle --minify --mangle-props=^_ --charset=utf8 --splitting --format=esm \
  --target=es2022 --chunk-names='[name]' --loader:.css=text \
  --alias:styles.css=./$styles/styles.css --alias:shapes.css=./$styles/shapes.css \
  --outdir="$out" --log-level=warning
# terser writes the same in fewer bytes. Debian's finds its parts only where Debian puts them.
for file in "$out"/*.js; do
  NODE_PATH=/usr/share/nodejs terser "$file" --module --ecma 2020 --compress passes=5,inline=1,unsafe,unsafe_arrows --mangle \
    --format wrap_func_args=false --output "$file"
done
esbuild $sources/texts/*.js --minify --charset=utf8 --outdir="$out/texts" --log-level=warning
cp $sources/*.d.ts LICENSE "$out/"
for build in "${builds[@]}"; do wait "$build"; done
