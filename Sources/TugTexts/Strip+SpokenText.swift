// SPDX-License-Identifier: MIT

import Tug

extension Strip {
  /// The text that says what the strip is doing, for those who do not see it.
  package var spokenText: TextKey {
    let isRefresh = options.role == .refresh
    switch phase {
    case .idle, .pulling:
      if isRefresh { return .pull }
      return options.trigger.isPull ? .pullToLoad : .tapToLoad
    case .armed: return isRefresh ? .release : .releaseToLoad
    case .refreshing: return isRefresh ? .refreshing : .loading
    case .ending(.failure): return isRefresh ? .refreshFailed : .loadFailed
    case .ending(.noMore): return isRefresh ? .refreshed : .noMore
    case .ending: return isRefresh ? .refreshed : .loaded
    case .failed: return .loadFailed
    case .exhausted: return .noMore
    }
  }
}
