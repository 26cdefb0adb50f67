// SPDX-License-Identifier: MIT

/// Waits for a number of animations and then calls back once.
final class AnimationGroupToken {
  var outstanding = 0
  private var isSealed = false
  private var isComplete = true
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func finish(isComplete: Bool) {
    outstanding -= 1
    if !isComplete { self.isComplete = false }
    callBackIfDone()
  }

  /// Says that nothing more will be added.
  func seal() {
    isSealed = true
    callBackIfDone()
  }

  private func callBackIfDone() {
    guard isSealed, outstanding <= 0, let completion else { return }
    self.completion = nil
    let flag = isComplete
    Turn.later { completion(flag) }
  }
}

/// The layers that have animations.
enum AnimationRegistry {
  struct Box {
    weak var layer: CALayer?
  }

  private static var layers: [ObjectIdentifier: Box] {
    get { World.current.animatedLayers }
    set { World.current.animatedLayers = newValue }
  }

  nonisolated(unsafe) private static var number = 0

  static func nextNumber() -> Int {
    number += 1
    return number
  }

  static func register(_ layer: CALayer) {
    layers[ObjectIdentifier(layer)] = Box(layer: layer)
  }

  static var animated: [CALayer] {
    layers = layers.filter { $0.value.layer?.entries.isEmpty == false }
    return layers.values.compactMap(\.layer).sorted { $0.firstBegin < $1.firstBegin }
  }

  /// When the next animation ends, in the clock's time.
  static func nextEnd(after now: Double) -> Double? {
    animated.flatMap { layer -> [Double] in
      guard layer.speed != 0 else { return [] }
      return layer.entries.compactMap { entry in
        let end = layer.convertTime(entry.end(fallback: 0.25), to: nil)
        guard end.isFinite else { return nil }
        return entry.animation.hasStopped ? nil : max(end, now)
      }
    }.min()
  }

  static func expire(at time: Double) {
    for layer in animated { layer.expire(at: time) }
  }

  /// Takes off what the render server would not show.
  static func dropDetached() {
    for layer in animated where !layer.isInWindow { layer.finishAll { _ in true } }
  }

  /// What happens when the application leaves the screen.
  static func dropForBackground() {
    for layer in animated { layer.finishAll { $0.animation.isRemovedOnCompletion } }
  }

  /// What happens to one of its scenes.
  @MainActor
  static func dropForBackground(of scene: UIWindowScene) {
    let roots = scene.windows.map { ObjectIdentifier($0.layer) }
    for layer in animated where layer.windowRoot.map({ roots.contains($0) }) == true {
      layer.finishAll { $0.animation.isRemovedOnCompletion }
    }
  }

  static var count: Int { animated.reduce(0) { $0 + $1.entries.count } }
}

extension CALayer {
  fileprivate var firstBegin: Double { entries.first?.animation.beginTime ?? 0 }
}
