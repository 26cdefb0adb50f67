// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Places

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backingLayer.convert(point, to: (view ?? window)?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backingLayer.convert(point, from: (view ?? window)?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backingLayer.convert(rect, to: (view ?? window)?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backingLayer.convert(rect, from: (view ?? window)?.layer)
  }

  /// A movement in the window as it is in the view's own coordinates, and the other way round: a
  /// flipped view has it the other way.
  func turned(_ movement: CGPoint) -> CGPoint {
    let origin = convert(CGPoint.zero, to: nil)
    let isMirrored = convert(CGPoint(x: 1, y: 0), to: nil).x < origin.x
    let isUpsideDown = convert(CGPoint(x: 0, y: 1), to: nil).y < origin.y
    return CGPoint(
      x: isMirrored ? -movement.x : movement.x,
      y: isUpsideDown ? -movement.y : movement.y
    )
  }

  // MARK: Recognizers

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
  }
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.owner = nil
  }
}
