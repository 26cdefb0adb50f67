// SPDX-License-Identifier: MIT

import Tug

let half = Motion.timed(duration: 0.5, curve: .linear)

/// A scene with one disc, 0.
func scene(
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
  func value(_ attribute: Attribute, at time: Double) -> Double {
    shown(0, at: time)?[attribute] ?? .nan
  }
}
