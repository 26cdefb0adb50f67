// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

@Suite struct WaveTests {
  private let sheet: ShapeID = 1
  private let ring: ShapeID = 2

  /// The end points and control points of the edge as they are drawn, in the strip.
  private func edge(_ stage: Stage, at time: Double) -> [(x: Double, y: Double)] {
    var (list, player) = (DisplayList(), stage.player)
    player.sample(at: time, into: &list)
    for operation in list {
      guard case .path(let outline) = operation else { continue }
      var points: [(x: Double, y: Double)] = []
      for segment in list.segments(of: outline) {
        switch segment {
        case .move(let x, let y), .line(let x, let y): points.append((x, y))
        case .cubic(let cx, let cy, let dx, let dy, let x, let y):
          points += [(cx, cy), (dx, dy), (x, y)]
        case .quadratic, .close: break
        }
      }
      return points
    }
    return []
  }

  /// A pull in points with the finger at a place, the top of the list being at 0.
  private func pulled(_ pull: Double, pointer: Double?, bulge: Double) -> (Stage, top: Double) {
    var stage = Stage(.wave(WaveOptions(bulge: bulge)))
    stage.pointer = pointer
    stage.show(pull >= stage.triggerDistance ? .armed : .pulling, pull: pull, at: 0)
    return (stage, stage.metrics.extent - pull)
  }

  @Test func `the edge goes through the points of the formula`() {
    let (stage, top) = pulled(171.5, pointer: 198.5, bulge: 90)
    let points = edge(stage, at: 0)
    let expected: [(index: Int, x: Double, y: Double)] = [
      (1, 0, 81.5),  // where the edge begins
      (2, 0, 81.5), (4, 140.935, 139.1),  // l3, l1
      (5, 198.5, 203.9), (7, 250.58, 139.1),  // c, r1
      (9, 299.06, 81.5), (10, 378.08, 81.5),  // r2, r3
    ]
    for row in expected {
      #expect((points[row.index].x - row.x).magnitude < 0.005, "x of point \(row.index)")
      #expect((points[row.index].y - top - row.y).magnitude < 0.005, "y of point \(row.index)")
    }
  }

  @Test func `without a finger the bulge is in the middle`() {
    let (stage, _) = pulled(90, pointer: nil, bulge: 70)
    #expect(edge(stage, at: 0)[5].x == 187.5)
  }

  @Test func `the bulge grows with the pull up to its greatest height`() {
    for (pull, bulge) in [(30.0, 16.0), (131.25, 70), (200, 70)] {
      let (stage, top) = pulled(pull, pointer: nil, bulge: 70)
      let points = edge(stage, at: 0)
      #expect((points[1].y - top - (pull - bulge)).magnitude < 1e-9)
      #expect((points[5].y - top - (pull - bulge + 1.36 * bulge)).magnitude < 1e-9)
    }
  }

  @Test func `the edge rebounds on a damped spring in closed form and overshoots`() {
    var (stage, top) = pulled(160, pointer: 120, bulge: 70)
    stage.show(.refreshing, pull: 160, at: 1)
    let before = edge(stage, at: 1).map { $0.y - top }
    let spring = Spring(duration: 0.9, dampingRatio: 0.43)
    var lowest = 50.0
    for step in 1...17 {
      let time = Double(step) * 0.05
      let points = edge(stage, at: 1 + time)
      for index in [1, 4, 5, 7, 10] {
        let expected = before[index] + (50 - before[index]) * spring.value(at: time)
        #expect((points[index].y - top - expected).magnitude < 1e-9, "point \(index) at \(time)")
      }
      lowest = min(lowest, points[5].y - top)
    }
    #expect(lowest < 50 - 10)
    #expect(stage.player.demand(at: 1.5) == .forever)
  }

  @Test func `the ring closes with the pull, turns past the trigger and is cut off by the edge`() {
    for (progress, end, turn) in [(0.5, 0.45, 0.0), (1, 0.9, 0), (1.5, 0.9, 100)] {
      var stage = Stage(.wave)
      stage.drag(to: progress, at: 0)
      let shown = stage.player.shown(ring, at: 1)
      #expect(((shown?.strokeEnd ?? 0) - end).magnitude < 1e-9)
      let expected = (turn / 180 - 0.5) * Elementary.pi
      #expect(((shown?.rotation ?? 0) - expected).magnitude < 1e-9)
      #expect(shown?.clip == sheet)
    }
  }

  @Test func `the action begins when the finger lifts, not after the bounce`() {
    let metrics = Look.wave.metrics(for: .refresh, width: 375, textScale: 1)
    var engine = Engine()
    engine.send(.install(.start, StripOptions(role: .refresh, metrics: metrics)), at: 0)
    engine.send(.geometry(ScrollGeometry(viewport: 600, content: 2000)), at: 0)
    engine.send(.attached, at: 0)
    engine.send(.fingerDown, at: 0)
    for pull in stride(from: 10.0, through: 110, by: 10) {
      engine.send(.scroll(offset: -pull, isFingerDown: true), at: pull / 100)
    }
    while engine.nextEffect() != nil {}
    engine.send(.fingerUp(velocity: 0), at: 1.2)
    var hasBegun = false
    while let effect = engine.nextEffect() {
      if case .perform = effect { hasBegun = true }
    }
    #expect(hasBegun)
    // And its scene of the phase is complete at once.
    var stage = Stage(.wave)
    stage.refresh()
    #expect(stage.player.scene.tracks.contains { $0.shape == ring && $0.begin == 0 })
    #expect(stage.player.scene.phase == .refreshing)
  }

  @Test func `the retreat shows a plain rectangle`() {
    var stage = Stage(.wave)
    stage.end(.success)
    stage.show(.ending(.success), pull: 25, at: 4)
    let top = stage.metrics.extent - 25
    for point in edge(stage, at: 5).dropFirst().dropLast() { #expect(point.y == top + 25) }
  }

  @Test func `with Reduce Motion the edge is straight`() {
    var stage = Stage(.wave)
    stage.preferences.reducesMotion = true
    stage.drag(to: 1.2, at: 0)
    let points = edge(stage, at: 1)
    #expect(Set(points[1...10].map(\.y)).count == 1)
    stage.refresh()
    #expect(!stage.player.scene.tracks.contains { $0.attribute == .rotation })
  }
}
