// SPDX-License-Identifier: MIT

import Tug

/// What can be seen of a strip at one moment, shape by shape, in the coordinates of the strip.
struct Screen {
  /// A shape that is drawn.
  struct Piece {
    var id: ShapeID
    /// Which words; others are another text, which may stand elsewhere.
    var text: TextKey?
    /// With that of its parents.
    var opacity: Double
    var fill: Paint?
    var stroke: Paint?
    /// The drawn part of the line.
    var line: (start: Double, end: Double)
    var lineWidth: Double
    /// x and y in turn: the corners of the box, or the points and control points of a path.
    var points: [Double]

    /// Whether anybody sees it.
    var isVisible: Bool { opacity > 0.05 && (fill != nil || line.end - line.start > 0.05) }
  }

  var pieces: [Piece] = []

  init(_ stage: Stage, at time: Double) {
    let player = stage.player
    var drawn: [(shape: Shape, transform: Affine, opacity: Double)] = []
    for index in player.scene.shapes.indices {
      guard let shape = player.shown(player.scene.shapes[index].id, at: time) else { continue }
      var (transform, opacity) = (withUnsafePointer(to: shape) { Affine(of: $0) }, shape.opacity)
      if let parent = drawn.first(where: { $0.shape.id == shape.parent }) {
        transform = parent.transform.after(transform)
        opacity *= parent.opacity
      }
      drawn.append((shape, transform, opacity))
      guard shape.kind != .group else { continue }
      let outline = player.outline(of: index, at: time)
      // Kinds without a paint of their own are filled.
      let isPlain = shape.kind == .image || shape.kind == .spinner
      pieces.append(
        Piece(
          id: shape.id,
          text: shape.kind == .text ? shape.text : nil,
          opacity: opacity,
          fill: shape.kind == .arc ? nil : shape.fill ?? (isPlain ? .label : nil),
          stroke: shape.stroke,
          line: (shape.strokeStart, shape.strokeEnd),
          lineWidth: shape.stroke == nil ? 0 : shape.lineWidth,
          points: shape.kind == .path ? Self.points(outline, transform) : Self.box(shape, transform)
        )
      )
    }
  }

  /// The corners of a box; of a disc and an arc the ends of two diameters.
  private static func box(_ shape: Shape, _ transform: Affine) -> [Double] {
    let (x, y) = (shape.width / 2, shape.height / 2)
    // Of the box of a text, which is centred in it, nobody sees the sides.
    if shape.kind == .text { return place([0, -y, 0, y], transform) }
    let isRound = shape.kind == .disc || shape.kind == .arc || shape.kind == .spinner
    if isRound { return place([-x, 0, x, 0, 0, -y, 0, y], transform) }
    return place([-x, -y, x, -y, x, y, -x, y], transform)
  }

  private static func points(_ outline: [Double], _ transform: Affine) -> [Double] {
    var (points, index): ([Double], Int) = ([], 0)
    while index < outline.count {
      let count = Outline.coordinates(after: outline[index])
      points += outline[index + 1..<index + 1 + count]
      index += 1 + count
    }
    return place(points, transform)
  }

  private static func place(_ points: [Double], _ transform: Affine) -> [Double] {
    var placed = points
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let (x, y) = (points[index], points[index + 1])
      placed[index] = transform.a * x + transform.c * y + transform.tx
      placed[index + 1] = transform.b * x + transform.d * y + transform.ty
    }
    return placed
  }
}

/// How much of something changes from one screen to the next.
struct Change: CustomStringConvertible {
  enum Kind: String {
    /// The way of a point, in points.
    case way
    /// Opacity, 0…1.
    case opacity
    /// A component of a colour, 0…1; 1 when the meaning changes.
    case color
    /// The drawn share of a line, 0…1.
    case line
    /// The width of a line, in points.
    case width

    /// Whether it is what Reduce Motion leaves out, and not a fading.
    var isMovement: Bool { self == .way || self == .line || self == .width }

    /// What nobody sees as a jump.
    var limit: Double {
      switch self {
      case .way, .width: 1
      case .opacity, .color, .line: 0.05
      }
    }
  }

  var kind: Kind
  var shape: ShapeID
  var amount: Double

  var description: String { "\(kind) of shape \(shape.rawValue) by \(amount)" }
}

extension Screen {
  /// All that changes on the way to the next screen, of what can be seen in both.
  func changes(to next: Screen) -> [Change] {
    var changes: [Change] = []
    for piece in pieces {
      guard let other = next.pieces.first(where: { $0.id == piece.id }) else {
        if piece.isVisible { changes.append(Change(kind: .opacity, shape: piece.id, amount: 1)) }
        continue
      }
      guard piece.isVisible || other.isVisible else { continue }
      func add(_ kind: Change.Kind, _ amount: Double) {
        if amount > 0 { changes.append(Change(kind: kind, shape: piece.id, amount: amount)) }
      }
      add(.opacity, (piece.opacity - other.opacity).magnitude)
      if piece.stroke != nil {
        add(.line, (piece.line.start - other.line.start).magnitude)
        add(.line, (piece.line.end - other.line.end).magnitude)
        add(.width, (piece.lineWidth - other.lineWidth).magnitude)
      }
      guard piece.isVisible, other.isVisible else { continue }
      add(.color, Self.difference(piece.fill, other.fill))
      add(.color, Self.difference(piece.stroke, other.stroke))
      if piece.text == other.text { add(.way, Self.way(piece.points, other.points)) }
    }
    for piece in next.pieces
    where piece.isVisible && !pieces.contains(where: { $0.id == piece.id }) {
      changes.append(Change(kind: .opacity, shape: piece.id, amount: 1))
    }
    return changes
  }

  private static func difference(_ paint: Paint?, _ other: Paint?) -> Double {
    guard paint != other else { return 0 }
    guard let paint, let other, paint.meaning == other.meaning else { return 1 }
    return max(
      (paint.red - other.red).magnitude,
      (paint.green - other.green).magnitude,
      (paint.blue - other.blue).magnitude,
      (paint.alpha - other.alpha).magnitude
    )
  }

  /// The longest way of a point; an outline of other segments has gone all the way.
  private static func way(_ points: [Double], _ others: [Double]) -> Double {
    guard points.count == others.count else { return 99 }
    var longest = 0.0
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let (x, y) = (others[index] - points[index], others[index + 1] - points[index + 1])
      longest = max(longest, (x * x + y * y).squareRoot())
    }
    return longest
  }
}
