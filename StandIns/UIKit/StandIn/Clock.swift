// SPDX-License-Identifier: MIT

/// The only time that this module knows.
enum Clock {
  static var now: Double {
    get { World.current.now }
    set { World.current.now = newValue }
  }

  static var frameInterval: Double { World.current.frameInterval }

  static var links: [ObjectIdentifier: CADisplayLink] {
    get { World.current.links }
    set { World.current.links = newValue }
  }

  static var activeLinks: [CADisplayLink] { links.values.filter { !$0.isPaused } }

  /// The first frame after a time.
  static func nextFrame(after time: Double) -> Double {
    let count = ((time + 1e-9) / frameInterval).rounded(.down)
    return (count + 1) * frameInterval
  }
}

/// Work that waits for the end of the current turn of the run loop.
enum Turn {
  static func later(_ body: @escaping () -> Void) { World.current.work.append(body) }

  static var isEmpty: Bool { World.current.work.isEmpty }

  static func run() {
    let world = World.current
    var rounds = 0
    while !world.work.isEmpty, rounds < 100 {
      let now = world.work
      world.work.removeAll()
      for body in now { body() }
      rounds += 1
    }
  }
}
