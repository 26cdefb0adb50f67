// SPDX-License-Identifier: MIT

/// The only time that this module knows.
enum Clock {
  nonisolated(unsafe) static var now = 1000.0
  nonisolated(unsafe) static var frameInterval = 1.0 / 60
  /// Links that are on a run loop, which holds them.
  nonisolated(unsafe) static var links: [ObjectIdentifier: CADisplayLink] = [:]

  static var activeLinks: [CADisplayLink] { links.values.filter { !$0.isPaused } }

  /// The first frame after a time.
  static func nextFrame(after time: Double) -> Double {
    let count = ((time + 1e-9) / frameInterval).rounded(.down)
    return (count + 1) * frameInterval
  }
}

/// Work that waits for the end of the current turn of the run loop.
enum Turn {
  nonisolated(unsafe) private static var work: [() -> Void] = []

  static func later(_ body: @escaping () -> Void) { work.append(body) }

  static var isEmpty: Bool { work.isEmpty }

  static func run() {
    var rounds = 0
    while !work.isEmpty, rounds < 100 {
      let now = work
      work.removeAll()
      for body in now { body() }
      rounds += 1
    }
  }

  static func reset() { work.removeAll() }
}
