// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// An app of another package that has GTK through two bindings of its own beside ours. Its C modules
// and bindings go by the names that those in use have, so that a name of ours that is taken shows.
let package = Package(
  name: "TwoBindings",
  dependencies: [.package(name: "Tug", path: "../../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
    .systemLibrary(name: "CAdw", pkgConfig: "gtk4"),
    .systemLibrary(name: "CCairo", pkgConfig: "gtk4"),
    .target(name: "Gtk", dependencies: ["CGtk", "CCairo"]),
    .target(name: "Adwaita", dependencies: ["CAdw"]),
    .executableTarget(
      name: "two-bindings",
      dependencies: ["Gtk", "Adwaita", "CGtk", "CAdw", .product(name: "TugGTK", package: "Tug")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
