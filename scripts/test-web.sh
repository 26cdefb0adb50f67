#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the tests of the WebAssembly engine and of the custom element in the Chromium that
# TUG_BROWSER names to them. Arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh web-test
scripts/build-web.sh
scripts/check-documentation.py js

TUG_BROWSER="$(scripts/browser.sh)"
export TUG_BROWSER
.venv/bin/python -m pytest -p no:cacheprovider Tests/Web "$@"
