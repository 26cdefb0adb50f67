// SPDX-License-Identifier: MIT

@MainActor
open class UIResponder: NSObject, KeyValueObservable {
  nonisolated let observerTable = ObserverTable()

  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

@MainActor
open class UIEvent: NSObject {
  open var timestamp: TimeInterval { Clock.now }
}

@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase = Phase.began
  open internal(set) var view: UIView?
  open internal(set) weak var window: UIWindow?
  open var timestamp: TimeInterval { Clock.now }
  var point = CGPoint.zero

  /// The place in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}
