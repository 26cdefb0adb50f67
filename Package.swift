// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Tug",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Tug", targets: ["Tug"]),
    .library(name: "TugLooks", targets: ["TugLooks"]),
  ],
  targets: [
    .target(name: "Tug"),
    .target(name: "TugLooks", dependencies: ["Tug"]),
    .target(name: "CBenchCounters", path: "Benchmarks/CBenchCounters"),
    .executableTarget(
      name: "tug-bench",
      dependencies: ["Tug", "TugLooks", "CBenchCounters"],
      path: "Benchmarks/tug-bench"
    ),
    .testTarget(name: "TugTests", dependencies: ["Tug"]),
  ],
  swiftLanguageModes: [.v6]
)
