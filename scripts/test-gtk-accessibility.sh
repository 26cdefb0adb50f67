#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Looks at the GTK host as a screen reader does.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# shellcheck disable=SC2046  # The flags are words.
cc -Wall -Wextra -Werror -shared -fPIC Tests/Fixtures/Announcement/announce.c \
  -o "$folder/announce.so" $(pkg-config --cflags gtk4)
scripts/with-session.sh /usr/bin/python3 -W ignore scripts/test-gtk-accessibility.py \
  "${TUG_GTK_PROGRAMS:-$(swift build --show-bin-path)}/tug-gtk-fixture" "$folder/announce.so"
