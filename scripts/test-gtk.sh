#!/bin/bash
# SPDX-License-Identifier: MIT
#
# Tests the GTK host with real input on an X server of its own. An argument takes the
# place of the filter: scripts/test-gtk.sh PullTests. With SANITIZE=1 AddressSanitizer watches, for
# leaks as well; gtk-leaks.supp names the one library below GTK that has some.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
scripts/setup.sh gtk || exit 1

export TUG_GTK=1
options=()
if [ -n "${SANITIZE:-}" ]; then
  options=(--sanitize=address --scratch-path .build-sanitized)
  # Loads no GL driver. The software one keeps a little, which has no name once it is unloaded.
  export GDK_DEBUG=gl-disable
fi
swift build --build-tests "${options[@]}" || exit 1
[ -n "${SANITIZE:-}" ] || scripts/check-documentation.py gtk || exit 1

# The checks from outside use the programs of the same build.
TUG_GTK_PROGRAMS=$(swift build "${options[@]}" --show-bin-path)
export TUG_GTK_PROGRAMS
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Accessibility has tests of its own on a bus of their own; here GTK must not start a bus. Every
# warning of GTK stops the process, which Swift's own crash handler would let run on.
SWIFT_BACKTRACE=enable=no GTK_A11Y=none G_DEBUG=fatal-warnings LC_ALL=C.UTF-8 \
  LSAN_OPTIONS="suppressions=$PWD/scripts/gtk-leaks.supp" \
  scripts/with-inputtest.sh swift test --skip-build --disable-xctest "${options[@]}" \
  --filter "${1:-TugGTKTests}" 2>&1 |
  tee "$log"
status=${PIPESTATUS[0]}
count=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} in .*passed.*/\1/p' "$log" | tail -1)
checks=0
if [ $# -eq 0 ]; then
  for outside in accessibility gallery library bindings; do
    "scripts/test-gtk-$outside.sh" 2>&1 | tee "$log"
    [ "${PIPESTATUS[0]}" = 0 ] || status=1
    checks=$((checks + $(grep -c '^ok ' "$log")))
  done
fi
if [ "$status" = 0 ] && [ "${count:-0}" -gt 0 ]; then
  echo "gtk: $count tests and $checks checks from outside passed"
else
  echo "gtk: FAILED"
  exit 1
fi
