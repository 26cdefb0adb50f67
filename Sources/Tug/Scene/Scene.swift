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
  public private(set) var keyframes: Row<Keyframe>
  /// The numbers of all outlines; see ``Outline``.
  public private(set) var numbers: Row<Double>

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
  }

  /// Takes over another scene's contents into the storage at hand.
  package mutating func copy(_ other: Scene) {
    removeAll(for: other.phase)
    shapes.append(contentsOf: other.shapes)
    tracks.append(contentsOf: other.tracks)
    transitions.append(contentsOf: other.transitions)
    keyframes.append(contentsOf: other.keyframes)
    numbers.append(contentsOf: other.numbers)
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
  @inline(never)
  public mutating func outline(_ write: (inout OutlineWriter) -> Void) -> Outline {
    let start = numbers.count
    // The writer works on the storage itself.
    var writer = OutlineWriter(Row())
    swap(&writer.numbers, &numbers)
    write(&writer)
    swap(&writer.numbers, &numbers)
    return Outline(start: start, count: numbers.count - start)
  }

  /// Moves an attribute through key frames.
  ///
  /// - Parameters:
  ///   - shape: Whose attribute.
  ///   - attribute: Which attribute.
  ///   - duration: Seconds of one run, more than 0.
  ///   - begin: Seconds until it moves.
  ///   - repeats: How often it runs, `infinity` for ever.
  ///   - isAdditive: Whether the values are added to the scene's value.
  ///   - write: Called once with a writer, in order of time.
  @inline(never)
  public mutating func track(
    _ shape: ShapeID,
    _ attribute: Attribute,
    duration: Double,
    begin: Double = 0,
    repeats: Double = 1,
    isAdditive: Bool = false,
    _ write: (inout KeyframeWriter) -> Void
  ) {
    precondition(duration > 0, "Scene.track duration must be more than 0")
    let start = keyframes.count
    var writer = KeyframeWriter(Row())
    swap(&writer.keyframes, &keyframes)
    write(&writer)
    swap(&writer.keyframes, &keyframes)
    tracks.append(
      Track(
        shape: shape,
        attribute: attribute,
        begin: begin,
        duration: duration,
        repeats: repeats,
        isAdditive: isAdditive,
        keyframes: start..<keyframes.count
      )
    )
  }

  /// Moves an attribute from one value to another.
  ///
  /// - Parameters:
  ///   - shape: Whose attribute.
  ///   - attribute: Which attribute.
  ///   - start: First value.
  ///   - end: Last value.
  ///   - curve: How it gets there.
  ///   - duration: Seconds of one run, more than 0.
  ///   - begin: Seconds until it moves.
  ///   - repeats: How often it runs, `infinity` for ever.
  ///   - isAdditive: Whether the values are added to the scene's value.
  @inline(never)
  public mutating func track(
    _ shape: ShapeID,
    _ attribute: Attribute,
    from start: Double,
    to end: Double,
    curve: TimingCurve = .linear,
    duration: Double,
    begin: Double = 0,
    repeats: Double = 1,
    isAdditive: Bool = false
  ) {
    track(
      shape,
      attribute,
      duration: duration,
      begin: begin,
      repeats: repeats,
      isAdditive: isAdditive
    ) {
      $0.add(at: 0, start, curve: curve)
      $0.add(at: 1, end)
    }
  }

  /// Turns a shape clockwise for ever, from the rotation that the scene gives it.
  ///
  /// - Parameters:
  ///   - shape: Who turns.
  ///   - period: Seconds of a turn, more than 0.
  @inline(never)
  public mutating func spin(_ shape: ShapeID, period: Double) {
    track(
      shape,
      .rotation,
      from: 0,
      to: Elementary.turn,
      duration: period,
      repeats: .infinity,
      isAdditive: true
    )
  }

  /// Moves an attribute on a damped spring.
  ///
  /// - Parameters:
  ///   - shape: Whose attribute.
  ///   - attribute: Which attribute.
  ///   - start: Value at the start.
  ///   - end: Value at the end.
  ///   - duration: Seconds until a thousandth is left, more than 0.
  ///   - dampingRatio: More than 0; 1 does not overshoot.
  ///   - begin: Seconds until it moves.
  @inline(never)
  public mutating func spring(
    _ shape: ShapeID,
    _ attribute: Attribute,
    from start: Double,
    to end: Double,
    duration: Double,
    dampingRatio: Double,
    begin: Double = 0
  ) {
    precondition(dampingRatio > 0, "Scene.spring dampingRatio must be more than 0")
    track(shape, attribute, from: start, to: end, duration: duration, begin: begin)
    let track = tracks.own() + (tracks.count - 1)
    let spring = Spring(duration: duration, dampingRatio: dampingRatio)
    (track.pointee.ratio, track.pointee.frequency) = (
      spring.dampingRatio, spring.angularFrequency
    )
  }

  /// Says how attributes of a shape get to their values in this scene.
  ///
  /// - Parameters:
  ///   - shape: Whose attributes.
  ///   - attributes: Which attributes.
  ///   - motion: How they get there.
  ///   - cause: Whether each change starts it, or only that of the phase.
  @inline(never)
  public mutating func transition(
    _ shape: ShapeID,
    _ attributes: AttributeSet,
    _ motion: Motion,
    on cause: Transition.Cause = .change
  ) {
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

  /// Whether two outlines can turn into each other: they have the same kinds of segments.
  ///
  /// - Parameters:
  ///   - outline: An outline of this scene.
  ///   - other: An outline of `scene`.
  ///   - scene: A scene, perhaps this one.
  /// - Returns: Whether the codes agree one by one.
  @inline(never)
  public func matches(_ outline: Outline, _ other: Outline, of scene: Scene) -> Bool {
    guard outline.count == other.count else { return false }
    var offset = 0
    while offset < outline.count {
      let code = numbers[outline.start + offset]
      guard code == scene.numbers[other.start + offset] else { return false }
      offset += 1 + Outline.coordinates(after: code)
    }
    return true
  }
}

/// Writes the key frames of a track, in order of time.
public struct KeyframeWriter {
  var keyframes: Row<Keyframe>

  init(_ keyframes: consuming Row<Keyframe>) { self.keyframes = keyframes }

  /// Adds a key frame.
  ///
  /// - Parameters:
  ///   - time: Share of the duration, in 0…1.
  ///   - value: Value at that time.
  ///   - curve: To the next key frame.
  @inline(never)
  public mutating func add(
    at time: Double,
    _ value: Double,
    curve: TimingCurve = .linear
  ) {
    keyframes.append(Keyframe(at: time, value, curve: curve))
  }
}
