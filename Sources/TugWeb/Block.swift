// SPDX-License-Identifier: MIT

import Tug

/// The numbers through which an instance shows its state to JavaScript.
///
/// One block of Float64 per instance. `Web/src/block.js` has the same list of places; the interface's
/// version changes with it.
enum Block {
  /// The translation of the content.
  static let translation = 0
  /// When the page has to call `frame`: 0 with its next frame, infinity for never.
  static let due = 1
  /// Where the host's own scrolling should stand.
  static let nativeOffset = 2
  /// The edge that an order is about, and its three arguments.
  static let order = 3
  /// The address of the last display list that was drawn.
  static let list = 7
  /// The first strip; the second follows after `stripLength` numbers.
  static let strips = 8
  /// The numbers of one strip.
  static let stripLength = 10
  /// All numbers.
  static let length = strips + 2 * stripLength

  /// The places within one strip.
  enum Strip {
    static let phase = 0
    static let outcome = 1
    static let progress = 2
    /// The room that the host makes for the strip before or after the content.
    static let room = 3
    /// The strip's start in relation to the viewport's, as that is moved by the translation.
    static let origin = 4
    static let extent = 5
    static let isInSight = 6
    static let placement = 7
    /// The text that says the strip's state.
    static let text = 8
    static let canTap = 9
  }
}

extension Phase {
  /// The number of the phase in a block and in orders.
  @inline(never)
  var code: Double {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .refreshing: 3
    case .ending: 4
    case .failed: 5
    case .exhausted: 6
    }
  }

  /// How the action ended that led to this phase.
  @inline(never)
  var result: Outcome {
    switch self {
    case .ending(let outcome): outcome
    case .failed: .failure
    case .exhausted: .noMore
    default: .cancelled
    }
  }
}
