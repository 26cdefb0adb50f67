// SPDX-License-Identifier: MIT

import TugUIKit

/// The looks of the gallery.
enum Demo {
  static let looks: [(name: String, look: Look)] = [
    ("Standard", .standard),
    ("Classic", .classic),
    ("Balls", .balls),
    ("Dots", .dots),
    ("Bars", .bars),
    ("Ring", .ring),
    ("Two arcs", .twoArc),
    ("Wave", .wave),
    ("Curve", .curve),
    ("Drop", .drop),
    ("Bounce", .bounce),
    ("Weather", .weather),
    ("Frames", .frames),
    ("Wheel", .wheel),
    ("Bun", .bun),
    ("Orbit", .orbit),
  ]
}

/// A server that takes its time.
enum Server {
  /// Waits for an answer; a test does not wait so long.
  static var answer: () async throws -> Void = {
    try await Task.sleep(nanoseconds: 1_200_000_000)
  }
}

/// Pages of rows that come after a moment; every fourth load fails, and there are five pages.
final class Feed {
  struct Offline: Error {}

  private(set) var rows: [String] = []
  private var loads = 0

  /// Begins anew.
  func reload() async throws {
    try await wait()
    rows = page(0)
  }

  /// Adds a page.
  ///
  /// - Returns: Whether there is another one.
  func loadNext() async throws -> Bool {
    try await wait()
    rows += page(rows.count / Self.pageLength)
    return rows.count < 5 * Self.pageLength
  }

  private static let pageLength = 15

  private func wait() async throws {
    try await Server.answer()
    loads += 1
    if loads % 4 == 0 { throw Offline() }
  }

  private func page(_ number: Int) -> [String] {
    (1...Self.pageLength).map { "Row \(number * Self.pageLength + $0)" }
  }
}
