// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

/// One thing that a strip shows, in the coordinates of the strip: what a layer tree and a display
/// list of the engine have in common.
struct Drawn {
  enum Kind: Equatable {
    case fill
    case stroke(CAShapeLayerLineCap, CAShapeLayerLineJoin)
    case text(String, UIFont.Weight, CATextLayerAlignmentMode)
    case image(Data, isTinted: Bool)
  }

  var kind: Kind
  /// The outline as points; of a text or a picture the box.
  var outline: Trace
  /// The width of a line across and down.
  var width = CGSize.zero
  /// Red, green, blue and opacity, that of every parent included.
  var color: [CGFloat]
  /// Outside of it nothing is seen.
  var clip: Trace?

  /// Whether hardly anything is seen of it: what has just gone may still be in one of two lists.
  var isFaint: Bool { color[3] < 0.01 || outline.length < 0.3 }

  /// What differs from another one, or `nil` when both show the same.
  func difference(from other: Drawn) -> String? {
    if kind != other.kind { return "\(kind) instead of \(other.kind)" }
    for (mine, its) in zip(color, other.color) where abs(mine - its) > 0.006 {
      return "colour \(color) instead of \(other.color)"
    }
    let widths = (abs(width.width - other.width.width), abs(width.height - other.width.height))
    if max(widths.0, widths.1) > 0.02 { return "line \(width) instead of \(other.width)" }
    if let distance = outline.farness(from: other.outline) { return "\(distance) points off" }
    switch (clip, other.clip) {
    case (nil, nil): return nil
    case (let clip?, let other?):
      return clip.farness(from: other).map { "cut off \($0) points away" }
    default: return clip == nil ? "not cut off" : "cut off"
    }
  }

  /// The first place where two lists do not show the same.
  static func difference(_ shown: [Drawn], _ expected: [Drawn]) -> String? {
    var (shown, expected) = (shown[...], expected[...])
    while let a = shown.first, let b = expected.first {
      guard let difference = a.difference(from: b) else {
        shown.removeFirst()
        expected.removeFirst()
        continue
      }
      if a.isFaint {
        shown.removeFirst()
      } else if b.isFaint {
        expected.removeFirst()
      } else {
        return "\(b.kind) has \(difference)"
      }
    }
    if let left = shown.first(where: { !$0.isFaint }) { return "\(left.kind) is too much" }
    return expected.first { !$0.isFaint }.map { "\($0.kind) is missing" }
  }
}

/// Lines from point to point.
struct Trace {
  private(set) var lines: [(from: CGPoint, to: CGPoint)] = []

  /// How far a point of one may lie from another: a curve is drawn in chords, and what moves is
  /// sampled.
  private static let tolerance = 0.12

  init(_ pieces: [[CGPoint]]) {
    for piece in pieces { lines += zip(piece, piece.dropFirst()).map { (from: $0, to: $1) } }
  }

  /// The trace of a path, turned, stretched and moved.
  init(_ path: CGPath, _ transform: CGAffineTransform) {
    self.init(path.polylines.map { $0.map { $0.applying(transform) } })
  }

  var length: CGFloat {
    lines.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
  }

  /// How far this trace and another one are apart where they are farthest, or `nil` when they run
  /// along the same points.
  func farness(from other: Trace) -> CGFloat? {
    let distance = max(reach(to: other), other.reach(to: self))
    return distance <= Self.tolerance ? nil : distance
  }

  /// The largest distance of a point of this trace from the other one.
  private func reach(to other: Trace) -> CGFloat {
    guard !other.lines.isEmpty else { return lines.isEmpty ? 0 : .infinity }
    var (worst, place) = (CGFloat(0), 0)
    for line in lines {
      for point in [line.from, line.to] {
        // Both mostly run the same way round: the next point is near the last one.
        var best = other.distance(to: point, at: place)
        for step in 1...4 where best > Self.tolerance / 4 {
          let next = (place + step) % other.lines.count
          let distance = other.distance(to: point, at: next)
          if distance < best { (best, place) = (distance, next) }
        }
        if best > Self.tolerance {
          for index in other.lines.indices {
            let distance = other.distance(to: point, at: index)
            if distance < best { (best, place) = (distance, index) }
          }
        }
        worst = max(worst, best)
      }
    }
    return worst
  }

  private func distance(to point: CGPoint, at index: Int) -> CGFloat {
    let (a, b) = lines[index]
    let (w, h) = (b.x - a.x, b.y - a.y)
    let square = w * w + h * h
    let along = square > 0 ? ((point.x - a.x) * w + (point.y - a.y) * h) / square : 0
    let share = min(max(along, 0), 1)
    return hypot(a.x + w * share - point.x, a.y + h * share - point.y)
  }
}
