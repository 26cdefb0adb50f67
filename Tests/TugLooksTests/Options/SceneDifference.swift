// SPDX-License-Identifier: MIT

import Tug

/// What differs between two looks in all that a strip goes through, in words.
///
/// Each line is a distance of the metrics with what it has become, or a property with the shapes that
/// have another one. Places are compared from the content on, so that a higher strip moves nothing.
struct SceneDifference {
  private(set) var metrics: [String] = []
  private var shapes: [String: Set<UInt16>] = [:]

  /// All lines in alphabetical order.
  var lines: [String] {
    shapes.map { "\($0): \($1.sorted().map(String.init).joined(separator: " "))" }.sorted()
  }

  init(_ usual: Look, _ chosen: Look) {
    var (one, other) = (Stage(usual), Stage(chosen))
    compare("extent", one.metrics.extent, other.metrics.extent)
    compare("trigger", one.triggerDistance, other.triggerDistance)
    compare("hold", one.hold, other.hold)
    for (phase, progress) in [
      (Phase.pulling, 0.7), (.armed, 1.3), (.refreshing, 1), (.ending(.success), 1),
      (.ending(.failure), 1),
    ] {
      one.show(phase, pull: pull(one, phase, progress), at: 0)
      other.show(phase, pull: pull(other, phase, progress), at: 0)
      compare(one, other)
    }
  }

  private func pull(_ stage: Stage, _ phase: Phase, _ progress: Double) -> Double {
    phase.isPull ? stage.triggerDistance * progress : stage.hold
  }

  private mutating func compare(_ name: String, _ one: Double, _ other: Double) {
    if one != other { metrics.append("\(name) \(other)") }
  }

  private mutating func compare(_ one: Stage, _ other: Stage) {
    let (scene, changed) = (one.player.scene, other.player.scene)
    let ids = Set(scene.shapes.map(\.id)).union(changed.shapes.map(\.id))
    for id in ids {
      guard
        let first = scene.shapes.first(where: { $0.id == id }),
        let second = changed.shapes.first(where: { $0.id == id })
      else {
        shapes["existence", default: []].insert(id.rawValue)
        continue
      }
      for name in Self.properties(first, second, one.metrics.extent, other.metrics.extent) {
        shapes[name, default: []].insert(id.rawValue)
      }
      let segments = Array(scene.segments(of: first.outline)).map { "\($0)" }
      if segments != Array(changed.segments(of: second.outline)).map({ "\($0)" }) {
        shapes["outline", default: []].insert(id.rawValue)
      }
      let bent = Array(scene.segments(of: first.morphTarget)).map { "\($0)" }
      if bent != Array(changed.segments(of: second.morphTarget)).map({ "\($0)" }) {
        shapes["morphTarget", default: []].insert(id.rawValue)
      }
      if Self.tracks(scene, id) != Self.tracks(changed, id) {
        shapes["tracks", default: []].insert(id.rawValue)
      }
    }
  }

  private static func tracks(_ scene: Scene, _ id: ShapeID) -> [String] {
    scene.tracks.filter { $0.shape == id }.map { track in
      "\(track.attribute) \(track.duration) \(track.keyframes.map { scene.keyframes[$0].value })"
    }
  }

  private static func properties(
    _ one: Shape,
    _ other: Shape,
    _ extent: Double,
    _ otherExtent: Double
  ) -> [String] {
    var names: [String] = []
    for attribute in Attribute.allCases {
      let isPlace = attribute == .y && one.parent == nil
      let shift = isPlace ? extent - otherExtent : 0
      let difference = one[attribute] - other[attribute] - shift
      if difference.magnitude > 1e-9 { names.append("\(attribute)") }
    }
    if one.fill != other.fill { names.append("fill") }
    if one.stroke != other.stroke { names.append("stroke") }
    if one.kind != other.kind { names.append("kind") }
    if one.slot != other.slot { names.append("slot") }
    if one.style != other.style { names.append("style") }
    return names
  }
}
