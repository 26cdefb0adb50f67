// SPDX-License-Identifier: MIT

/// A finger that scrolls: where the content was, without the rubber band, when it began.
struct ScrollDrag {
  var origin: CGPoint
  /// The part of the travel that began the pan and does not scroll.
  var slop: CGPoint
  var movesX: Bool
  var movesY: Bool
  /// The finger's travel at its last move.
  var travel = CGPoint.zero
}

extension UIScrollView {
  /// A finger went down on the content; whatever moved stops.
  func fingerDown() {
    hasFinger = true
    cancelMotion()
  }

  /// The finger has gone far enough.
  func beginDrag(slop: CGPoint, isVertical: Bool) {
    let isLocked = isDirectionalLockEnabled
    drag = ScrollDrag(
      origin: unbanded(backingLayer.bounds.origin),
      slop: slop,
      movesX: mayScrollX && !(isLocked && isVertical),
      movesY: mayScrollY && !(isLocked && !isVertical),
      travel: slop
    )
    isDraggingNow = true
    delegate?.scrollViewWillBeginDragging(self)
    panGestureRecognizer.enter(.began)
  }

  /// An offset that was written under the finger is where the drag goes on from.
  func rebaseDrag() {
    guard var drag else { return }
    let raw = unbanded(backingLayer.bounds.origin)
    if drag.movesX { drag.origin.x = raw.x + drag.travel.x - drag.slop.x }
    if drag.movesY { drag.origin.y = raw.y + drag.travel.y - drag.slop.y }
    self.drag = drag
  }

  func moveDrag(travel: CGPoint) {
    self.drag?.travel = travel
    guard let drag else { return }
    if panGestureRecognizer.state != .changed { panGestureRecognizer.enter(.changed) }
    var raw = drag.origin
    if drag.movesX { raw.x -= travel.x - drag.slop.x }
    if drag.movesY { raw.y -= travel.y - drag.slop.y }
    apply(banded(raw))
  }

  /// The finger went up, with a velocity in points per second, or was taken away.
  func endDrag(velocity finger: CGPoint, isCancelled: Bool) {
    guard let drag else {
      hasFinger = false
      setNeedsLayout()
      settleOverscroll()
      return
    }
    self.drag = nil
    var speed = CGPoint.zero
    let own = turned(finger)
    // A recognizer may report a velocity that is none; nothing moves by it.
    if !isCancelled, finger.x.isFinite, finger.y.isFinite {
      speed = CGPoint(x: drag.movesX ? -own.x : 0, y: drag.movesY ? -own.y : 0)
    }
    hasFinger = false
    if StandIn.dragEndsBeforePan { isDraggingNow = false }
    panGestureRecognizer.speed = finger
    panGestureRecognizer.enter(isCancelled ? .cancelled : .ended)

    let natural = restingPlace(velocity: speed)
    var target = natural
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(
        self,
        withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
        targetContentOffset: pointer
      )
    }
    isDraggingNow = false
    let isRedirected = isPagingEnabled || target != natural
    let x = release(
      at: backingLayer.bounds.minX,
      velocity: speed.x,
      range: legalX,
      target: isRedirected ? target.x : nil,
      bounces: mayBounceX
    )
    let y = release(
      at: backingLayer.bounds.minY,
      velocity: speed.y,
      range: legalY,
      target: isRedirected ? target.y : nil,
      bounces: mayBounceY
    )
    let willDecelerate = x.isMoving || y.isMoving
    if willDecelerate { start(ScrollMotion(x: x, y: y)) }
    setNeedsLayout()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// A finger that caught the content past an edge and went up without a drag.
  private func settleOverscroll() {
    let place = backingLayer.bounds.origin
    let x = release(at: place.x, velocity: 0, range: legalX, target: nil, bounces: mayBounceX)
    let y = release(at: place.y, velocity: 0, range: legalY, target: nil, bounces: mayBounceY)
    if x.isMoving || y.isMoving { start(ScrollMotion(x: x, y: y)) }
  }

  /// Where the delegate is told that the content will rest.
  private func restingPlace(velocity: CGPoint) -> CGPoint {
    let place = backingLayer.bounds.origin
    func rest(
      _ start: CGFloat,
      _ speed: CGFloat,
      _ range: ClosedRange<CGFloat>,
      _ page: CGFloat
    ) -> CGFloat {
      var end = start
      if isPagingEnabled, page > 0, range.contains(start) {
        let share = start / page
        end =
          abs(speed) > 200
          ? (speed > 0 ? share.rounded(.up) : share.rounded(.down)) * page
          : share.rounded() * page
      } else if range.contains(start) {
        end = ScrollPhysics.target(from: start, velocity: speed, rate: decelerationRate)
      }
      return min(max(end, range.lowerBound), range.upperBound)
    }
    return CGPoint(
      x: rest(place.x, velocity.x, legalX, bounds.width),
      y: rest(place.y, velocity.y, legalY, bounds.height)
    )
  }

  private func release(
    at start: CGFloat,
    velocity: CGFloat,
    range: ClosedRange<CGFloat>,
    target: CGFloat?,
    bounces: Bool
  ) -> AxisMotion {
    var kind = AxisMotion.Kind.still
    var speed = velocity
    if let target {
      if abs(target - start) > 0.01 {
        kind = .spring(edge: target, frequency: ScrollPhysics.impactFrequency)
      }
    } else if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      kind = .spring(edge: edge, frequency: ScrollPhysics.releaseFrequency)
      speed -= ScrollPhysics.releaseKick * (start - edge)
    } else if abs(velocity) > ScrollPhysics.stopSpeed {
      let isStuck =
        !bounces
        && (velocity < 0 ? start <= range.lowerBound : start >= range.upperBound)
      if !isStuck { kind = .glide }
    }
    return AxisMotion(
      kind: kind,
      start: start,
      velocity: speed,
      began: Clock.now,
      rate: decelerationRate,
      bounces: bounces
    )
  }

  /// The finger travel, from the last turn on, that brings the content to an offset.
  func travel(to offset: CGPoint) -> CGPoint? {
    guard let drag else { return nil }
    let raw = unbanded(offset)
    return CGPoint(
      x: drag.movesX ? drag.origin.x - raw.x + drag.slop.x : 0,
      y: drag.movesY ? drag.origin.y - raw.y + drag.slop.y : 0
    )
  }

  private func banded(_ raw: CGPoint) -> CGPoint {
    func band(
      _ value: CGFloat,
      _ range: ClosedRange<CGFloat>,
      _ extent: CGFloat,
      _ bounces: Bool
    ) -> CGFloat {
      let edge = min(max(value, range.lowerBound), range.upperBound)
      return bounces ? edge + ScrollPhysics.shown(value - edge, extent: extent) : edge
    }
    return CGPoint(
      x: band(raw.x, legalX, bounds.width, mayBounceX),
      y: band(raw.y, legalY, bounds.height, mayBounceY)
    )
  }

  private func unbanded(_ shown: CGPoint) -> CGPoint {
    func unband(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ extent: CGFloat) -> CGFloat {
      let edge = min(max(value, range.lowerBound), range.upperBound)
      return edge + ScrollPhysics.travel(value - edge, extent: extent)
    }
    return CGPoint(
      x: unband(shown.x, legalX, bounds.width),
      y: unband(shown.y, legalY, bounds.height)
    )
  }
}
