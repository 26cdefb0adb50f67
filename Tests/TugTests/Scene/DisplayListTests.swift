// SPDX-License-Identifier: MIT

import Testing
import Tug

@Suite struct DisplayListTests {
  @Test func `every operation reads back`() {
    var scene = Scene()
    scene.removeAll(for: .pulling)
    scene.add(.image(0, 7, width: 20, height: 10, tint: .negative).opacity(0.5))
    scene.add(
      .text(1, .noMore, TextStyle(size: 12, alignment: .trailing), width: 4, height: 2)
    )
    var player = ScenePlayer()
    var list = DisplayList()
    player.update(scene, at: 0)
    player.sample(at: 0, into: &list)
    #expect(
      Array(list) == [
        .image(
          7,
          frame: 0,
          x: -10,
          y: -5,
          width: 20,
          height: 10,
          tint: .negative.opacity(0.5),
          opacity: 0.5
        ),
        .text(
          .noMore,
          TextStyle(size: 12, alignment: .trailing),
          x: -2,
          y: -1,
          width: 4,
          height: 2,
          .label
        ),
      ]
    )
  }

  @Test func `a figure reads back with its own numbers`() {
    var scene = Scene()
    scene.removeAll(for: .pulling)
    scene.add(.disc(0, diameter: 10, fill: .accent).at(1, 2))
    scene.add(.arc(1, diameter: 12, from: 1, to: 2, stroke: .accent, lineWidth: 3).at(3, 4))
    scene.add(.rectangle(2, width: 20, height: 8, cornerRadius: 2, fill: .accent).at(5, 6))
    var player = ScenePlayer()
    var list = DisplayList()
    player.update(scene, at: 0)
    player.sample(at: 0, into: &list)
    let figures: [DisplayList.Operation] = [
      .disc(x: 1, y: 2, radius: 5), .arc(x: 3, y: 4, radius: 6, start: 1, end: 2),
      .rectangle(x: -5, y: 2, width: 20, height: 8, cornerRadius: 2),
    ]
    #expect(figures.allSatisfy { Array(list).contains($0) })
  }

  @Test func `the count of arguments is that of the row`() {
    let counts = DisplayList.Code.allCases.map(\.argumentCount)
    #expect(counts == [6, 0, 0, 3, 5, 5, 1, 5, 8, 9, 13, 11, 9])
  }
}
