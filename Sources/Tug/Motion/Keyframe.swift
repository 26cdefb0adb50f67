// SPDX-License-Identifier: MIT

/// A value at a time within a track.
public struct Keyframe: Equatable, Sendable {
  /// The share of the track's duration, in 0…1.
  public var time: Double
  /// The value of the attribute at that time.
  public var value: Double
  /// How the value travels from here to the next key frame.
  public var curve: TimingCurve

  /// Creates a key frame.
  ///
  /// - Parameters:
  ///   - time: Share of the track's duration, in 0…1.
  ///   - value: Value of the attribute.
  ///   - curve: To the next key frame; linear by default.
  public init(at time: Double, _ value: Double, curve: TimingCurve = .linear) {
    self.time = time
    self.value = value
    self.curve = curve
  }

  /// The value of a sequence of key frames at a share of its duration.
  ///
  /// Before the first key frame it is the first value, after the last the last one. Of two key
  /// frames at one time the later counts from there on.
  ///
  /// - Parameters:
  ///   - fraction: Share of the duration.
  ///   - keyframes: Key frames of this and other tracks.
  ///   - range: The ones of this track, in order of time.
  /// - Returns: The value, 0 for no key frames.
  /// - Complexity: O(n) in the number of key frames of the track.
  public static func value(
    at fraction: Double,
    of keyframes: Row<Keyframe>,
    in range: Range<Int>
  ) -> Double {
    guard !range.isEmpty else { return 0 }
    precondition(
      range.lowerBound >= 0 && range.upperBound <= keyframes.count,
      "Keyframe.value range must be of the key frames"
    )
    var key = keyframes.elements + range.lowerBound
    let last = keyframes.elements + (range.upperBound - 1)
    while key < last, key[1].time <= fraction { key += 1 }
    let (time, value) = (key.pointee.time, key.pointee.value)
    guard key < last, fraction > time else { return value }
    let share = key.pointee.curve.value(at: (fraction - time) / (key[1].time - time))
    return value + (key[1].value - value) * share
  }
}
