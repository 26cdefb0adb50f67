#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the test lanes and sums them up: scripts/test.sh [LANE…], by default all. Exits 1 when a lane
# fails, after running them all.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

# One lane a line: its name, its command. A command sets up what it needs, and its last line of output is
# its runner's closing line. They run one after the other, but for the web lane, which takes the time that
# those leave, and is printed at the end: its pages have a clock of their own, and mostly wait.
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
# lane NAME COMMAND: runs one, and leaves its line of the summary beside its log.
lane() {
  local log=.build-logs/$1.log started=$SECONDS verdict=pass closing
  printf '\n── %s: %s\n' "$1" "$2"
  # shellcheck disable=SC2086  # A command is a script and its arguments.
  $2 </dev/null 2>&1 | tee "$log" || verdict=FAIL
  closing="$(grep -v '^[[:space:]]*$' "$log" | tail -n 1)"
  printf '%s  %-8s %4d s  %s\n' $verdict "$1" $((SECONDS - started)) "$closing" >"$log.verdict"
}

chosen="$(while read -r name command; do
  if [ -n "$name" ] && [[ " $* " == *" $name "* ]]; then echo "$name $command"; fi
done <<<"$lanes")"
beside=
if [[ "$chosen" == *$'\n'* && "$chosen" =~ (^|$'\n')web\ ([^$'\n']*) ]]; then
  # As a group it ends with this script, whatever ends that.
  trap '[ -z "$beside" ] || kill -- "-$beside" 2>/dev/null' EXIT
  set -m
  (renice -n 5 $BASHPID >/dev/null; lane web "${BASH_REMATCH[2]}" >.build-logs/web.shown) &
  beside=$!
  set +m
fi
while read -r name command; do
  [ "$name${beside:+ beside}" = "web beside" ] || lane "$name" "$command"
done <<<"$chosen"
if [ -n "$beside" ]; then
  wait "$beside"
  beside=
  cat .build-logs/web.shown
fi

printf '\n── summary\n'
failed=0
while read -r name _; do
  cat ".build-logs/$name.log.verdict"
  grep -q ^pass ".build-logs/$name.log.verdict" || failed=1
done <<<"$chosen"
exit $failed
