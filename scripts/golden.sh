#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Rewrites the golden files from what the code does now, and shows what changed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift

TUG_GOLDEN="write" swift test --disable-xctest --filter Golden
git --no-pager diff --stat -- Tests/Golden
