// SPDX-License-Identifier: MIT

/// Keeps GTK's own scrolling going where rows come in above what is shown.
///
/// A GtkListView moves its adjustment by the height of the new rows, so that what is shown stays. But
/// the glide or the drag of GtkScrolledWindow has positions of its own, and puts the adjustment back
/// with its next one, which shows the new rows and may load the next ones at once (seen with 4.8).
struct GlideRepair {
  /// How far GTK's positions are behind.
  private var shift = 0.0
  /// The last value, and when it was set.
  private var value = 0.0
  private var time = -Double.infinity
  private var length = 0.0

  /// The time after which no position of the same glide comes, in seconds.
  private static let pause = 0.1

  /// Notes the lengths, with the value that they came with.
  ///
  /// - Parameters:
  ///   - value: The adjustment's.
  ///   - length: The length of the content.
  ///   - page: The length of the viewport. Less than half of it is a list that has measured rows.
  ///   - now: Seconds.
  mutating func resized(value: Double, length: Double, page: Double, now: Double) {
    let (jump, growth) = (value - self.value, length - self.length)
    self.length = length
    guard jump > page / 2, growth >= jump - 1, now - time < Self.pause else { return }
    shift += jump
    self.value = value
  }

  /// Notes a value.
  ///
  /// - Returns: The value to set in its place, or `nil` where it is right.
  mutating func scrolled(to value: Double, now: Double) -> Double? {
    if now - time >= Self.pause { shift = 0 }
    time = now
    let (move, moveFromBehind) = (abs(value - self.value), abs(value + shift - self.value))
    if moveFromBehind < move {
      self.value = value + shift
      return self.value
    }
    // The list itself goes to the whole point next to a position.
    if move > 1 { shift = 0 }
    self.value = value
    return nil
  }
}
