// SPDX-License-Identifier: MIT

/// The identity of a shape within a look, from one scene to the next.
public struct ShapeID: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
  /// The number, free to choose.
  public var rawValue: UInt16

  /// Creates an identity.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates an identity from a literal.
  public init(integerLiteral value: UInt16) { rawValue = value }

  /// The identity `offset` places on, for shapes of a row.
  public static func + (id: ShapeID, offset: Int) -> ShapeID {
    ShapeID(rawValue: id.rawValue &+ UInt16(truncatingIfNeeded: offset))
  }
}

/// An identity that may be absent; an optional one is written and copied in pieces.
struct SparseID: Equatable, Sendable {
  /// That of the identity, or −1.
  private var number: Int32

  static var none: SparseID { SparseID(number: -1) }

  /// The identity, or `nil` when there is none.
  var optional: ShapeID? {
    get { number < 0 ? nil : ShapeID(rawValue: UInt16(truncatingIfNeeded: number)) }
    set { number = newValue.map { Int32($0.rawValue) } ?? -1 }
  }
}

/// Something that a scene shows.
///
/// A shape has its own coordinates with the origin in its middle (a path has it where its outline
/// puts it). They are scaled, turned and then moved to (x, y). Points and radians; angles and
/// turns run clockwise from three o'clock, since y grows downwards.
public struct Shape: Equatable, Sendable {
  private var values = Values()

  /// What is drawn.
  public var kind: Kind
  /// Its identity, by which the next scene has the same shape.
  public var id: ShapeID
  /// Opacity of a line where it begins, for arcs: with a different one at its end it fades.
  public var startOpacity = 1.0
  /// Opacity of a line where it ends, for arcs.
  public var endOpacity = 1.0
  /// Colour of the inside, of a text, of a spinner; an image is drawn in it instead of its own.
  public var fill: Paint? {
    get { inside.paint }
    set { inside = Ink(newValue) }
  }
  /// Colour of the line.
  public var stroke: Paint? {
    get { line.paint }
    set { line = Ink(newValue) }
  }
  var inside = Ink.none
  var line = Ink.none
  /// How a line ends.
  public var cap = LineCap.butt
  /// How a line turns.
  public var join = LineJoin.miter
  /// The group it belongs to, which comes before it in the scene.
  ///
  /// The shapes of a group follow one another: a compositor paints a group as one thing.
  public var parent: ShapeID? {
    get { group.optional }
    set { group.optional = newValue }
  }
  /// A disc, rectangle or path before it in the scene, of the same group; only what lies inside that
  /// is drawn.
  public var clip: ShapeID? {
    get { mask.optional }
    set { mask.optional = newValue }
  }
  private var group = SparseID.none
  var mask = SparseID.none
  /// Outline of a path.
  public var outline = Outline.empty
  /// What the outline turns into, with the same kinds of segments.
  public var morphTarget = Outline.empty
  /// How the text is set.
  public var style = TextStyle(size: 15)
  /// Which text.
  public var text = TextKey.pull
  /// Which image.
  public var slot: ImageSlot = 0

  /// The numbers that tracks can move, in the order of ``Attribute``.
  ///
  /// They are reached by their place, and come first in a shape.
  private struct Values: Equatable, Sendable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    var cornerRadius = 0.0
    var startAngle = 0.0
    var endAngle = Elementary.turn
    var rotation = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    var opacity = 1.0
    var strokeStart = 0.0
    var strokeEnd = 1.0
    var lineWidth = 1.0
    var morph = 0.0
    var frame = 0.0
  }

  /// The kinds of shapes.
  public enum Kind: UInt8, Equatable, Sendable {
    /// Nothing by itself: a place for others.
    case group
    /// A circle, filled or stroked.
    case disc
    /// A part of a circle's line.
    case arc
    /// A rectangle, with round corners or without.
    case rectangle
    /// Lines and curves.
    case path
    /// A line of text.
    case text
    /// A picture.
    case image
    /// The platform's own spinner.
    case spinner
  }

  /// Creates a shape; the static members say what each kind needs.
  @inline(never)
  public init(_ kind: Kind, _ id: ShapeID) {
    // A copy of all the defaults is less code than each of them.
    self = Self.plain
    self.kind = kind
    self.id = id
  }

  private static let plain = Shape()

  private init() {
    kind = .group
    id = 0
  }
}

// What tracks and transitions move.
extension Shape {
  /// Place of the origin across, in the strip or in the parent.
  public var x: Double {
    get { values.x }
    set { self[.x] = newValue }
  }
  /// Place of the origin down, in the strip or in the parent.
  public var y: Double {
    get { values.y }
    set { self[.y] = newValue }
  }
  /// Diameter of a disc, an arc or a spinner; width of a rectangle, an image or the box of a text.
  public var width: Double {
    get { values.width }
    set { self[.width] = newValue }
  }
  /// Height of a rectangle, an image or the box of a text.
  public var height: Double {
    get { values.height }
    set { self[.height] = newValue }
  }
  /// Radius of a rectangle's corners.
  public var cornerRadius: Double {
    get { values.cornerRadius }
    set { self[.cornerRadius] = newValue }
  }
  /// Where an arc begins.
  public var startAngle: Double {
    get { values.startAngle }
    set { self[.startAngle] = newValue }
  }
  /// Where an arc ends, clockwise from its start.
  public var endAngle: Double {
    get { values.endAngle }
    set { self[.endAngle] = newValue }
  }
  /// Turn about the origin.
  public var rotation: Double {
    get { values.rotation }
    set { self[.rotation] = newValue }
  }
  /// Stretch across; negative mirrors.
  public var scaleX: Double {
    get { values.scaleX }
    set { self[.scaleX] = newValue }
  }
  /// Stretch down.
  public var scaleY: Double {
    get { values.scaleY }
    set { self[.scaleY] = newValue }
  }
  /// Opacity in 0…1; that of the parent is multiplied.
  public var opacity: Double {
    get { values.opacity }
    set { self[.opacity] = newValue }
  }
  /// Where the drawn part of a line begins, as a share of its length; not for rectangles.
  public var strokeStart: Double {
    get { values.strokeStart }
    set { self[.strokeStart] = newValue }
  }
  /// Where the drawn part of a line ends, as a share of its length; not for rectangles.
  public var strokeEnd: Double {
    get { values.strokeEnd }
    set { self[.strokeEnd] = newValue }
  }
  /// Width of a line.
  public var lineWidth: Double {
    get { values.lineWidth }
    set { self[.lineWidth] = newValue }
  }
  /// Share of the morph target in the outline: 0 the outline, 1 the target, more goes beyond.
  public var morph: Double {
    get { values.morph }
    set { self[.morph] = newValue }
  }
  /// Frame of an image, a whole number from 0 on.
  ///
  /// Of a fraction the frame before it is drawn.
  /// For a spinner the part of a turn that is done.
  public var frame: Double {
    get { values.frame }
    set { self[.frame] = newValue }
  }
}

/// How a line ends.
public enum LineCap: UInt8, Equatable, Sendable {
  /// At its last point.
  case butt = 0
  /// In half a disc around its last point.
  case round = 1
  /// In half a square around its last point.
  case square = 2
}

/// How a line turns.
public enum LineJoin: UInt8, Equatable, Sendable {
  /// In a point.
  case miter = 0
  /// In a round corner.
  case round = 1
  /// In a cut corner.
  case bevel = 2
}
