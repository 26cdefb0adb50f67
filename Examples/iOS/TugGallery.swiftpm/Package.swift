// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// An app of Xcode's package form: open the folder TugGallery.swiftpm in Xcode 26 or later.

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "TugGallery",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "TugGallery",
      targets: ["TugGallery"],
      bundleIdentifier: "org.example.tug-gallery",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [.package(name: "Tug", path: "../../..")],
  targets: [
    .executableTarget(
      name: "TugGallery",
      dependencies: [.product(name: "TugUIKit", package: "Tug")],
      path: ".",
      sources: ["App", "Demos"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  ],
  swiftLanguageModes: [.v6]
)
