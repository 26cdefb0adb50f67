// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

// What moves by itself.
extension Scene {
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
  @inline(__always)
  public mutating func track(
    _ shape: ShapeID,
    _ attribute: Attribute,
    duration: Double,
    begin: Double = 0,
    repeats: Double = 1,
    isAdditive: Bool = false,
    _ write: (inout KeyframeWriter) -> Void
  ) {
    // Inlined, as the writing of outlines.
    withUnsafeMutablePointer(to: &self) {
      var writer = KeyframeWriter($0)
      write(&writer)
    }
    addTrack(shape, attribute, duration, begin, repeats, isAdditive)
  }

  @inline(never)
  private mutating func addTrack(
    _ shape: ShapeID,
    _ attribute: Attribute,
    _ duration: Double,
    _ begin: Double,
    _ repeats: Double,
    _ isAdditive: Bool
  ) {
    precondition(duration > 0, "Scene.track duration must be more than 0")
    // Those that no track has yet.
    let start = tracks.last?.keyframes.upperBound ?? 0
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
    curve: TimingCurve,
    duration: Double,
    begin: Double = 0,
    repeats: Double = 1,
    isAdditive: Bool = false
  ) {
    track(
      shape,
      attribute,
      from: start,
      to: end,
      duration: duration,
      begin: begin,
      repeats: repeats,
      isAdditive: isAdditive
    )
    keyframes[keyframes.count - 2].curve = curve
  }

  /// Moves an attribute from one value to another at constant speed.
  ///
  /// - Parameters:
  ///   - shape: Whose attribute.
  ///   - attribute: Which attribute.
  ///   - start: First value.
  ///   - end: Last value.
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
      $0.add(at: 0, start)
      $0.add(at: 1, end)
    }
  }

  /// Turns a shape clockwise for ever, from the rotation that the scene gives it.
  ///
  /// - Parameters:
  ///   - shape: The shape that turns.
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
}

/// Writes the key frames of a track, in order of time.
///
/// It cannot be kept beyond the closure that it is given to.
public struct KeyframeWriter: ~Copyable {
  /// Where it writes, for as long as the scene lets it.
  private let scene: UnsafeMutablePointer<Scene>

  init(_ scene: UnsafeMutablePointer<Scene>) { self.scene = scene }

  /// Adds a key frame.
  ///
  /// - Parameters:
  ///   - time: Share of the duration, in 0…1.
  ///   - value: Value at that time.
  ///   - curve: To the next key frame.
  @inline(never)
  public mutating func add(at time: Double, _ value: Double, curve: TimingCurve) {
    put(time, value).pointee.curve = curve
  }

  /// Adds a key frame from which the value goes at constant speed.
  ///
  /// - Parameters:
  ///   - time: Share of the duration, in 0…1.
  ///   - value: Value at that time.
  public mutating func add(at time: Double, _ value: Double) { _ = put(time, value) }

  @inline(never)
  private func put(_ time: Double, _ value: Double) -> UnsafeMutablePointer<Keyframe> {
    let place = scene.pointee.keyframes.extend(by: 1)
    place.initialize(to: Keyframe(at: time, value, curve: .linear))
    return place
  }
}
