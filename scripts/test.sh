#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the test lanes and sums them up: scripts/test.sh [LANE…], by default all.
# Exits 1 when a lane fails, after running them all.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

# One lane a line: its name, its command. A command sets up what it needs, and its last line of output is
# its runner's closing line. Lanes run one after the other; beside them, those with `&` do, since the tests of
# the UIKit host, in the lane swift, leave a core free. What these print comes last.
lanes='
  tree     scripts/check-tree.sh
  lint     scripts/lint.sh
  swift    scripts/test-swift.sh debug
& release  scripts/test-swift.sh release
& objc     scripts/typecheck-objc.sh
  traces   scripts/test-traces.sh
  web      scripts/test-web.sh
  gtk      scripts/test-gtk.sh
'

[ "$(uname)" = Linux ] || lanes="$(grep -vE ' (gtk|objc) ' <<<"$lanes")"
read -ra names <<<"$(tr -d '&' <<<"$lanes" | awk '{ printf "%s ", $1 }')"

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

logs=.build-logs
mkdir -p $logs
rm -f $logs/*.summary

# run_lanes MARK LANE…: runs those lanes whose lines begin with a mark; each leaves a line for the summary.
run_lanes() {
  local mark=$1 name command log started verdict
  shift
  while read -r name command; do
    if [ -z "$name" ] || [[ " $* " != *" $name "* ]]; then continue; fi
    printf '\n── %s: %s\n' "$name" "$command"
    log=$logs/$name.log started=$SECONDS verdict=pass
    # shellcheck disable=SC2086  # A command is a script and its arguments.
    $command </dev/null 2>&1 | tee "$log" || verdict=FAIL
    printf '%s  %-8s %4d s  %s\n' $verdict "$name" $((SECONDS - started)) \
      "$(grep -v '^[[:space:]]*$' "$log" | tail -n 1)" >"$logs/$name.summary"
  done <<<"$(sed -n "s/^$mark //p" <<<"$lanes")"
}

# What runs in the background hears no Ctrl-C. As a group it ends with this script, whatever ends that.
set -m
run_lanes '&' "$@" >$logs/beside.log 2>&1 &
beside=$!
set +m
trap 'kill -- -$beside 2>/dev/null' EXIT
run_lanes ' ' "$@"
wait $beside
cat $logs/beside.log

printf '\n── summary\n'
for name; do cat "$logs/$name.summary" || exit 1; done
! grep -q '^FAIL' $logs/*.summary
