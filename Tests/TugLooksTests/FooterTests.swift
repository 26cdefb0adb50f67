// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// What holds for looks at the end of a list.
@Suite struct FooterTests {
  @Test(arguments: Look.catalogue.map(\.name))
  func `a footer has no more room than it fills`(_ name: String) throws {
    let look = try #require(Look.catalogue.first { $0.name == name }).look
    let metrics = look.metrics(for: .load, width: 375, textScale: 1)
    // What floats over the list has room for all of its picture, and holds less of it open.
    guard metrics.placement == .attached else { return }
    #expect(metrics.extent == metrics.hold)
  }

  @Test func `the arrow of a footer points to where it is pulled`() {
    // At half the pull, as those of Two-arc and Curve turn; that of Weather is on its way by then.
    let looks: [(look: Look, arrow: ShapeID, group: ShapeID, progress: Double)] = [
      (.standard, 1, 0, 0.5), (.classic, 1, 0, 0.5), (.ring, 2, 0, 0.5), (.twoArc, 3, 1, 0.5),
      (.curve, 2, 1, 0.5), (.weather, 4, 0, 0.3),
    ]
    for row in looks {
      for role in [Role.refresh, .load] {
        var stage = Stage(row.look, role: role)
        stage.drag(to: row.progress, at: 0)
        let shapes = [row.arrow, row.group].compactMap { stage.player.shown($0, at: 1) }
        let turn = shapes.reduce(0) { $0 + $1.rotation }
        #expect((turn - (role == .load ? Elementary.pi : 0)).magnitude < 1e-9, "\(row), \(role)")
      }
    }
  }

  @Test func `a text that no symbol stands beside is in the middle`() {
    let rows: [(phase: Phase, trigger: Trigger, isAlone: Bool)] = [
      (.pulling, .onRelease, false), (.ending(.failure), .onRelease, false),
      (.ending(.noMore), .onRelease, true), (.exhausted, .onRelease, true),
      (.failed, .tap, false), (.exhausted, .tap, true),
    ]
    let looks: [(look: Look, label: ShapeID, key: TextKey?)] = [
      (.standard, 6, nil), (.classic, 6, nil), (.ring, 5, nil), (.weather, 5, nil),
      (.drop, 10, .loadFailed), (.drop, 11, .noMore),
    ]
    for row in rows {
      for (look, label, key) in looks {
        for isRightToLeft in [false, true] {
          var stage = Stage(look, role: .load, trigger: row.trigger)
          stage.width = 240
          stage.preferences = Preferences(isRightToLeft: isRightToLeft, textScale: 2)
          stage.show(row.phase, pull: 50, at: 0)
          guard let text = stage.player.shown(label, at: 1), text.text == key ?? text.text,
            text.opacity > 0
          else { continue }
          #expect((text.x == 120) == row.isAlone, "\(look.metrics.extent), \(row)")
          if row.isAlone { #expect(text.width >= 240 - 16) }
        }
      }
    }
  }

  @Test func `before a tap only Weather has a symbol beside its text`() {
    for (look, label, isAlone) in [
      (Look.standard, ShapeID(6), true), (.classic, 6, true), (.ring, 5, true), (.drop, 8, true),
      (.weather, 5, false),
    ] {
      var stage = Stage(look, role: .load, trigger: .tap)
      stage.width = 240
      stage.preferences.textScale = 2
      stage.show(.idle, pull: 0, at: 0)
      let text = stage.player.shown(label, at: 1)
      #expect(text?.text == .tapToLoad)
      #expect((text?.x == 120) == isAlone)
    }
  }
}
