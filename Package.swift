// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

#if os(Linux)
import Foundation
#endif

let package = Package(
  name: "Tug",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Tug", targets: ["Tug"]),
    .library(name: "TugLooks", targets: ["TugLooks"]),
    .library(name: "TugUIKit", targets: ["TugUIKit"]),
    .library(name: "TugReplay", targets: ["TugReplay"]),
    .executable(name: "tug-replay", targets: ["tug-replay"]),
  ],
  targets: [
    .target(name: "Tug"),
    .target(name: "TugLooks", dependencies: ["Tug"]),
    .target(name: "TugTexts", dependencies: ["Tug"]),
    .target(name: "TugControls", dependencies: ["Tug"]),
    .target(
      name: "TugUIKit",
      dependencies: ["Tug", "TugLooks", "TugTexts", "TugControls"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "TugReplay", dependencies: ["Tug"]),
    .executableTarget(name: "tug-replay", dependencies: ["Tug", "TugReplay"]),
    .target(name: "CWebRuntime"),
    .target(name: "TugTrace", dependencies: ["Tug", "TugLooks"]),
    .executableTarget(name: "tug-trace", dependencies: ["Tug", "TugReplay", "TugTrace"]),
    .executableTarget(name: "TugTraceWeb", dependencies: ["CWebRuntime", "TugTrace"]),
    .executableTarget(name: "TugWeb", dependencies: ["CWebRuntime", "Tug", "TugLooks"]),
    .target(name: "CBenchCounters", path: "Benchmarks/CBenchCounters"),
    .executableTarget(
      name: "tug-bench",
      dependencies: ["Tug", "TugLooks", "CBenchCounters"],
      path: "Benchmarks/tug-bench"
    ),
    .testTarget(name: "TugTests", dependencies: ["Tug", "TugControls"]),
    .testTarget(name: "TugReplayTests", dependencies: ["Tug", "TugReplay", "tug-replay"]),
    .target(
      name: "OwnLook",
      dependencies: ["Tug"],
      path: "Examples/OwnLook",
      exclude: ["page.html"]
    ),
    .testTarget(name: "TugLooksTests", dependencies: ["Tug", "TugLooks", "OwnLook"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Whether another package has fetched this one.
///
/// Then what only our own development needs is left out, so that the other package and its
/// dependencies may use the same names for their targets.
private let isFetched = Context.packageDirectory.contains("/checkouts/")

if isFetched {
  let ours: Set = [
    "CWebRuntime", "TugTrace", "tug-trace", "TugTraceWeb", "TugWeb", "CBenchCounters", "tug-bench",
    "OwnLook", "TugTests", "TugReplayTests", "TugLooksTests",
  ]
  package.targets.removeAll { ours.contains($0.name) }
}

// MARK: GTK

#if os(Linux)
/// Whether the GTK host is part of the package: where GTK's development files are installed, or as
/// the environment variable `TUG_GTK` says (`1` or `0`).
private var hasGTK: Bool {
  let environment = ProcessInfo.processInfo.environment
  if let wish = environment["TUG_GTK"] { return wish != "0" }
  return isInstalled("gtk4")
}

/// Whether pkg-config's file of a library is in one of the usual folders.
private func isInstalled(_ library: String) -> Bool {
  let environment = ProcessInfo.processInfo.environment
  let files = FileManager.default
  var folders = ["/usr/lib", "/usr/lib64", "/usr/share", "/usr/local/lib", "/usr/local/lib64"]
  folders += ((try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []).map { "/usr/lib/" + $0 }
  let own = (environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
  return (own + folders.map { $0 + "/pkgconfig" }).contains { folder in
    files.fileExists(atPath: folder + "/\(library).pc")
  }
}

if hasGTK {
  package.products += [
    .library(name: "TugGTK", targets: ["TugGTK"]),
    .library(name: "tug-gtk", type: .dynamic, targets: ["TugGTKLibrary"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CTugGtk",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]
    ),
    .target(
      name: "TugGTK",
      dependencies: ["Tug", "TugLooks", "TugTexts", "TugControls", "CTugGtk"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "TugGTKLibrary",
      dependencies: ["Tug", "TugLooks", "TugGTK", "CTugGtk"],
      exclude: [
        "tug.h", "tug-enums.h", "tug-options.h", "tug-strip-options.h", "tug-strip.h", "tug-view.h",
        "Tug-0.metadata",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
}

if hasGTK, !isFetched {
  package.targets += [
    .executableTarget(
      name: "tug-gtk-gallery",
      dependencies: ["Tug", "TugLooks", "TugGTK", "OwnLook", "CTugGtk"],
      path: "Examples/GTK/Gallery",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "tug-gtk-bench",
      dependencies: ["TugGTK", "CTugGtk"],
      path: "Benchmarks/tug-gtk-bench",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "tug-gtk-fixture",
      dependencies: ["TugGTK", "TugLooks", "CTugGtk"],
      path: "Tests/Fixtures/GTKApp",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "TugGTKTests",
      dependencies: ["TugGTK", "TugGTKLibrary", "TugReplay", "OwnLook", "tug-gtk-fixture"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
}
#endif

// MARK: UIKit on Linux

#if os(Linux)
// Linux has no UIKit. A small module of that name stands in for it, so that the UIKit host compiles
// and is tested unmodified; it draws with Pango. Apple platforms never see these targets.

/// Whether the UIKit host is part of the package here: unless the environment variable `TUG_UIKIT` is `0`.
private let wantsUIKit = ProcessInfo.processInfo.environment["TUG_UIKIT"] != "0"

if !wantsUIKit {
  package.products.removeAll { $0.name == "TugUIKit" }
  package.targets.removeAll { $0.name == "TugUIKit" }
}

if wantsUIKit, isInstalled("pangocairo"), !isFetched {
  package.targets += [
    .systemLibrary(
      name: "CTugCairo",
      path: "StandIns/CTugCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .yum(["pango-devel"])]
    ),
    .target(name: "UIKit", dependencies: ["CTugCairo"], path: "StandIns/UIKit"),
    .target(name: "WebKit", dependencies: ["UIKit"], path: "StandIns/WebKit"),
    .target(name: "ImageIO", dependencies: ["UIKit", "CTugCairo"], path: "StandIns/ImageIO"),
    // Swift Testing looks for a module of this name as soon as UIKit can be imported.
    .target(name: "_Testing_UIKit", path: "StandIns/TestingOverlay"),
    .testTarget(
      name: "UIKitStandInTests",
      dependencies: ["UIKit", "WebKit", "_Testing_UIKit"],
      exclude: ["Signatures.txt"]
    ),
    .testTarget(
      name: "TugUIKitTests",
      dependencies: [
        "TugUIKit", "TugReplay", "TugGallery", "OwnLook", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
  // The app of the iOS gallery is compiled here too, so that it stays true.
  package.targets.append(
    .executableTarget(
      name: "TugGallery",
      dependencies: ["TugUIKit", "UIKit", "WebKit"],
      path: "Examples/iOS/TugGallery",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  )
  package.targets.append(
    .executableTarget(
      name: "tug-pictures",
      dependencies: ["TugUIKit", "OwnLook", "UIKit"],
      path: "Examples/Pictures",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  )
  for target in package.targets where target.name == "TugUIKit" {
    target.dependencies += ["UIKit", "ImageIO"]
  }
}
#endif

// MARK: Looks of an app's own

// Pages and C programs know looks by name. The scripts that build for them name a folder with more.
if let folder = Context.environment["TUG_OWN_LOOKS"] {
  package.targets += [
    .target(name: "OwnLooks", dependencies: ["Tug", "TugLooks"], path: folder)
  ]
  for target in package.targets where ["TugWeb", "TugGTKLibrary"].contains(target.name) {
    target.dependencies.append("OwnLooks")
    target.swiftSettings = (target.swiftSettings ?? []) + [.define("TUG_OWN_LOOKS")]
  }
}
