#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the C library, and has the example in each language refresh by itself, by a pull and by a key. Then
# builds it with a look of an app's own, and has the C example use that.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/own-display.sh
. scripts/own-display.sh

scripts/build-gtk-library.sh "$folder" 2>&1 | grep -v "prohibited flag" | tee "$folder/log"
if grep "Warning: Tug" "$folder/log"; then echo "FAILED the headers leave something open to other languages" && exit 1; fi
exported=$(nm -D --defined-only "$folder/lib/libtug-gtk.so" | awk '$2 == "T" { print $3 }' | sort)
declared=$(sed -n -e 's/^[a-zA-Z].*\(tug_[a-z_]*\) (.*/\1/p' \
  -e 's/^G_DECLARE_FINAL_TYPE (.*, \(tug_[a-z_]*\), TUG,.*/\1_get_type/p' Sources/TugGTKLibrary/*.h | sort)
diff <(echo "$declared") <(echo "$exported") || { echo "FAILED the headers and the library differ"; exit 1; }
echo "ok    the library exports what its headers declare"

foreign=$(readelf -d "$folder/lib/libtug-gtk.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -iE 'swift|dispatch|Foundation|Blocks' || true)
[ -z "$foreign" ] || { echo "FAILED the library needs $foreign"; exit 1; }
echo "ok    the library needs nothing of Swift's at run time"

readelf -d "$folder/lib/libtug-gtk.so" | grep -q 'SONAME.*libtug-gtk\.so\.0\]' ||
  { echo "FAILED the library has no number in its name"; exit 1; }
echo "ok    the library has the number of its functions in its name"

export PKG_CONFIG_PATH="$folder/lib/pkgconfig" LD_LIBRARY_PATH="$folder/lib" GI_TYPELIB_PATH="$folder/lib/girepository-1.0"
# shellcheck disable=SC2046  # The flags are words.
cc -Wall -Wextra -Werror Examples/GTK/C/list.c -o "$folder/list" $(pkg-config --cflags --libs tug-gtk)
echo "ok    the C example compiles without warnings"
# shellcheck disable=SC2046
echo '#include <tug.h>
int main () { return tug_version () == nullptr; }' | c++ -x c++ -Wall -Wextra -Werror - -o "$folder/version" $(pkg-config --cflags --libs tug-gtk)
"$folder/version"
echo "ok    a C++ program links with the library"

# Vala's C code is not free of warnings.
valac --vapidir "$(pkg-config --variable=vapidir tug-gtk)" --pkg gtk4 --pkg tug-gtk -X -w \
  Examples/GTK/Vala/list.vala --directory "$folder" --output list-in-vala
echo "ok    the Vala example compiles"

open_display
export G_DEBUG=fatal-criticals

scripts/check-documentation.py bindings || { echo "FAILED the programs on the pages"; exit 1; }
echo "ok    the programs in other languages on the pages refresh"

# run LANGUAGE COMMAND…: the example refreshes by itself, by a pull and by a key, on a display of its own.
run() {
  local language=$1
  shift
  # shellcheck disable=SC2016  # The arguments are those of the inner shell.
  if bash -c '. scripts/own-display.sh; open_display; scripts/test-gtk-example.py "$@"' example "$@" 2>"$folder/$language"; then
    echo "ok    the $language example refreshes by itself, by a pull and by a key"
  else
    echo "FAILED the $language example"
    cat "$folder/$language"
    return 1
  fi
}
run C "$folder/list" & examples=($!)
run Python /usr/bin/python3 Examples/GTK/Python/list.py & examples+=($!)
run JavaScript gjs -m Examples/GTK/JavaScript/list.js & examples+=($!)
run Vala "$folder/list-in-vala" & examples+=($!)
# Each is waited for, so that every one that fails is named.
passed=true
for example in "${examples[@]}"; do wait "$example" || passed=false; done
$passed

# The example stops itself, which the shell mentions where its errors go.
if { G_DEBUG=fatal-warnings "$folder/list" tile; } >/dev/null 2>"$folder/errors" ||
  ! grep -q 'no look "tile"' "$folder/errors"; then
  echo "FAILED the library knows a look that nobody gave it, or does not say so"
  cat "$folder/errors"
  exit 1
fi
scripts/build-gtk-library.sh "$folder" tile=Examples/OwnLook/Tile.swift 2>&1 | grep -v "prohibited flag"
run "C (with a look of its own)" "$folder/list" tile
