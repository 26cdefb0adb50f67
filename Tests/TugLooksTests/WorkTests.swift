// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// What the looks show while the action runs, by their numbers.
@Suite struct WorkTests {
  private func working(_ look: Look, reducesMotion: Bool = false) -> Stage {
    var stage = Stage(look)
    stage.preferences.reducesMotion = reducesMotion
    stage.refresh()
    return stage
  }

  private func shown(_ stage: Stage, _ id: ShapeID, after time: Double) -> Shape {
    stage.player.shown(id, at: stage.time + time) ?? Shape(.group, 999)
  }

  @Test func `turns take their time`() {
    let rows: [(look: Look, shape: ShapeID, period: Double)] = [
      (.ring, 1, 0.6), (.wave, 2, 1), (.twoArc, 6, 0.8), (.wheel, 0, 1.6),
      // One ray in 1.11 s, of eleven.
      (.weather, 1, 12.21),
    ]
    for row in rows {
      let stage = working(row.look)
      let start = shown(stage, row.shape, after: 2).rotation
      let turned = shown(stage, row.shape, after: 2 + row.period / 4).rotation - start
      let quarter = Elementary.pi / 2
      let rest = turned < 0 ? turned + Elementary.turn : turned
      #expect((rest - quarter).magnitude < 1e-6)
    }
  }

  @Test func `the arrow hides while the action runs`() {
    for (look, arrow) in [(Look.ring, ShapeID(2)), (.twoArc, 3), (.curve, 2)] {
      #expect(shown(working(look), arrow, after: 1).opacity == 0)
    }
  }

  @Test func `the dots go out one after another`() {
    let stage = working(.dots)
    for (time, opacities) in [
      (0.0, [1.0, 1, 1]), (1.0 / 3, [0, 0.75, 1]), (0.5, [0.5, 0.25, 1]),
    ] {
      for (index, opacity) in opacities.enumerated() {
        let dot = shown(stage, 0 + index, after: time)
        #expect((dot.opacity - opacity).magnitude < 1e-9, "dot \(index) at \(time)")
      }
    }
  }

  @Test func `a wave runs through the bars from the step that is shown at rest`() {
    let stage = working(.bars)
    for (step, strengths) in [
      (0.0, [0.5, 1, 0.5]), (5, [0, 0.5, 1]), (15, [0, 0, 0]), (25, [1, 0.5, 0]),
      (30, [0.5, 1, 0.5]),
    ] {
      for (index, strength) in strengths.enumerated() {
        let bar = shown(stage, 0 + index, after: 1.2 + step * 0.04)
        #expect((bar.opacity - strength).magnitude < 1e-6, "bar \(index) at \(step)")
        #expect((bar.scaleX * 7.7 - (1.7 + 6 * strength)).magnitude < 1e-6)
      }
    }
  }

  @Test func `the drop snaps together on a spring that overshoots`() {
    var stage = Stage(.drop)
    stage.drag(to: 1, at: 0)
    stage.show(.refreshing, pull: 80, at: 1)
    func top(_ time: Double) -> Double {
      var (list, player) = (DisplayList(), stage.player)
      player.sample(at: time, into: &list)
      guard case .path(let outline)? = list.first(where: { _ in true }) else { return .nan }
      guard case .move(_, let y)? = Array(list.segments(of: outline)).first else { return .nan }
      return y
    }
    let (pulled, rest) = (top(1), 60 + 16 * Elementary.direction(Elementary.pi / 12).y)
    #expect(pulled < 30)
    let steps = (0...39).map { top(1 + Double($0) / 100) }
    #expect((steps.max() ?? 0) > rest + 0.5)
    // It has gone before it has come to rest.
    #expect(shown(stage, 0, after: 0.4).opacity == 0)
    #expect(shown(stage, 5, after: 0.4).opacity == 1)
  }

  @Test func `the belly of Curve flattens in a quarter of a second`() {
    let stage = working(.curve)
    func depth(_ time: Double) -> Double {
      var (list, player) = (DisplayList(), stage.player)
      player.sample(at: stage.time + time, into: &list)
      guard case .path(let outline)? = list.first(where: { _ in true }) else { return .nan }
      let segments = Array(list.segments(of: outline))
      guard case .quadratic(_, _, _, let end) = segments[3] else { return .nan }
      return 500 - end
    }
    #expect(depth(0) == 60)
    #expect(depth(0.1) < 60 && depth(0.1) > 0)
    #expect(depth(0.25) == 0)
  }

  @Test func `frames play, and stop at the end`() {
    var stage = working(.frames(FramesOptions(pictures: 3)))
    for (time, frame) in [(0.05, 0.5), (0.25, 2.5), (0.55, 0.5)] {
      #expect((shown(stage, 1, after: time).frame - frame).magnitude < 1e-9)
    }
    stage.show(.ending(.success), pull: 64, at: 3)
    #expect(stage.player.demand(at: 4) == .none)
  }

  @Test func `the sun comes about in .92 seconds`() {
    let stage = working(.weather)
    #expect(shown(stage, 2, after: 0).width == 15.5)
    #expect((shown(stage, 2, after: 0.276).width - 11).magnitude < 1e-6)
    #expect((shown(stage, 2, after: 0.598).width - 15.8).magnitude < 1e-6)
    #expect(shown(stage, 2, after: 0.93).width == 12)
    #expect((shown(stage, 7, after: 0.46).strokeEnd - 0.5).magnitude < 1e-6)
    #expect(shown(stage, 7, after: 0.93).strokeEnd == 1)
  }

  @Test func `the loop of Weather has no seam`() {
    let stage = working(.weather)
    // Eleven swings of both halves of the rays, and one turn of the wheel, frame by frame.
    var last = [1, 7, 8].map { shown(stage, $0, after: 2) }
    for frame in 1...Int(13.5 * 240) {
      let now = [1, 7, 8].map { shown(stage, $0, after: 2 + Double(frame) / 240) }
      let turned = (now[0].rotation - last[0].rotation).magnitude
      #expect(min(turned, Elementary.turn - turned) < 0.0025, "frame \(frame)")
      for half in 1...2 {
        #expect((now[half].morph - last[half].morph).magnitude < 0.03, "frame \(frame)")
      }
      last = now
    }
  }

  @Test func `each ray of Weather swings a quarter of a beat after the one before it`() {
    var stage = working(.weather)
    /// Lengths of the rays clockwise, between 14.5 and 17.5.
    func lengths(_ time: Double) -> [Double] {
      var list = DisplayList()
      stage.player.sample(at: stage.time + time, into: &list)
      var halves: [[Double]] = []
      for operation in list {
        guard case .path(let outline) = operation else { continue }
        let ends = list.segments(of: outline).compactMap { segment -> Double? in
          guard case .line(let x, let y) = segment else { return nil }
          return (x * x + y * y).squareRoot()
        }
        if ends.count >= 5 { halves.append(ends) }
      }
      return halves.count == 2
        ? (0..<11).map { halves[$0 % 2][$0 / 2] } : []
    }
    let now = lengths(4)
    #expect(now.count == 11)
    #expect(now.allSatisfy { $0 > 14.4 && $0 < 17.6 })
    for beat in 1...3 {
      let later = lengths(4 + Double(beat) * 1.11 / 4)
      for ray in beat..<11 { #expect((later[ray] - now[ray - beat]).magnitude < 0.05) }
    }
  }

  @Test func `the edge of Bounce swings and throws the ball`() {
    let stage = working(.bounce)
    #expect(shown(stage, 1, after: 0).morph == 1)
    #expect((shown(stage, 1, after: 0.3072).morph + 0.7).magnitude < 1e-3)
    #expect(shown(stage, 1, after: 0.8).morph == 0)
    #expect(shown(stage, 2, after: 0.2).y == 96 + 18)
    #expect((shown(stage, 2, after: 0.45).y - (96 + 18 - 66)).magnitude < 1e-9)
    // The curve overshoots.
    #expect(shown(stage, 2, after: 0.4).y < 96 + 18 - 66)
    #expect(shown(stage, 3, after: 1).width == 43.2)
  }

  @Test func `the face chews in three poses of .15 seconds`() {
    let stage = working(.bun)
    for (time, x) in [(0.45, 0.0), (0.6, -4), (0.75, 4), (0.9, 0)] {
      #expect((shown(stage, 4, after: time).x - x).magnitude < 1e-6)
    }
    #expect(shown(stage, 6, after: 0.5).opacity == 0)
  }

  @Test func `the balls of Orbit go from corner to corner`() {
    var stage = Stage(.orbit)
    stage.show(.refreshing, pull: 100, at: 0)
    let corners = [(0.0, -10.0), (10, 10), (-10, 10), (0, -10), (10, 10)]
    for ball in 0..<3 {
      for third in 0..<3 {
        let shape = shown(stage, 0 + ball, after: Double(third) * 2 / 3 + 1e-9)
        #expect((shape.x - 187.5 - corners[ball + third].0).magnitude < 1e-6)
        #expect((shape.y - 50 - corners[ball + third].1).magnitude < 1e-6)
      }
      #expect((shown(stage, 0 + ball, after: 1.0 / 3).opacity - 0.5).magnitude < 1e-9)
    }
    // The first leg slows down, the others do not.
    #expect(shown(stage, 0, after: 1.0 / 3).x > 187.5 + 5.5)
  }

  @Test func `a banner holds the strip open as far as it is high`() {
    let look = Look.twoArc(TwoArcOptions(banner: 4))
    let metrics = look.metrics(for: .refresh, width: 571, textScale: 1)
    #expect(metrics.trigger == 60)
    #expect((metrics.hold.map { $0 - 328 } ?? 9).magnitude < 1e-9)
    for width in [240.0, 1400] {
      let metrics = look.metrics(for: .refresh, width: width, textScale: 1)
      #expect(metrics.extent >= metrics.hold ?? .infinity)
    }
    let stage = working(look)
    let banner = shown(stage, 0, after: 0)
    #expect(banner.kind == .image && banner.width == 375)
    #expect((banner.y + banner.height / 2 - stage.metrics.extent).magnitude < 1e-9)
  }

  @Test func `with Reduce Motion nothing turns or moves by itself`() {
    for golden in GoldenLook.all where golden.trigger.isPull && golden.role == .refresh {
      let stage = working(golden.look, reducesMotion: true)
      for track in stage.player.scene.tracks where track.attribute != .frame {
        #expect(track.attribute == .opacity, "\(golden.name)")
      }
    }
  }

  @Test func `nothing asks for frames at rest or while a pull stands still`() {
    for golden in GoldenLook.all where golden.trigger.isPull {
      var stage = Stage(golden.look, role: golden.role)
      for (number, progress) in [0, 0.5, 1.2, 0].enumerated() {
        stage.drag(to: progress, at: Double(number) * 2)
        #expect(stage.player.demand(at: Double(number) * 2 + 1.5) == .none, "\(golden.name)")
      }
    }
  }
}
