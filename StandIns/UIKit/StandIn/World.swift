// SPDX-License-Identifier: MIT

/// All that the module remembers besides views and layers.
///
/// There is one for each test that asks for its own, so that tests which wait do not disturb each
/// other; everything else shares one.
final class World {
  // Time.
  var now = 1000.0
  var frameInterval = 1.0 / 60
  /// Links that are on a run loop, which holds them.
  var links: [ObjectIdentifier: CADisplayLink] = [:]
  /// Work that waits for the end of the turn.
  var work: [() -> Void] = []

  // Animations.
  var animatedLayers: [ObjectIdentifier: AnimationRegistry.Box] = [:]
  var transactions = [CATransaction.State()]
  var animationBlocks: [ViewAnimation] = []
  var areAnimationsEnabled = true

  // Input.
  var moving: [MovingViews.Box] = []
  var touches: [StandIn.Touch] = []
  var finishedRecognizers: [UIGestureRecognizer] = []

  // Surroundings.
  var application: UIApplication?
  var traits = UITraitCollection(values: TraitValues())
  /// What `UITraitCollection.current` says.
  var currentTraits = UITraitCollection(values: TraitValues())
  var isReduceMotionEnabled = false
  var isVoiceOverRunning = false

  // What a test chooses and reads.
  var observerOrder = StandIn.ObserverOrder.delegateFirst
  var dragEndsBeforePan = false
  var topFollowsInset = true
  var confinesAtOnce = false
  var record = StandIn.Record()
  /// Observations that are alive.
  var observations = 0

  static var current: World { Holder.own.world }

  /// Leaves everything behind, apart from what tests hold themselves.
  static func startAfresh() { Holder.own.world = World() }

  /// Where a world is kept, so that it can be replaced for everyone who looks there.
  final class Holder: @unchecked Sendable {
    fileprivate var world = World()
    @TaskLocal static var own = Holder()
  }
}
