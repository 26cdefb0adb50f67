// SPDX-License-Identifier: MIT

/// An engine for scroll views that never show their content displaced: a browser's container, a
/// GtkScrolledWindow.
///
/// It turns fingers and touchpads into a displacement of the whole scroll view, carries that
/// displacement to rest or to the hold after release, and tells the engine the same kind of samples
/// that a UIScrollView does. The host reports what it sees, sets ``translation`` on its content,
/// sets ``nativeOffset`` where it differs from its own, and asks for frames as ``demand`` says.
///
/// The content offset that the engine knows is `nativeOffset − displacement`; the base insets are 0.
public final class DrivenScroll {
  /// What moves the content by itself.
  enum Movement: Equatable, Sendable {
    case none
    /// The offset is on its way to a target that the engine ordered: ``DrivenScroll/travel``.
    case ordered
    /// The displacement is on its way back into its legal room: ``DrivenScroll/settling``.
    case settling
  }

  /// A displacement on its way back into its legal room.
  struct Settling: Equatable, Sendable {
    var curve = Bounce(displacement: 0, velocity: 0)
    var target = 0.0
    var startTime = 0.0
    var endTime = 0.0
  }

  #if TUG_PAGE
  /// What a browser can do; what that rules out is not compiled.
  public var traits: Traits { Traits(hasRoomAtStart: true, hasRoomAtEnd: true) }
  #else
  /// What the host can do.
  public let traits: Traits
  #endif
  /// Where the host's own scrolling stands in relation to the content's start, in points; it is not
  /// less than `-startRoom`.
  public internal(set) var nativeOffset = 0.0
  /// The room before the content that a host with ``Traits/hasRoomAtStart`` makes, in points.
  ///
  /// It is the largest contribution of a header since it was held, and 0 when none is held; a header
  /// that keeps its place has its room for good. The host scrolls to `nativeOffset + startRoom`, so
  /// that the header scrolls with the content and the last rows stay in reach.
  public internal(set) var startRoom = 0.0
  /// How far the content is moved out of its place, in points: positive when pulled down.
  public internal(set) var displacement = 0.0
  /// What the host itself displaces at the start edge, as some browsers do, in points, 0 or more.
  public internal(set) var nativeBounce = 0.0

  let machine = Machine()
  var now: Double { machine.now }
  var touch = Touch()
  #if TUG_LEAN && !TUG_CHOICE
  /// None: a page whose touchpads pull loads another module.
  var pad: Pad {
    get { Pad() }
    set {}
  }
  #else
  var pad = Pad()
  #endif
  var movement = Movement.none
  var travel = Travel(at: 0)
  var settling = Settling()
  /// The room at the end of the last event, through which a finger or a touchpad pulls.
  var grippedRoom = Overscroll(roomAtStart: 0, roomAtEnd: 0, viewport: 0)
  /// Whether the list has come to rest at the footer that lies beyond the native range.
  var showsEnd = false
  /// What was last published of the demand.
  var wanted = (motionEnds: 0.0, due: Double.infinity)
  var orders = OrderQueue()

  /// Creates a driven scroll view without strips, detached and without a size.
  public init(traits: Traits = Traits()) {
    #if !TUG_PAGE
    self.traits = traits
    #endif
  }
}

extension DrivenScroll {
  /// The translation that the host gives its content, in points.
  ///
  /// It is ``displacement`` less what the host displaces by itself.
  public var translation: Double {
    displacement > 0 ? max(0, displacement - nativeBounce) : displacement
  }

  /// The content offset as the engine knows it.
  public var offset: Double { nativeOffset - displacement }

  /// The strip at an edge, if one is installed.
  public subscript(edge: Edge) -> Strip? { machine[edge] }

  /// The lengths as last told.
  public var geometry: ScrollGeometry { machine.geometry }

  /// The user's preferences.
  public var preferences: Preferences { machine.preferences }

  /// The finger's place across the axis in points, or `nil` before the first touch.
  public var pointer: Double? { machine.pointer }

  /// The place of the strip's edge nearest the start, in the content's coordinates, in points.
  public func stripOrigin(_ edge: Edge) -> Double { machine.stripOrigin(edge) }

  /// Whether a drag or a touchpad gesture is being turned into a pull.
  public var isPulling: Bool { touch.stage == .claimed || pad.isPulling }

  /// What the host's clock has to do next; published as ``Effect/frames(_:)`` on change.
  ///
  /// While something moves, a moment that comes later is asked for again with the last frame.
  public var demand: FrameDemand {
    if wanted.motionEnds > 0 { return .until(wanted.motionEnds) }
    return wanted.due != .infinity ? .at(wanted.due) : .none
  }

  /// When the motion that was last published ends, or 0 when there was none.
  package var publishedEnd: Double { wanted.motionEnds }

  /// When the engine wants to be called even if nothing moves, as last published.
  package var publishedDue: Double { wanted.due }

  /// Takes the next order out of the queue, or `nil` when all are delivered.
  ///
  /// `moveOffset` never comes: the movement is in ``displacement`` and ``nativeOffset``.
  public func nextEffect() -> Effect? {
    nextOrder()?.effect
  }

  /// The same as plain fields.
  package func nextOrder() -> Order? {
    orders.next()
  }

  /// How many orders have been given since the queue was last found empty.
  package var ordersGiven: Int { orders.given }

  /// How many of those have been taken out.
  package var ordersDelivered: Int { orders.delivered }

  /// Tells a fact other than touches, samples and geometry, which have calls of their own.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Seconds on any steady clock.
  @inline(__always)
  public func send(_ event: Event, at time: Double) {
    advance(to: time)
    switch event {
    case .frame: frameCame()
    case .scroll, .geometry, .fingerDown, .fingerUp, .fingerCancelled, .pointer: return
    case .detached:
      endTravel()
      tell(.detached)
      rest()
    case .visible(false):
      endTravel()
      tell(.visible(false))
    case .remove(let edge):
      tell(.remove(edge))
      if displacement != 0, (displacement > 0) == (edge == .start) { rest() }
    default: tell(event)
    }
    conclude(isFrame: event.isFrame)
  }

  /// Begins to record every event that enters the engine; see ``Engine/startRecording()``.
  public func startRecording() {
    machine.startRecording()
  }

  /// Ends recording.
  ///
  /// - Returns: What was recorded, oldest first; empty when nothing was.
  public func stopRecording() -> [RecordedEvent] {
    machine.stopRecording()
  }

  /// Tells the lengths of the host's viewport and content.
  ///
  /// - Parameters:
  ///   - viewport: Points.
  ///   - content: Points, without the room that the host made for a footer.
  ///   - scale: Pixels per point.
  ///   - time: Seconds.
  public func layout(viewport: Double, content: Double, scale: Double, at time: Double) {
    advance(to: time)
    tell(.geometry(ScrollGeometry(viewport: viewport, content: content, scale: scale)))
    showGrowth()
    conclude()
  }

  /// Tells where the host's own scrolling stands.
  ///
  /// - Parameters:
  ///   - position: Points from the content's start; less than `-startRoom` is the host's own bounce.
  ///   - time: Seconds.
  public func scrolled(to position: Double, at time: Double) {
    guard position.isNumber else { return }
    advance(to: time)
    nativeBounce = max(0, nativeStart - position)
    let position = max(nativeStart, position)
    guard position != nativeOffset else { return }
    if movement == .ordered { movement = .none }
    showsEnd = position > nativeOffset && isAtNativeEnd(position)
    nativeOffset = position
    sample()
    conclude()
  }
}
