// SPDX-License-Identifier: MIT

/// What a load or a refresh has found.
public enum LoadResult: Sendable {
  /// There may be another page.
  case hasMore
  /// This was the last page.
  case noMore
}
