// SPDX-License-Identifier: MIT

// What is declared here cannot be overridden, as in every extension without Objective-C; it can on iOS.

extension UIView {
  public func insertSubview(_ view: UIView, at index: Int) { attach(view, at: index) }
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    attach(view, below: siblingSubview)
  }
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    attach(view, above: siblingSubview)
  }
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: childViews.count - 1) }
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  public func isDescendant(of view: UIView) -> Bool {
    view === self || (parentView?.isDescendant(of: view) ?? false)
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in childViews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Linking

  static func makeLayer() -> CALayer {
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    if layerClass == CAGradientLayer.self { return CAGradientLayer() }
    if layerClass == CATextLayer.self { return CATextLayer() }
    precondition(layerClass == CALayer.self, "UIView.layerClass must be a class of this module")
    return CALayer()
  }

  func attach(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "UIView.addSubview must not make a circle")
    guard view.parentView !== self else {
      reorder(view, to: min(index ?? childViews.count - 1, childViews.count - 1))
      return
    }
    let (old, new) = (view.window, window)
    if old !== new { view.announceMove(to: new) }
    view.willMove(toSuperview: self)
    view.unlink(keepsAnimations: old === new && new != nil)
    let place = min(max(0, index ?? childViews.count), childViews.count)
    link(view, at: place)
    if old !== new { view.windowDidChange() }
    didAddSubview(view)
    view.didMoveToSuperview()
    view.resolveFillOfTree()
    setNeedsLayout()
  }

  func attach(_ view: UIView, below sibling: UIView) {
    let others = childViews.filter { $0 !== view }
    attach(view, at: others.firstIndex { $0 === sibling })
  }

  func attach(_ view: UIView, above sibling: UIView) {
    let others = childViews.filter { $0 !== view }
    attach(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  func detach() {
    guard parentView != nil else { return }
    let old = window
    if old != nil { announceMove(to: nil) }
    willMove(toSuperview: nil)
    let parent = parentView
    unlink(keepsAnimations: false)
    if old != nil { windowDidChange() }
    didMoveToSuperview()
    parent?.setNeedsLayout()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = childViews.firstIndex(where: { $0 === view }), old != index else { return }
    childViews.remove(at: old)
    backingLayer.children.removeAll { $0 === view.backingLayer }
    view.backingLayer.parent = nil
    link(view, at: index)
  }

  func swap(_ first: Int, _ second: Int) {
    guard childViews.indices.contains(first), childViews.indices.contains(second) else { return }
    let (a, b) = (childViews[first], childViews[second])
    reorder(a, to: second)
    reorder(b, to: first)
  }

  private func link(_ view: UIView, at index: Int) {
    let layerIndex =
      index < childViews.count
      ? backingLayer.children.firstIndex { $0 === childViews[index].backingLayer }
      : nil
    childViews.insert(view, at: index)
    view.parentView = self
    view.backingLayer.parent = backingLayer
    backingLayer.children.insert(
      view.backingLayer,
      at: layerIndex ?? backingLayer.children.count
    )
  }

  private func unlink(keepsAnimations: Bool) {
    guard let parent = parentView else { return }
    parent.willRemoveSubview(self)
    parent.childViews.removeAll { $0 === self }
    parent.backingLayer.children.removeAll { $0 === backingLayer }
    backingLayer.parent = nil
    parentView = nil
    if !keepsAnimations { backingLayer.dropAnimationsOfTree() }
  }

  func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in childViews { child.announceMove(to: window) }
  }

  func windowDidChange() {
    if window != nil { setNeedsLayout() }
    didMoveToWindow()
    for child in childViews { child.windowDidChange() }
  }
}
