// SPDX-License-Identifier: MIT

// How a view is turned and scaled about its anchor.

extension UIView {
  public var transform: CGAffineTransform {
    get {
      Observers.noteRead("transform")
      return backingLayer.affineTransform()
    }
    set {
      observerTable.changing(["transform"], of: self) { backingLayer.setAffineTransform(newValue) }
    }
  }

  public var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }
}
