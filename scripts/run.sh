#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the web gallery and serves it until Ctrl-C: scripts/run.sh [OPTION OF serve.py…].
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build-web.sh

for python in /usr/bin/python3 python3; do
  if "$python" -c "" 2>/dev/null; then exec "$python" scripts/serve.py "$@"; fi
done
