#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Makes the source of a module of looks of an app's own, for the scripts that build what cannot be
# given a look at run time: scripts/own-looks.sh FOLDER NAME=FILE.swift…
#
# A name is that of pages and C programs: "big-tile" stands for the member `bigTile` of Look that the
# file declares. Package.swift takes the folder from TUG_OWN_LOOKS.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: $0 FOLDER NAME=FILE.swift…" >&2 && exit 2; }
folder=$1
shift
rm -rf "$folder"
mkdir -p "$folder"

cases='' names='' count=0
for look; do
  name=${look%%=*} file=${look#*=}
  if ! [[ $look == *=* && $name =~ ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ ]]; then
    echo "own-looks.sh: \"$look\" is no NAME=FILE.swift with a name such as big-tile" >&2 && exit 2
  fi
  [ -f "$file" ] || { echo "own-looks.sh: there is no file $file" >&2 && exit 2; }
  cp "$file" "$folder/$name.swift"
  member=$(LC_ALL=C awk -F- -v OFS= '{ for (i = 2; i <= NF; i++) $i = toupper(substr($i, 1, 1)) substr($i, 2) } 1' <<<"$name")
  cases+="  case $count: .$member"$'\n'
  names+="  \"$name\","$'\n'
  count=$((count + 1))
done
cat >"$folder/OwnLooks.swift" <<END
import Tug

/// How many looks there are.
public let ownLookCount: Int32 = $count

#if !hasFeature(Embedded)
/// The names of the looks.
public let ownLookNames = [
$names]
#endif

/// A look by the place of its name.
public func ownLook(_ number: Int32) -> Look? {
  switch number {
$cases  default: nil
  }
}
END
