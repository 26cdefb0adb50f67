// SPDX-License-Identifier: MIT

/// How a refresh or a load ended.
public enum Outcome: UInt8, Equatable, Sendable {
  /// New data arrived, or there was nothing new and that is fine.
  case success
  /// The work failed; a footer then waits for a tap or a new drag.
  case failure
  /// The work was called off; nothing is shown for it.
  case cancelled
  /// Everything is loaded. A load turns ``Phase/exhausted``; a refresh is shown as a success, and
  /// turns a load at the other edge exhausted.
  case noMore

  /// Whether the work was done, so that what is shown is as new as can be.
  public var isSuccessful: Bool { self == .success || self == .noMore }

  /// The outcome as a strip of the role shows it: a refresh that has brought everything has succeeded.
  func shown(by role: Role) -> Outcome { role == .refresh && self == .noMore ? .success : self }
}
