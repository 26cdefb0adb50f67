// SPDX-License-Identifier: MIT

/// A text that a strip shows or that is spoken; the host owns the words.
public enum TextKey: UInt8, Equatable, Sendable, CaseIterable {
  /// Header, before the trigger distance: "Pull to refresh".
  case pull
  /// Header, armed: "Release to refresh".
  case release
  /// Header, while the action runs: "Refreshing…".
  case refreshing
  /// Header, after success: "Updated".
  case refreshed
  /// Header, after failure: "Couldn't refresh".
  case refreshFailed
  /// Header, the line with the time of the last success: "Last updated …". The host fills in the
  /// time.
  case lastUpdated
  /// Footer, pull policy, before the trigger distance: "Pull to load more".
  case pullToLoad
  /// Footer, pull policy, armed: "Release to load more".
  case releaseToLoad
  /// Footer, tap and reach policies, idle: "Tap to load more".
  case tapToLoad
  /// Footer, while the action runs: "Loading…".
  case loading
  /// Footer, after success: "Loaded".
  case loaded
  /// Footer, failed: "Couldn't load. Tap to try again".
  case loadFailed
  /// Footer, exhausted: "No more items".
  case noMore
  /// The name of the command that refreshes without a gesture: "Refresh".
  case refreshCommand
}
