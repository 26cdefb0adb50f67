#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the test lanes one after the other and sums them up: scripts/test.sh [LANE…], by default
# every lane whose sources are in the tree. Exits 1 when a lane fails, after running them all.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

# One lane a line: its name, a file or folder without which there is nothing to run, its command.
# A command sets up what it needs, and its last line of output is its runner's closing line.
lanes='
tree     Sources         scripts/check-tree.sh
lint     Sources         scripts/lint.sh
swift    Tests/TugTests  scripts/test-swift.sh debug
release  Tests/TugTests  scripts/test-swift.sh release
traces   Sources/TugTrace  scripts/test-traces.sh
web      Tests/Web       scripts/test-web.sh
gtk      Sources/TugGTK  scripts/test-gtk.sh
objc     StandIns        scripts/typecheck-objc.sh
'

[ "$(uname)" = Linux ] || lanes="$(grep -vE '^(gtk|objc) ' <<<"$lanes")"

here=()
while read -r name source _; do
  if [ -n "$name" ] && [ -e "$source" ]; then here+=("$name"); fi
done <<<"$lanes"
[ $# -gt 0 ] || set -- "${here[@]}"
for name; do
  if [[ " ${here[*]} " != *" $name "* ]]; then
    echo "test.sh: there is no lane $name; there are ${here[*]}" >&2
    exit 1
  fi
done

scripts/setup.sh test || exit 1
mkdir -p .build-logs
summary=() failed=0
while read -r name source command; do
  if [ -z "$name" ] || [[ " $* " != *" $name "* ]]; then continue; fi
  printf '\n── %s: %s\n' "$name" "$command"
  log=.build-logs/$name.log started=$SECONDS verdict=pass
  # shellcheck disable=SC2086  # A command is a script and its arguments.
  $command </dev/null 2>&1 | tee "$log" || verdict=FAIL
  [ $verdict = pass ] || failed=$((failed + 1))
  closing="$(grep -v '^[[:space:]]*$' "$log" | tail -n 1)"
  summary+=("$(printf '%s  %-8s %4d s  %s' $verdict "$name" $((SECONDS - started)) "$closing")")
done <<<"$lanes"

printf '\n── summary\n'
printf '%s\n' "${summary[@]}"
[ $failed -eq 0 ]
