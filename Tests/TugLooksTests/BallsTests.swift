// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

@Suite struct BallsTests {
  /// Centres and opacities of the three balls.
  private func balls(_ stage: Stage, at time: Double? = nil) -> [Shape] {
    (0..<3).compactMap { stage.player.shown(0 + $0, at: time ?? stage.time) }
  }

  @Test func `the balls spread and rise with the pull`() {
    let rows: [(progress: Double, spread: Double, y: Double)] = [
      (0, 0, 55), (0.25, 5, 50), (0.5, 10, 45), (1, 20, 35), (1.5, 20, 35),
    ]
    for row in rows {
      var stage = Stage(.balls)
      stage.drag(to: row.progress, at: 0)
      let shown = balls(stage, at: 5)
      #expect(shown.map(\.x) == [187.5 - row.spread, 187.5, 187.5 + row.spread])
      #expect(shown.map(\.y) == [row.y, row.y, row.y])
      #expect(shown.map(\.width) == [10, 10, 10])
      #expect(shown.map(\.opacity) == [1, 1, 1])
    }
  }

  @Test func `the strip is 60 points in every respect`() {
    let metrics = Look.balls.metrics(for: .refresh, width: 375, textScale: 2)
    #expect(metrics.extent == 60)
    #expect(metrics.trigger == 60)
    #expect(metrics.hold == 60)
    #expect(metrics.reveal.duration == 0.3)
    #expect(metrics.retreat.duration == 0.3)
  }

  @Test func `the balls pulse a third of a second apart`() {
    var stage = Stage(.balls)
    stage.refresh()
    let rows: [(time: Double, opacities: [Double])] = [
      (0, [1, 1, 1]), (0.25, [0.825, 1, 1]), (0.5, [0.65, 0.883_333, 1]),
      (1, [1, 0.533_333, 0.766_667]), (1.5, [0.65, 0.883_333, 0.416_667]),
    ]
    for row in rows {
      for (shape, opacity) in zip(balls(stage, at: 1 + row.time), row.opacities) {
        #expect((shape.opacity - opacity).magnitude < 1e-5, "at \(row.time)")
      }
    }
    #expect(stage.player.demand(at: 1) == .forever)
  }

  @Test func `code shows the balls spread at once`() {
    var stage = Stage(.balls)
    stage.show(.idle, pull: 0, at: 0)
    stage.show(.refreshing, pull: 0, at: 1)
    #expect(balls(stage).map(\.x) == [167.5, 187.5, 207.5])
  }

  @Test func `a drag during a refresh changes nothing`() {
    var stage = Stage(.balls)
    stage.refresh()
    let before = balls(stage, at: 1.7)
    stage.show(.refreshing, pull: 20, at: 1.7)
    #expect(balls(stage, at: 1.7) == before)
    stage.show(.refreshing, pull: 90, at: 1.7)
    #expect(balls(stage, at: 1.7) == before)
  }

  @Test func `with Reduce Motion the balls appear in their places`() {
    var stage = Stage(.balls)
    stage.preferences.reducesMotion = true
    for progress in [0, 0.5, 1] {
      stage.drag(to: progress, at: progress * 10)
      let shown = balls(stage, at: progress * 10 + 5)
      #expect(shown.map(\.x) == [167.5, 187.5, 207.5])
      #expect(shown.map(\.opacity) == [progress, progress, progress])
    }
  }

  @Test func `a footer that has everything shows nothing`() {
    var stage = Stage(.balls, role: .load, trigger: .tap)
    stage.show(.idle, pull: 0, at: 0)
    #expect(balls(stage).map(\.x) == [167.5, 187.5, 207.5])
    #expect(balls(stage).map(\.y) == [25, 25, 25])
    stage.show(.failed, pull: 0, at: 1)
    #expect(balls(stage, at: 2).map(\.opacity) == [0.3, 0.3, 0.3])
    stage.show(.exhausted, pull: 0, at: 3)
    #expect(balls(stage, at: 4).map(\.opacity) == [0, 0, 0])
  }

  @Test func `a horizontal list has its balls one below another`() {
    var scene = Scene()
    var context = Stage(.balls).context
    context.isHorizontal = true
    context.progress = 1
    context.phase = .armed
    Look.balls.compose(context, into: &scene)
    #expect(scene.shapes.map(\.x) == [35, 35, 35])
    #expect(scene.shapes.map(\.y) == [167.5, 187.5, 207.5])
  }
}
