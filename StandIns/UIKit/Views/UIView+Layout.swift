// SPDX-License-Identifier: MIT

extension UIView {
  /// Runs a change of geometry and moves the subviews along.
  func resizing(_ change: () -> Void) {
    let old = backingLayer.bounds.size
    change()
    let new = backingLayer.bounds.size
    guard old != new else { return }
    setNeedsLayout()
    if autoresizesSubviews {
      for child in childViews where child.translatesAutoresizingMaskIntoConstraints {
        child.autoresize(from: old, to: new)
      }
    }
  }

  /// Shares the growth of the superview among what is flexible, in proportion to its length.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let now = frame
    let (x, width) = Self.share(
      now.minX,
      now.width,
      old.width,
      new.width,
      autoresizingMask.contains(.flexibleLeftMargin),
      autoresizingMask.contains(.flexibleWidth),
      autoresizingMask.contains(.flexibleRightMargin)
    )
    let (y, height) = Self.share(
      now.minY,
      now.height,
      old.height,
      new.height,
      autoresizingMask.contains(.flexibleTopMargin),
      autoresizingMask.contains(.flexibleHeight),
      autoresizingMask.contains(.flexibleBottomMargin)
    )
    // Observers of the bounds hear nothing of it, as programs have found; nothing says that those of
    // the frame do.
    observerTable.silencing(["bounds", "frame"]) {
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func share(
    _ start: CGFloat,
    _ length: CGFloat,
    _ old: CGFloat,
    _ new: CGFloat,
    _ isStartFlexible: Bool,
    _ isLengthFlexible: Bool,
    _ isEndFlexible: Bool
  ) -> (CGFloat, CGFloat) {
    let end = old - start - length
    let parts = [
      isStartFlexible ? start : 0, isLengthFlexible ? length : 0, isEndFlexible ? end : 0,
    ]
    let flexible = parts.reduce(0, +)
    let growth = new - old
    let count = [isStartFlexible, isLengthFlexible, isEndFlexible].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    func portion(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible == 0 ? growth / CGFloat(count) : growth * part / flexible
    }
    return (
      start + portion(parts[0], isStartFlexible), length + portion(parts[1], isLengthFlexible)
    )
  }

  /// Lays out the topmost ancestor that asks for it, and everything below.
  func layoutFromTop() {
    var top = self
    var current: UIView? = parentView
    while let view = current {
      if view.backingLayer.isLayoutNeeded { top = view }
      current = view.parentView
    }
    for _ in 0..<8 where top.layoutTree() {}
  }

  /// Returns whether anything was laid out.
  @discardableResult
  func layoutTree() -> Bool { layoutTree(under: parentView?.safeAreaInsets ?? .zero) }

  /// Hands the safe area down, so that not every view asks all the way up.
  private func layoutTree(under outer: UIEdgeInsets) -> Bool {
    var didLayout = false
    let area = safeArea(under: outer)
    reportSafeArea(area)
    if backingLayer.isLayoutNeeded {
      backingLayer.isLayoutNeeded = false
      didLayout = true
      traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      for child in backingLayer.children where child.view == nil { child.layoutIfNeeded() }
    }
    for child in childViews where child.layoutTree(under: area) { didLayout = true }
    return didLayout
  }
}
