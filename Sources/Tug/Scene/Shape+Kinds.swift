// SPDX-License-Identifier: MIT

// Not inlined: a shape has many fields, and the web module has a budget of bytes.
extension Shape {
  /// A place for other shapes, which move, turn, scale and fade with it.
  @inline(never)
  public static func group(_ id: ShapeID, x: Double = 0, y: Double = 0) -> Shape {
    Shape(.group, id).at(x, y)
  }

  /// A circle.
  @inline(__always)
  public static func disc(
    _ id: ShapeID,
    diameter: Double,
    fill: Paint? = nil
  ) -> Shape {
    box(.disc, id, diameter, diameter, Ink(fill))
  }

  /// A shape as large as a box, filled or not.
  @inline(never)
  private static func box(
    _ kind: Kind,
    _ id: ShapeID,
    _ width: Double,
    _ height: Double,
    _ fill: Ink
  ) -> Shape {
    var shape = Shape(kind, id)
    shape.width = width
    shape.height = height
    shape.inside = fill
    return shape
  }

  /// A part of a circle's line, a full turn by default.
  @inline(never)
  public static func arc(
    _ id: ShapeID,
    diameter: Double,
    from startAngle: Double = 0,
    to endAngle: Double = 6.283185307179586,
    stroke: Paint,
    lineWidth: Double
  ) -> Shape {
    var shape = Shape(.arc, id)
    shape.width = diameter
    shape.height = diameter
    shape.startAngle = startAngle
    shape.endAngle = endAngle
    shape.line = Ink(stroke)
    shape.lineWidth = lineWidth
    return shape
  }

  /// A rectangle about its middle.
  @inline(__always)
  public static func rectangle(
    _ id: ShapeID,
    width: Double,
    height: Double,
    cornerRadius: Double = 0,
    fill: Paint? = nil
  ) -> Shape {
    var shape = box(.rectangle, id, width, height, Ink(fill))
    shape.cornerRadius = cornerRadius
    return shape
  }

  /// Lines and curves that the scene has written with `Scene.outline(_:)`.
  @inline(__always)
  public static func path(
    _ id: ShapeID,
    _ outline: Outline,
    morphTarget: Outline = .empty,
    fill: Paint? = nil,
    stroke: Paint? = nil,
    lineWidth: Double = 1
  ) -> Shape {
    path(id, outline, morphTarget, Ink(fill), Ink(stroke), lineWidth)
  }

  @inline(never)
  private static func path(
    _ id: ShapeID,
    _ outline: Outline,
    _ morphTarget: Outline,
    _ fill: Ink,
    _ stroke: Ink,
    _ lineWidth: Double
  ) -> Shape {
    var shape = Shape(.path, id)
    shape.outline = outline
    shape.morphTarget = morphTarget
    shape.inside = fill
    shape.line = stroke
    shape.lineWidth = lineWidth
    shape.cap = .round
    shape.join = .round
    return shape
  }

  /// A line of text in the middle of a box.
  @inline(never)
  public static func text(
    _ id: ShapeID,
    _ key: TextKey,
    _ style: TextStyle,
    width: Double,
    height: Double,
    color: Paint = .label
  ) -> Shape {
    var shape = box(.text, id, width, height, Ink(color))
    shape.text = key
    shape.style = style
    return shape
  }

  /// A picture of the app, fitted into a box; in its own colours unless a tint is given.
  @inline(__always)
  public static func image(
    _ id: ShapeID,
    _ slot: ImageSlot,
    width: Double,
    height: Double,
    tint: Paint? = nil
  ) -> Shape {
    var shape = box(.image, id, width, height, Ink(tint))
    shape.slot = slot
    return shape
  }

  /// The platform's own spinner, which turns by itself.
  @inline(__always)
  public static func spinner(
    _ id: ShapeID,
    diameter: Double,
    color: Paint = .secondaryLabel
  )
    -> Shape
  {
    box(.spinner, id, diameter, diameter, Ink(color))
  }

  // These three are inlined: a chain of them then changes one shape.

  /// The same shape with its origin at (x, y).
  @inline(__always)
  public func at(_ x: Double, _ y: Double) -> Shape {
    var shape = self
    shape.x = x
    shape.y = y
    return shape
  }

  /// The same shape inside a group.
  @inline(never)
  public func inside(_ parent: ShapeID) -> Shape {
    var shape = self
    shape.parent = parent
    return shape
  }

  /// The same shape with an opacity.
  @inline(__always)
  public func opacity(_ opacity: Double) -> Shape {
    var shape = self
    shape.opacity = opacity
    return shape
  }

  /// The value of an attribute.
  public subscript(attribute: Attribute) -> Double {
    get { withUnsafePointer(to: self) { $0.attribute(Int(attribute.rawValue)).pointee } }
    @inline(never)
    set {
      withUnsafeMutablePointer(to: &self) {
        $0.attribute(Int(attribute.rawValue)).pointee = newValue
      }
    }
  }
}

extension UnsafePointer<Shape> {
  /// The place of an attribute by its number.
  func attribute(_ number: Int) -> UnsafePointer<Double> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Double.self) + number
  }
}

extension UnsafeMutablePointer<Shape> {
  /// The place of an attribute by its number.
  func attribute(_ number: Int) -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Double.self) + number
  }
}
