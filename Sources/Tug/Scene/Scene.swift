// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// What a strip shows at a moment: shapes in the order they are painted, and how they move.
///
/// All storage is flat and kept between fillings, so that filling a scene again allocates nothing.
/// A host with a compositor reads the arrays and hands tracks and transitions over; other hosts
/// give the scene to a ``ScenePlayer``.
///
/// Coordinates are those of the strip: (0, 0) is its top left corner, and in a vertical list its size
/// is the context's width × extent. A header's lower edge touches the content, a footer's upper one.
public struct Scene: Sendable {
  /// The phase it was made for.
  public private(set) var phase: Phase
  /// The shapes, the first one painted first.
  public private(set) var shapes: Row<Shape>
  /// The movements.
  public internal(set) var tracks: Row<Track>
  /// The ways to new values.
  public private(set) var transitions: Row<Transition>
  /// The key frames of all tracks.
  public internal(set) var keyframes: Row<Keyframe>
  /// The numbers of all outlines; see ``Outline``.
  public internal(set) var numbers: Row<Double>
  /// How many of them outlines have that are written to their end.
  private var outlined = 0

  /// Creates an empty scene.
  public init() {
    phase = .idle
    shapes = Row()
    tracks = Row()
    transitions = Row()
    keyframes = Row()
    numbers = Row()
  }

  /// Removes everything and keeps the storage.
  @inline(never)
  public mutating func removeAll(for phase: Phase) {
    self.phase = phase
    shapes.removeAll()
    tracks.removeAll()
    transitions.removeAll()
    keyframes.removeAll()
    numbers.removeAll()
    outlined = 0
  }

  /// Takes over another scene's contents into the storage at hand.
  package mutating func copy(_ other: Scene) {
    removeAll(for: other.phase)
    shapes.append(contentsOf: other.shapes)
    tracks.append(contentsOf: other.tracks)
    transitions.append(contentsOf: other.transitions)
    keyframes.append(contentsOf: other.keyframes)
    numbers.append(contentsOf: other.numbers)
    outlined = other.outlined
  }
}

// What a look writes.
extension Scene {
  /// Adds a shape in front of the others.
  ///
  /// - Precondition: No other shape of the scene has its identity.
  @inline(never)
  public mutating func add(_ shape: Shape) {
    precondition(has(shape.outline), "Shape.outline must be of its scene")
    precondition(has(shape.morphTarget), "Shape.morphTarget must be of its scene")
    shapes.append(shape)
    guard shape.kind == .spinner else { return }
    // A spinner turns once a second; hosts with a native one leave this to it.
    track(shape.id, .frame, from: 0, to: 1, duration: 1, repeats: .infinity)
  }

  private func has(_ outline: Outline) -> Bool {
    outline.start >= 0 && outline.count >= 0 && outline.start + outline.count <= numbers.count
  }

  /// Writes the outline of a path.
  ///
  /// - Parameter write: Called once with a writer.
  /// - Returns: The outline, for shapes of this scene.
  @inline(__always)
  public mutating func outline(_ write: (inout OutlineWriter) -> Void) -> Outline {
    // Inlined: what writes is then no function by itself, which would have to be handed what it needs.
    withUnsafeMutablePointer(to: &self) {
      var writer = OutlineWriter($0)
      write(&writer)
    }
    return endOutline()
  }

  @inline(never)
  private mutating func endOutline() -> Outline {
    let start = outlined
    outlined = numbers.count
    return Outline(start: start, count: outlined - start)
  }

  /// Says how attributes of a shape get to their values in this scene.
  ///
  /// - Parameters:
  ///   - shape: Whose attributes.
  ///   - attributes: Which attributes.
  ///   - motion: How they get there.
  ///   - cause: Whether each change starts it, or only that of the phase.
  @inline(__always)
  public mutating func transition(
    _ shape: ShapeID,
    _ attributes: AttributeSet,
    _ motion: Motion,
    on cause: Transition.Cause = .change
  ) {
    transition(shape, attributes, motion.duration, motion.curve, motion.dampingRatio, cause)
  }

  // A motion that is known where it is handed over is less code in its parts.
  @inline(never)
  private mutating func transition(
    _ shape: ShapeID,
    _ attributes: AttributeSet,
    _ duration: Double,
    _ curve: TimingCurve,
    _ dampingRatio: Double,
    _ cause: Transition.Cause
  ) {
    let motion = Motion(duration: duration, curve: curve, dampingRatio: dampingRatio)
    transitions.append(
      Transition(shape: shape, attributes: attributes, motion: motion, cause: cause)
    )
  }
}

// What a host reads.
extension Scene {
  /// The segments of an outline of this scene.
  public func segments(of outline: Outline) -> Segments {
    Segments(numbers: numbers, outline: outline)
  }

  /// The index of a shape, or `nil` if the scene does not have it.
  public func index(of shape: ShapeID) -> Int? {
    for index in shapes.indices where shapes[index].id == shape { return index }
    return nil
  }
}
