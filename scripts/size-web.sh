#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Prints the bytes that a page loads for Tug at the start, raw and compressed, beside their budgets.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build-web.sh >&2
cd Web/dist

# A row is a name, a budget in compressed bytes, and the files that are loaded together.
row() {
  local raw=0 compressed=0 file verdict=OK
  for file in "${@:3}"; do
    raw=$((raw + $(wc -c <"$file")))
    compressed=$((compressed + $(gzip -9 -c "$file" | wc -c)))
  done
  [ $compressed -le "$2" ] || verdict=over
  printf '%-32s  %7d  %7d  ≤ %d compressed  %s\n' "$1" $raw $compressed "$2" $verdict
}

# What the module imports by name comes with it; what it imports by a call comes later, if at all.
imported=$(grep -oE '(from|import) ?"\./[^"]+"' tug.js | sed -E 's/.*"\.\/(.*)"/\1/' || true)

printf '%-32s  %7s  %7s  %s\n' "bytes" raw gzip budget
row "engine, three looks (tug.wasm)" 16000 tug.wasm
# The other looks have no budget of their own: a page loads them in place of tug.wasm.
printf '%-32s  %7d  %7d\n' "engine, all looks (tug-looks.wasm)" \
  "$(wc -c <tug-looks.wasm)" "$(gzip -9 -c tug-looks.wasm | wc -c)"
# shellcheck disable=SC2086  # Names without spaces, one word each.
row "element (tug.js)" 5000 tug.js $imported
