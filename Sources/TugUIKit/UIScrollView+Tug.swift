// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

extension UIScrollView {
  /// Pull to refresh and load more.
  ///
  /// ```swift
  /// tableView.tug.header = RefreshHeader(.balls) { try await feed.reload() }
  /// tableView.tug.footer = LoadMoreFooter(.standard) { try await feed.loadNext() ? .hasMore : .noMore }
  /// ```
  public var tug: ScrollStrips { ScrollStrips(view: self) }
}

/// The strips of a scroll view; reached through `UIScrollView.tug`.
///
/// Controls can be set, replaced and removed at any time, also while they run: removal is complete
/// at once.
@MainActor public struct ScrollStrips {
  let view: UIScrollView

  // MARK: Public

  /// The strip at the top.
  public var header: StripControl? {
    get { control(.vertical, .start) }
    nonmutating set { set(newValue, .vertical, .start) }
  }

  /// The strip at the bottom.
  public var footer: StripControl? {
    get { control(.vertical, .end) }
    nonmutating set { set(newValue, .vertical, .end) }
  }

  /// The strip of a horizontal list at its leading side: the left one, in a right-to-left layout
  /// the right one.
  public var leading: StripControl? {
    get { control(.horizontal, .start) }
    nonmutating set { set(newValue, .horizontal, .start) }
  }

  /// The strip of a horizontal list at its trailing side.
  public var trailing: StripControl? {
    get { control(.horizontal, .end) }
    nonmutating set { set(newValue, .horizontal, .end) }
  }

  /// The content inset as the app has it, without what Tug adds while a strip is open.
  ///
  /// Reading `contentInset` gives the sum of both. An app that changes one side by reading, adding
  /// and writing uses this instead; one that writes a value of its own can go on writing
  /// `contentInset`, which Tug takes as the new base.
  public var baseInset: UIEdgeInsets {
    get {
      var base = view.contentInset
      for host in hosts {
        guard let port = host.port else { continue }
        base = host.ledger.base(port, in: base)
      }
      return base
    }
    nonmutating set {
      guard newValue != baseInset else { return }
      guard !hosts.isEmpty else {
        view.contentInset = newValue
        return
      }
      var insets = newValue
      for host in hosts {
        guard let port = host.port else { continue }
        insets = host.ledger.rebase(insets, port)
      }
      for host in hosts { host.isWriting = true }
      view.contentInset = insets
      for host in hosts { host.isWriting = false }
      for host in hosts { host.layoutChanged() }
    }
  }

  /// Whether only one strip of an axis may run at a time; `true` at first, and again when the last
  /// strip has gone.
  public var isExclusive: Bool {
    get { marker?.isExclusive ?? true }
    nonmutating set {
      guard newValue != isExclusive else { return }
      MarkerView.of(view).isExclusive = newValue
      if newValue { marker?.leaveIfEmpty() }
    }
  }

  /// Refreshes as a swipe with three fingers asks for under VoiceOver.
  ///
  /// UIKit sends that gesture to the focused element and its responders, and never to a header; call
  /// this from `accessibilityScroll(_:)` of the view controller or the scroll view:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  /// - Parameter direction: As UIKit gives it.
  /// - Returns: Whether a refresh has begun; only at the top, and with a header that is idle.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let host = marker?.vertical else { return false }
    return host.accessibilityScroll(direction)
  }

  /// Begins to record what happens to the strips that are installed, and to those that come.
  ///
  /// Nothing happens without a strip. Until the recording ends, the scroll view stays observed even
  /// when every strip has gone.
  public func startRecording() {
    for host in hosts { host.engine.startRecording() }
  }

  /// Ends recording.
  ///
  /// For a report: `TugReplay` writes the events as a text that plays on any desk.
  ///
  /// - Returns: What was recorded; empty when nothing was.
  public func stopRecording() -> ScrollRecording {
    let recording = ScrollRecording(
      vertical: marker?.vertical?.engine.stopRecording() ?? [],
      horizontal: marker?.horizontal?.engine.stopRecording() ?? []
    )
    marker?.leaveIfEmpty()
    return recording
  }

  // MARK: Controls

  var marker: MarkerView? { MarkerView.find(in: view) }

  var hosts: [ScrollHost] {
    guard let marker else { return [] }
    return [marker.vertical, marker.horizontal].compactMap(\.self)
  }

  /// Stops where a `UIRefreshControl` is on the same scroll view.
  func requireNoRefreshControl() {
    precondition(
      view.refreshControl == nil,
      "A scroll view must not have a UIRefreshControl and a strip of Tug: both move its inset"
    )
  }

  func control(_ axis: Axis, _ edge: Edge) -> StripControl? {
    marker?.host(axis)?.control(edge)
  }

  func set(_ control: StripControl?, _ axis: Axis, _ edge: Edge) {
    guard control !== self.control(axis, edge) else { return }
    if control != nil {
      requireNoRefreshControl()
      let former = control?.host?.view
      MarkerView.host(of: view, axis: axis).place(control, at: edge)
      if let former, former !== view { MarkerView.find(in: former)?.leaveIfEmpty() }
    } else {
      marker?.host(axis)?.place(nil, at: edge)
    }
    marker?.leaveIfEmpty()
  }
}
#endif
