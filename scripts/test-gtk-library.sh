#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the C library, and runs the C and the Python example on it until each has refreshed once. Then
# builds it with a look of an app's own, and has the C example use that.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/own-display.sh
. scripts/own-display.sh

scripts/build-gtk-library.sh "$folder" 2>&1 | grep -v "prohibited flag"
exported=$(nm -D --defined-only "$folder/lib/libtug-gtk.so" | awk '$2 == "T" { print $3 }' | sort)
declared=$(sed -n 's/^[a-zA-Z].*\(tug_[a-z_]*\) (.*/\1/p' Sources/TugGTKLibrary/tug.h | sort)
diff <(echo "$declared") <(echo "$exported") || { echo "FAILED tug.h and the library differ"; exit 1; }
echo "ok    the library exports what tug.h declares"

foreign=$(readelf -d "$folder/lib/libtug-gtk.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -iE 'swift|dispatch|Foundation|Blocks' || true)
[ -z "$foreign" ] || { echo "FAILED the library needs $foreign"; exit 1; }
echo "ok    the library needs nothing of Swift's at run time"

readelf -d "$folder/lib/libtug-gtk.so" | grep -q 'SONAME.*libtug-gtk\.so\.0\]' ||
  { echo "FAILED the library has no number in its name"; exit 1; }
echo "ok    the library has the number of its functions in its name"

export PKG_CONFIG_PATH="$folder/lib/pkgconfig" LD_LIBRARY_PATH="$folder/lib"
# shellcheck disable=SC2046  # The flags are words.
cc -Wall -Wextra -Werror Examples/GTK/C/list.c -o "$folder/list" $(pkg-config --cflags --libs tug-gtk)
echo "ok    the C example compiles without warnings"
# shellcheck disable=SC2046
echo '#include <tug.h>
int main () { return tug_version () == nullptr; }' | c++ -x c++ -Wall -Wextra -Werror - -o "$folder/version" $(pkg-config --cflags --libs tug-gtk)
"$folder/version"
echo "ok    a C++ program links with the library"

open_display
export G_DEBUG=fatal-criticals

# run LANGUAGE COMMAND…: the example says when it refreshes and when it has.
run() {
  local language=$1 status=0
  shift
  timeout --signal=KILL 60 sed "/^refreshed$/q" < <("$@" 2>"$folder/errors" & echo $! >"$folder/pid"; wait) \
    >"$folder/output" || status=1
  kill "$(cat "$folder/pid")" 2>/dev/null || status=1
  if [ $status = 0 ] && [ "$(cat "$folder/output")" = "refreshing
refreshed" ]; then
    echo "ok    the $language example refreshes"
  else
    echo "FAILED the $language example"
    cat "$folder/output" "$folder/errors"
    exit 1
  fi
}
run C "$folder/list"
run Python /usr/bin/python3 Examples/GTK/Python/list.py

# The example stops itself, which the shell mentions where its errors go.
if { "$folder/list" tile; } >/dev/null 2>"$folder/errors" || ! grep -q "no look tile" "$folder/errors"; then
  echo "FAILED the library knows a look that nobody gave it, or does not say so"
  cat "$folder/errors"
  exit 1
fi
scripts/build-gtk-library.sh "$folder" tile=Examples/OwnLook/Tile.swift 2>&1 | grep -v "prohibited flag"
run "C (with a look of its own)" "$folder/list" tile
