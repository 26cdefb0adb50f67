// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// The movements of one shape as animations, in the order in which they are added.
///
/// Numbers that a layer has become key frames with the track's own times and curves, and differences
/// that are added on top. What a layer has only as a whole (a path, a transform that is turned and
/// stretched at once) is sampled.
struct ShapeAnimations {
  let player: ScenePlayer
  let index: Int
  let movements: [ScenePlayer.Movement]
  let resources: SceneLayers.Resources
  let now: Double

  /// Samples a second; between two of them Core Animation goes straight.
  private static var rate: Double { 120 }

  /// All animations of the shape.
  var all: [CAPropertyAnimation] {
    var animations: [CAPropertyAnimation] = []
    for movement in movements {
      guard let attribute = movement.attribute, let key = key(attribute) else { continue }
      if let animation = animation(movement, key) { animations.append(animation) }
    }
    if isTransformSampled {
      animations += sampled(transformMovements, "transform") { shape(at: $0)?.transform }
    }
    if !shape.isFading {
      animations += sampled(movements.filter(\.bendsPath), "path") { time in
        shape(at: time).map { CGPath.outline(of: $0, player.outline(of: index, at: time)) }
      }
    }
    animations += frameAnimations
    return animations
  }

  /// The shape as the scene has it.
  var shape: Shape { player.scene.shapes[index] }

  /// The shape as it is on screen at a time.
  func shape(at time: Double) -> Shape? {
    player.shown(shape.id, at: time)
  }

  // MARK: Numbers

  /// The key path of an attribute that is a number of the layer.
  private func key(_ attribute: Attribute) -> String? {
    switch attribute {
    case .x: "position.x"
    case .y: "position.y"
    case .rotation: isTransformSampled ? nil : "transform.rotation.z"
    case .opacity: "opacity"
    // A line that fades is made of pieces, which move by themselves.
    case .strokeStart: shape.isFading ? nil : "strokeStart"
    case .strokeEnd: shape.isFading ? nil : "strokeEnd"
    case .lineWidth: shape.isFading ? nil : "lineWidth"
    case .width, .height, .cornerRadius, .startAngle, .endAngle, .scaleX, .scaleY, .morph, .frame:
      nil
    }
  }

  private func animation(_ movement: ScenePlayer.Movement, _ key: String) -> CAPropertyAnimation? {
    switch movement.course {
    case .track(let track):
      guard let animation = animation(track, key) else { return nil }
      animation.isAdditive = track.isAdditive
      animation.time(track, from: movement.start)
      return animation
    case .difference(let travel):
      let animation = animation(travel, key)
      animation.isAdditive = true
      animation.beginTime = movement.start
      animation.duration = movement.end - movement.start
      return animation
    }
  }

  private func animation(_ track: Track, _ key: String) -> CAKeyframeAnimation? {
    let keyframes = Array(player.scene.keyframes[track.keyframes])
    guard let from = keyframes.first?.value, let to = keyframes.last?.value else { return nil }
    let animation = CAKeyframeAnimation(keyPath: key)
    guard let dampingRatio = track.dampingRatio else {
      animation.set(keyframes)
      return animation
    }
    let spring = Spring(duration: track.duration, dampingRatio: dampingRatio)
    animation.values = samples(from: 0, to: track.duration).map { time in
      from + (to - from) * (time >= track.duration ? 1 : spring.value(at: time))
    }
    return animation
  }

  /// What is left of a transition, on its way to nothing.
  private func animation(_ travel: Travel, _ key: String) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = samples(from: travel.startTime, to: travel.endTime).map(travel.value)
    return animation
  }

  // MARK: Samples

  private var transformMovements: [ScenePlayer.Movement] {
    movements.filter {
      $0.attribute == .rotation || $0.attribute == .scaleX || $0.attribute == .scaleY
    }
  }

  /// Whether turn and stretch have to be one value: Core Animation takes a matrix apart to change
  /// one of them, which fails where it is mirrored or has no size.
  private var isTransformSampled: Bool {
    if shape.scaleX <= 0 || shape.scaleY <= 0 { return !transformMovements.isEmpty }
    return transformMovements.contains { $0.attribute != .rotation }
  }

  /// Samples a value from now until its movements have come to rest, and one round of those that
  /// repeat for ever.
  ///
  /// Movements that repeat for ever and share a value are taken to have the same period, or periods
  /// of which the longest is a multiple of the others.
  func sampled(
    _ movements: [ScenePlayer.Movement],
    _ key: String,
    _ value: (Double) -> Any?
  ) -> [CAPropertyAnimation] {
    guard !movements.isEmpty else { return [] }
    var rest = movements.map(\.end).filter(\.isFinite).max() ?? now
    var period = 0.0
    for movement in movements where movement.end == .infinity {
      guard case .track(let track) = movement.course else { continue }
      period = max(period, track.duration)
      rest = max(rest, movement.start + track.begin)
    }
    var animations: [CAPropertyAnimation] = []
    if period > 0 {
      let round = animation(key, from: max(rest, now), to: max(rest, now) + period, value)
      round.repeatCount = .infinity
      animations.append(round)
    }
    if rest > now {
      animations.append(animation(key, from: now, to: rest, value))
    }
    if period == 0, movements.contains(where: \.isTrack) {
      // A track that has run keeps its last value as long as the scene has it.
      let last = animations.last ?? animation(key, from: now, to: now + 1 / Self.rate, value)
      last.fillMode = .forwards
      last.isRemovedOnCompletion = false
      animations = [last]
    }
    return animations
  }

  private func animation(
    _ key: String,
    from start: Double,
    to end: Double,
    _ value: (Double) -> Any?
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = samples(from: start, to: end).compactMap(value)
    animation.beginTime = start
    animation.duration = end - start
    return animation
  }

  private func samples(from start: Double, to end: Double) -> [Double] {
    let count = max(1, ((end - start) * Self.rate).rounded(.up))
    return (0...Int(count)).map { start + (end - start) * Double($0) / count }
  }
}

extension ScenePlayer.Movement {
  /// Whether it changes the path of a layer.
  var bendsPath: Bool {
    switch attribute {
    case nil, .width, .height, .cornerRadius, .startAngle, .endAngle, .morph: true
    default: false
    }
  }
}

extension CAKeyframeAnimation {
  /// Takes key frames, with those that Core Animation wants at both ends.
  fileprivate func set(_ keyframes: [Keyframe]) {
    var keyframes = keyframes
    if let first = keyframes.first, first.time > 0 {
      keyframes.insert(Keyframe(at: 0, first.value), at: 0)
    }
    if let last = keyframes.last, last.time < 1 { keyframes.append(Keyframe(at: 1, last.value)) }
    values = keyframes.map(\.value)
    keyTimes = keyframes.map { NSNumber(value: $0.time) }
    timingFunctions = keyframes.dropLast().map { CAMediaTimingFunction($0.curve) }
  }
}

extension CAAnimation {
  /// Takes the times of a track: it shows its first value until it begins, and its last one after.
  func time(_ track: Track, from start: Double) {
    beginTime = start + track.begin
    duration = track.duration
    repeatCount = Float(track.repeats)
    fillMode = .both
    isRemovedOnCompletion = false
  }
}
#endif
