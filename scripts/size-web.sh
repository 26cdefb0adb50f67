#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Prints the bytes that a page loads for Tug, raw and compressed: those of a page that has header and
# footer in a common look, beside their budgets, then every file that comes later or not at all, with
# what it comes for.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build-web.sh >&2
cd Web/dist

# A row is a name, a budget in compressed bytes or 0, and the files that are loaded together.
row() {
  local raw=0 compressed=0 file verdict=
  for file in "${@:3}"; do
    raw=$((raw + $(wc -c <"$file")))
    compressed=$((compressed + $(gzip -9 -n -c "$file" | wc -c)))
  done
  if [ "$2" -gt 0 ]; then
    verdict="  ≤ $2 compressed  OK"
    [ $compressed -le "$2" ] || verdict="  ≤ $2 compressed  over"
  fi
  printf '%-32s  %7d  %7d%s\n' "$1" $raw $compressed "$verdict"
}

printf '%-32s  %7s  %7s  %s\n' "bytes" raw gzip budget
row "engine, three looks (tug.wasm)" 16000 tug.wasm
# The other looks have no budget of their own: a page loads them in place of tug.wasm.
row "engine, all looks (tug-looks.wasm)" 0 tug-looks.wasm
row "element, both strips (tug.js)" 5000 tug.js

# A row of what comes later is a file and what makes a page load it.
later() {
  printf '%-32s  %7d  %7d  %s\n' "$1" "$(wc -c <"$1")" "$(gzip -9 -n -c "$1" | wc -c)" "$2"
}

printf '\n%-32s  %7s  %7s  %s\n' "later" raw gzip when
later shapes.js "with a look that is not among the three, before its first frame"
later borrow.js "with the attribute page or a scroller of the page's own, before the first gesture"
later wheel.js "with the attribute wheel, before the first gesture"
later names.js "with texts of the page, before the first gesture"
later languages.js "with a language other than English, and its file in texts; with a look that says times"
later source.js "with an engine from elsewhere, or that is not served as application/wasm"
later pictures.js "with pictures of the page"
later film.js "with a moving picture of the page"
later date.js "after the first success"
later reports.js "with a mistake of the page"
later recording.js "with a recording"
for file in *.js; do
  grep -qE "(later|tug\.js\)\" 5000) $file( |$)" "$OLDPWD/scripts/size-web.sh" || {
    echo "size-web.sh: $file is in no row" >&2
    exit 1
  }
done
