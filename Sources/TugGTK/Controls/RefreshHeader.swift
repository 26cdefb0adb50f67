// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

/// Pull to refresh.
///
/// ```swift
/// view.header = RefreshHeader(.balls) { try await feed.reload() }
/// ```
public final class RefreshHeader: StripControl {
  /// Creates a header whose action is an asynchronous function: returning ends the refresh, and
  /// throwing ends it as a failure.
  ///
  /// The function runs on the main actor, which GLib's main loop serves from the moment the header
  /// is in a view. It is cancelled when the header leaves its view.
  ///
  /// - Parameters:
  ///   - look: What the strip shows.
  ///   - action: What a refresh does.
  public convenience init(_ look: Look, action: @escaping () async throws -> Void) {
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
  public convenience init(_ look: Look, action: @escaping () async throws -> LoadResult) {
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

  /// Creates a header that shows a widget of the app's own, with an asynchronous action.
  ///
  /// - Parameters:
  ///   - widget: Any widget without a parent.
  ///   - metrics: Distances, motions and dwell times.
  ///   - action: What a refresh does.
  public convenience init(
    widget: UnsafeMutablePointer<GtkWidget>,
    metrics: LookMetrics,
    action: @escaping () async throws -> Void
  ) {
    self.init(.widget(widget), metrics, .refresh(action))
  }

  /// Creates a header that shows a widget of the app's own, with an asynchronous action that says
  /// whether there are more pages than the one it has brought.
  ///
  /// - Parameters:
  ///   - widget: Any widget without a parent.
  ///   - metrics: Distances, motions and dwell times.
  ///   - action: What a refresh does.
  @_disfavoredOverload  // For the same reason.
  public convenience init(
    widget: UnsafeMutablePointer<GtkWidget>,
    metrics: LookMetrics,
    action: @escaping () async throws -> LoadResult
  ) {
    self.init(.widget(widget), metrics, .refresh(action))
  }

  /// Creates a header that shows a widget of the app's own, with a callback.
  ///
  /// The widget gets the strip's place and size; `onPhaseChange` and `onPull` tell what to show.
  ///
  /// - Parameters:
  ///   - widget: Any widget without a parent.
  ///   - metrics: Distances, motions and dwell times.
  ///   - onRefresh: Called when a refresh starts; `end(_:hasMore:)` ends it.
  public convenience init(
    widget: UnsafeMutablePointer<GtkWidget>,
    metrics: LookMetrics,
    onRefresh: @escaping () -> Void
  ) {
    self.init(.widget(widget), metrics, .callback(onRefresh))
  }

  private init(_ appearance: Appearance, _ metrics: LookMetrics, _ action: Action) {
    super.init(
      appearance: appearance,
      options: StripOptions(role: .refresh, metrics: metrics),
      action: action
    )
  }
}
