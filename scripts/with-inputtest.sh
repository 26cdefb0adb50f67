#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs a command on an X server of its own whose touchscreen, touchpad, mouse and keyboard are
# sockets, and whose clock is a file: with-inputtest.sh COMMAND…  The command finds the display in
# DISPLAY, and sockets and clock in the folder TUG_GTK_RIG. What is preloaded into it lets it follow
# that clock, and gives its windows a fractional scale where a test wants one.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
for tool in Xorg xinput; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: run scripts/setup.sh gtk-test" >&2; exit 2; }
done

rig=$(mktemp -d)
server=
finish() {
  [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
  rm -rf "$rig"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

sed "s|@SOCKETS@|$rig|" "$here/xorg-inputtest.conf" >"$rig/xorg.conf"
cc -Wall -Wextra -Werror -shared -fPIC "$here/../Tests/Fixtures/Clock/clock.c" -o "$rig/clock.so"
cc -Wall -Wextra -Werror -shared -fPIC "$here/../Tests/Fixtures/Scale/scale.c" -o "$rig/scale.so"
head -c 8 /dev/zero >"$rig/clock"
# The server itself, where it is found: on desktops the one on PATH may be a wrapper (xserver-xorg-legacy on Debian) that
# starts it at the console only, and as root.
xorg=/usr/lib/xorg/Xorg
[ -x $xorg ] || xorg=Xorg
# It finds a free display number and writes it to descriptor 3.
TEST_CLOCK=$rig/clock LD_PRELOAD=$rig/clock.so $xorg -displayfd 3 -config "$rig/xorg.conf" \
  -logfile "$rig/xorg.log" -noreset -nolisten tcp -novtswitch -sharevts 3>"$rig/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 600); do
  [ -s "$rig/display" ] && break
  kill -0 "$server" 2>/dev/null || { cat "$rig/xorg.log" >&2; exit 2; }
  sleep 0.1
done
[ -s "$rig/display" ] || { echo "Xorg did not start" >&2; cat "$rig/xorg.log" >&2; exit 2; }

DISPLAY=:$(cat "$rig/display")
export DISPLAY TUG_GTK_RIG=$rig GDK_BACKEND=x11
# GTK takes a device for a touchpad by a property that libinput would have set.
xinput set-prop --type=int --format=8 "test touchpad" "libinput Tapping Enabled" 0
LD_PRELOAD="$rig/clock.so $rig/scale.so" "$@"
