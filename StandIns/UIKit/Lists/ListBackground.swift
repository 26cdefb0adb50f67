// SPDX-License-Identifier: MIT

/// The background view of a list: the lowest subview when it is set, and as large as what is shown.
extension UIScrollView {
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Takes a cell in under everything but the background.
  func takeIn(_ cell: UIView, over background: UIView?) {
    if let background, background.superview === self {
      insertSubview(cell, aboveSubview: background)
    } else {
      insertSubview(cell, at: 0)
    }
  }
}
