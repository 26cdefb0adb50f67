// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The galleries of all hosts, and what else has a list of the looks, know every look there is.
@Suite struct GalleryTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The members of `Look` that the sources of the looks declare.
  private func looks() throws -> [String] {
    let folder = Self.root.appendingPathComponent("Sources/TugLooks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      try text("Sources/TugLooks/\(file)").matches(of: /public static var (\w+): Look\b/)
        .map { String($0.1) }
    }
  }

  /// A look's name on a page: `two-arc` for `twoArc`.
  private func name(_ member: String) -> String {
    member.replacing(/[A-Z]/) { "-\($0.0.lowercased())" }
  }

  @Test func `there are sixteen looks`() throws {
    // Fifteen entries and the classic style of one of them.
    #expect(try looks().count == 16)
  }

  @Test(arguments: [
    "Examples/iOS/TugGallery/Demos/Demo.swift", "Examples/GTK/Gallery/Gallery.swift",
    "Tests/TugLooksTests/GoldenTests.swift", "Sources/TugWeb/Looks.swift",
    "Documentation/Looks.md",
  ])
  func `every look is in the list`(_ path: String) throws {
    let list = try text(path)
    for look in try looks() {
      // The member by itself, or after the type.
      let member = try Regex("[^\\w)]\\.\(look)\\b(?!\\()")
      #expect(list.contains(member), "\(path) lacks .\(look)")
    }
  }

  @Test(arguments: ["Web/src/looks.js", "Web/src/tug-refresh.d.ts", "Documentation/Looks.md"])
  func `pages know every look by its name`(_ path: String) throws {
    let list = try text(path)
    for look in try looks() {
      #expect(list.contains(try Regex("\\b\(name(look))\\b")), "\(path) lacks \(name(look))")
    }
  }

  @Test func `there is a film of every look`() throws {
    for look in try looks() {
      let film = Self.root.appendingPathComponent("Documentation/Pictures/\(name(look)).webp")
      let size = try film.resourceValues(forKeys: [.fileSizeKey]).fileSize
      #expect((1...150_000).contains(size ?? 0), "\(name(look)).webp")
    }
  }
}
