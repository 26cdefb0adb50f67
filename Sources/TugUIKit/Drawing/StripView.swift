// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

/// The subview of a strip: it draws a look, or holds a view of the app's own.
final class StripView: UIView {
  private weak var control: StripControl?
  private let isLoad: Bool
  private let sizes = TextSizes()
  private(set) lazy var layers = SceneLayers(root: layer)
  private var inputs: LookInputs?
  private var isInSight = false
  private var placement: Placement?
  private var placed = CGRect.zero
  /// The time that the accessible value speaks of.
  private var spokenUpdate: Date?

  // MARK: Lifecycle

  init(control: StripControl) {
    self.control = control
    isLoad = control.options.role == .load
    super.init(frame: .zero)
    if case .view(let content) = control.appearance {
      content.frame = bounds
      // Also a view that was made for constraints, of which it gets none here.
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes its place among the subviews: over the content or under it.
  func insert(into view: UIScrollView, _ placement: Placement) {
    guard placement != self.placement else { return }
    self.placement = placement
    switch placement {
    case .attached, .behind:
      if let background = view.background {
        view.insertSubview(self, aboveSubview: background)
      } else {
        view.insertSubview(self, at: 0)
      }
    case .pinned: view.addSubview(self)
    }
    // Lists bring rows to the front and to the back as they come; the depth of a layer stays. That of
    // a collection's headers is the index of their attributes, 1 or more from iOS 11 on.
    layer.zPosition =
      switch placement {
      case .attached: 0
      case .behind: -1
      case .pinned: 10_000
      }
  }

  // MARK: State

  /// Takes its place in the scroll view.
  ///
  /// - Parameters:
  ///   - frame: In the scroll view's coordinates.
  ///   - transform: Turns it round where those are mirrored or upside down, so that it can be read.
  ///   - movesAlong: Whether it moves in the animation that is being set up, if one is.
  func place(_ frame: CGRect, _ transform: CGAffineTransform, movesAlong: Bool) {
    guard frame != placed || transform != self.transform else { return }
    placed = frame
    // Not by the frame, which is undefined for a view that is transformed.
    func move() {
      self.transform = transform
      bounds.size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
    if movesAlong { move() } else { UIView.performWithoutAnimation(move) }
  }

  /// Follows the state of the engine.
  func update() {
    guard let control, let host = control.host, let strip = host.strip(control.edge) else { return }
    if isHidden == strip.isShown { isHidden = !strip.isShown }
    updateAccessibility(strip, control)
    if case .look(let look) = control.appearance { show(look, strip, control, host) }
  }

  /// Follows a change of phase.
  func phaseChanged(_ old: Phase, _ new: Phase) {
    guard case .view(let content) = control?.appearance else { return }
    content.stripDidChange(from: old, to: new)
    if let outcome = new.outcome { content.stripWillEnd(with: outcome) }
    if old.outcome != nil { content.stripDidEnd() }
  }

  /// Starts what moves by itself, or stops it.
  ///
  /// Core Animation drops animations in the background and out of the window; a strip that comes
  /// back shows its scene from the beginning. In the background it keeps its picture, of which UIKit
  /// takes a snapshot for the app switcher.
  func setInSight(_ isInSight: Bool) {
    self.isInSight = isInSight
    inputs = nil
    if !isInSight {
      if control?.host?.background.hasView == true { layers.freeze() } else { layers.clear() }
    }
    update()
  }

  /// Colours, texts, size or direction have changed.
  func appearanceChanged() {
    sizes.removeAll()
    inputs = nil
    accessibilityLabel = nil
    update()
  }

  // MARK: Drawing

  private func show(_ look: Look, _ strip: Strip, _ control: StripControl, _ host: ScrollHost) {
    guard isInSight else { return }
    var inputs = LookInputs(
      strip,
      isHorizontal: host.axis == .horizontal,
      width: host.breadth ?? 0,
      pointer: host.engine.pointer,
      hasLastUpdate: control.lastUpdate != nil,
      preferences: host.engine.preferences
    )
    // A list that is upside down has its end at the top, and that is where the strip is seen.
    if host.axis == .vertical, host.direction.isUpsideDown { inputs.swapEdges() }
    guard inputs != self.inputs else { return }
    // UIKit reports the end of an animated movement when it begins. While the strip is seen to leave
    // with the content it keeps its picture, and does not show already how it looks closed. One that
    // lies over the content stays where it is: its picture goes there as long as the content moves.
    let isLeaving = strip.isRetreating && self.inputs != nil
    if isLeaving, placement != .pinned { return }
    self.inputs = inputs
    let look = isLeaving ? look.changing(by: strip.options.metrics.retreat) : look
    let resources = SceneLayers.Resources(
      palette: Palette(self, own: control.colors),
      scale: max(1, traitCollection.displayScale),
      isRightToLeft: host.engine.preferences.isRightToLeft,
      text: { [weak control] key in control?.text(key) ?? "" },
      images: control.images
    )
    let context = inputs.context { [sizes, weak control] key, style in
      sizes.size(of: control?.text(key) ?? "", style)
    }
    layers.show(look, context, resources, at: CACurrentMediaTime())
  }

  // MARK: Touches

  /// A header lets every touch through to the list, apart from those for what takes touches in the
  /// app's view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isLoad || hit?.isTouchable(within: self) == true ? hit : nil
  }

  /// A tap on a footer is the footer's, as one on a button is the button's: a recogniser further out,
  /// such as one that puts the keyboard away, would take it.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let tap = recognizer as? UITapGestureRecognizer
    let isOutside = tap?.numberOfTapsRequired == 1 && tap?.view?.isDescendant(of: self) == false
    guard isOutside, isLoad, let control, let strip = control.host?.strip(control.edge) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return !strip.canTap
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isLoad, let touch = touches.first else { return }
    if bounds.contains(touch.location(in: self)) { tap() }
  }

  private func tap() {
    guard let control else { return }
    control.host?.act(.tap(control.edge))
  }

  // MARK: Accessibility

  private func updateAccessibility(_ strip: Strip, _ control: StripControl) {
    // An idle header is out of sight; a footer says what can be done.
    let isElement = strip.isShown && !contentSpeaks && (isLoad || strip.phase != .idle)
    if isAccessibilityElement != isElement { isAccessibilityElement = isElement }
    guard isElement else { return }
    let traits = traits(strip)
    if accessibilityTraits != traits { accessibilityTraits = traits }
    let label = control.texts[strip.statusText]
    guard label != accessibilityLabel || control.lastUpdate != spokenUpdate else { return }
    accessibilityLabel = label
    accessibilityLanguage = control.texts.language(of: strip.statusText)
    spokenUpdate = control.lastUpdate
    let isTimed = strip.options.role == .refresh && control.lastUpdate != nil
    accessibilityValue = isTimed ? control.text(.lastUpdated) : nil
  }

  private func traits(_ strip: Strip) -> UIAccessibilityTraits {
    if strip.phase.isRefreshing { return .updatesFrequently }
    guard isLoad, strip.phase.isReady else { return .staticText }
    return strip.isEnabled ? .button : [.button, .notEnabled]
  }

  /// Whether the app's own view is an element, or names those in it: then it speaks for itself.
  private var contentSpeaks: Bool {
    guard case .view(let content) = control?.appearance else { return false }
    return content.isAccessibilityElement || content.accessibilityElements?.isEmpty == false
  }

  override func accessibilityActivate() -> Bool {
    guard isLoad else { return false }
    tap()
    return true
  }
}

extension UIView {
  /// Whether it or what it lies in, up to a view around it, takes touches.
  fileprivate func isTouchable(within outer: UIView) -> Bool {
    guard self !== outer else { return false }
    if self is UIControl || gestureRecognizers?.isEmpty == false { return true }
    return superview?.isTouchable(within: outer) == true
  }
}

extension UIScrollView {
  /// The view that a list has under all of its content.
  fileprivate var background: UIView? {
    let table = (self as? UITableView)?.backgroundView
    let background = table ?? (self as? UICollectionView)?.backgroundView
    return background?.superview === self ? background : nil
  }
}
#endif
