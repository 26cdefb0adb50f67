// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct SamplingTests {
  private static let busy = Look(metrics: LookMetrics(extent: 60)) { context, scene in
    let outline = scene.outline {
      $0.move(0, 0)
      $0.quadratic(10, 20 * context.progress, to: 20, 0)
      $0.close()
    }
    let target = scene.outline {
      $0.move(0, 5)
      $0.quadratic(10, 0, to: 20, 5)
      $0.close()
    }
    scene.add(.group(9, x: 30, y: 30))
    var belly = Shape.path(1, outline, morphTarget: target, fill: .accent, stroke: .label)
    belly.morph = 0.25
    belly.strokeEnd = 0.7
    scene.add(belly.inside(9))
    scene.add(
      .arc(2, diameter: 20, from: 0, to: 5, stroke: .label, lineWidth: 2).at(context.pull, 30)
    )
    scene.add(.spinner(3, diameter: 20))
    scene.spin(9, period: 0.8)
    scene.transition(1, .outline, .spring(duration: 0.9, dampingRatio: 0.43), on: .phase)
    scene.transition(2, .all, .reveal)
  }

  private static func play(_ body: (inout ScenePlayer, Double) -> Void) {
    var player = ScenePlayer()
    for step in 0..<400 {
      let time = Double(step) / 120
      if step % 7 == 0 {
        let phase: Phase = step < 150 ? .pulling : step < 250 ? .refreshing : .ending(.success)
        let progress = step < 150 ? Double(step) / 100 : 1
        player.update(busy, .header(phase, progress: progress), at: time)
      }
      body(&player, time)
    }
  }

  @Test func `the same scenes at the same times give the same bits`() {
    var runs: [[UInt64]] = [[], []]
    for run in 0..<2 {
      var list = DisplayList()
      Self.play { player, time in
        player.sample(at: time, into: &list)
        runs[run].append(contentsOf: list.numbers.map(\.bitPattern))
      }
    }
    #expect(runs[0].count > 10_000)
    #expect(runs[0] == runs[1])
  }

  @Test func `sampling keeps its storage`() {
    var list = DisplayList()
    var places: Set<UInt> = []
    var frames = 0
    Self.play { player, time in
      player.sample(at: time, into: &list)
      frames += 1
      guard frames > 200 else { return }
      places.insert(
        list.numbers.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      )
    }
    #expect(places.count == 1)
  }

  @Test func `every number is finite`() {
    var list = DisplayList()
    Self.play { player, time in
      player.sample(at: time, into: &list)
      #expect(list.numbers.allSatisfy { $0.isFinite })
    }
  }

  @Test func `a copy of a player goes its own way`() {
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    player.update(scene(x: 100) { $0.transition(0, .position, half) }, at: 1)
    var copy = player
    copy.update(scene(x: 40), at: 1.25)
    copy.update(scene(x: 60) { $0.transition(0, .position, half) }, at: 1.25)
    #expect(player.value(.x, at: 1.25) == 50)
    #expect(copy.value(.x, at: 1.25) == 40)
    player.update(scene(x: 100), at: 1.25)
    #expect(player.value(.x, at: 1.5) == 100)
    #expect(copy.value(.x, at: 1.5) == 50)
    var other = copy
    copy.reset()
    copy.update(scene(x: 7) { $0.transition(0, .position, half) }, at: 1.5)
    #expect(copy.value(.x, at: 1.5) == 7)
    #expect(other.value(.x, at: 1.5) == 50)
    other.update(scene(x: 8), at: 2)
    #expect(other.value(.x, at: 2) == 8)
    #expect(copy.value(.x, at: 2) == 7)
  }
}
