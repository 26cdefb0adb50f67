#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the tests of the WebAssembly engine and of the custom element in the Chromium that
# TUG_BROWSER names to them. Arguments go to pytest; without any, three browsers share the tests, after
# those that count frames, which want the machine for themselves.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh web-test
scripts/build-web.sh
scripts/check-documentation.py js

TUG_BROWSER="$(scripts/browser.sh)"
export TUG_BROWSER
pytest() { .venv/bin/python -m pytest -p no:cacheprovider "$@"; }
if [ $# -gt 0 ]; then
  pytest Tests/Web "$@"
else
  pytest Tests/Web/test_cost.py
  pytest Tests/Web --ignore Tests/Web/test_cost.py --numprocesses 3 --dist worksteal
fi
