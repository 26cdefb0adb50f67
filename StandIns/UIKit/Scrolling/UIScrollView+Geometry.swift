// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The offsets at which the content rests.
  var legalX: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let low = -inset.left
    return low...max(low, size.width + inset.right - backingLayer.bounds.width)
  }

  var legalY: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let low = -inset.top
    return low...max(low, size.height + inset.bottom - backingLayer.bounds.height)
  }

  var overflowsX: Bool { legalX.upperBound > legalX.lowerBound }
  var overflowsY: Bool { legalY.upperBound > legalY.lowerBound }
  var mayBounceX: Bool {
    bounces && bouncesHorizontally && (overflowsX || alwaysBounceHorizontal)
  }
  var mayBounceY: Bool { bounces && bouncesVertically && (overflowsY || alwaysBounceVertical) }
  var mayScrollX: Bool { isScrollEnabled && (overflowsX || mayBounceX) }
  var mayScrollY: Bool { isScrollEnabled && (overflowsY || mayBounceY) }

  var resolvedInsets: UIEdgeInsets {
    let area = safeAreaInsets
    let room = backingLayer.bounds.size
    var adjusted = insets
    let isVertical: Bool
    let isHorizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (isVertical, isHorizontal) = (false, false)
    case .always: (isVertical, isHorizontal) = (true, true)
    case .automatic, .scrollableAxes:
      let isLedByBar = contentInsetAdjustmentBehavior == .automatic && isContentUnderBar
      isVertical = isLedByBar || size.height > room.height || alwaysBounceVertical
      isHorizontal = size.width > room.width || alwaysBounceHorizontal
    }
    if isVertical {
      adjusted.top += area.top
      adjusted.bottom += area.bottom
    }
    if isHorizontal {
      adjusted.left += area.left
      adjusted.right += area.right
    }
    return adjusted
  }

  /// Whether the view is what a controller under a navigation bar shows: its view, or the first in it.
  private var isContentUnderBar: Bool {
    if let controller { return controller.navigationController != nil }
    guard let parent = superview, parent.subviews.first === self else { return false }
    return parent.controller?.navigationController != nil
  }

  func writeInset(_ new: UIEdgeInsets) {
    StandIn.record.insetWrites.append(
      StandIn.Write(view: ObjectIdentifier(self), value: new, time: Clock.now)
    )
    observerTable.changing(["contentInset"], of: self) {
      insets = new
      adjustedMayHaveChanged()
    }
  }

  /// Tells about a new adjusted inset, and remembers whether the content was at its top.
  func adjustedMayHaveChanged() {
    let now = adjustedContentInset
    guard now != reportedAdjusted else { return }
    let old = reportedAdjusted
    reportedAdjusted = now
    if StandIn.topFollowsInset, now.top != old.top,
      abs(backingLayer.bounds.minY + old.top) < 0.5
    {
      staysAtTop = true
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if StandIn.confinesAtOnce { confine() }
  }

  /// Brings an offset that nothing moves back to where the content rests.
  func confine() {
    guard !hasFinger, motion == nil else { return }
    var place = backingLayer.bounds.origin
    if staysAtTop { place.y = -adjustedContentInset.top }
    staysAtTop = false
    place.x = min(max(place.x, legalX.lowerBound), legalX.upperBound)
    place.y = min(max(place.y, legalY.lowerBound), legalY.upperBound)
    let old = backingLayer.bounds.origin
    if abs(place.x - old.x) > 0.01 || abs(place.y - old.y) > 0.01 { apply(place) }
  }

  func writeOffset(_ offset: CGPoint, animated: Bool) {
    StandIn.record.offsetWrites.append(
      StandIn.Write(view: ObjectIdentifier(self), value: offset, time: Clock.now)
    )
    staysAtTop = false
    cancelMotion()
    defer { rebaseDrag() }
    guard animated, window != nil, UIView.areAnimationsEnabled else { return apply(offset) }
    let target = quantized(offset)
    guard target != backingLayer.bounds.origin else { return }
    start(ScrollMotion(from: backingLayer.bounds.origin, to: target, began: Clock.now))
  }

  /// Sets the offset, with observers and the delegate in the order that is switched on.
  func apply(_ offset: CGPoint) {
    let new = quantized(offset)
    let isChange = new != backingLayer.bounds.origin
    let names = isChange ? ["contentOffset", "bounds"] : ["contentOffset"]
    let tellDelegate = {
      if isChange { self.delegate?.scrollViewDidScroll(self) }
    }
    observerTable.changing(names, of: self) {
      if isChange {
        staysAtTop = false
        backingLayer.bounds.origin = new
        setNeedsLayout()
      }
      if StandIn.observerOrder == .delegateFirst { tellDelegate() }
    }
    if StandIn.observerOrder == .observersFirst { tellDelegate() }
  }

  /// The nearest place on the pixel grid.
  private func quantized(_ offset: CGPoint) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    // Adding nothing turns a negative zero into a plain one.
    func place(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale + 0 }
    return CGPoint(x: place(offset.x), y: place(offset.y))
  }

  func reveal(_ rect: CGRect, _ animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var place = backingLayer.bounds.origin
    if rect.minX < shown.minX {
      place.x = rect.minX - inset.left
    } else if rect.maxX > shown.maxX {
      place.x = rect.maxX + inset.right - bounds.width
    }
    if rect.minY < shown.minY {
      place.y = rect.minY - inset.top
    } else if rect.maxY > shown.maxY {
      place.y = rect.maxY + inset.bottom - bounds.height
    }
    place.x = min(max(place.x, legalX.lowerBound), legalX.upperBound)
    place.y = min(max(place.y, legalY.lowerBound), legalY.upperBound)
    if place != backingLayer.bounds.origin { setContentOffset(place, animated: animated) }
  }
}
