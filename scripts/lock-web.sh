# shellcheck shell=bash
# SPDX-License-Identifier: MIT
#
# Makes a script that builds for the web wait until no other builds in the same folder, as SwiftPM does:
# two at once would take each other's files away. For scripts to read in: . scripts/lock-web.sh FOLDER.
mkdir -p "$1"
exec 9>"$1/lock"
! type -P flock >/dev/null || flock 9
