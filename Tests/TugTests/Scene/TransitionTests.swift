// SPDX-License-Identifier: MIT

import Testing
import Tug

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

  @Test func `outlines of as many numbers and other segments change at once`() {
    var player = ScenePlayer()
    for (time, isCurve) in [(0.0, false), (1.0, true)] {
      var scene = Scene()
      scene.removeAll(for: .pulling)
      let line = scene.outline {
        $0.move(0, 0)
        if isCurve {
          $0.quadratic(1, 2, to: 3, 4)
          $0.cubic(5, 6, 7, 8, to: 9, 10)
        } else {
          for corner in 1...4 { $0.line(Double(corner), 0) }
        }
      }
      scene.add(.path(0, line, fill: .accent))
      scene.transition(0, .outline, half)
      player.update(scene, at: time)
    }
    #expect(player.demand(at: 1) == .none)
  }
}
