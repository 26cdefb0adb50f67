// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct SceneTests {
  @Test func `a scene that is filled again keeps its storage`() {
    let look = Look(metrics: LookMetrics(extent: 60)) { context, scene in
      for index in 0..<12 {
        let outline = scene.outline {
          $0.move(0, 0)
          $0.cubic(1, 2, 3, 4, to: context.progress, 6)
          $0.close()
        }
        let id: ShapeID = 3 + index
        scene.add(.path(id, outline, fill: .label))
        scene.spin(id, period: 1)
        scene.transition(id, .all, .reveal)
      }
    }
    var scene = Scene()
    look.compose(.header(progress: 0), into: &scene)
    let capacities = { (scene: Scene) in
      [
        scene.shapes.capacity, scene.tracks.capacity, scene.transitions.capacity,
        scene.keyframes.capacity, scene.numbers.capacity,
      ]
    }
    let addresses = { (scene: Scene) in
      scene.shapes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        ^ scene.numbers.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        ^ scene.keyframes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let (first, place) = (capacities(scene), addresses(scene))
    for step in 0..<50 {
      look.compose(.header(progress: Double(step) / 50), into: &scene)
      #expect(scene.shapes.count == 12)
      #expect(scene.tracks.count == 12)
      #expect(scene.keyframes.count == 24)
    }
    #expect(capacities(scene) == first)
    #expect(addresses(scene) == place)
  }

  @Test func `an outline reads back as it was written`() {
    var scene = Scene()
    _ = scene.outline { $0.move(9, 9) }
    let outline = scene.outline {
      $0.move(1, 2)
      $0.line(3, 4)
      $0.quadratic(5, 6, to: 7, 8)
      $0.cubic(9, 10, 11, 12, to: 13, 14)
      $0.close()
    }
    let expected: [Segment] = [
      .move(x: 1, y: 2), .line(x: 3, y: 4), .quadratic(cx: 5, cy: 6, x: 7, y: 8),
      .cubic(cx: 9, cy: 10, dx: 11, dy: 12, x: 13, y: 14), .close,
    ]
    #expect(Array(scene.segments(of: outline)) == expected)
  }

  @Test(arguments: [0.3, 1.5, 3.2, 6.283185307179586, -2.0])
  func `an arc of an outline stays on its circle`(sweep: Double) {
    var scene = Scene()
    let outline = scene.outline {
      $0.arc(5, -3, radius: 20, from: 0.4, to: 0.4 + sweep, begins: true)
    }
    var last = (x: 0.0, y: 0.0)
    for segment in scene.segments(of: outline) {
      switch segment {
      case .move(let x, let y):
        last = (x, y)
      case .cubic(let cx, let cy, let dx, let dy, let x, let y):
        for t in stride(from: 0.0, through: 1, by: 0.125) {
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let px = a * last.x + b * cx + c * dx + d * x - 5
          let py = a * last.y + b * cy + c * dy + d * y + 3
          #expect(((px * px + py * py).squareRoot() - 20).magnitude < 20.0 / 3_000)
        }
        last = (x, y)
      case .line, .quadratic, .close:
        Issue.record("an arc is made of cubic curves")
      }
    }
    #expect((last.x - 5 - 20 * Elementary.direction(0.4 + sweep).x).magnitude < 1e-12)
    #expect((last.y + 3 - 20 * Elementary.direction(0.4 + sweep).y).magnitude < 1e-12)
  }

  @Test func `every attribute reads what it wrote and nothing else`() {
    for attribute in Attribute.allCases {
      var shape = Shape(.disc, 1)
      shape[attribute] = 0.125
      #expect(shape[attribute] == 0.125)
      let others = Attribute.allCases.filter { $0 != attribute }
      #expect(others.allSatisfy { shape[$0] == Shape(.disc, 1)[$0] })
    }
  }

  @Test func `sets of attributes hold what their names say`() {
    let rows: [(set: AttributeSet, members: [Attribute])] = [
      (.position, [.x, .y]), (.size, [.width, .height, .cornerRadius]),
      (.angles, [.startAngle, .endAngle]), (.rotation, [.rotation]), (.scale, [.scaleX, .scaleY]),
      (.opacity, [.opacity]), (.stroke, [.strokeStart, .strokeEnd]), (.morph, [.morph]),
      (.outline, []), (.all, Attribute.allCases.filter { $0 != .frame }),
    ]
    for row in rows {
      #expect(Attribute.allCases.filter { row.set.contains($0) } == row.members)
    }
    #expect(AttributeSet.all.contains(AttributeSet.outline))
  }

  @Test func `a strip grows with the text size and never shrinks`() {
    let metrics = LookMetrics(extent: 60, trigger: 70, textGrowth: 18)
    let large = metrics.resolved(width: 375, textScale: 2)
    #expect(large.extent == 78)
    #expect(large.trigger == 88)
    #expect(large.hold == 78)
    #expect(metrics.resolved(width: 375, textScale: 0.8).extent == 60)
    #expect(metrics.resolved(width: 375, textScale: .nan).extent == 60)
    #expect(large.resolved(width: 375, textScale: 2) == large)
    let banner = LookMetrics(extent: 60, holdPerWidth: 0.5)
    #expect(banner.resolved(width: 300, textScale: 1).hold == 150)
    // Before a list has its width.
    #expect(banner.resolved(width: 0, textScale: 1).hold == 60)
  }

  @Test func `a footer may have metrics of its own`() {
    let look = Look(metrics: LookMetrics(extent: 60), footerMetrics: LookMetrics(extent: 50)) {
      _,
      _ in
    }
    #expect(look.metrics(for: .refresh) == look.metrics)
    #expect(look.metrics(for: .load) == look.footerMetrics)
    #expect(look.metrics(for: .refresh, width: 375, textScale: 1).extent == 60)
    #expect(look.metrics(for: .load, width: 375, textScale: 1).extent == 50)
  }

  @Test func `a place is given from the content at all edges`() {
    let rows: [(edge: Edge, isHorizontal: Bool, isRightToLeft: Bool, x: Double, y: Double)] = [
      (.start, false, false, 100, 50), (.end, false, false, 100, 10),
      (.start, true, false, 50, 100), (.end, true, false, 10, 100),
      (.start, true, true, 10, 100), (.end, true, true, 50, 100),
    ]
    for row in rows {
      var context = LookContext.header(progress: 0)
      context.edge = row.edge
      context.isHorizontal = row.isHorizontal
      context.preferences.isRightToLeft = row.isRightToLeft
      let place = context.place(across: 100, fromContent: 10)
      #expect(place.x == row.x)
      #expect(place.y == row.y)
    }
  }

  @Test func `a quarter turn is one curve, wherever it begins`() {
    var scene = Scene()
    for tenth in 0..<100 {
      let start = Double(tenth) / 10
      let arc = scene.outline {
        $0.arc(0, 0, radius: 9, from: start, to: start + Elementary.pi / 2, begins: true)
      }
      #expect(arc.count == 3 + 7)
    }
  }
}

extension LookContext {
  /// A header of 60 points in a list 375 points wide, with letters half as wide as they are high.
  static func header(
    _ phase: Phase = .pulling,
    progress: Double,
    extent: Double = 60
  ) -> LookContext {
    LookContext(
      phase: phase,
      progress: progress,
      pull: progress * extent,
      width: 375,
      metrics: LookMetrics(extent: extent).resolved(width: 375, textScale: 1)
    ) { _, style in TextSize(width: style.size * 6, height: style.size * 1.2) }
  }
}
