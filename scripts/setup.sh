#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Makes this machine ready for a purpose: scripts/setup.sh PURPOSE…
# On Debian and Ubuntu it installs what is missing; elsewhere it says what to install and stops.
# When all is there it only looks, and takes well under a second.
set -euo pipefail
cd "$(dirname "$0")/.."

# One purpose a line of needs. A need is `swift`, `wasm`, `python`, `python_tools`, `bundler`,
# `program NAMES PACKAGE` (any of the names on PATH will do), `library NAME PACKAGE` (a name that
# pkg-config knows) or `package NAME…` (Debian only: what can be seen in neither way, as fonts).
needs_of() {
  case "$1" in
    swift) swift ;;
    lint) swift && if_debian program shellcheck shellcheck ;;
    run) swift && wasm && python && bundler && program wasm-opt binaryen ;;
    web-test) needs_of run && program node nodejs && program tsc node-typescript && browser && fonts && python_tools ;;
    bench)
      needs_of web-test
      [ "$(uname)" != Linux ] || needs_of gtk-bench
      ;;
    swift-test) swift && python && library pangocairo libpango1.0-dev && fonts ;;
    gtk) swift && library gtk4 libgtk-4-dev ;;
    gtk-bench) needs_of gtk && program Xvfb xvfb ;;
    gtk-library) needs_of gtk && program g-ir-scanner gobject-introspection && program vapigen valac ;;
    gtk-test)
      needs_of gtk-library && python && program cc gcc && program valac valac && program gjs gjs
      package webp-pixbuf-loader && x_server && accessibility_bus
      ;;
    test)
      needs_of lint && needs_of swift-test && needs_of web-test
      [ "$(uname)" != Linux ] || needs_of gtk-test
      ;;
    *) die "setup.sh: there is no purpose $1; there are swift, lint, run, bench, test, swift-test, web-test, gtk, gtk-bench, gtk-library, gtk-test" ;;
  esac
}

lacks_browser=false
browser() {
  if [ "$distribution${TUG_BROWSER:-}" = debian ]; then
    program chromium-headless-shell chromium-headless-shell
    return
  fi
  if scripts/browser.sh >/dev/null; then return; fi
  [ -z "${TUG_BROWSER:-}" ] || die "TUG_BROWSER is $TUG_BROWSER, and there is no such program."
  lacks_browser=true
  local package=chromium
  [ "$distribution" != ubuntu ] || package=chromium-browser
  lacks "$package"
}
x_server() {
  program Xorg xserver-xorg-core
  program xinput xinput
  package xserver-xorg-video-dummy
}
fonts() { package fonts-dejavu-core fonts-noto-core fonts-noto-cjk; }

accessibility_bus() {
  program Xvfb xvfb
  program dbus-run-session dbus
  package at-spi2-core gir1.2-atspi-2.0 gir1.2-gtk-4.0 python3-gi
}

# What Package.swift asks for.
oldest_swift="Swift 6.2 or later"
swift_site=https://www.swift.org/install

die() { echo "$*" >&2 && exit 1; }

distribution=other
if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  # shellcheck source=/dev/null
  distribution="$(. /etc/os-release && echo "${ID:-debian}")"
fi
missing=()
lacks() { [[ " ${missing[*]-} " == *" $1 "* ]] || missing+=("$1"); }

if_debian() { [ "$distribution" = other ] || "$@"; }

swift() {
  local at version major minor
  at="$(type -P swift)" ||
    die "Tug needs $oldest_swift, and there is no swift on PATH: install it from $swift_site."
  version="$("$at" --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -n 1 || true)"
  major=${version%.*} minor=${version#*.}
  if [ "${major:-0}" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
    die "Tug needs $oldest_swift, but $at is ${version:-of no known version}: install a newer one from $swift_site."
  fi
}

# The toolchains of swift.org bring the WebAssembly library and linker; Xcode's does not.
wasm() {
  local library
  library="$(command swift -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')"
  [ -d "$library/embedded/wasm32-unknown-none-wasm" ] ||
    die "This Swift cannot build WebAssembly (Xcode's cannot): install a toolchain from $swift_site and put it first on PATH."
}

program() {
  local name
  for name in $1; do
    if type -P "$name" >/dev/null; then return; fi
  done
  lacks "$2"
}

# Bundles and minifies the element; esbuild's `--alias` is its newest option that we use.
oldest_esbuild=0.16.5
wants_bundler=false
bundler() {
  wants_bundler=true
  program esbuild esbuild
  program terser terser
}
# Asked once everything is installed, since a distribution may have an old one.
check_bundler() {
  "$wants_bundler" || return 0
  local version
  version="$(esbuild --version 2>/dev/null || true)"
  [ "$(printf '%s\n' $oldest_esbuild "$version" | sort -V | head -n 1)" = $oldest_esbuild ] ||
    die "Tug needs esbuild $oldest_esbuild or later, but $(type -P esbuild) is ${version:-of no known version}: install a newer one from https://esbuild.github.io."
}

check_browser() {
  ! "$lacks_browser" || scripts/browser.sh >/dev/null ||
    die "There is no Chromium that starts (Ubuntu's is a snap): install Chrome from https://www.google.com/chrome, or name a browser in TUG_BROWSER."
}

library() {
  if ! type -P pkg-config >/dev/null || ! pkg-config --exists "$1"; then lacks "$2"; fi
  program pkg-config pkg-config
}

package() {
  [ "$distribution" != other ] || return 0
  local name
  for name; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null || true)" = installed ] || lacks "$name"
  done
}

# The system's own python3 comes first: its packages are what `package` installs.
python_at() {
  local at
  for at in /usr/bin/python3 "$(type -P python3 || true)"; do
    if [ -x "$at" ] && "$at" -c "$1" 2>/dev/null; then echo "$at" && return; fi
  done
  return 1
}
python() { python_at "" >/dev/null || lacks python3; }

wants_venv=false
python_tools() {
  wants_venv=true
  venv_ready || python_at "import ensurepip, venv" >/dev/null || lacks python3-venv
}
venv_ready() { cmp -s scripts/requirements.txt .venv/requirements.txt && .venv/bin/python -c ""; }

install_missing() {
  [ ${#missing[@]} -gt 0 ] || return 0
  [ "$distribution" != other ] ||
    die "Please install ${missing[*]} (named as in Debian), put the programs on PATH, and run this again."
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    type -P sudo >/dev/null || die "Please run this as root, then try again: apt-get install ${missing[*]}"
    root=(sudo)
    [ -t 0 ] || root=(sudo -n)
  fi
  local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
  echo "Installing ${missing[*]}"
  if ! "${apt[@]}" update || ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null; then
    die "That did not work. Please run this yourself, then try again: ${root[0]:+sudo }apt-get install ${missing[*]}"
  fi
}

make_venv() {
  "$wants_venv" || return 0
  if venv_ready; then return; fi
  echo "Setting up the Python tools in .venv"
  rm -rf .venv
  "$(python_at "import ensurepip, venv")" -m venv .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r scripts/requirements.txt
  cp scripts/requirements.txt .venv/requirements.txt
}

[ $# -gt 0 ] || set -- swift
for purpose; do needs_of "$purpose"; done
install_missing
check_bundler
check_browser
make_venv
