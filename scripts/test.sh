#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the test lanes one after the other and sums them up: scripts/test.sh [LANE…], by default all.
# Exits 1 when a lane fails, after running them all.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

# One lane a line: its name, its command. A command sets up what it needs, and its last line of output is
# its runner's closing line.
lanes='
tree     scripts/check-tree.sh
lint     scripts/lint.sh
swift    scripts/test-swift.sh debug
release  scripts/test-swift.sh release
traces   scripts/test-traces.sh
web      scripts/test-web.sh
gtk      scripts/test-gtk.sh
objc     scripts/typecheck-objc.sh
'

[ "$(uname)" = Linux ] || lanes="$(grep -vE '^(gtk|objc) ' <<<"$lanes")"
read -ra names <<<"$(awk '{ printf "%s ", $1 }' <<<"$lanes")"

for name; do
  if [[ " ${names[*]} " != *" $name "* ]]; then
    echo "test.sh: there is no lane $name; there are ${names[*]}" >&2
    exit 1
  fi
done
# For all of them everything is installed at once, before the first begins.
if [ $# -eq 0 ]; then
  scripts/setup.sh test || exit 1
  set -- "${names[@]}"
fi

mkdir -p .build-logs
summary=() failed=0
while read -r name command; do
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
