// SPDX-License-Identifier: MIT

/// The state behind an ``Engine``.
///
/// It is an object so that its methods change it in place: as a value of a kilobyte it would be
/// copied for every question that a method asks of it.
final class Machine {
  /// The scroll view's lengths as last sent.
  @exclusivity(unchecked)
  var geometry = ScrollGeometry()
  /// The content offset as last sent.
  @exclusivity(unchecked)
  var offset = 0.0
  /// The inset at the start when the offset last changed, with the machine's own part, in points.
  @exclusivity(unchecked)
  var insetAtSample = 0.0
  /// The finger's place across the axis, or `nil` before the first touch.
  @exclusivity(unchecked)
  var pointer: Double?
  /// Whether a finger holds the scroll view.
  @exclusivity(unchecked)
  var isFingerDown = false
  /// Whether the scroll view is in a window.
  @exclusivity(unchecked)
  var isAttached = false
  /// Whether the app and the view are in sight.
  @exclusivity(unchecked)
  var isVisible = true
  /// Whether only one strip may run at a time.
  @exclusivity(unchecked)
  var isExclusive = true
  /// The user's preferences.
  @exclusivity(unchecked)
  var preferences = Preferences()
  @exclusivity(unchecked)
  private var start: Installed?
  @exclusivity(unchecked)
  private var end: Installed?
  /// When the engine next wants a frame, in seconds; infinite when it waits for nothing.
  ///
  /// Published as ``Effect/frames(_:)`` on change.
  @exclusivity(unchecked)
  var due = Double.infinity
  /// What was recorded since ``startRecording()``, or `nil` while nothing is recorded.
  @exclusivity(unchecked)
  var recording: [RecordedEvent]?
  /// Keeps an event while one is recorded.
  ///
  /// Stored, so that a program that never records brings no code for it along. There is none where the
  /// module of a page has no calls to record.
  #if TUG_PAGE && !TUG_RECORDING
  var recorder: ((Machine, Event) -> Void)? {
    get { nil }
    set {}
  }
  #else
  @exclusivity(unchecked)
  var recorder: ((Machine, Event) -> Void)?
  #endif
  /// How a recording numbers the calls of actions.
  @exclusivity(unchecked)
  var renumbering = Renumbering()

  /// The time of the last event.
  @exclusivity(unchecked)
  var now = 0.0
  /// Counts the touches, so that one drag is told from the next.
  @exclusivity(unchecked)
  var session: UInt32 = 0
  /// How many strips refresh or load.
  @exclusivity(unchecked)
  var running = 0
  /// Counts the calls of actions.
  @exclusivity(unchecked)
  var generation: UInt32 = 0
  @exclusivity(unchecked)
  var orders = OrderQueue()
  /// Whether a move of the offset waits in the queue, so that what the host tells is older than it.
  @exclusivity(unchecked)
  var isMoveDue = false

  init() {}

  /// Creates a machine in the same state, with strips of its own.
  init(copying other: Machine) {
    geometry = other.geometry
    offset = other.offset
    insetAtSample = other.insetAtSample
    pointer = other.pointer
    isFingerDown = other.isFingerDown
    isAttached = other.isAttached
    isVisible = other.isVisible
    isExclusive = other.isExclusive
    preferences = other.preferences
    header = other.header.map(Strip.init(copying:))
    footer = other.footer.map(Strip.init(copying:))
    due = other.due
    recording = other.recording
    recorder = other.recorder
    renumbering = other.renumbering
    now = other.now
    session = other.session
    running = other.running
    generation = other.generation
    orders = other.orders
    isMoveDue = other.isMoveDue
  }
}

extension Machine {
  /// A strip in its place.
  ///
  /// It cannot be copied, so that whoever works on the strip borrows it from here: counting references
  /// took half the time of a scroll sample.
  private struct Installed: ~Copyable {
    let strip: Strip

    func lend(to body: (Strip) -> Void) { body(strip) }
  }

  /// The strip at the start, if one is installed.
  var header: Strip? {
    @inline(__always) get { start?.strip }
    set { start = newValue.map { Installed(strip: $0) } }
  }

  /// The strip at the end, if one is installed.
  var footer: Strip? {
    @inline(__always) get { end?.strip }
    set { end = newValue.map { Installed(strip: $0) } }
  }

  /// The strip at an edge, if one is installed.
  subscript(edge: Edge) -> Strip? {
    get { edge == .start ? header : footer }
    set {
      if edge == .start { header = newValue } else { footer = newValue }
    }
  }

  /// The strip at the other edge.
  func other(_ strip: Strip) -> Strip? { self[strip.edge.opposite] }

  /// The inset at the start, with what the machine has added.
  var insetAtStart: Double { geometry.baseStart + (header?.contribution ?? 0) }

  /// Does something with the header, then with the footer, as far as they are there.
  ///
  /// Both have to stay where they are.
  func forEach(_ body: (Strip) -> Void) {
    start?.lend(to: body)
    end?.lend(to: body)
  }

  /// How far the list is past a strip's edge, in points; less than 0 inside.
  func pull(_ strip: Strip) -> Double { geometry.pull(strip.edge, at: offset) }

  /// What the machine wants of the clock now.
  var demand: FrameDemand { due != .infinity ? .at(due) : .none }

  func send(_ event: Event, at time: Double) {
    advance(to: time)
    take(event)
    finish(isFrame: event.isFrame)
  }

  @inline(never)
  func advance(to time: Double) {
    if time.isNumber { now = max(now, time) }
  }

  /// Changes the state by an event.
  ///
  /// Inlined, so that an event that is known where it is sent takes only what it does.
  @inline(__always)
  func take(_ event: Event) {
    recorder?(self, event)
    switch event {
    case .scroll(let offset, let isFingerDown): scrolled(to: offset, isFingerDown: isFingerDown)
    case .pointer(let place): if place.isNumber { pointer = place }
    case .geometry(let geometry): laidOut(geometry)
    case .fingerDown: touchBegan()
    case .fingerUp: touchEnded()
    case .fingerCancelled: touchCancelled()
    case .frame: frameCame()
    case .attached: attach()
    case .detached: detach()
    case .visible(let isVisible): becameVisible(isVisible)
    case .install(let edge, let options): install(edge, options)
    case .exclusive(let isExclusive): self.isExclusive = isExclusive
    case .preferences(let preferences): prefer(preferences)
    case .remove(let edge), .begin(let edge, _, _), .end(let edge, _, _, _), .reset(let edge),
      .tap(let edge), .enabled(let edge, _), .hidden(let edge, _):
      if let strip = self[edge] { call(event, strip) }
    }
  }

  /// Brings up to date what follows from the state, after an event.
  @inline(never)
  func finish(isFrame: Bool) {
    forEach(update)
    var due = Double.infinity
    forEach { due = min(due, deadline($0)) }
    publish(due, isFrame: isFrame)
  }

  @inline(__always)
  private func call(_ event: Event, _ strip: Strip) {
    switch event {
    case .remove: remove(strip)
    case .begin(_, let reveal, let notifies): begin(strip, reveal, notifies: notifies)
    case .end(_, let outcome, let hasMore, let token):
      end(strip, outcome, hasMore: hasMore, token: token)
    case .reset: reset(strip)
    case .tap: tap(strip)
    case .enabled(_, let isEnabled): setEnabled(strip, isEnabled)
    case .hidden(_, let isHidden): setHidden(strip, isHidden)
    default: break
    }
  }

  /// Brings what follows from the state up to date: visibility, pull, inset, tracks.
  private func update(_ strip: Strip) {
    updateVisibility(strip)
    strip.pull = max(0, pull(strip))
    judgeAgain(strip)
    if strip.pull <= geometry.tolerance, !strip.phase.isPull { strip.isFollowing = false }
    revealIfAwaited(strip)
    reserve(strip, .immediate)
    updateTracks(strip)
  }

  private func prefer(_ preferences: Preferences) {
    guard preferences.textScale.isNumber, preferences.textScale > 0 else { return }
    self.preferences = preferences
  }
}
