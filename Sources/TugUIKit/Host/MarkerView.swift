// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// The subview through which a scroll view finds its controls again.
///
/// It holds everything that Tug knows of the scroll view, so that the one lives as long as the
/// other and no table or associated object is needed. It shows nothing and takes no touches. Lying
/// over what is visible, it hears of the window, the safe area and the traits.
final class MarkerView: UIView {
  private(set) var vertical: ScrollHost?
  private(set) var horizontal: ScrollHost?
  /// Set once it is being removed, of which controls may tell the app while it is there still.
  private var isLeaving = false
  /// Whether one strip of an axis excludes the other; may be set before there is one.
  var isExclusive = true {
    didSet {
      for host in hosts { host.send(.exclusive(isExclusive)) }
    }
  }

  // MARK: Lifecycle

  /// The marker of a scroll view, if it has one.
  static func find(in view: UIScrollView) -> MarkerView? {
    for case let marker as MarkerView in view.subviews where !marker.isLeaving { return marker }
    return nil
  }

  /// The marker of a scroll view, made when there is none yet.
  static func of(_ view: UIScrollView) -> MarkerView { find(in: view) ?? MarkerView(in: view) }

  /// The host of an axis, made when there is none yet.
  static func host(of view: UIScrollView, axis: Axis) -> ScrollHost {
    let marker = MarkerView.of(view)
    if let host = marker.host(axis) { return host }
    let host = ScrollHost(view, axis: axis)
    host.marker = marker
    // What comes to a scroll view that is recorded is recorded as well.
    if marker.isRecording { host.engine.startRecording() }
    if !marker.isExclusive { host.send(.exclusive(false)) }
    switch axis {
    case .vertical: marker.vertical = host
    case .horizontal: marker.horizontal = host
    }
    return host
  }

  private init(in view: UIScrollView) {
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // A list that is resized with its superview reports that to no observer, but lays this out.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// The host of an axis.
  func host(_ axis: Axis) -> ScrollHost? { axis == .vertical ? vertical : horizontal }

  /// Lies over what is visible.
  func cover(_ view: UIScrollView) {
    guard frame != view.bounds else { return }
    UIView.performWithoutAnimation { frame = view.bounds }
  }

  /// Whether a recording goes on.
  var isRecording: Bool { hosts.contains { $0.engine.recording != nil } }

  /// Goes away when it holds nothing any more, and nothing is recorded.
  func leaveIfEmpty() {
    for axis in [Axis.vertical, .horizontal] where host(axis)?.mayLeave == true {
      host(axis)?.leave()
      if axis == .vertical { vertical = nil } else { horizontal = nil }
    }
    if vertical == nil, horizontal == nil { removeFromSuperview() }
  }

  private var hosts: [ScrollHost] { [vertical, horizontal].compactMap(\.self) }

  // MARK: Observing

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    isLeaving = newSuperview == nil
    guard isLeaving else { return }
    // An app that removes all subviews removes the controls with them, and may set others as it hears
    // of that.
    let left = hosts
    vertical = nil
    horizontal = nil
    for host in left { host.leave() }
    // Bouncing, which these have switched off again, is as the new ones want it.
    let new = (superview as? UIScrollView).flatMap(MarkerView.find)
    for host in new?.hosts ?? [] { host.updateBounce() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What an app sets up after the controls is there by now.
    if window != nil, hosts.contains(where: { !$0.isEmpty }) {
      (superview as? UIScrollView)?.tug.requireNoRefreshControl()
    }
    for host in hosts {
      if window != nil {
        // Another window may be of another scene.
        host.background.hasScene = false
        host.updatePreferences()
        host.updateCommands()
      }
      host.send(window == nil ? .detached : .attached)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for host in hosts {
      host.confirmRelease()
      host.layoutChanged()
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for host in hosts { host.layoutChanged() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for host in hosts { host.updatePreferences() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for host in hosts { host.updatePreferences() }
  }
}
#endif
