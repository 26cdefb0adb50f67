// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The view's own controllers.
///
/// They sit above the child and see every event before it does, and keep to themselves only what a
/// pull uses up; everything else goes on its way.
final class Input {
  private unowned let view: TugView
  private let drag: OpaquePointer?
  private let scroll: OpaquePointer?
  private let lastScroll: OpaquePointer?
  private let hover: OpaquePointer?
  private var connections: [SignalConnection] = []
  private var start = (x: 0.0, y: 0.0)
  /// Where the pointer is, which events of a wheel or a touchpad do not say.
  private var pointer = (x: 0.0, y: 0.0)
  private var isClaimed = false
  /// Whether it is known that nothing inside has use for the drag.
  private var isOurs = false
  /// The view inside the view that the finger pulls.
  private weak var inner: TugView?
  /// Whether a pull has used up the scroll event that also ends its gesture.
  private var hasUsedLastScroll = false
  private var clock = InputClock()

  /// Whether the mouse drags as a finger does.
  var pullsWithMouse = false {
    didSet { if !connections.isEmpty { restrictDrag() } }
  }

  init(view: TugView) {
    self.view = view
    drag = gtk_gesture_drag_new()
    scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    lastScroll = gtk_event_controller_legacy_new()
    hover = gtk_event_controller_motion_new()
  }

  /// Adds the controllers to the view's widget, which owns them from then on.
  func begin() {
    restrictDrag()
    connections = [
      Signal.connectDoubles(drag, "drag-begin") { [weak self] x, y in self?.dragBegan(x, y) },
      Signal.connectDoubles(drag, "drag-update") { [weak self] x, y in self?.dragMoved(x, y) },
      Signal.connectDoubles(drag, "drag-end") { [weak self] _, _ in self?.dragEnded() },
      Signal.connectPointer(drag, "cancel") { [weak self] _ in self?.dragCancelled() },
      Signal.connect(scroll, "scroll-begin") { [weak self] in self?.scrollBegan() },
      Signal.connectDoublesReturningBool(scroll, "scroll") { [weak self] x, y in
        self?.scrolled(x, y) ?? false
      },
      Signal.connect(scroll, "scroll-end") { [weak self] in self?.scrollEnded() },
      Signal.connectPointerReturningBool(lastScroll, "event") { [weak self] _ in
        self?.keepsLastScroll() ?? false
      },
      Signal.connectDoubles(hover, "enter") { [weak self] x, y in self?.pointer = (x, y) },
      Signal.connectDoubles(hover, "motion") { [weak self] x, y in self?.pointer = (x, y) },
    ]
    // The controller that was added last is asked first.
    for controller in [lastScroll, drag, scroll, hover] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(view.widget, controller)
    }
  }

  /// Stops listening.
  ///
  /// A gesture that goes with its widget in the middle of a touch says so (since GTK 4.10 at the
  /// latest), when the view is gone already.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// Forgets touches that ended out of the view's sight.
  ///
  /// A gesture whose widget leaves its window with a finger down never hears of the finger's end
  /// (GTK 4.8), and would take the next finger for a second one.
  func reset() { gtk_event_controller_reset(drag) }

  private func restrictDrag() {
    gtk_gesture_single_set_touch_only(drag, pullsWithMouse ? 0 : 1)
  }

  // MARK: Fingers

  private func dragBegan(_ x: Double, _ y: Double) {
    start = (x, y)
    isClaimed = false
    isOurs = false
    inner = nil
    guard let place = along(start) else { return }
    view.drive { $0.fingerDown(main: place.main, cross: place.cross, at: TugView.now) }
  }

  private func dragMoved(_ x: Double, _ y: Double) {
    if !isOurs {
      let (way, across) = view.axis == .vertical ? (y, x) : (view.isRightToLeft ? -x : x, y)
      if abs(way) > TugView.slop {
        isOurs = abs(way) >= abs(across) && takes(towards: way > 0 ? .start : .end)
        guard isOurs else { return leaveDrag() }
      }
    }
    guard let place = along((start.x + x, start.y + y)) else { return }
    let isOwned = pulled.drive {
      $0.fingerMoved(main: place.main, cross: place.cross, at: TugView.now)
    }
    if isOwned { claim() }
  }

  /// Takes the touch from the child's own scrolling and from the row under the finger.
  private func claim() {
    guard !isClaimed else { return }
    isClaimed = true
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Whether nothing inside has use for the drag, but for a view that it is handed over to.
  private func takes(towards edge: Edge) -> Bool {
    // Fingers have a sequence of events each, and the mouse has none.
    let isMouse = gtk_gesture_single_get_current_sequence(drag) == nil
    guard !view.isBesideList(start), !view.slidesInside(at: start),
      !isMouse || !view.takesMouse(at: start)
    else { return false }
    let user = view.userInside(at: start, towards: edge) { !isMouse || $0.pullsWithMouse }
    guard let user else { return true }
    guard !isMouse, let inner = TugView.view(of: user) else { return false }
    handOver(to: inner)
    return true
  }

  /// Which view the drag moves.
  private var pulled: TugView { inner ?? view }

  /// Has the finger pull a view inside the view.
  ///
  /// The scrolled window around that one sees the finger first, and would keep it for itself.
  private func handOver(to inner: TugView) {
    dragCancelled()
    // The inner one's own gesture ends with that, which must not end the pull.
    claim()
    self.inner = inner
    guard let place = along(start) else { return }
    inner.drive { $0.fingerDown(main: place.main, cross: place.cross, at: TugView.now) }
  }

  private func leaveDrag() {
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
    dragCancelled()
  }

  private func dragEnded() { pulled.drive { $0.fingerUp(at: TugView.now) } }

  private func dragCancelled() { pulled.drive { $0.fingerCancelled(at: TugView.now) } }

  /// A point of the widget as places along and across the axis of the view that is pulled, both from
  /// their leading ends; `nil` where that one has left.
  private func along(_ point: (x: Double, y: Double)) -> (main: Double, cross: Double)? {
    let pulled = pulled
    var place = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var found = graphene_point_t()
    guard gtk_widget_compute_point(view.widget, pulled.widget, &place, &found) != 0 else {
      return nil
    }
    let (x, y) = (Double(found.x), Double(found.y))
    let fromLeading = pulled.isRightToLeft ? Double(gtk_widget_get_width(pulled.widget)) - x : x
    return pulled.axis == .vertical ? (y, fromLeading) : (fromLeading, y)
  }

  // MARK: Touchpad and wheel

  private func scrollBegan() {
    let time = scrollTime()
    view.drive { $0.padBegan(at: time) }
  }

  private func scrolled(_ x: Double, _ y: Double) -> Bool {
    guard let event = gtk_event_controller_get_current_event(scroll) else { return false }
    let motion = ScrollMotion(
      event: event,
      x: x,
      y: y,
      page: view.target?.viewportLength ?? view.mainLength,
      isWithinPull: view.driver.isPulling
    )
    let leading = view.isRightToLeft ? -motion.x : motion.x
    let (main, cross) = view.axis == .vertical ? (motion.y, motion.x) : (leading, motion.y)
    let time = scrollTime()
    // A wheel pulls nothing, so that views inside are like any other content.
    let isPad = motion.isTouchpad
    let isTaken =
      !view.driver.isPulling
      && (view.isBesideList(pointer, orInside: isPad)
        || view.userInside(at: pointer, towards: main < 0 ? .start : .end) { _ in isPad } != nil)
    let isUsed = view.drive {
      // A gesture that has scrolled something else pulls no more, so the engine must know of it.
      isPad
        ? $0.padMoved(by: isTaken ? 0 : main, cross: cross, at: time)
        : !isTaken && $0.stepped(by: main, at: time)
    }
    hasUsedLastScroll = isUsed && gdk_scroll_event_is_stop(event) != 0
    return isUsed
  }

  /// GTK puts the last move of a gesture and its end into one event where both come within a frame,
  /// and lets every end go on to the child, whatever the controller says to the move in it.
  private func keepsLastScroll() -> Bool {
    defer { hasUsedLastScroll = false }
    return hasUsedLastScroll
  }

  private func scrollEnded() {
    let stamp = gtk_event_controller_get_current_event_time(scroll)
    let time = clock.time(ofStamp: stamp, now: TugView.now)
    view.drive { $0.padEnded(at: time) }
  }

  /// When the present scroll began: GTK makes one event of all that come within a frame, with the
  /// stamp of the last.
  private func scrollTime() -> Double {
    var stamp = gtk_event_controller_get_current_event_time(scroll)
    var count: guint = 0
    if let event = gtk_event_controller_get_current_event(scroll),
      let history = gdk_event_get_history(event, &count)
    {
      if count > 0 { stamp = history[0].time }
      g_free(history)
    }
    return clock.time(ofStamp: stamp, now: TugView.now)
  }
}
