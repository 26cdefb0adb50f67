#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Tests the GTK host with real input on an X server of its own. An argument takes the
# place of the filter: scripts/test-gtk.sh PullTests. With SANITIZE=1 AddressSanitizer watches, for
# leaks as well; gtk-leaks.supp names the one library below GTK that has some.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
scripts/setup.sh gtk-test || exit 1

export TUG_GTK=1 TUG_UIKIT=0
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
logs=$(mktemp -d)
outside=() processes=()
finish() {
  [ ${#processes[@]} -eq 0 ] || kill "${processes[@]}" 2>/dev/null
  rm -rf "$logs"
}
trap finish EXIT

# They mostly wait or compile, each on a display of its own, while the tests run.
[ $# -gt 0 ] || outside=(accessibility gallery library bindings)
for name in "${outside[@]}"; do
  "scripts/test-gtk-$name.sh" >"$logs/$name" 2>&1 &
  processes+=($!)
done

# run_tests FILTER LOG
#
# Accessibility has tests of its own on a bus of their own; here GTK must not start a bus. Every
# warning of GTK stops the process, which Swift's own crash handler would let run on. Cairo draws the same as
# OpenGL in software, in half the time; those checks from outside that show little have OpenGL.
run_tests() {
  GSK_RENDERER=cairo SWIFT_BACKTRACE=enable=no GTK_A11Y=none G_DEBUG=fatal-warnings LC_ALL=C.UTF-8 \
    LSAN_OPTIONS="suppressions=$PWD/scripts/gtk-leaks.supp" \
    scripts/with-inputtest.sh swift test --skip-build --disable-xctest "${options[@]}" \
    --filter "$1" 2>&1 | tee "$2"
  return "${PIPESTATUS[0]}"
}
status=0
run_tests "${1:-TugGTKTests}" "$logs/tests" || status=1
# Where the run was broken off, nothing says how many there are.
count=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} in .*/\1/p' "$logs/tests" | tail -1)

# A test that failed has a second try by itself.
failed=$(sed -n 's/^✘ Test "\(.*\)" .*failed after.*/\1/p' "$logs/tests" | sort -u)
if [ "$status" != 0 ] && [ -n "$failed" ] && [ "${count:-0}" -gt 0 ]; then
  # shellcheck disable=SC2001,SC2016  # It puts a backslash before each sign of many.
  filter=$(sed 's/[][\.*^$()+?{}|]/\\&/g' <<<"$failed" | paste -sd "|")
  if run_tests "$filter" "$logs/again"; then status=0; fi
  verb=$([ "$status" = 0 ] && echo passed || echo failed)
  printf 'gtk: failed first, and %s the second time:\n%s\n' "$verb" "$failed"
fi
checks=0
for index in "${!outside[@]}"; do
  name=${outside[index]}
  if ! wait "${processes[index]}"; then
    cat "$logs/$name"
    echo "gtk: the check of $name failed first; once more, by itself:"
    "scripts/test-gtk-$name.sh" >"$logs/$name" 2>&1 || status=1
  fi
  cat "$logs/$name"
  checks=$((checks + $(grep -c '^ok ' "$logs/${outside[index]}")))
done
processes=()
if [ "$status" = 0 ] && [ "${count:-0}" -gt 0 ]; then
  echo "gtk: $count tests and $checks checks from outside passed"
else
  echo "gtk: FAILED"
  exit 1
fi
