// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// What the looks show of a pull, by their numbers.
@Suite struct PullTests {
  private func shown(_ look: Look, _ id: ShapeID, at progress: Double) -> Shape {
    var stage = Stage(look)
    stage.drag(to: progress, at: 0)
    return stage.player.shown(id, at: 5) ?? Shape(.group, 999)
  }

  @Test func `each look has its distances and its place`() {
    let rows: [(look: Look, trigger: Double, hold: Double, placement: Placement)] = [
      (.ring, 60, 60, .attached), (.dots, 40, 40, .attached), (.wave, 95, 50, .attached),
      (.drop, 80, 40, .attached), (.twoArc, 60, 60, .attached), (.bars, 50, 50, .attached),
      (.curve, 60, 60, .attached), (.frames, 64, 64, .pinned), (.weather, 60, 60, .attached),
      (.bounce, 136, 96, .attached), (.wheel, 30, 10, .pinned), (.bun, 70, 70, .attached),
      (.orbit, 100, 100, .attached),
    ]
    for row in rows {
      let metrics = row.look.metrics(for: .refresh, width: 375, textScale: 1)
      #expect(metrics.trigger == row.trigger)
      #expect(metrics.hold == row.hold)
      #expect(metrics.placement == row.placement)
      // The strip has room for all that it holds open.
      #expect(metrics.extent >= row.hold)
    }
  }

  @Test func `the ring closes from a twentieth on`() {
    for (progress, end) in [(0.0, 0.05), (0.5, 0.5), (1, 0.95), (1.5, 0.95)] {
      let ring = shown(.ring, 1, at: progress)
      #expect(ring.strokeStart == 0.05)
      #expect((ring.strokeEnd - end).magnitude < 1e-9)
      #expect(ring.width == 24)
    }
  }

  @Test func `the ring says release while the finger is still down`() {
    #expect(shown(.ring, 5, at: 0.99).text == .pull)
    #expect(shown(.ring, 5, at: 1).text == .release)
  }

  @Test func `the dots open from one point, and the retreat takes them back to it`() {
    for (progress, spread) in [(0.0, 0.0), (0.5, 10), (1, 20), (2, 20)] {
      let dots = (0..<3).map { shown(.dots, 0 + $0, at: progress) }
      #expect(dots.map(\.x) == [187.5 - spread, 187.5, 187.5 + spread])
      #expect(dots.map(\.y) == Array(repeating: 40 - 5 - spread, count: 3))
    }
    var stage = Stage(.dots)
    stage.end(.success)
    for (pull, spread) in [(40.0, 20.0), (20, 10), (0, 0)] {
      stage.show(.ending(.success), pull: pull, at: stage.time + 1)
      let dots = (0..<3).map { stage.player.shown(0 + $0, at: stage.time + 0.5) }
      #expect(dots.map { $0?.x } == [187.5 - spread, 187.5, 187.5 + spread])
      #expect(dots.map { $0?.y } == Array(repeating: 40 - 5 - spread, count: 3))
    }
  }

  @Test func `the drop keeps its shape for half the pull and stretches then`() {
    let rows: [(progress: Double, y: Double, diameter: Double, width: Double)] = [
      (0.25, 60, 16, 2.5), (0.5, 60, 16, 2.5), (0.75, 40, 12.8, 2), (1, 20, 9.6, 1.5),
    ]
    for row in rows {
      let sign = shown(.drop, 2, at: row.progress)
      #expect((sign.y - row.y).magnitude < 1e-9)
      #expect((sign.width - row.diameter).magnitude < 1e-9)
      #expect((sign.lineWidth - row.width).magnitude < 1e-9)
    }
  }

  @Test func `the arrows of Two-arc and Curve make a whole turn`() {
    for (look, id) in [(Look.twoArc, ShapeID(3)), (.curve, 2)] {
      for (progress, turn) in [(0.0, -1.0), (0.25, -0.5), (0.5, 0), (1, 1), (1.5, 1)] {
        let arrow = shown(look, id, at: progress)
        #expect((arrow.rotation - turn * Elementary.pi).magnitude < 1e-9)
      }
    }
  }

  @Test func `the lowest point of the belly touches the content`() {
    for progress in [0.25, 0.5, 1, 1.5] {
      var stage = Stage(.curve)
      stage.drag(to: progress, at: 0)
      let scene = stage.player.scene
      let points = scene.shapes.first.map { Array(scene.segments(of: $0.outline)) } ?? []
      guard case .quadratic(_, let control, _, let end) = points[3] else {
        Issue.record("no curve")
        return
      }
      #expect(((control + end) / 2 - 500).magnitude < 1e-9)
      #expect((500 - end - 60 * min(progress, 1)).magnitude < 1e-9)
    }
  }

  @Test func `frames appear between 20 and 64 points of pull, never the other way`() {
    for (pull, opacity) in [(-64.0, 0.0), (0, 0), (20, 0), (42, 0.5), (64, 1), (90, 1)] {
      var stage = Stage(.frames)
      stage.show(.pulling, pull: pull, at: 0)
      #expect(((stage.player.shown(0, at: 0)?.opacity ?? 9) - opacity).magnitude < 1e-9)
    }
  }

  @Test func `the arrow of Weather curls into a ring without a step`() {
    // Ring, stem and head.
    let parts: [ShapeID] = [2, 3, 4]
    let greatest: [(attribute: Attribute, step: Double)] = [
      (.x, 0.4), (.y, 0.4), (.rotation, 0.06), (.strokeStart, 0.01), (.strokeEnd, 0.01),
    ]
    var last = parts.map { shown(.weather, $0, at: 0) }
    for step in 1...200 {
      let progress = Double(step) / 200
      let now = parts.map { shown(.weather, $0, at: progress) }
      #expect(now[0].strokeEnd >= last[0].strokeEnd)
      for (old, new) in zip(last, now) {
        for (attribute, step) in greatest {
          #expect((new[attribute] - old[attribute]).magnitude < step, "\(attribute) at \(progress)")
        }
      }
      last = now
    }
    #expect(last[0].strokeEnd == 1)
    #expect(shown(.weather, 2, at: 10.0 / 27).strokeEnd == 0)
    #expect(shown(.weather, 2, at: 1).width == 15.5)
  }

  @Test func `the sheet of Bounce follows for 96 points and then bulges`() {
    for (pull, bulge) in [(50.0, 0.0), (96, 0), (116, 0.5), (136, 1), (180, 1)] {
      #expect((shown(.bounce, 1, at: pull / 136).morph - bulge).magnitude < 1e-9)
    }
  }

  @Test func `the wheel drops in where reading begins and rolls with the pull`() {
    var stage = Stage(.wheel)
    stage.drag(to: 0, at: 0)
    #expect(stage.player.shown(0, at: 0)?.y == -16)
    stage.drag(to: 0.5, at: 1)
    #expect(stage.player.shown(0, at: 1)?.y == -16)
    #expect(stage.player.shown(0, at: 1.5)?.y == 44)
    #expect(stage.player.shown(0, at: 1.5)?.rotation == 15.0 / 14)
    #expect(stage.player.shown(0, at: 1.5)?.x == 34)
    stage.preferences.isRightToLeft = true
    stage.drag(to: 0.6, at: 2)
    #expect(((stage.player.shown(0, at: 3)?.x ?? 0) - 341).magnitude < 1e-9)
  }

  @Test func `the face grows, wakes, opens its mouth and sees the bun`() {
    #expect(shown(.bun, 0, at: 0).opacity == 0)
    let rows: [(progress: Double, scale: Double, eye: Double, mouth: Double, bun: Double)] = [
      (0.1, 0.28, 0.15, 0.12, 0), (0.4, 0.52, 1, 0.12, 0), (0.75, 0.8, 1, 1, 0),
      (1, 1, 0.15, 1, 1),
    ]
    for row in rows {
      #expect((shown(.bun, 0, at: row.progress).scaleX - row.scale).magnitude < 1e-9)
      #expect((shown(.bun, 2, at: row.progress).scaleY - row.eye).magnitude < 1e-9)
      #expect((shown(.bun, 6, at: row.progress).opacity - row.bun).magnitude < 1e-9)
      if row.progress != 0.4 {
        #expect((shown(.bun, 4, at: row.progress).scaleY - row.mouth).magnitude < 1e-9)
      }
    }
    // It blinks in between.
    #expect(shown(.bun, 2, at: 0.54).scaleY < 0.2)
  }
}
