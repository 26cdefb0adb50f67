#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Type-checks the UIKit host as Apple's compiler would see its Objective-C branches, on Linux.
#
# A module named ObjectiveC with nothing but Selector, and two compiler flags, turn
# `canImport(ObjectiveC)`, `@objc` and `#selector` on, so that both sides of every such condition
# are checked: of the stand-in first, then of the host against it. Nothing is linked or run.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh swift-test

build=.build/objc
mkdir -p "$build"
cat >"$build/ObjectiveC.swift" <<'END'
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ str: String) {}
  public init(stringLiteral value: String) {}
}
END

flags=(
  -swift-version 6 -parse-as-library -package-name tug -I "$build" -I StandIns/CTugCairo
  -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
)
for flag in $(pkg-config --cflags-only-I pangocairo); do flags+=(-Xcc "$flag"); done

# Emits the module of a folder: its name, the folder, and flags.
module() {
  local files name=$1 folder=$2
  shift 2
  mapfile -t files < <(find "$folder" -name '*.swift' | sort)
  swiftc -emit-module -module-name "$name" -o "$build/$name.swiftmodule" "$@" "${files[@]}"
}

swiftc -emit-module -module-name ObjectiveC -swift-version 6 -parse-as-library \
  -Xfrontend -enable-objc-interop -o "$build/ObjectiveC.swiftmodule" "$build/ObjectiveC.swift"
module UIKit StandIns/UIKit "${flags[@]}"
module ImageIO StandIns/ImageIO "${flags[@]}"
# The engine has no branches for Objective-C, and its raw memory is more than the flags can take.
plain=(-swift-version 6 -parse-as-library -package-name tug -I "$build" -Xfrontend -experimental-skip-all-function-bodies)
module Tug Sources/Tug "${plain[@]}"
module TugLooks Sources/TugLooks "${plain[@]}"
module TugTexts Sources/TugTexts "${plain[@]}"
module TugControls Sources/TugControls "${plain[@]}"
isolated=("${flags[@]}" -default-isolation MainActor)
mapfile -t host < <(find Sources/TugUIKit -name '*.swift' | sort)
swiftc -typecheck -module-name TugUIKit "${isolated[@]}" "${host[@]}"
# The app of the gallery, whole.
module TugUIKit Sources/TugUIKit "${isolated[@]}" -Xfrontend -experimental-skip-all-function-bodies
module WebKit StandIns/WebKit "${flags[@]}"
mapfile -t gallery < <(find Examples/iOS/TugGallery -name '*.swift' | sort)
swiftc -typecheck -module-name TugGallery "${isolated[@]}" "${gallery[@]}"
# An app extends the controls with methods of its own: the default isolation of a module is not seen
# by others, who need the attribute at each type.
cat >"$build/Extensions.swift" <<'END'
import TugUIKit
extension StripControl { func again() { begin() } }
extension ScrollStrips { func again() { header?.begin() } }
extension StripDefaults { mutating func silence() { playsHaptics = false } }
extension StripFollowing { func fade() { alpha = 0 } }
extension StripMeasuring { var room: Double { stripMetrics.extent } }
extension OrbitIndicator { func flash() { show() } }
END
swiftc -typecheck "${flags[@]}" "$build/Extensions.swift"
# A control that is called from another thread is an error of the compiler, not one at run time.
cat >"$build/OffMain.swift" <<'END'
import TugUIKit
@MainActor func onMain(_ header: RefreshHeader) { header.end() }
nonisolated func elsewhere(_ header: RefreshHeader) { header.end() }
END
said="$(swiftc -typecheck "${flags[@]}" "$build/OffMain.swift" 2>&1 || true)"
errors="$(grep -E '^[^ ]+:[0-9]+:[0-9]+: error:' <<<"$said" || true)"
if [[ "$errors" != *:3:*"main actor-isolated"* ]] || [ "$(wc -l <<<"$errors")" != 1 ]; then
  echo "a call of a control from another thread should be the one error here:" >&2
  echo "$said" >&2
  exit 1
fi
echo "the stand-ins, ${#host[@]} files of the host and ${#gallery[@]} of the gallery hold with Objective-C"
