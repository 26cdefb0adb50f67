#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the engine's module for the web, optimized as a whole: scripts/build-module.sh FILE SCRATCH
# [CONDITION…]. The conditions are those that the sources ask for, such as TUG_LOOKS.
set -euo pipefail
cd "$(dirname "$0")/.."
file=$1 scratch=$2 conditions=(-Xswiftc -DTUG_PAGE)
# Looks of an app's own may be ours with other options.
[ -n "${TUG_OWN_LOOKS:-}" ] || conditions+=(-Xswiftc -DTUG_USUAL)
for name in "${@:3}"; do conditions+=(-Xswiftc "-D$name"); done

export TUG_GTK=0
triple=wasm32-unknown-none-wasm
swift build --triple $triple --toolset Web/toolset.json -c release --product TugWeb \
  --scratch-path "$scratch" --experimental-lto-mode full "${conditions[@]}" \
  2> >(grep -v 'prohibited flag' >&2) # Of libraries of this machine, which the module has no part in.

# The linker's driver has called wasm-opt already, but does not know that no data lies at low
# addresses. Branches that are arranged anew, and functions of a few operations that are inlined, make
# it smaller, too. What the module uses of WebAssembly has to be said, since the linker strips the list.
features=(--enable-bulk-memory --enable-multivalue --enable-mutable-globals
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext)
text=$scratch/module.wat
mkdir -p "$(dirname "$file")"
# Frames come first, since what their addresses are is then computed.
wasm-dis "${features[@]}" "$scratch/$triple/release/TugWeb.wasm" -o "$text"
python3 scripts/fix-frames.py <"$text" >"$text.fixed"
wasm-opt --flatten --rereloop -Oz --always-inline-max-function-size=10 --low-memory-unused -Oz \
  "${features[@]}" "$text.fixed" -S -o "$text"
python3 scripts/short-constants.py <"$text" >"$text.short"
wasm-opt --remove-unused-names --merge-blocks --vacuum "${features[@]}" "$text.short" -o "$text.wasm"

# Arranging takes some seconds, and gives the same again for the same.
if ! cmp -s "$text.wasm" "$scratch/last.wasm"; then
  cp "$text.wasm" "$scratch/arranged.wasm"
  python3 scripts/arrange-module.py "$scratch/arranged.wasm"
  mv "$text.wasm" "$scratch/last.wasm"
fi
cp "$scratch/arranged.wasm" "$file"
