// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

/// Load more at the end of a list.
///
/// ```swift
/// tableView.tug.footer = LoadMoreFooter(.standard) { try await feed.loadNext() ? .hasMore : .noMore }
/// ```
public final class LoadMoreFooter: StripControl {
  /// Creates a footer whose action is an asynchronous function: returning ends the load, and
  /// throwing ends it as a failure, after which a tap or a new drag tries again.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - trigger: What starts a load; coming within reach of the end by default.
  ///   - action: What a load does.
  public convenience init(
    _ look: Look,
    trigger: Trigger = .reach(prefetch: .points(0)),
    action: @escaping () async throws -> LoadResult
  ) {
    self.init(.look(look), look.metrics(for: .load), trigger, .load(action))
  }

  /// Creates a footer whose action is a callback; `end(_:hasMore:)` ends the load, with `.noMore`
  /// after the last page.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - trigger: What starts a load; coming within reach of the end by default.
  ///   - onLoad: Called when a load starts.
  public convenience init(
    _ look: Look,
    trigger: Trigger = .reach(prefetch: .points(0)),
    onLoad: @escaping () -> Void
  ) {
    self.init(.look(look), look.metrics(for: .load), trigger, .callback(onLoad))
  }

  /// Creates a footer that shows a view of the app's own, with an asynchronous action.
  ///
  /// - Parameters:
  ///   - view: Fills the strip; a view without a superview.
  ///   - trigger: What starts a load; coming within reach of the end by default.
  ///   - action: What a load does.
  public convenience init(
    view: some StripContent,
    trigger: Trigger = .reach(prefetch: .points(0)),
    action: @escaping () async throws -> LoadResult
  ) {
    self.init(.view(view), view.stripMetrics, trigger, .load(action))
  }

  /// Creates a footer that shows a view of the app's own, with a callback.
  ///
  /// - Parameters:
  ///   - view: Fills the strip; a view without a superview.
  ///   - trigger: What starts a load; coming within reach of the end by default.
  ///   - onLoad: Called when a load starts; `end(_:hasMore:)` ends it.
  public convenience init(
    view: some StripContent,
    trigger: Trigger = .reach(prefetch: .points(0)),
    onLoad: @escaping () -> Void
  ) {
    self.init(.view(view), view.stripMetrics, trigger, .callback(onLoad))
  }

  private init(
    _ appearance: Appearance,
    _ metrics: LookMetrics,
    _ trigger: Trigger,
    _ action: Action
  ) {
    super.init(
      appearance: appearance,
      options: StripDefaults.shared.options(.load, metrics, trigger),
      action: action
    )
  }
}
#endif
