// SPDX-License-Identifier: MIT

import Testing
import Tug

/// What a scene draws, one operation a line.
private func drawn(at time: Double = 0, _ write: (inout Scene) -> Void) -> [String] {
  var scene = Scene()
  scene.removeAll(for: .pulling)
  write(&scene)
  var player = ScenePlayer()
  var list = DisplayList()
  player.update(scene, at: 0)
  player.sample(at: time, into: &list)
  #expect(Array(list).count == list.description.split(separator: "\n").count)
  return list.description.split(separator: "\n").map(String.init)
}

private let red = Paint(red: 255, green: 0, blue: 0)

@Suite struct ScenePainterTests {
  @Test func `a movement goes into the coordinates`() {
    #expect(
      drawn { $0.add(.disc(0, diameter: 10, fill: red).at(20, 30).opacity(0.5)) }
        == ["disc 20 30 5", "fill 0 1 0 0 0.5"]
    )
  }

  @Test func `a turn or a scale is a transform for as long as it lasts`() {
    let lines = drawn {
      var bar = Shape.rectangle(0, width: 4, height: 8, cornerRadius: 9, fill: .accent).at(20, 30)
      bar.scaleX = 2
      $0.add(bar)
      $0.add(.disc(1, diameter: 2, fill: .label))
    }
    #expect(
      lines == [
        "transform 2 0 0 1 20 30", "rectangle -2 -4 4 8 2", "fill 1 0 0 0 1",
        "transform 1 0 0 1 0 0", "disc 0 0 1", "fill 2 0 0 0 1",
      ]
    )
  }

  @Test func `children move, turn and fade with their group`() {
    let lines = drawn {
      var group = Shape.group(0, x: 100, y: 50)
      group.rotation = Elementary.pi / 2
      group.opacity = 0.5
      $0.add(group)
      $0.add(.disc(1, diameter: 2, fill: red).at(10, 0).opacity(0.5).inside(0))
    }
    #expect(lines.count == 3)
    let numbers = lines[0].split(separator: " ").dropFirst().compactMap { Double($0) }
    let expected: [Double] = [0, 1, -1, 0, 100, 60]
    #expect(numbers.count == 6)
    #expect(zip(numbers, expected).allSatisfy { ($0 - $1).magnitude < 1e-12 })
    #expect(lines[2] == "fill 0 1 0 0 0.25")
  }

  @Test func `an opacity of more than 1 is 1, for children too`() {
    let lines = drawn {
      $0.add(.group(0).opacity(3))
      $0.add(.disc(1, diameter: 10, fill: red).opacity(0.5).inside(0))
      $0.add(.disc(2, diameter: 10, fill: red).opacity(2))
    }
    #expect(lines.filter { $0.hasPrefix("fill") } == ["fill 0 1 0 0 0.5", "fill 0 1 0 0 1"])
  }

  @Test func `what cannot be seen is left out`() {
    let lines = drawn {
      $0.add(.disc(0, diameter: 10, fill: red).opacity(0))
      $0.add(.group(1).opacity(0))
      $0.add(.disc(2, diameter: 10, fill: red).inside(1))
      $0.add(.arc(3, diameter: 10, stroke: red, lineWidth: 0))
      var line = Shape.arc(4, diameter: 10, stroke: red, lineWidth: 1)
      line.strokeEnd = 0
      $0.add(line)
    }
    #expect(lines.isEmpty)
  }

  @Test func `a clip holds for neighbours and ends once`() {
    let lines = drawn {
      $0.add(.disc(0, diameter: 10))
      for id: ShapeID in [1, 2] {
        var dot = Shape.disc(id, diameter: 2, fill: red)
        dot.clip = 0
        $0.add(dot)
      }
      $0.add(.disc(3, diameter: 4, fill: red))
    }
    #expect(
      lines == [
        "disc 0 0 5", "clip", "disc 0 0 1", "fill 0 1 0 0 1", "disc 0 0 1", "fill 0 1 0 0 1",
        "unclip", "disc 0 0 2", "fill 0 1 0 0 1",
      ]
    )
  }

  @Test func `the transform at the clip holds again after it`() {
    let lines = drawn {
      $0.add(.disc(0, diameter: 10))
      var dot = Shape.disc(1, diameter: 2, fill: red)
      dot.clip = 0
      dot.scaleX = 3
      $0.add(dot)
      $0.add(.disc(2, diameter: 4, fill: red))
    }
    #expect(
      lines == [
        "disc 0 0 5", "clip", "transform 3 0 0 1 0 0", "disc 0 0 1", "fill 0 1 0 0 1", "unclip",
        "disc 0 0 2", "fill 0 1 0 0 1",
      ]
    )
  }

  @Test func `an arc is trimmed and fades along its length`() {
    let lines = drawn {
      var arc = Shape.arc(0, diameter: 20, from: 1, to: 5, stroke: red, lineWidth: 2)
      arc.strokeStart = 0.25
      arc.strokeEnd = 0.75
      $0.add(arc)
      arc.id = 1
      arc.endOpacity = 0
      arc.cap = .round
      $0.add(arc)
    }
    #expect(
      lines == [
        "arc 0 0 10 2 4", "stroke 0 1 0 0 1 2 0 0", "arc 0 0 10 2 4",
        "fadingStroke 0 1 0 0 1 2 1 0.75 0.25",
      ]
    )
  }

  @Test func `a line is trimmed over all its parts`() {
    let lines = drawn {
      let outline = $0.outline {
        $0.move(0, 0)
        $0.line(10, 0)
        $0.move(0, 5)
        $0.line(30, 5)
      }
      var path = Shape.path(0, outline, stroke: red)
      (path.strokeStart, path.strokeEnd) = (0.125, 0.5)
      $0.add(path)
    }
    #expect(lines == ["path 12 0 5 0 1 10 0 0 0 5 1 10 5", "stroke 0 1 0 0 1 1 1 1"])
  }

  @Test func `a part of a quadratic curve is that of the same cubic one`() {
    let curves: [(inout OutlineWriter) -> Void] = [
      { $0.quadratic(30, 60, to: 90, 0) }, { $0.cubic(20, 40, 50, 40, to: 90, 0) },
    ]
    let lines = curves.map { curve in
      drawn { scene in
        let outline = scene.outline {
          $0.move(0, 0)
          curve(&$0)
        }
        var path = Shape.path(0, outline, stroke: red)
        (path.strokeStart, path.strokeEnd) = (0.25, 0.75)
        scene.add(path)
      }
    }
    #expect(lines[0] == lines[1])
  }

  @Test func `a part of a curve lies on the curve`() {
    var scene = Scene()
    scene.removeAll(for: .pulling)
    let outline = scene.outline {
      $0.arc(0, 0, radius: 40, from: 0, to: 4, begins: true)
    }
    var path = Shape.path(0, outline, stroke: red)
    (path.strokeStart, path.strokeEnd) = (0.2, 0.6)
    scene.add(path)
    var player = ScenePlayer()
    var list = DisplayList()
    player.update(scene, at: 0)
    player.sample(at: 0, into: &list)
    guard case .path(let trimmed)? = Array(list).first else {
      Issue.record("no path")
      return
    }
    var ends: [(x: Double, y: Double)] = []
    for segment in list.segments(of: trimmed) {
      switch segment {
      case .move(let x, let y), .line(let x, let y): ends.append((x, y))
      case .cubic, .quadratic, .close: Issue.record("not a line")
      }
    }
    for end in ends {
      #expect(((end.x * end.x + end.y * end.y).squareRoot() - 40).magnitude < 0.05)
    }
    for (end, angle) in [(ends.first, 0.8), (ends.last, 2.4)] {
      #expect(((end?.x ?? 0) - 40 * Elementary.direction(angle).x).magnitude < 0.1)
      #expect(((end?.y ?? 0) - 40 * Elementary.direction(angle).y).magnitude < 0.1)
    }
  }

  @Test func `a path morphs, and others that share its outline do not`() {
    let lines = drawn {
      let from = $0.outline {
        $0.move(0, 0)
        $0.line(10, 0)
      }
      let to = $0.outline {
        $0.move(0, 8)
        $0.line(20, 8)
      }
      for (id, morph): (ShapeID, Double) in [(0, 0.5), (1, 0), (2, 1.5)] {
        var path = Shape.path(id, from, morphTarget: to, stroke: red)
        path.morph = morph
        $0.add(path)
      }
    }
    let paths = lines.filter { $0.hasPrefix("path") }
    #expect(
      paths == ["path 6 0 0 4 1 15 4", "path 6 0 0 0 1 10 0", "path 6 0 0 12 1 25 12"]
    )
  }

  @Test func `texts, images and spinners are boxes`() {
    let lines = drawn(at: 0.25) {
      $0.add(
        .text(
          0,
          .release,
          TextStyle(size: 15, weight: .bold, alignment: .leading),
          width: 100,
          height: 20,
          color: .label
        )
        .at(60, 30)
      )
      var image = Shape.image(1, 7, width: 20, height: 10).at(50, 50).opacity(0.5)
      image.frame = 2.9
      $0.add(image)
      image.fill = .accent
      image.id = 2
      $0.add(image)
      $0.add(.spinner(3, diameter: 20).at(5, 6))
    }
    #expect(
      lines == [
        "text 1 15 3 0 10 20 100 20 2 0 0 0 1", "image 7 2 40 45 20 10 -1 0 0 0 0.5",
        "image 7 2 40 45 20 10 1 0 0 0 0.5", "spinner 5 6 20 0.25 3 0 0 0 1",
      ]
    )
  }
}
