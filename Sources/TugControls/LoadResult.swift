// SPDX-License-Identifier: MIT

/// What a load found.
public enum LoadResult: Sendable {
  /// There may be another page.
  case hasMore
  /// This was the last page.
  case noMore
}
