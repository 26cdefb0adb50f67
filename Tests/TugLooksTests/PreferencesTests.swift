// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// What people prefer, for every look: direction, dark mode, Reduce Motion, width and text size.
@Suite struct PreferencesTests {
  static let headers = GoldenLook.all.filter { $0.role == .refresh }
  private static let phases: [Phase] = [
    .pulling, .armed, .refreshing, .ending(.success), .ending(.failure),
  ]

  private func scene(_ golden: GoldenLook, _ phase: Phase, _ change: (inout Stage) -> Void) -> Stage
  {
    var stage = Stage(golden.look, role: golden.role, trigger: golden.trigger)
    change(&stage)
    let isPull = phase == .pulling || phase == .armed
    let pull = phase == .armed ? stage.triggerDistance : stage.triggerDistance * 0.6
    stage.show(phase, pull: isPull ? pull : stage.hold, at: 0)
    return stage
  }

  /// Looks whose parts are the same on both sides, so that nothing changes them.
  private static let symmetric = [
    "Balls", "Orbit", "Wave", "TwoArc", "Curve", "Frames", "Pictures", "Bounce", "Tile",
  ]

  @Test(arguments: headers)
  func `from right to left every part stands on the other side`(_ golden: GoldenLook) {
    for phase in Self.phases {
      let left = scene(golden, phase) { _ in }
      let right = scene(golden, phase) { $0.preferences.isRightToLeft = true }
      for shape in left.player.scene.shapes where shape.parent == nil {
        let other = right.player.scene.shapes.first { $0.id == shape.id }
        let isSame = Self.symmetric.contains(golden.name)
        let expected = isSame ? shape.x : 375 - shape.x
        #expect(((other?.x ?? -1) - expected).magnitude < 1e-9, "shape \(shape.id.rawValue)")
      }
      guard Self.symmetric.contains(golden.name) else { continue }
      // As many parts on one side as on the other, or a sheet over the whole width.
      let places = left.player.scene.shapes.filter { $0.parent == nil && $0.x > 0 }.map(\.x)
      #expect(places.isEmpty || places.reduce(0) { $0 + $1 - 187.5 }.magnitude < 1e-9)
    }
  }

  @Test(arguments: GoldenLook.all)
  func `texts can be read on a light and on a dark list`(_ golden: GoldenLook) {
    for phase in Self.phases {
      let shapes = scene(golden, phase, { _ in }).player.scene.shapes
      // A sheet over the whole width hides the list.
      let sheet = shapes.first { $0.kind == .rectangle && $0.width == 375 }?.fill
      for shape in shapes where shape.kind == .text {
        let paint = shape.fill ?? .label
        guard paint.meaning == .fixed else { continue }
        // What no sheet hides may be a list of any colour.
        let grounds = sheet.map { [$0] } ?? [.white, Paint(red: 0, green: 0, blue: 0)]
        for ground in grounds { #expect(contrast(paint, on: ground) >= 4.5) }
      }
    }
  }

  private func contrast(_ paint: Paint, on other: Paint) -> Double {
    func mixed(_ part: (Paint) -> Double) -> Double {
      linear(part(paint) * paint.alpha + part(other) * (1 - paint.alpha))
    }
    func light(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    let front = light(mixed { $0.red }, mixed { $0.green }, mixed { $0.blue })
    let back = light(linear(other.red), linear(other.green), linear(other.blue))
    return max(front, back) / min(front, back)
  }

  private func linear(_ component: Double) -> Double {
    component <= 0.04045
      ? component / 12.92 : Elementary.exp(2.4 * Elementary.log((component + 0.055) / 1.055))
  }

  @Test(arguments: GoldenLook.all.filter { $0.trigger.isPull })
  func `with Reduce Motion nothing moves while the content rests`(_ golden: GoldenLook) {
    var life = Life(golden, reducesMotion: true)
    life.exceptions = ContinuityTests.exceptions(of: golden.name)
    let (trigger, hold) = (life.stage.triggerDistance, life.stage.hold)
    life.go(0.3, to: trigger * 1.2)
    // What follows the finger comes to rest a little after it.
    life.go(0.25, .armed)
    life.watchesRest = true
    life.go(0.25, .armed)
    life.watchesRest = false
    life.go(0.3, to: hold, .refreshing)
    life.go(0.25, .refreshing)
    life.watchesRest = true
    life.go(2, .refreshing)
    for outcome in [Outcome.success, .failure, .noMore, .cancelled] {
      life.go(0.5, .ending(outcome))
    }
    #expect(life.jumps.isEmpty, "\(life.jumps.prefix(3))")
  }

  @Test(arguments: GoldenLook.all)
  func `texts and symbols fit at every width and text size, and do not meet`(_ golden: GoldenLook) {
    for width in [240.0, 320, 375, 768, 1400] {
      for scale in [0.8, 1, 1.3, 2] {
        for isRightToLeft in [false, true] {
          for phase in Self.phases {
            let stage = scene(golden, phase) {
              $0.width = width
              $0.preferences = Preferences(isRightToLeft: isRightToLeft, textScale: scale)
            }
            check(stage, "\(phase), \(width) wide, text \(scale), mirrored: \(isRightToLeft)")
          }
        }
      }
    }
  }

  @Test func `a text too long for a narrow strip goes on to the side where reading ends`() {
    // The symbol's middle is half of its box and a gap away from the other side.
    let rows: [(look: Look, symbol: ShapeID, label: ShapeID, place: Double, gap: Double)] = [
      (.standard, 0, 6, 18, 18), (.classic, 0, 6, 18, 15.5), (.ring, 0, 5, 20, 20),
      (.weather, 0, 5, 30, 30), (.drop, 4, 9, 18, 18),
    ]
    for row in rows {
      for isRightToLeft in [false, true] {
        var stage = Stage(row.look)
        stage.width = 240
        stage.preferences = Preferences(isRightToLeft: isRightToLeft, textScale: 2)
        stage.show(.refreshing, pull: 60, at: 0)
        let shapes = stage.player.scene.shapes
        func across(_ id: ShapeID) -> (middle: Double, half: Double) {
          let shape = shapes.first { $0.id == id } ?? Shape(.group, 999)
          return (isRightToLeft ? 240 - shape.x : shape.x, shape.width / 2)
        }
        let (symbol, label) = (across(row.symbol), across(row.label))
        #expect(symbol.middle == row.place)
        #expect((label.middle - label.half - (row.place + row.gap)).magnitude < 1e-9)
        #expect((label.middle + label.half - 232).magnitude < 1e-9)
      }
    }
  }

  private func check(_ stage: Stage, _ place: String) {
    let shapes = stage.player.scene.shapes
    let texts = shapes.filter { $0.kind == .text && $0.opacity > 0 }
    for (number, text) in texts.enumerated() {
      #expect(text.x - text.width / 2 >= -1e-9, "\(place)")
      #expect(text.x + text.width / 2 <= stage.width + 1e-9, "\(place)")
      #expect(text.y - text.height / 2 >= -1e-9, "\(place)")
      #expect(text.y + text.height / 2 <= stage.metrics.extent + 1e-9, "\(place)")
      for other in texts.dropFirst(number + 1) {
        #expect((text.y - other.y).magnitude >= (text.height + other.height) / 2 - 1e-9, "\(place)")
      }
      // A symbol is a group beside the text; it reaches 7 points to either side, and 5 up and down.
      for symbol in shapes where symbol.kind == .group && symbol.parent == nil {
        let isBeside = (symbol.y - text.y).magnitude < text.height / 2 + 5
        guard isBeside, symbol.x != text.x else { continue }
        #expect((symbol.x - text.x).magnitude >= text.width / 2 + 7, "\(place)")
      }
    }
  }
}
