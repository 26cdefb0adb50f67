// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

// Movements of shapes that consist of parts or of pictures.

extension ShapeAnimations {
  // MARK: Fading line

  /// The animations of each piece of a line that fades; empty unless one moves.
  var pieces: [[CAPropertyAnimation]] {
    let moving = movements.filter { $0.bendsPath || $0.movesLine }
    guard shape.isFading, !moving.isEmpty else { return [] }
    // All pieces are sampled at the same times.
    var shapes: [Double: Shape] = [:]
    func shown(at time: Double) -> Shape {
      if let shape = shapes[time] { return shape }
      let shown = shape(at: time) ?? shape
      shapes[time] = shown
      return shown
    }
    return (0..<ShapeLayer.pieces).map { number in
      sampled(moving, "path") { shown(at: $0).piece(number).path }
        + sampled(moving, "strokeColor") { time in
          shown(at: time).piece(number).stroke.map(resources.palette.color)
        }
        + sampled(moving, "lineWidth") { shown(at: $0).lineWidth }
    }
  }

  // MARK: Frames

  /// The frames of a picture or of a spinner, each shown until the next.
  var frameAnimations: [CAPropertyAnimation] {
    movements.compactMap { movement in
      guard movement.attribute == .frame, case .track(let track) = movement.course else {
        return nil
      }
      let animation: CAKeyframeAnimation
      if shape.kind == .spinner {
        animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<ShapeLayer.blades).map { number in
          Elementary.turn * Double(number) / Double(ShapeLayer.blades)
        }
      } else {
        let pictures = pictures(of: track)
        guard !pictures.isEmpty else { return nil }
        animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = pictures
      }
      animation.calculationMode = .discrete
      animation.time(track, from: movement.start)
      return animation
    }
  }

  /// The pictures of a track that counts frames, in equal times.
  private func pictures(of track: Track) -> [CGImage] {
    let keyframes = player.scene.keyframes
    let last = keyframes[track.keyframes].map(\.value).max() ?? 0
    let count = Int(max(1, last.rounded(.up)))
    return (0..<count).compactMap { number in
      let share = (Double(number) + 0.5) / Double(count)
      let frame = Keyframe.value(at: share, of: keyframes, in: track.keyframes)
      return resources.picture(shape.slot, frame: frame)
    }
  }
}

extension ScenePlayer.Movement {
  /// Whether it changes how much of a line is drawn, or how wide.
  fileprivate var movesLine: Bool {
    attribute == .strokeStart || attribute == .strokeEnd || attribute == .lineWidth
  }
}
#endif
