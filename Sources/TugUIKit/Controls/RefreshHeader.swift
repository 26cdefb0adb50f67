// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

/// Pull to refresh.
///
/// ```swift
/// tableView.tug.header = RefreshHeader(.balls) { try await feed.reload() }
/// ```
public final class RefreshHeader: StripControl {
  /// Creates a header whose action is an asynchronous function: returning ends the refresh, and
  /// throwing ends it as a failure.
  ///
  /// The function is cancelled when the header is removed or reset.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - action: What a refresh does.
  public convenience init(
    _ look: Look,
    action: @escaping () async throws -> Void
  ) {
    self.init(.look(look), look.metrics, .refresh(action))
  }

  /// Creates a header whose action also says whether there are more pages than the one it has brought.
  ///
  /// With `.hasMore` a footer that has come to its end loads again, and with `.noMore` it is at its end;
  /// an action that says nothing leaves it there.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - action: What a refresh does.
  @_disfavoredOverload  // Or a function that only throws would be ambiguous.
  public convenience init(
    _ look: Look,
    action: @escaping () async throws -> LoadResult
  ) {
    self.init(.look(look), look.metrics, .refresh(action))
  }

  /// Creates a header whose action is a callback; `end(_:hasMore:)` ends the refresh.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - onRefresh: Called when a refresh starts.
  public convenience init(_ look: Look, onRefresh: @escaping () -> Void) {
    self.init(.look(look), look.metrics, .callback(onRefresh))
  }

  /// Creates a header that shows a view of the app's own, with an asynchronous action.
  ///
  /// - Parameters:
  ///   - view: Fills the strip; a view without a superview.
  ///   - action: What a refresh does.
  public convenience init(
    view: some StripContent,
    action: @escaping () async throws -> Void
  ) {
    self.init(.view(view), view.stripMetrics, .refresh(action))
  }

  /// Creates a header that shows a view of the app's own, with an asynchronous action that says
  /// whether there are more pages than the one it has brought.
  ///
  /// - Parameters:
  ///   - view: Fills the strip; a view without a superview.
  ///   - action: What a refresh does.
  @_disfavoredOverload  // For the same reason.
  public convenience init(
    view: some StripContent,
    action: @escaping () async throws -> LoadResult
  ) {
    self.init(.view(view), view.stripMetrics, .refresh(action))
  }

  /// Creates a header that shows a view of the app's own, with a callback.
  ///
  /// - Parameters:
  ///   - view: Fills the strip; a view without a superview.
  ///   - onRefresh: Called when a refresh starts; `end(_:hasMore:)` ends it.
  public convenience init(
    view: some StripContent,
    onRefresh: @escaping () -> Void
  ) {
    self.init(.view(view), view.stripMetrics, .callback(onRefresh))
  }

  private init(_ appearance: Appearance, _ metrics: LookMetrics, _ action: Action) {
    super.init(
      appearance: appearance,
      options: StripDefaults.shared.options(.refresh, metrics, nil),
      action: action
    )
  }
}
#endif
