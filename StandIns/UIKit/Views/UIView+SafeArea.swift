// SPDX-License-Identifier: MIT

extension UIView {

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
}
