#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the Swift tests, without those of the GTK host, which need a display of their own:
# scripts/test-swift.sh debug|release [OPTION OF swift test…].
# The release run is there because a trace must have the same bits in both; the UIKit host, which has
# no part in that, is tested in the debug run only.
# A warning fails the run. SwiftPM prints it only when it compiles the file, so it is certain to be
# seen in a clean checkout.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift-test
configuration=${1:?debug or release}
export TUG_GTK=0
options=()
if [ "$configuration" = release ]; then
  export TUG_UIKIT=0
  # Tests look inside what they test, which a release build allows only when told so. In a folder of its own it can
  # be built while the tests of the other run.
  options=(-Xswiftc -enable-testing --scratch-path .build-release)
fi

mkdir -p .build-logs
log=.build-logs/build-$configuration.log warnings=.build-logs/warnings-$configuration.log
swift build --build-tests -c "$configuration" ${options[@]+"${options[@]}"} 2>&1 | tee "$log"
if grep -E '^/.+:[0-9]+:[0-9]+: warning: ' "$log" >"$warnings"; then
  echo "The build has warnings:"
  cat "$warnings"
  exit 1
fi
[ "$configuration $(uname)" != "debug Linux" ] || scripts/check-documentation.py uikit
# Whole lives at 240 frames a second take a minute in a debug build, and seconds in a release build.
[ "$configuration" = release ] || options+=(--skip ContinuityTests)
swift test --skip-build --disable-xctest -c "$configuration" ${options[@]+"${options[@]}"} "${@:2}" 2>&1
