#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Draws what the UIKit host shows, on Linux: a contact sheet per look, in .build/pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift-test
export TUG_GTK=0

swift run tug-pictures .build/pictures
