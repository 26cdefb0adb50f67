// SPDX-License-Identifier: MIT

extension CALayer {
  public var superlayer: CALayer? { parent }

  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    if parent.mask === self { parent.mask = nil }
    self.parent = nil
    dropAnimationsOfTree()
  }

  public func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Moves a layer without taking its animations off when it stays in the same tree.
  private func insert(_ layer: CALayer, at index: Int) {
    if layer.parent === self {
      children.removeAll { $0 === layer }
    } else if let other = layer.parent {
      other.children.removeAll { $0 === layer }
    }
    layer.parent = self
    children.insert(layer, at: min(max(0, index), children.count))
    isLayoutNeeded = true
  }

  /// Whether the layer is part of a window.
  var isInWindow: Bool { windowRoot != nil }

  /// The layer of the window that it is part of.
  var windowRoot: ObjectIdentifier? {
    isWindowRoot ? ObjectIdentifier(self) : parent?.windowRoot
  }

  /// The layer and all below it, masks included.
  func forEachInTree(_ body: (CALayer) -> Void) {
    body(self)
    mask?.forEachInTree(body)
    for child in children { child.forEachInTree(body) }
  }

  func dropAnimationsOfTree() {
    forEachInTree { $0.finishAll(where: { _ in true }) }
  }
}
