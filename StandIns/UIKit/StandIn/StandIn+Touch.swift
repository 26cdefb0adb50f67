// SPDX-License-Identifier: MIT

extension StandIn {
  /// The fingers that are down.
  static var touches: [Touch] {
    get { World.current.touches }
    set { World.current.touches = newValue }
  }

  static var finishedRecognizers: [UIGestureRecognizer] {
    get { World.current.finishedRecognizers }
    set { World.current.finishedRecognizers = newValue }
  }

  /// Puts a finger down, in the coordinates of a window.
  public static func touch(at point: CGPoint, in window: UIWindow) -> Touch {
    let touch = Touch(window: window, point: point)
    touches.append(touch)
    touch.begin()
    turn()
    return touch
  }

  /// Puts a finger down in the middle of what a view shows.
  public static func touch(_ view: UIView) -> Touch {
    guard let window = view.window else {
      preconditionFailure("StandIn.touch needs a view in a window")
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return touch(at: view.convert(middle, to: nil), in: window)
  }

  /// A tap, in the coordinates of a window.
  public static func tap(at point: CGPoint, in window: UIWindow) {
    touch(at: point, in: window).up()
  }

  /// A tap in the middle of a view.
  public static func tap(_ view: UIView) { touch(view).up() }

  /// The system takes the finger away from a scroll view.
  static func cancelTouches(on view: UIScrollView) {
    for touch in touches where touch.scrollView === view { touch.cancel() }
  }

  /// A finger on the glass.
  @MainActor
  public final class Touch {
    private let window: UIWindow
    private let start: CGPoint
    private let touch = UITouch()
    private let event = UIEvent()
    private var candidates: [UIScrollView] = []
    private var taps: [UITapGestureRecognizer] = []
    private var pans: [UIPanGestureRecognizer] = []
    private var isContentTouched = true
    private var isOver = false
    private var isStill = true
    /// The scroll view that the finger drags, once it has gone far enough.
    public private(set) var scrollView: UIScrollView?

    init(window: UIWindow, point: CGPoint) {
      self.window = window
      start = point
      touch.point = point
      touch.window = window
    }

    var isScrolling: Bool { scrollView != nil }

    func begin() {
      let hit = window.hitTest(touch.point, with: event)
      touch.view = hit
      var view = hit
      while let current = view {
        if let scroll = current as? UIScrollView {
          candidates.append(scroll)
          scroll.fingerDown()
        }
        for recognizer in current.recognizers where recognizer.isEnabled {
          recognizer.points = [touch.point]
          if let tap = recognizer as? UITapGestureRecognizer { taps.append(tap) }
          if let pan = recognizer as? UIPanGestureRecognizer, !(current is UIScrollView) {
            pans.append(pan)
          }
        }
        view = current.superview
      }
      hit?.touchesBegan([touch], with: event)
    }

    /// Moves the finger, in points of the window.
    public func move(by dx: CGFloat, _ dy: CGFloat) {
      move(to: CGPoint(x: touch.point.x + dx, y: touch.point.y + dy))
    }

    public func move(to point: CGPoint) {
      guard !isOver else { return }
      touch.point = point
      touch.phase = .moved
      let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
      for scroll in candidates { scroll.panGestureRecognizer.points = [point] }
      if hypot(travel.x, travel.y) > ScrollPhysics.slop { isStill = false }
      if scrollView == nil { beginPan(travel) }
      if let scrollView {
        let pan = scrollView.panGestureRecognizer
        pan.travel = travel
        scrollView.moveDrag(travel: scrollView.turned(travel))
      }
      for pan in pans { movePan(pan, travel) }
      if isContentTouched { touch.view?.touchesMoved([touch], with: event) }
      turn()
    }

    /// Moves the finger so far that the content comes to an offset.
    public func drag(to offset: CGPoint) {
      let wanted = scrollView ?? candidates.first { $0.mayScrollY || $0.mayScrollX }
      guard let wanted else { return }
      if scrollView == nil {
        let now = wanted.contentOffset
        let way = wanted.turned(CGPoint(x: now.x - offset.x, y: now.y - offset.y))
        // Just past the slop, in the direction of the drag.
        let step = ScrollPhysics.slop + 0.001
        if abs(way.y) >= abs(way.x) {
          move(by: 0, way.y < 0 ? -step : step)
        } else {
          move(by: way.x < 0 ? -step : step, 0)
        }
      }
      guard let travel = wanted.travel(to: offset).map(wanted.turned) else { return }
      move(to: CGPoint(x: start.x + travel.x, y: start.y + travel.y))
    }

    /// The same for a vertical list.
    public func drag(toY y: CGFloat) {
      let x = (scrollView ?? candidates.first)?.contentOffset.x ?? 0
      drag(to: CGPoint(x: x, y: y))
    }

    /// The same for a horizontal list.
    public func drag(toX x: CGFloat) {
      let y = (scrollView ?? candidates.first)?.contentOffset.y ?? 0
      drag(to: CGPoint(x: x, y: y))
    }

    /// Lifts the finger.
    ///
    /// - Parameter velocity: Of the finger, in points per second; down is positive, which moves
    ///   the content towards its top.
    public func up(velocity: CGVector = .zero) { end(velocity, isCancelled: false) }

    /// The system takes the touch away.
    public func cancel() { end(.zero, isCancelled: true) }

    private func end(_ velocity: CGVector, isCancelled: Bool) {
      guard !isOver else { return }
      isOver = true
      StandIn.touches.removeAll { $0 === self }
      touch.phase = isCancelled ? .cancelled : .ended
      let speed = CGPoint(x: velocity.dx, y: velocity.dy)
      for scroll in candidates where !StandIn.touches.contains(where: { $0.holds(scroll) }) {
        scroll.endDrag(velocity: speed, isCancelled: isCancelled)
        StandIn.finishedRecognizers.append(scroll.panGestureRecognizer)
      }
      for pan in pans where pan.state == .began || pan.state == .changed {
        pan.speed = speed
        pan.enter(isCancelled ? .cancelled : .ended)
        StandIn.finishedRecognizers.append(pan)
      }
      endContent(isCancelled)
      turn()
    }

    private func endContent(_ isCancelled: Bool) {
      var isTap = false
      if !isCancelled, isStill, scrollView == nil {
        for tap in taps where tap.mayBegin(from: touch.view) {
          isTap = isTap || tap.cancelsTouchesInView
          tap.enter(.ended)
          StandIn.finishedRecognizers.append(tap)
        }
      }
      guard isContentTouched else { return }
      if isCancelled || isTap {
        touch.view?.touchesCancelled([touch], with: event)
      } else {
        touch.view?.touchesEnded([touch], with: event)
      }
    }

    private func holds(_ scroll: UIScrollView) -> Bool {
      candidates.contains { $0 === scroll }
    }

    /// The innermost scroll view that can go where the finger goes begins to scroll.
    private func beginPan(_ travel: CGPoint) {
      let isVertical = abs(travel.y) >= abs(travel.x)
      let distance = isVertical ? travel.y : travel.x
      guard abs(distance) > ScrollPhysics.slop else { return }
      let winner = candidates.first { scroll in
        (isVertical ? scroll.mayScrollY : scroll.mayScrollX)
          && scroll.panGestureRecognizer.mayBegin(from: touch.view)
      }
      // A second finger on content that a first one drags does nothing.
      guard let winner, !winner.isDragging else { return }
      let slop = distance < 0 ? -ScrollPhysics.slop : ScrollPhysics.slop
      scrollView = winner
      if winner.canCancelContentTouches, touch.view !== winner, isContentTouched {
        isContentTouched = false
        touch.view?.touchesCancelled([touch], with: event)
      }
      winner.beginDrag(
        slop: winner.turned(isVertical ? CGPoint(x: 0, y: slop) : CGPoint(x: slop, y: 0)),
        isVertical: isVertical
      )
    }

    private func movePan(_ pan: UIPanGestureRecognizer, _ travel: CGPoint) {
      pan.points = [touch.point]
      if pan.state == .possible {
        guard hypot(travel.x, travel.y) > ScrollPhysics.slop, scrollView == nil,
          pan.mayBegin(from: touch.view)
        else { return }
        pan.travel = travel
        pan.enter(.began)
      } else if pan.state == .began || pan.state == .changed {
        pan.travel = travel
        pan.enter(.changed)
      }
    }
  }
}
