// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugLooks

@Test func `the catalogue has the look of every file once`() throws {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let files = try FileManager.default.contentsOfDirectory(
    at: root.appendingPathComponent("Sources/TugLooks"),
    includingPropertiesForKeys: nil
  )
  let sources = files.filter { $0.pathExtension == "swift" }
  // The second style of the standard look has no file of its own.
  let looks =
    sources.map { $0.deletingPathExtension().lastPathComponent.lowercased() } + ["classic"]
  let names = Look.catalogue.map { $0.name.filter { $0 != "-" } }
  #expect(names.sorted() == looks.sorted())
}
