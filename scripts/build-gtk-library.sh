#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the C library of the GTK host and puts it, its header, its pkg-config file and what other
# languages read of it under a prefix: scripts/build-gtk-library.sh PREFIX [NAME=FILE.swift…]
#
# A name and a file add a look of an app's own, as Documentation/WriteALook.md says.
#
# Swift's runtime is linked in, so that a program needs GTK and the C library alone; only the functions
# of its headers can be seen from outside, so that a program may have another Swift in it.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { echo "usage: $0 PREFIX [NAME=FILE.swift…]" >&2 && exit 2; }
scripts/setup.sh gtk-library
mkdir -p "$1"/{lib/{pkgconfig,girepository-1.0},include,share/{gir-1.0,vala/vapi}}
prefix=$(cd "$1" && pwd)

exports=$(mktemp)
trap 'rm -f "$exports"' EXIT
echo '{ global: tug_*; local: *; };' >"$exports"
export TUG_GTK=1
scratch=.build-gtk-library
if [ $# -gt 1 ]; then
  scripts/own-looks.sh $scratch/looks "${@:2}"
  export TUG_OWN_LOOKS=$scratch/looks
fi
# The number tells programs that were linked with another one apart; it is that of the functions.
soname=libtug-gtk.so.0
flags=(--configuration release --scratch-path "$scratch" -Xswiftc -static-stdlib -Xlinker "-soname=$soname"
  -Xlinker "--version-script=$exports" -Xlinker --gc-sections -Xlinker -s)
swift build "${flags[@]}" --product tug-gtk
built=$(swift build "${flags[@]}" --show-bin-path)
install -m 755 "$built/libtug-gtk.so" "$prefix/lib/$soname"
ln -sf $soname "$prefix/lib/libtug-gtk.so"
install -m 644 Sources/TugGTKLibrary/*.h "$prefix/include"
version=$(sed -n 's/.*g_intern_string("\([0-9.]*\)").*/\1/p' Sources/TugGTKLibrary/View.swift)
cat >"$prefix/lib/pkgconfig/tug-gtk.pc" <<EOF
prefix=$prefix
libdir=\${prefix}/lib
includedir=\${prefix}/include
girdir=\${prefix}/share/gir-1.0
typelibdir=\${libdir}/girepository-1.0
vapidir=\${prefix}/share/vala/vapi

Name: tug-gtk
Description: Pull-to-refresh and load-more for GTK 4
Version: $version
Requires: gtk4 >= 4.8
Libs: -L\${libdir} -ltug-gtk
Cflags: -I\${includedir}
EOF

# What bindings read. The scanner asks the library itself for its types, properties and signals.
gir=$prefix/share/gir-1.0/Tug-0.gir
export LD_LIBRARY_PATH=$prefix/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
g-ir-scanner --quiet --warn-all --namespace=Tug --nsversion=0 --include=Gtk-4.0 --pkg=gtk4 \
  --pkg-export=tug-gtk --c-include=tug.h --library=tug-gtk --library-path="$prefix/lib" --no-libtool \
  --output="$gir" -ISources/TugGTKLibrary Sources/TugGTKLibrary/*.h
g-ir-compiler "$gir" --output="$prefix/lib/girepository-1.0/Tug-0.typelib"
vapigen --quiet --library=tug-gtk --pkg=gtk4 --metadatadir=Sources/TugGTKLibrary --directory="$prefix/share/vala/vapi" "$gir"
echo "$prefix/lib/libtug-gtk.so: $(stat -L -c %s "$prefix/lib/libtug-gtk.so") bytes"
