#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the tests of the WebAssembly engine and of the custom element in Chromium.
# Arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh web-test
scripts/build-web.sh

for name in chromium chromium-browser google-chrome; do
  if [ -z "${TUG_BROWSER:-}" ] && type -P $name >/dev/null; then TUG_BROWSER="$(type -P $name)"; fi
done
export TUG_BROWSER
.venv/bin/python -m pytest -p no:cacheprovider Tests/Web "$@"
