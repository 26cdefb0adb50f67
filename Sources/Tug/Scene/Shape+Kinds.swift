// SPDX-License-Identifier: MIT

// Not inlined: a shape has many fields, and the web module has a budget of bytes.
extension Shape {
  /// A place for other shapes, which move, turn, scale and fade with it.
  @inline(never)
  public static func group(_ id: ShapeID, x: Double = 0, y: Double = 0) -> Shape {
    Shape(.group, id).at(x, y)
  }

  /// A circle.
  @inline(never)
  public static func disc(
    _ id: ShapeID,
    diameter: Double,
    fill: Paint? = nil
  ) -> Shape {
    var shape = Shape(.disc, id)
    shape.width = diameter
    shape.height = diameter
    shape.fill = fill
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
    shape.stroke = stroke
    shape.lineWidth = lineWidth
    return shape
  }

  /// A rectangle about its middle.
  @inline(never)
  public static func rectangle(
    _ id: ShapeID,
    width: Double,
    height: Double,
    cornerRadius: Double = 0,
    fill: Paint? = nil
  ) -> Shape {
    var shape = Shape(.rectangle, id)
    shape.width = width
    shape.height = height
    shape.cornerRadius = cornerRadius
    shape.fill = fill
    return shape
  }

  /// Lines and curves that the scene has written with `Scene.outline(_:)`.
  @inline(never)
  public static func path(
    _ id: ShapeID,
    _ outline: Outline,
    morphTarget: Outline = .empty,
    fill: Paint? = nil,
    stroke: Paint? = nil,
    lineWidth: Double = 1
  ) -> Shape {
    var shape = Shape(.path, id)
    shape.outline = outline
    shape.morphTarget = morphTarget
    shape.fill = fill
    shape.stroke = stroke
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
    var shape = Shape(.text, id)
    shape.text = key
    shape.style = style
    shape.width = width
    shape.height = height
    shape.fill = color
    return shape
  }

  /// A picture of the app, fitted into a box; in its own colours unless a tint is given.
  @inline(never)
  public static func image(
    _ id: ShapeID,
    _ slot: ImageSlot,
    width: Double,
    height: Double,
    tint: Paint? = nil
  ) -> Shape {
    var shape = Shape(.image, id)
    shape.slot = slot
    shape.width = width
    shape.height = height
    shape.fill = tint
    return shape
  }

  /// The platform's own spinner, which turns by itself.
  @inline(never)
  public static func spinner(
    _ id: ShapeID,
    diameter: Double,
    color: Paint = .secondaryLabel
  )
    -> Shape
  {
    var shape = Shape(.spinner, id)
    shape.width = diameter
    shape.height = diameter
    shape.fill = color
    return shape
  }

  /// The same shape with its origin at (x, y).
  @inline(never)
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
  @inline(never)
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
