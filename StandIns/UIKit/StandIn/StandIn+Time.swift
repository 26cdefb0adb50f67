// SPDX-License-Identifier: MIT

extension StandIn {
  /// The virtual time, which `CACurrentMediaTime()` returns.
  public static var now: Double { Clock.now }

  public static var framesPerSecond: Double {
    get { 1 / Clock.frameInterval }
    set { World.current.frameInterval = 1 / newValue }
  }

  /// The end of one turn of the run loop: waiting work, layout, and the implicit transaction.
  public static func turn() {
    for _ in 0..<8 {
      var didWork = !Turn.isEmpty
      Turn.run()
      for window in UIApplication.shared.liveWindows where window.layoutTree() { didWork = true }
      if !didWork { break }
    }
    CATransaction.endTurn()
    AnimationRegistry.dropDetached()
    Turn.run()
    for recognizer in finishedRecognizers { recognizer.rest() }
    finishedRecognizers.removeAll()
  }

  /// Runs a body at the end of the current turn; for modules that stand in for other frameworks.
  public static func later(_ body: @escaping @MainActor () -> Void) {
    Turn.later { MainActor.assumeIsolated { body() } }
  }

  /// Lets time pass: frames for what moves, ends of animations, and a turn after each.
  public static func advance(by seconds: Double) {
    turn()
    let end = Clock.now + seconds
    while Clock.now < end { step(to: end) }
  }

  /// Lets time pass until nothing moves that will end.
  ///
  /// - Parameter limit: Seconds after which it gives up, for animations without an end.
  public static func settle(limit: Double = 20) {
    turn()
    let end = Clock.now + limit
    while Clock.now < end, isBusy { step(to: end) }
  }

  /// Whether a scroll view moves, an animation has an end to come, or a display link runs.
  public static var isBusy: Bool {
    !MovingViews.all.isEmpty || !Clock.activeLinks.isEmpty
      || AnimationRegistry.nextEnd(after: Clock.now) != nil
  }

  private static func step(to end: Double) {
    var next = end
    var isFrame = false
    if !MovingViews.all.isEmpty || !Clock.activeLinks.isEmpty {
      let frame = Clock.nextFrame(after: Clock.now)
      // A rounding error must not lose the frame at the very end.
      if frame <= next + 1e-9 {
        next = frame
        isFrame = true
      }
    }
    if let animation = AnimationRegistry.nextEnd(after: Clock.now), animation < next {
      next = animation
      isFrame = false
    }
    Clock.now = next
    if isFrame {
      let moving = MovingViews.all
      for view in moving { view.frame(at: next) }
      let isTracking = !moving.isEmpty || touches.contains { $0.isScrolling }
      for link in Clock.activeLinks { link.frame(at: next, isTracking: isTracking) }
    }
    AnimationRegistry.expire(at: next)
    turn()
  }
}
