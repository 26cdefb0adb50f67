// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

@Suite struct StandardTests {
  private let group: ShapeID = 0
  private let arrow: ShapeID = 1
  private let spinner: ShapeID = 3
  private let tick: ShapeID = 4
  private let cross: ShapeID = 5
  private let label: ShapeID = 6
  private let detail: ShapeID = 7

  private func shown(_ stage: Stage, _ id: ShapeID, at time: Double) -> Shape {
    stage.player.shown(id, at: time) ?? Shape(.group, id)
  }

  @Test func `each style has its height, which grows with the text`() {
    let rows: [(look: Look, role: Role, scale: Double, extent: Double)] = [
      (.standard, .refresh, 1, 60), (.standard, .load, 1, 50), (.classic, .refresh, 1, 54),
      (.classic, .load, 1, 44), (.standard, .refresh, 2, 78), (.classic, .refresh, 1.5, 71),
    ]
    for row in rows {
      let metrics = row.look.metrics(for: row.role, width: 375, textScale: row.scale)
      #expect(metrics.extent == row.extent)
      #expect(metrics.trigger == row.extent)
      #expect(metrics.hold == row.extent)
    }
  }

  @Test func `the arrow turns in four tenths of a second and back from where it is`() {
    var stage = Stage(.standard)
    stage.drag(to: 0.9, at: 0)
    #expect(shown(stage, arrow, at: 0).rotation == 0)
    stage.drag(to: 1, at: 1)
    #expect(shown(stage, arrow, at: 1).rotation == 0)
    let half = shown(stage, arrow, at: 1.2).rotation
    #expect((half + Elementary.pi / 2).magnitude < 1e-9)
    #expect(shown(stage, arrow, at: 1.4).rotation == -Elementary.pi)
    stage.drag(to: 0.9, at: 1.2)
    #expect((shown(stage, arrow, at: 1.2).rotation - half).magnitude < 1e-12)
    #expect(shown(stage, arrow, at: 1.6).rotation == 0)
  }

  @Test func `the arrow of a footer points up and turns down`() {
    var stage = Stage(.standard, role: .load)
    stage.drag(to: 0.9, at: 0)
    #expect(shown(stage, arrow, at: 0).rotation == Elementary.pi)
    stage.drag(to: 1, at: 1)
    #expect(shown(stage, arrow, at: 2).rotation == 0)
  }

  @Test func `one symbol at a time`() {
    let rows: [(phase: Phase, trigger: Trigger, role: Role, symbol: ShapeID?)] = [
      (.idle, .onRelease, .refresh, 1), (.pulling, .onRelease, .refresh, 1),
      (.armed, .onRelease, .refresh, 1), (.refreshing, .onRelease, .refresh, 3),
      (.ending(.success), .onRelease, .refresh, 4), (.ending(.failure), .onRelease, .refresh, 5),
      (.ending(.noMore), .onRelease, .refresh, 4),
      (.ending(.cancelled), .onRelease, .refresh, 1),
      (.idle, .onRelease, .load, 1), (.idle, .tap, .load, nil), (.refreshing, .tap, .load, 3),
      (.ending(.noMore), .onRelease, .load, nil), (.failed, .tap, .load, 5),
      (.exhausted, .tap, .load, nil),
    ]
    for row in rows {
      for reducesMotion in [false, true] {
        var stage = Stage(.standard, role: row.role, trigger: row.trigger)
        stage.preferences.reducesMotion = reducesMotion
        stage.show(row.phase, pull: 60, at: 0)
        var visible: [UInt16] = []
        for id: ShapeID in [1, 2, 3, 4, 5] {
          guard let shape = stage.player.shown(id, at: 2) else { continue }
          if shape.opacity > 0, shape.strokeEnd > 0 {
            visible.append(id.rawValue == 2 ? 1 : id.rawValue)
          }
        }
        #expect(visible == (row.symbol.map { [$0.rawValue] } ?? []), "\(row)")
      }
    }
  }

  @Test func `the text belongs to the phase`() {
    let rows: [(phase: Phase, role: Role, trigger: Trigger, key: TextKey)] = [
      (.idle, .refresh, .onRelease, .pull), (.pulling, .refresh, .onRelease, .pull),
      (.armed, .refresh, .onRelease, .release), (.refreshing, .refresh, .onRelease, .refreshing),
      (.ending(.success), .refresh, .onRelease, .refreshed),
      (.ending(.noMore), .refresh, .onRelease, .refreshed),
      (.ending(.failure), .refresh, .onRelease, .refreshFailed),
      (.idle, .load, .onRelease, .pullToLoad), (.idle, .load, .tap, .tapToLoad),
      (.idle, .load, .reach(prefetch: .points(0)), .tapToLoad),
      (.armed, .load, .onRelease, .releaseToLoad), (.refreshing, .load, .tap, .loading),
      (.ending(.success), .load, .tap, .loaded), (.failed, .load, .tap, .loadFailed),
      (.exhausted, .load, .tap, .noMore), (.ending(.noMore), .load, .tap, .noMore),
    ]
    for row in rows {
      var stage = Stage(.standard, role: row.role, trigger: row.trigger)
      stage.show(row.phase, pull: 0, at: 0)
      #expect(shown(stage, label, at: 0).text == row.key, "\(row)")
    }
  }

  @Test func `the symbol stands where reading begins, clear of the text`() {
    var stage = Stage(.standard)
    stage.drag(to: 0.5, at: 0)
    // The widest text has 9 × 15 points here.
    #expect(shown(stage, group, at: 0).x == 187.5 - 90)
    #expect(shown(stage, group, at: 0).y == 30)
    stage.preferences.isRightToLeft = true
    stage.drag(to: 0.6, at: 1)
    #expect(shown(stage, group, at: 1).x == 187.5 + 90)
    stage.preferences.textScale = 2
    stage.drag(to: 0.6, at: 2)
    #expect(shown(stage, group, at: 2).x == 187.5 + 135 + 18)
    stage.preferences.textScale = 4
    stage.drag(to: 0.6, at: 3)
    #expect(shown(stage, group, at: 3).x == 357)
  }

  @Test func `the classic arrow stands left of the wider text`() {
    var stage = Stage(.classic)
    stage.drag(to: 0.5, at: 0)
    // "Last updated" is the widest: 10 × 14 points.
    #expect(shown(stage, group, at: 0).x == 187.5 - 70 - 25 - 7.5)
    #expect(shown(stage, label, at: 0).y < 27)
    #expect(shown(stage, detail, at: 0).y > 27)
    #expect(shown(stage, detail, at: 0).text == .lastUpdated)
    stage.hasLastUpdate = false
    stage.drag(to: 0.6, at: 1)
    #expect(stage.player.shown(detail, at: 1) == nil)
    #expect(shown(stage, label, at: 1).y == 27)
  }

  @Test func `the box of the text never touches the symbol`() {
    for look in [Look.standard, .classic] {
      for scale in [1.0, 2, 3, 5] {
        for isRightToLeft in [false, true] {
          var stage = Stage(look)
          stage.preferences = Preferences(isRightToLeft: isRightToLeft, textScale: scale)
          stage.drag(to: 0.5, at: 0)
          let (place, text) = (shown(stage, group, at: 0), shown(stage, label, at: 0))
          let gap = (place.x - text.x).magnitude - text.width / 2
          #expect(gap >= (look.metrics.extent == 54 ? 7.5 : 10) + 8 - 1e-9)
          #expect(place.x >= 18 && place.x <= 357)
        }
      }
    }
  }

  @Test func `without a symbol the text has the whole width`() {
    let rows: [(phase: Phase, trigger: Trigger, role: Role, isWhole: Bool)] = [
      (.pulling, .onRelease, .load, false), (.ending(.failure), .onRelease, .load, false),
      (.ending(.noMore), .onRelease, .load, true), (.exhausted, .onRelease, .load, true),
      (.idle, .tap, .load, true), (.failed, .tap, .load, false),
      (.ending(.noMore), .onRelease, .refresh, false),
    ]
    for row in rows {
      var stage = Stage(.standard, role: row.role, trigger: row.trigger)
      stage.show(row.phase, pull: 50, at: 0)
      #expect((shown(stage, label, at: 0).width == 375) == row.isWhole, "\(row)")
    }
  }

  @Test func `a picture can take the place of the arrow`() {
    var stage = Stage(.standard(StandardOptions(arrow: 9)))
    stage.drag(to: 0.5, at: 0)
    #expect(shown(stage, arrow, at: 0).kind == .image)
    #expect(shown(stage, arrow, at: 0).slot == 9)
  }

  @Test func `with Reduce Motion nothing turns`() {
    var stage = Stage(.standard)
    stage.preferences.reducesMotion = true
    stage.drag(to: 0.5, at: 0)
    for step in 0...50 {
      let time = 1 + Double(step) / 100
      stage.drag(to: 1, at: time)
      #expect(shown(stage, arrow, at: time).rotation == 0)
      #expect(shown(stage, 2, at: time).rotation == Elementary.pi)
    }
    #expect(shown(stage, arrow, at: 2).opacity == 0)
    #expect(shown(stage, 2, at: 2).opacity == 1)
  }
}
