// SPDX-License-Identifier: MIT

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func CACurrentMediaTime() -> CFTimeInterval { Clock.now }

/// Calls once per frame of the virtual clock while it is on a run loop and not paused.
open class CADisplayLink: NSObject {
  private let fire: @MainActor (CADisplayLink) -> Void
  private var modes: Set<String> = []
  private var isValid = true
  /// Whose clock calls.
  private let world = World.current

  open internal(set) var timestamp: CFTimeInterval = 0
  open internal(set) var targetTimestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { world.frameInterval }
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Holds its target until invalidated.
  public init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    #if canImport(ObjectiveC)
    fire = { _ in _ = target }
    #else
    let call = sel.call
    fire = { _ in call(target) }
    #endif
    super.init()
  }

  init(action: @escaping @Sendable (CADisplayLink) -> Void) {
    fire = { link in action(link) }
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    modes.insert(mode.rawValue)
    world.links[ObjectIdentifier(self)] = self
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode.rawValue)
    if modes.isEmpty { world.links[ObjectIdentifier(self)] = nil }
  }

  open func invalidate() {
    isValid = false
    modes.removeAll()
    world.links[ObjectIdentifier(self)] = nil
  }

  /// Whether the link would be called while a finger scrolls.
  private var runsWhileTracking: Bool {
    modes.contains(RunLoop.Mode.common.rawValue) || modes.contains("UITrackingRunLoopMode")
  }

  private var runsAtRest: Bool {
    modes.contains(RunLoop.Mode.common.rawValue)
      || modes.contains(RunLoop.Mode.default.rawValue)
  }

  @MainActor
  func frame(at time: Double, isTracking: Bool) {
    guard isValid, !isPaused, isTracking ? runsWhileTracking : runsAtRest else { return }
    timestamp = time
    targetTimestamp = time + Clock.frameInterval
    fire(self)
  }
}
