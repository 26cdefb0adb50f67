// SPDX-License-Identifier: MIT

// The look that Documentation/WriteALook.md builds step by step. It is compiled into the tests of all
// hosts, and into the module that one of them has a browser load.

import Tug

extension Look {
  /// A tile that grows with the pull and tips over and over while the action runs.
  public static let tile = Look(metrics: LookMetrics(extent: 56)) { context, scene in
    let middle = context.place(across: context.width / 2, fromContent: context.extent / 2)
    let isWorking = context.phase.isRefreshing
    let isDone = context.outcome != nil

    let size = isWorking || isDone ? 24 : 24 * context.reach
    let color: Paint = context.outcome == .success ? .positive : .accent
    scene.add(
      .rectangle(Tile.tile, width: size, height: size, cornerRadius: 6, fill: color)
        .at(middle.x, middle.y)
    )

    if isWorking, !context.reducesMotion {
      scene.track(Tile.tile, .rotation, duration: 0.9, repeats: .infinity) { keys in
        keys.add(at: 0, 0, curve: .easeInOut)
        keys.add(at: 0.8, .pi / 2)
        keys.add(at: 1, .pi / 2)
      }
    }

    if isWorking, context.reducesMotion {
      scene.track(Tile.tile, .opacity, duration: 1.2, repeats: .infinity) { keys in
        keys.add(at: 0, 1, curve: .easeInOut)
        keys.add(at: 0.5, 0.4, curve: .easeInOut)
        keys.add(at: 1, 1)
      }
    }

    let quickly = Motion.timed(duration: 0.2, curve: .easeOut)
    scene.transition(Tile.tile, [.size, .rotation, .opacity], quickly, on: .phase)
  }
}

private nonisolated enum Tile { static let tile: ShapeID = 0 }
