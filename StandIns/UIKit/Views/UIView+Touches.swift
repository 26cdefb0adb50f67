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
