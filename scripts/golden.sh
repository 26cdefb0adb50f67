#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Rewrites the golden files from what the code does now, and shows which changed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift-test
export TUG_GTK=0 TUG_GOLDEN=write

swift test --disable-xctest --filter GoldenTests
git status --short -- Tests/Golden
git --no-pager diff --stat -- Tests/Golden
