// SPDX-License-Identifier: MIT

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: isReversed ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: isReversed ? newValue.left : newValue.right
      )
    }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The part of the view that the window's safe area leaves out.
  var currentSafeArea: UIEdgeInsets { safeArea(under: parentView?.safeAreaInsets ?? .zero) }

  /// The same for a known safe area of the superview.
  func safeArea(under outer: UIEdgeInsets) -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard let parent = parentView, outer != .zero || controller != nil else { return .zero }
    let box = frame
    let room = parent.bounds
    let own = controller?.additionalSafeAreaInsets ?? .zero
    let bars = controller?.barInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - (box.minY - room.minY)) + own.top + bars.top,
      left: max(0, outer.left - (box.minX - room.minX)) + own.left + bars.left,
      bottom: max(0, outer.bottom - (room.maxY - box.maxY)) + own.bottom + bars.bottom,
      right: max(0, outer.right - (room.maxX - box.maxX)) + own.right + bars.right
    )
  }

  func reportSafeArea(_ area: UIEdgeInsets) {
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
