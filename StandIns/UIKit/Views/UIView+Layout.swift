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
    frame = CGRect(x: x, y: y, width: width, height: height)
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
  func layoutTree() -> Bool {
    var didLayout = false
    reportSafeArea()
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
    for child in childViews where child.layoutTree() { didLayout = true }
    return didLayout
  }

  // MARK: Safe area and margins

  /// The part of the view that the window's safe area leaves out.
  var currentSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard let parent = parentView else { return .zero }
    let outer = parent.safeAreaInsets
    let box = frame
    let room = parent.bounds
    let extra = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - (box.minY - room.minY)) + extra.top,
      left: max(0, outer.left - (box.minX - room.minX)) + extra.left,
      bottom: max(0, outer.bottom - (room.maxY - box.maxY)) + extra.bottom,
      right: max(0, outer.right - (room.maxX - box.maxX)) + extra.right
    )
  }

  func reportSafeArea() {
    let area = safeAreaInsets
    guard area != reportedSafeArea else { return }
    reportedSafeArea = area
    setNeedsLayout()
    safeAreaInsetsDidChange()
  }

  var resolvedMargins: UIEdgeInsets {
    let own = directionalLayoutMargins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    return UIEdgeInsets(
      top: own.top + area.top,
      left: (isReversed ? own.trailing : own.leading) + area.left,
      bottom: own.bottom + area.bottom,
      right: (isReversed ? own.leading : own.trailing) + area.right
    )
  }
}
