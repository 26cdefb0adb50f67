// SPDX-License-Identifier: MIT

extension Phase {
  /// The text that says what a strip does now, or what it can do.
  ///
  /// - Parameters:
  ///   - role: Whether the strip refreshes or loads more.
  ///   - isPulled: Whether the strip is worked by pulling it, rather than by reaching or tapping it.
  /// - Returns: The key of the text.
  public func statusText(role: Role, isPulled: Bool) -> TextKey {
    role == .refresh ? refreshText : loadText(isPulled: isPulled)
  }

  private var refreshText: TextKey {
    switch self {
    case .idle, .pulling, .failed, .exhausted, .ending(.cancelled): .pull
    case .armed: .release
    case .refreshing: .refreshing
    case .ending(.failure): .refreshFailed
    case .ending: .refreshed
    }
  }

  private func loadText(isPulled: Bool) -> TextKey {
    switch self {
    case .idle, .ending(.cancelled): isPulled ? .pullToLoad : .tapToLoad
    case .pulling: .pullToLoad
    case .armed: .releaseToLoad
    case .refreshing: .loading
    case .ending(.success): .loaded
    case .ending(.failure), .failed: .loadFailed
    case .ending(.noMore), .exhausted: .noMore
    }
  }
}

extension Strip {
  /// The text that says what the strip does now, or what it can do: its accessible value.
  public var statusText: TextKey {
    phase.statusText(role: options.role, isPulled: options.plainTrigger.isPull)
  }

  /// Whether the strip can be offered as something that is there to be tapped.
  ///
  /// A tap while the result of a refresh is shown begins another one, but nobody is asked for it.
  public var canTap: Bool { isEnabled && isShown && phase.isReady }
}
