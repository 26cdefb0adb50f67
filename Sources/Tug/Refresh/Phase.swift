// SPDX-License-Identifier: MIT

/// The state of a header or a footer.
///
/// ```
/// header   idle → pulling ⇄ armed → refreshing → ending → idle
/// footer   the same, and ending → failed or exhausted
/// ```
/// Which event leads from which phase to which is listed in `Documentation/Phases.md`, and no other
/// transition exists.
public enum Phase: Equatable, Sendable {
  /// At rest. Entered at the start, when a pull is given up, and when a retreat has finished.
  case idle
  /// A finger pulls the strip into view, short of the trigger distance.
  case pulling
  /// The pull has reached the trigger distance with the finger still down; letting go refreshes.
  case armed
  /// The action runs and the strip is held open.
  case refreshing
  /// The action has ended; the result is shown for its dwell and the strip retreats.
  case ending(Outcome)
  /// Load only: the last one failed. A tap, a begin, a new drag towards the edge or growth tries
  /// again.
  case failed
  /// Load only: there is no more data. Left by a reset or a refresh that says there is more.
  case exhausted
}

extension Phase {
  /// Whether two phases are the same, with the same outcome.
  ///
  /// The web module would compare them case by case at each place.
  public static func == (one: Phase, other: Phase) -> Bool { one.number == other.number }

  /// Another number for each phase and outcome: the byte that it is kept in, which nothing computes.
  package var number: UInt8 {
    switch self {
    case .ending(let outcome): outcome.rawValue
    case .idle: 4
    case .pulling: 5
    case .armed: 6
    case .refreshing: 7
    case .failed: 8
    case .exhausted: 9
    }
  }

  /// Whether the action runs.
  public var isRefreshing: Bool { if case .refreshing = self { true } else { false } }

  /// Whether the strip is armed under a finger.
  public var isArmed: Bool { if case .armed = self { true } else { false } }

  /// Whether a finger holds the strip: pulling or armed.
  public var isPull: Bool {
    switch self {
    case .pulling, .armed: true
    default: false
    }
  }

  /// Whether a load has found the end of the data.
  public var isExhausted: Bool { if case .exhausted = self { true } else { false } }

  /// Whether the strip waits for something to begin it: idle, or failed and ready to try again.
  public var isReady: Bool {
    switch self {
    case .idle, .failed: true
    default: false
    }
  }

  /// The outcome while the strip is ending, otherwise `nil`.
  public var outcome: Outcome? {
    if case .ending(let outcome) = self { outcome } else { nil }
  }
}
