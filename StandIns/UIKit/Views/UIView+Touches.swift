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
    let (origin, right) = (convert(CGPoint.zero, to: nil), convert(CGPoint(x: 1, y: 0), to: nil))
    return right.x < origin.x ? CGPoint(x: -movement.x, y: movement.y) : movement
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
