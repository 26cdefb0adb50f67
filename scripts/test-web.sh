#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the tests of the WebAssembly engine and of the custom element in the Chromium that
# TUG_BROWSER names to them. Arguments go to pytest; without any, several browsers share the tests, and
# what fails then is run once more by itself and named.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh web-test
scripts/build-web.sh
scripts/check-documentation.py js

TUG_BROWSER="$(scripts/browser.sh)"
export TUG_BROWSER
pytest() { .venv/bin/python -m pytest Tests/Web "$@"; }
if [ $# -gt 0 ]; then
  pytest -p no:cacheprovider "$@"
  exit
fi
memory=(-o "cache_dir=$(mktemp -d)")
trap 'rm -rf "${memory[1]#*=}"' EXIT
# More browsers than a small machine has cores, since they wait for frames most of the time. On two cores
# eight took 14 % longer.
pytest "${memory[@]}" --numprocesses 5 --dist worksteal && exit
[ $? -eq 1 ] || exit 1
echo "Once more, each by itself:"
pytest "${memory[@]}" --last-failed --last-failed-no-failures none -rA
