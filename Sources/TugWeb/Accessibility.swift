// SPDX-License-Identifier: MIT

import Tug

extension Strip {
  /// The text that says the strip's state to those who cannot see it.
  var stateText: TextKey {
    switch (options.role, phase) {
    case (.refresh, .refreshing): .refreshing
    case (.refresh, .ending(.failure)): .refreshFailed
    case (.refresh, .ending): .refreshed
    case (.refresh, .armed): .release
    case (.refresh, _): .pull
    case (.load, .refreshing): .loading
    case (.load, .failed), (.load, .ending(.failure)): .loadFailed
    case (.load, .exhausted), (.load, .ending(.noMore)): .noMore
    case (.load, .ending(.success)): .loaded
    case (.load, .armed): .releaseToLoad
    case (.load, _): options.trigger.isPull ? .pullToLoad : .tapToLoad
    }
  }

  /// Whether a tap on the strip begins something.
  var canTap: Bool { isEnabled && isShown && (phase == .idle || phase == .failed) }
}
