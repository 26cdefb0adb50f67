// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// The subview of a strip: it draws a look, or holds a view of the app's own.
final class StripView: UIView {
  private unowned let control: StripControl
  private var isInSight = false
  private var lastPull = 0.0

  // MARK: Lifecycle

  init(control: StripControl) {
    self.control = control
    super.init(frame: .zero)
    if case .view(let content) = control.appearance {
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes its place among the subviews: over the content or under it.
  func insert(into view: UIScrollView) {
    switch control.options.metrics.placement {
    case .attached: view.insertSubview(self, at: 0)
    case .behind:
      view.insertSubview(self, at: 0)
      layer.zPosition = -1
    case .pinned:
      view.addSubview(self)
      layer.zPosition = 1
    }
  }

  // MARK: State

  /// Takes its place in the scroll view.
  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// Follows the state of the engine.
  func update() {
    guard let strip = control.host?.strip(control.edge) else { return }
    isHidden = !strip.isShown
    updateAccessibility(strip)
    guard case .view(let content) = control.appearance else { return }
    let pull = strip.progress == 0 ? 0 : strip.pull
    if pull != lastPull {
      lastPull = pull
      content.stripDidPull(pull, progress: strip.progress)
    }
  }

  /// Follows a change of phase.
  func phaseChanged(_ old: Phase, _ new: Phase) {
    guard case .view(let content) = control.appearance else { return }
    content.stripDidChange(from: old, to: new)
    if let outcome = new.outcome { content.stripWillEnd(with: outcome) }
    if old.outcome != nil, new.outcome == nil, !new.isRefreshing { content.stripDidEnd() }
  }

  /// Starts what moves by itself, or stops it.
  func setInSight(_ isInSight: Bool) {
    self.isInSight = isInSight
  }

  /// Colours, texts, size or direction have changed.
  func appearanceChanged() {
    update()
  }

  // MARK: Touches

  /// A header lets every touch through to the list, apart from those for controls of the app's view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && control.options.role == .refresh ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard control.options.role == .load, let touch = touches.first else { return }
    if bounds.contains(touch.location(in: self)) { tap() }
  }

  private func tap() { control.host?.act(.tap(control.edge)) }

  // MARK: Accessibility

  private func updateAccessibility(_ strip: Strip) {
    let isLoad = strip.options.role == .load
    isAccessibilityElement = strip.isShown && (isLoad || strip.phase != .idle)
    accessibilityLabel = control.texts[strip.spokenText]
    let isTappable = isLoad && strip.phase.isReady
    accessibilityTraits =
      isTappable ? .button : strip.phase.isRefreshing ? .updatesFrequently : .staticText
  }

  override func accessibilityActivate() -> Bool {
    guard control.options.role == .load else { return false }
    tap()
    return true
  }
}
#endif
