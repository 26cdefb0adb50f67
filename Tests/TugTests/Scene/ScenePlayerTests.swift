// SPDX-License-Identifier: MIT

import Testing
import Tug

private let half = Motion.timed(duration: 0.5, curve: .linear)

/// A scene with one disc, 0.
private func scene(
  _ phase: Phase = .pulling,
  x: Double = 0,
  opacity: Double = 1,
  _ more: (inout Scene) -> Void = { _ in }
) -> Scene {
  var scene = Scene()
  scene.removeAll(for: phase)
  scene.add(.disc(0, diameter: 10, fill: .accent).at(x, 0).opacity(opacity))
  more(&scene)
  return scene
}

extension ScenePlayer {
  fileprivate func value(_ attribute: Attribute, at time: Double) -> Double {
    shown(0, at: time)?[attribute] ?? .nan
  }
}

@Suite struct TransitionTests {
  @Test func `a change without a transition shows at once`() {
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    player.update(scene(x: 100), at: 1)
    #expect(player.value(.x, at: 1) == 100)
    #expect(player.demand(at: 1) == .none)
  }

  @Test func `a new shape shows at once`() {
    var player = ScenePlayer()
    player.update(scene(x: 100) { $0.transition(0, .all, half) }, at: 1)
    #expect(player.value(.x, at: 1) == 100)
    #expect(player.demand(at: 1) == .none)
  }

  @Test func `a transition starts from what is on screen`() {
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    player.update(scene(x: 100) { $0.transition(0, .position, half) }, at: 1)
    #expect(player.value(.x, at: 1) == 0)
    #expect(player.value(.x, at: 1.25) == 50)
    #expect(player.demand(at: 1) == .until(1.5))
    // Interrupted half way, it goes back from there.
    player.update(scene(x: 0) { $0.transition(0, .position, half) }, at: 1.25)
    #expect(player.value(.x, at: 1.25) == 50)
    #expect(player.value(.x, at: 1.5) == 25)
    #expect(player.value(.x, at: 1.75) == 0)
    #expect(player.demand(at: 1.75) == .none)
  }

  @Test func `an interrupted turn ends where it should however often it is interrupted`() {
    var player = ScenePlayer()
    let turned = { (angle: Double) in
      var scene = Scene()
      scene.removeAll(for: .pulling)
      var shape = Shape.disc(0, diameter: 10, fill: .label)
      shape.rotation = angle
      scene.add(shape)
      scene.transition(0, .rotation, .timed(duration: 0.4, curve: .easeInOut))
      return scene
    }
    player.update(turned(0), at: 0)
    var time = 0.0
    for step in 1...41 {
      time += 0.05
      let before = player.value(.rotation, at: time)
      player.update(turned(step % 2 == 0 ? 0 : -Elementary.pi), at: time)
      #expect((player.value(.rotation, at: time) - before).magnitude < 1e-12)
    }
    #expect(player.value(.rotation, at: time + 0.4) == -Elementary.pi)
  }

  @Test func `the same value again leaves a transition alone`() {
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    let target = scene(x: 100) { $0.transition(0, .position, half) }
    player.update(target, at: 1)
    for time in [1.1, 1.2, 1.3] { player.update(target, at: time) }
    #expect((player.value(.x, at: 1.4) - 80).magnitude < 1e-9)
    player.update(scene(x: 100), at: 1.4)
    #expect((player.value(.x, at: 1.45) - 90).magnitude < 1e-9)
    #expect(player.value(.x, at: 1.5) == 100)
  }

  @Test func `a change without a transition ends one that runs`() {
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    player.update(scene(x: 100) { $0.transition(0, .position, half) }, at: 1)
    player.update(scene(x: 60), at: 1.1)
    #expect(player.value(.x, at: 1.1) == 60)
    #expect(player.demand(at: 1.1) == .none)
  }

  @Test func `of two transitions that start the first counts`() {
    var player = ScenePlayer()
    let slowly = Motion.timed(duration: 2, curve: .linear)
    player.update(scene(x: 0), at: 0)
    player.update(
      scene(x: 100) {
        $0.transition(0, .position, slowly, on: .phase)
        $0.transition(0, .position, half)
        $0.transition(0, .all, slowly)
      },
      at: 1
    )
    #expect(player.value(.x, at: 1) == 0)
    #expect(player.value(.x, at: 1.25) == 50)
  }

  @Test func `a transition of the phase follows the finger with the rest of the difference`() {
    var player = ScenePlayer()
    let at = { (phase: Phase, x: Double) in
      scene(phase, x: x) { $0.transition(0, .position, half, on: .phase) }
    }
    player.update(at(.ending(.success), 100), at: 0)
    player.update(at(.pulling, 40), at: 1)
    #expect(player.value(.x, at: 1) == 100)
    player.update(at(.pulling, 50), at: 1.25)
    #expect(player.value(.x, at: 1.25) == 50 + 30)
    player.update(at(.pulling, 70), at: 1.5)
    #expect(player.value(.x, at: 1.5) == 70)
    player.update(at(.pulling, 90), at: 1.6)
    #expect(player.value(.x, at: 1.6) == 90)
  }

  @Test func `a spring keeps its velocity when it gets another target`() {
    let spring = Motion.spring(duration: 0.8, dampingRatio: 0.5)
    var player = ScenePlayer()
    player.update(scene(x: 0), at: 0)
    player.update(scene(x: 100) { $0.transition(0, .position, spring) }, at: 0)
    let h = 1e-6
    let before = (player.value(.x, at: 0.1) - player.value(.x, at: 0.1 - h)) / h
    let place = player.value(.x, at: 0.1)
    player.update(scene(x: 40) { $0.transition(0, .position, spring) }, at: 0.1)
    let after = (player.value(.x, at: 0.1 + h) - player.value(.x, at: 0.1)) / h
    #expect((player.value(.x, at: 0.1) - place).magnitude < 1e-9)
    #expect(before > 100)
    #expect((after - before).magnitude < 0.1)
  }

  @Test func `an outline moves on a spring beyond its target`() {
    let outline = { (phase: Phase, depth: Double) in
      var scene = Scene()
      scene.removeAll(for: phase)
      let line = scene.outline {
        $0.move(0, 0)
        $0.quadratic(50, depth, to: 100, 0)
      }
      scene.add(.path(0, line, fill: .accent))
      scene.transition(0, .outline, .spring(duration: 0.9, dampingRatio: 0.43), on: .phase)
      return scene
    }
    var player = ScenePlayer()
    var list = DisplayList()
    let depth = { (time: Double) -> Double in
      player.sample(at: time, into: &list)
      return list.numbers[2 + 3 + 2]
    }
    player.update(outline(.armed, 80), at: 0)
    #expect(depth(0) == 80)
    player.update(outline(.refreshing, 0), at: 1)
    #expect(depth(1) == 80)
    let depths = (0...90).map { depth(1 + Double($0) / 100) }
    #expect((depths.min() ?? 0) < -10)
    #expect(depth(1.9) == 0)
    // Interrupted, it goes on from where it is.
    player.update(outline(.armed, 80), at: 2)
    player.update(outline(.refreshing, 0), at: 3)
    let interrupted = depth(3.1)
    player.update(outline(.ending(.success), 0), at: 3.1)
    #expect((depth(3.1) - interrupted).magnitude < 1e-9)
  }

  @Test func `outlines of other kinds of segments change at once`() {
    var player = ScenePlayer()
    var list = DisplayList()
    for (time, isCurve) in [(0.0, false), (1.0, true)] {
      var scene = Scene()
      scene.removeAll(for: .pulling)
      let line = scene.outline {
        $0.move(0, 0)
        if isCurve { $0.quadratic(1, 2, to: 3, 4) } else { $0.line(30, 40) }
      }
      scene.add(.path(0, line, fill: .accent))
      scene.transition(0, .outline, half)
      player.update(scene, at: time)
    }
    player.sample(at: 1, into: &list)
    #expect(list.description.hasPrefix("path 8 0 0 0 2 1 2 3 4\n"))
    #expect(player.demand(at: 1) == .none)
  }
}

@Suite struct TrackTests {
  private let pulse = { (begin: Double, repeats: Double) in
    scene(.refreshing) {
      $0.track(0, .opacity, from: 1, to: 0.5, duration: 2, begin: begin, repeats: repeats)
    }
  }

  @Test func `a track starts when it is first seen and goes on`() {
    var player = ScenePlayer()
    player.update(pulse(0, .infinity), at: 10)
    #expect(player.value(.opacity, at: 11) == 0.75)
    player.update(pulse(0, .infinity), at: 11)
    #expect(player.value(.opacity, at: 11) == 0.75)
    #expect(player.value(.opacity, at: 13) == 0.75)
    #expect(player.demand(at: 13) == .forever)
    player.update(scene(), at: 13)
    #expect(player.value(.opacity, at: 13) == 1)
    #expect(player.demand(at: 13) == .none)
    player.update(pulse(0, .infinity), at: 20)
    #expect(player.value(.opacity, at: 20) == 1)
  }

  @Test func `a track shows its first value before it begins and its last after it has ended`() {
    var player = ScenePlayer()
    player.update(pulse(0.5, 2), at: 0)
    #expect(player.value(.opacity, at: 0.25) == 1)
    #expect(player.value(.opacity, at: 1.5) == 0.75)
    #expect(player.value(.opacity, at: 2.5) == 1)
    #expect(player.value(.opacity, at: 4.5) == 0.5)
    #expect(player.value(.opacity, at: 9) == 0.5)
    #expect(player.demand(at: 0) == .until(4.5))
    #expect(player.demand(at: 4.5) == .none)
  }

  @Test func `a track that ends half way through a run stays there`() {
    var player = ScenePlayer()
    player.update(pulse(0, 1.5), at: 0)
    #expect(player.value(.opacity, at: 7) == 0.75)
  }

  @Test func `a track with another timing starts again`() {
    var player = ScenePlayer()
    player.update(pulse(0, .infinity), at: 0)
    player.update(
      scene(.refreshing) {
        $0.track(0, .opacity, from: 1, to: 0.5, duration: 4, repeats: .infinity)
      },
      at: 1
    )
    #expect(player.value(.opacity, at: 1) == 1)
    #expect(player.value(.opacity, at: 3) == 0.75)
  }

  @Test func `a transition leads from a track to the value`() {
    var player = ScenePlayer()
    player.update(pulse(0, .infinity), at: 0)
    player.update(scene(.ending(.success)) { $0.transition(0, .opacity, half) }, at: 1)
    #expect(player.value(.opacity, at: 1) == 0.75)
    #expect(player.value(.opacity, at: 1.25) == 0.875)
    #expect(player.value(.opacity, at: 1.5) == 1)
  }

  @Test func `a spin that ends goes the shorter way`() {
    var player = ScenePlayer()
    player.update(scene(.refreshing) { $0.spin(0, period: 1) }, at: 0)
    #expect((player.value(.rotation, at: 0.9) - 0.9 * Elementary.turn).magnitude < 1e-12)
    player.update(scene(.ending(.success)) { $0.transition(0, .rotation, half) }, at: 0.9)
    #expect((player.value(.rotation, at: 0.9) + 0.1 * Elementary.turn).magnitude < 1e-12)
    #expect(player.value(.rotation, at: 1.4) == 0)
  }

  @Test func `an added track moves around the value of the scene`() {
    let added = { (x: Double) in
      scene(.refreshing, x: x) {
        $0.track(0, .x, from: 0, to: 10, duration: 1, repeats: .infinity, isAdditive: true)
      }
    }
    var player = ScenePlayer()
    player.update(added(100), at: 0)
    #expect(player.value(.x, at: 0.5) == 105)
    player.update(added(200), at: 0.5)
    #expect(player.value(.x, at: 0.5) == 205)
  }

  @Test func `a spring track passes its target and stays there`() {
    var player = ScenePlayer()
    player.update(
      scene(.refreshing) {
        $0.spring(0, .scaleX, from: 0, to: 1, duration: 0.9, dampingRatio: 0.43, begin: 0.1)
      },
      at: 0
    )
    #expect(player.value(.scaleX, at: 0.1) == 0)
    #expect((1...9).contains { player.value(.scaleX, at: 0.1 * Double($0)) > 1.1 })
    #expect(player.value(.scaleX, at: 1) == 1)
    #expect(player.demand(at: 0) == .until(1))
  }

  @Test func `nobody asks for frames of what cannot be seen`() {
    var player = ScenePlayer()
    let spinning = { (opacity: Double) in
      scene(opacity: opacity) {
        $0.spin(0, period: 1)
        $0.transition(0, .opacity, half)
      }
    }
    player.update(spinning(0), at: 0)
    #expect(player.demand(at: 0) == .none)
    player.update(spinning(1), at: 1)
    #expect(player.demand(at: 1) == .forever)
    player.update(spinning(0), at: 2)
    #expect(player.demand(at: 2) == .forever)
    #expect(player.demand(at: 2.5) == .none)
  }
}

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
}
