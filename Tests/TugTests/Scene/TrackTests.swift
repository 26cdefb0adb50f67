// SPDX-License-Identifier: MIT

import Testing
import Tug

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

  @Test func `a track from one value to another goes along its curve`() {
    var player = ScenePlayer()
    let curve = TimingCurve.easeIn
    let moving = scene(.refreshing) {
      $0.track(0, .opacity, from: 1, to: 0, curve: curve, duration: 1)
    }
    player.update(moving, at: 0)
    #expect(player.value(.opacity, at: 0.25) == 1 - curve.value(at: 0.25))
    #expect(player.value(.opacity, at: 0.25) > 0.8)
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
