// SPDX-License-Identifier: MIT

// One finger: who owns its drag, and how far it has pulled.

extension DrivenScroll {
  /// One touch from down to up.
  struct Touch: Equatable, Sendable {
    enum Stage: Equatable, Sendable {
      /// No finger.
      case none
      /// A finger is down and has not moved far enough to tell.
      case undecided
      /// The host scrolls natively.
      case native
      /// The drag pulls: the host must keep its own scrolling out of it.
      case claimed
      /// The drag runs across the axis.
      case refused
    }
    var stage = Stage.none
    /// The finger's place along the axis, in points, growing towards the end.
    var main = 0.0
    /// The place along the axis where it came down.
    var startMain = 0.0
    /// The place across the axis where it came down, in points from the leading side.
    var startCross = 0.0
    /// When it last moved, or came down, in seconds.
    var time = 0.0
    /// Its velocity along the axis in the last move, in points per second.
    var velocity = 0.0
    /// The finger's travel past the edge, before the rubber band, in points.
    var travel = 0.0
    /// The native offset at the last move: a move pulls only from where native scrolling ends.
    var nativeOffset = 0.0
  }

  /// Tells that a finger has come down.
  ///
  /// - Parameters:
  ///   - main: Its place along the axis, in points, growing towards the end.
  ///   - cross: Its place across the axis, in points from the leading side.
  ///   - time: Seconds.
  public func fingerDown(main: Double, cross: Double, at time: Double) {
    guard main.isNumber, cross.isNumber else { return }
    advance(to: time)
    if pad.isPulling { endPad(isCancelled: true) }
    movement = .none
    touch = Touch()
    touch.stage = .undecided
    touch.main = main
    touch.startMain = main
    touch.startCross = cross
    touch.time = now
    touch.nativeOffset = nativeOffset
    tell(.pointer(cross))
    tell(.fingerDown)
    publish()
  }

  /// Tells that the finger has moved.
  ///
  /// - Parameters:
  ///   - main: Its place along the axis, in points, growing towards the end.
  ///   - cross: Its place across the axis, in points from the leading side.
  ///   - time: Seconds.
  /// - Returns: Whether the engine owns the drag, so that the host must not scroll for it.
  public func fingerMoved(main: Double, cross: Double, at time: Double) -> Bool {
    guard main.isNumber, cross.isNumber, touch.stage != .none else { return false }
    advance(to: time)
    let delta = main - touch.main
    if now > touch.time { touch.velocity = delta / (now - touch.time) }
    touch.main = main
    touch.time = now
    tell(.pointer(cross))
    switch touch.stage {
    case .none, .refused: break
    case .undecided: decide(cross: cross)
    case .native: claim(delta)
    case .claimed: drag(by: delta)
    }
    touch.nativeOffset = nativeOffset
    publish()
    return touch.stage == .claimed
  }

  private func decide(cross: Double) {
    let main = touch.main - touch.startMain
    let cross = cross - touch.startCross
    guard max(abs(main), abs(cross)) > traits.slop else { return }
    guard abs(main) >= abs(cross) else {
      touch.stage = .refused
      tell(.fingerCancelled)
      settle()
      return
    }
    touch.stage = .native
    claim(main < 0 ? main + traits.slop : main - traits.slop)
  }

  /// Claims a drag that leads past an edge from where native scrolling has already ended.
  private func claim(_ delta: Double) {
    let isAtEdge =
      leadsPastEdge(delta, from: touch.nativeOffset) && leadsPastEdge(delta, from: nativeOffset)
    guard delta != 0, displacement != 0 || isAtEdge else { return }
    touch.stage = .claimed
    grip()
    drag(by: delta)
  }

  /// Whether a drag that begins now pulls, or moves what is pulled.
  package func pulls(by delta: Double) -> Bool {
    displacement != 0 || leadsPastEdge(delta, from: nativeOffset)
  }

  /// Whether a drag from a native offset pulls, as it leads past an edge.
  func leadsPastEdge(_ delta: Double, from position: Double) -> Bool {
    if delta > 0 { return position <= nativeStart && acceptsPull(.start) }
    return isAtNativeEnd(position) && acceptsPull(.end)
  }

  /// Moves the content with the finger: displacement first, native scrolling with what is left.
  private func drag(by delta: Double) {
    let before = touch.travel
    touch.travel = before + delta
    if traits.ownsDrags {
      if before >= 0, touch.travel < 0 { scrollNatively(towards: .end) }
      if before <= 0, touch.travel > 0 { scrollNatively(towards: .start) }
    } else if before * touch.travel < 0 || leadsOut(before, delta) {
      touch.travel = 0
    }
    displacement = overscroll.displacement(forTravel: touch.travel)
    if displacement == 0, !traits.ownsDrags { touch.stage = .native }
    showsEnd = displacement < 0
    sample()
  }

  /// Whether a drag leads back into the list from room that has taken in all that it had displaced.
  func leadsOut(_ travel: Double, _ delta: Double) -> Bool {
    travel == 0 && delta != 0 && !leadsPastEdge(delta, from: nativeOffset)
  }

  /// Lets native scrolling take the travel that has come through the place of rest.
  ///
  /// What is left at the end of the native range is a pull at the other edge.
  private func scrollNatively(towards edge: Edge) {
    let wanted = nativeOffset - touch.travel
    nativeOffset = min(max(nativeStart, wanted), nativeEnd)
    touch.travel = acceptsPull(edge) ? nativeOffset - wanted : 0
  }

  /// Tells that the finger has let go.
  public func fingerUp(at time: Double) {
    guard touch.stage != .none else { return }
    advance(to: time)
    let isThrown = touch.stage == .claimed && now - touch.time <= Self.throwWindow
    let velocity = isThrown ? touch.velocity : 0
    touch = Touch()
    tell(.fingerUp(velocity: velocity))
    conclude()
  }

  /// A finger that rests this long before it lifts throws nothing, in seconds.
  private static var throwWindow: Double { 0.1 }

  /// Tells that the touch was taken away: by a second finger, another gesture, the system.
  public func fingerCancelled(at time: Double) {
    guard touch.stage != .none else { return }
    advance(to: time)
    touch = Touch()
    tell(.fingerCancelled)
    conclude()
  }
}
