// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// What the looks show at the end of an action, by their numbers.
@Suite struct EndTests {
  private func shown(_ stage: Stage, _ id: ShapeID, after time: Double) -> Shape {
    stage.player.shown(id, at: stage.time + time) ?? Shape(.group, 999)
  }

  @Test func `at the end the arrow stands as before, or the mark in its place`() {
    for (look, arrow) in [(Look.ring, ShapeID(2)), (.twoArc, 3), (.curve, 2)] {
      var stage = Stage(look)
      stage.end(.success)
      #expect(shown(stage, arrow, after: 1).rotation == 0)
      #expect(shown(stage, arrow + 1, after: 1).opacity == 1 || look.metrics.extent == 500)
      stage.show(.idle, pull: 0, at: 6)
      #expect(shown(stage, arrow, after: 1).opacity == 1)
    }
  }

  @Test func `after a cancelled refresh the arrow is back, as the text asks for a pull again`() {
    // That of Weather has run round the ring.
    let run = 1.5 * Double.pi
    for (look, arrow, turn) in [
      (Look.standard, ShapeID(1), 0), (.classic, 1, 0), (.ring, 2, 0), (.twoArc, 3, 0),
      (.curve, 2, 0), (.weather, 4, run),
    ] {
      for reducesMotion in [false, true] {
        var stage = Stage(look)
        stage.preferences.reducesMotion = reducesMotion
        stage.end(.cancelled)
        #expect(shown(stage, arrow, after: 1).opacity == 1)
        #expect((shown(stage, arrow, after: 1).rotation - turn).magnitude < 1e-9)
      }
    }
  }

  @Test func `the ball falls back on the same curve`() {
    var stage = Stage(.bounce)
    stage.end(.success)
    #expect(shown(stage, 2, after: 0).y == 48)
    #expect(shown(stage, 2, after: 0.2).y > 114)
    #expect((shown(stage, 2, after: 0.25).y - 114).magnitude < 1e-9)
  }

  @Test func `the wheel leaves at the end`() {
    var stage = Stage(.wheel)
    stage.end(.success)
    #expect(shown(stage, 0, after: 0).y == 44)
    #expect((shown(stage, 0, after: 0.5).y + 16).magnitude < 1e-9)
  }

  @Test func `the face smiles after success, and after a failure the corners of its mouth hang`() {
    let (mouth, smile, frown) = (ShapeID(4), ShapeID(8), ShapeID(9))
    for (outcome, seen) in [
      (Outcome.success, smile), (.noMore, smile), (.failure, frown), (.cancelled, mouth),
    ] {
      for reducesMotion in [false, true] {
        var stage = Stage(.bun)
        stage.preferences.reducesMotion = reducesMotion
        stage.end(outcome)
        for id in [mouth, smile, frown] {
          let opacity = stage.player.shown(id, at: stage.time + 0.3)?.opacity
          #expect(opacity == (id == seen ? 1 : 0), "\(outcome)")
        }
      }
    }
    var stage = Stage(.bun)
    stage.end(.success)
    // Both are arcs, one open to the top and one to the bottom.
    #expect(
      shown(stage, smile, after: 0).startAngle > 0 && shown(stage, smile, after: 0).endAngle > 0
    )
    #expect(
      shown(stage, frown, after: 0).startAngle < 0 && shown(stage, frown, after: 0).endAngle < 0
    )
  }

  @Test func `the symbol slides to where the time of the first update leaves it room`() {
    for look in [Look.classic, .weather] {
      for reducesMotion in [false, true] {
        var stage = Stage(look)
        stage.preferences.reducesMotion = reducesMotion
        stage.hasLastUpdate = false
        stage.refresh()
        let before = shown(stage, 0, after: 2).x
        stage.hasLastUpdate = true
        stage.show(.ending(.success), pull: stage.hold, at: 4)
        let after = shown(stage, 0, after: 1).x
        #expect(after < before - 1)
        // With Reduce Motion nothing slides.
        #expect(shown(stage, 0, after: 0).x == (reducesMotion ? after : before))
      }
    }
  }
}
