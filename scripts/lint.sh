#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Checks the form of the Swift sources, and of the shell scripts where shellcheck is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh lint

sources=(Package.swift)
for folder in Sources Tests StandIns Benchmarks Examples; do
  [ ! -d "$folder" ] || sources+=("$folder")
done
if [ "${1:-}" = --fix ]; then
  swift format --in-place --parallel --recursive "${sources[@]}"
  exit
fi
swift format lint --strict --parallel --recursive "${sources[@]}"
checked="swift-format"
if type -P shellcheck >/dev/null; then
  shellcheck .ci/run scripts/*.sh
  checked="$checked and shellcheck"
fi
echo "$checked found nothing"
