// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// A movement that an attribute makes by itself.
///
/// It starts when a scene has it for the first time, and goes on while every following scene has a
/// track on the same attribute of the same shape with the same timing; the values may change with
/// the layout. When a scene no longer has it, the attribute takes its value in the scene, at once or
/// in a ``Transition``.
///
/// Until `begin` has passed the attribute shows the first value, after the last repetition the last
/// one.
public struct Track: Equatable, Sendable {
  /// Whose attribute.
  public var shape: ShapeID
  /// Which attribute.
  public var attribute: Attribute
  /// Seconds from the start until it moves, 0 or more.
  public var begin: Double
  /// Seconds of one run.
  public var duration: Double
  /// How often it runs, `infinity` for ever.
  public var repeats: Double
  /// Whether the values are added to the attribute's value in the scene instead of replacing it.
  public var isAdditive: Bool
  /// The course of one run: which of the scene's key frames.
  public var keyframes: Range<Int>
  /// For a run on a damped spring from the first key frame to the last, its damping ratio.
  ///
  /// The duration is then the one after which a thousandth is left; see
  /// ``Spring/init(duration:dampingRatio:)``. `nil` for a run along the curves of the key frames.
  public var dampingRatio: Double? { ratio > 0 ? ratio : nil }
  /// The damping ratio, 0 without a spring.
  var ratio = 0.0
  /// The spring's angular frequency, 0 without a spring.
  var frequency = 0.0

  // Kept by the player.
  /// Index of the shape in the scene, −1 if there is none.
  var index = -1
  /// When it began.
  var start = 0.0
  /// Whether the scene before did not have it.
  var isNew = true

  /// When it comes to rest after its start, in seconds; infinity for one that repeats for ever.
  public var end: Double { begin + duration * repeats }

  /// Whether it is the same movement as another, perhaps with other values.
  public func continues(_ other: Track) -> Bool {
    withUnsafePointer(to: self) { one in withUnsafePointer(to: other) { one.continues($0) } }
  }
}

extension UnsafePointer<Track> {
  /// Whether it is the same movement as another, perhaps with other values.
  func continues(_ other: Self) -> Bool {
    pointee.shape == other.pointee.shape && pointee.attribute == other.pointee.attribute
      && pointee.begin == other.pointee.begin && pointee.duration == other.pointee.duration
      && pointee.repeats == other.pointee.repeats
      && pointee.isAdditive == other.pointee.isAdditive && pointee.ratio == other.pointee.ratio
      && pointee.keyframes.count == other.pointee.keyframes.count
  }
}
