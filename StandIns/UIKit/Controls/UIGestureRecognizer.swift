// SPDX-License-Identifier: MIT

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor
open class UIGestureRecognizer: NSObject, KeyValueObservable {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  nonisolated let observerTable = ObserverTable()
  weak var owner: UIView?
  var points: [CGPoint] = []
  private var targets: [(target: WeakTarget, action: Selector)] = []
  private var current = State.possible

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { cancelIfRunning() } }
  }
  open var cancelsTouchesInView = true
  open var view: UIView? { owner }
  open var name: String?

  /// Observable; a recognizer that has finished goes back to possible at the end of the turn.
  open var state: State {
    Observers.noteRead("state")
    return current
  }

  /// Only a recognizer of Apple's, or a subclass with a header of its own, changes the state.
  func enter(_ state: State) {
    observerTable.changing(["state"], of: self) { current = state }
    if state != .possible, state != .failed { sendActions() }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(object: target as AnyObject), action))
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let point = points.first else { return .zero }
    return view?.convert(point, from: nil) ?? point
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func reset() {}

  func sendActions() {
    #if !canImport(ObjectiveC)
    for (target, action) in targets {
      if let object = target.object { action.call(object) }
    }
    #endif
  }

  func cancelIfRunning() {
    if current == .began || current == .changed { enter(.cancelled) }
  }

  /// Back to possible, which observers see as well.
  func rest() {
    points.removeAll()
    guard current != .possible else { return }
    observerTable.changing(["state"], of: self) { current = .possible }
    reset()
  }

  /// Whether it may begin with a touch of a view: every view from there up to its own is asked.
  func mayBegin(from touched: UIView?) -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var view = touched
    while let asked = view, asked !== owner {
      guard asked.gestureRecognizerShouldBegin(self) else { return false }
      view = asked.superview
    }
    return owner?.gestureRecognizerShouldBegin(self) ?? true
  }
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // Both in the window.
  var travel = CGPoint.zero
  var speed = CGPoint.zero

  /// The travel since the recognizer began, in points.
  open func translation(in view: UIView?) -> CGPoint { view?.turned(travel) ?? travel }
  /// Points per second.
  open func velocity(in view: UIView?) -> CGPoint { view?.turned(speed) ?? speed }
}
