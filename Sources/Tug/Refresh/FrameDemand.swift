// SPDX-License-Identifier: MIT

/// When something wants to be asked for a frame.
public enum FrameDemand: Equatable, Sendable {
  /// Nothing moves and nothing waits.
  case none
  /// Nothing moves; one call at that time, or as soon as it has passed.
  case at(Double)
  /// Every frame until that time, and one at or after it.
  case until(Double)
  /// Every frame.
  case forever
}

extension FrameDemand {
  /// The demand that satisfies both.
  public func merged(with other: FrameDemand) -> FrameDemand {
    switch (self, other) {
    case (.none, let demand), (let demand, .none): demand
    case (.forever, _), (_, .forever): .forever
    case (.at(let first), .at(let second)): .at(min(first, second))
    case (.until(let first), .until(let second)): .until(max(first, second))
    // A moment that lies beyond the last frame is asked for again when that frame is made.
    case (.until(let last), .at), (.at, .until(let last)): .until(last)
    }
  }
}
