#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Checks facts about the tree that no compiler checks: who may import whom, licence lines, paths
# and marks that have no place here, and the size of files.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

faults=0
# Prints what the command found under a heading; anything found is a fault.
none() {
  local found
  found="$("${@:2}")"
  [ -n "$found" ] || return 0
  printf '%s\n%s\n' "$1:" "$found"
  faults=$((faults + 1))
}

files() {
  { git ls-files -co --exclude-standard -- "$@" || find "$@" -type f; } 2>/dev/null |
    while read -r file; do [ ! -f "$file" ] || echo "$file"; done
}
# Runs a command on the files that are named to it, if any.
each() { tr '\n' '\0' | xargs -0 -r "$@"; }
sources() { files . | grep -E '\.(swift|c|h|js|mjs|ts|css|py|sh)$|^Makefile$|^\.ci/run$' | grep -v '/Generated/'; }

# Import lines under a folder that name none of the given modules.
imports_except() {
  files "$1" | grep '\.swift$' | each grep -nHE '^[^/]*\bimport [A-Za-z]' |
    grep -vE "import (struct |class |enum |func )?($2)\b"
}
engine_imports_of_c() {
  local importing
  importing="$(files Sources/Tug | each grep -lE 'import (Glibc|Musl|Darwin)\b')"
  [ "$(grep -c . <<<"$importing")" -le 1 ] || echo "$importing"
}
# Import lines of one host's files that name another host.
imports_of_other_hosts() {
  local host
  for host in UIKit GTK Web; do
    files "Sources/Tug$host" | grep '\.swift$' |
      each grep -nHE '\bimport Tug(UIKit|GTK|Web)\b' | grep -v "import Tug$host\b"
  done
}
# Files of the UIKit host that would stop a build where there is no UIKit: on a Mac, or on Linux
# without Pango.
needing_uikit() { files Sources/TugUIKit | grep '\.swift$' | each grep -LE '^#if canImport\(UIKit\)'; }
without_licence() {
  sources | while read -r file; do
    head -n 2 "$file" | grep -qE 'SPDX-License-Identifier: MIT( \*/)?$' || echo "$file"
  done
}
longer_than() {
  sources | grep -vE '\.css$' | each wc -l | awk -v limit="$1" '$2 != "total" && $1 > limit { print "  " $1 " lines  " $2 }'
}
marks() { sources | grep -v "^scripts/check-tree.sh$" | each grep -nHE '\b(TODO|FIXME|XXX)\b'; }
paths() {
  files . | grep -v "^scripts/check-tree.sh$" |
    each grep -nHIE "(^|[^A-Za-z0-9_.~*/-])/(home|Users|root|work|workspace|tmp|mnt)/[A-Za-z0-9]"
}
# Names of our targets that GTK's Swift bindings have as well: SwiftPM takes a name once in a program.
# They are compared without case, as some file systems do.
taken_names() {
  sed -n 's/.*name: "\([^"]*\)".*/\1/p' Package.swift |
    grep -ixFf <(grep -v '^#' Tests/Fixtures/TwoBindings/TakenNames.txt)
}
# Archives and built things: what a tool fetched or made.
fetched() { files . | grep -E '\.(tar|gz|xz|bz2|zip|whl|jar|deb|o|a|so|wasm|pyc)$'; }

none "A target of a GTK binding has this name" taken_names
none "Fetched or built, not written" fetched
none "The engine imports nothing" imports_except Sources/Tug "Glibc|Musl|Darwin"
none "One file of the engine at most imports the C library" engine_imports_of_c
none "Looks import the engine only" imports_except Sources/TugLooks "Tug"
none "A host imports no other host" imports_of_other_hosts
none "A file of the UIKit host is nothing without UIKit" needing_uikit
none "The first line is the licence tag (the second after #! or the tools version)" without_licence
none "A path of one machine" paths
none "A mark for later belongs in an issue" marks
none "Longer than 400 lines; a topic wants a file of its own" longer_than 400

long="$(longer_than 350)"
[ -z "$long" ] || printf 'Near the limit of 400 lines:\n%s\n' "$long"
if [ "$faults" -gt 0 ]; then
  echo "rules broken: $faults"
  exit 1
fi
echo "the tree holds its rules"
