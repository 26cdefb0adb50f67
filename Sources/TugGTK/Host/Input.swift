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
    let place = along(x, y)
    view.drive { $0.fingerDown(main: place.main, cross: place.cross, at: TugView.now) }
  }

  private func dragMoved(_ x: Double, _ y: Double) {
    let place = along(start.x + x, start.y + y)
    let way = place.main - along(start.x, start.y).main
    if !isOurs, abs(way) > TugView.slop {
      let edge: Edge = way > 0 ? .start : .end
      handOver(towards: edge)
      isOurs = inner != nil || !isTaken(towards: edge)
      guard isOurs else { return leaveDrag() }
    }
    let isOwned = pulled.drive {
      $0.fingerMoved(main: place.main, cross: place.cross, at: TugView.now)
    }
    guard isOwned, !isClaimed else { return }
    isClaimed = true
    // Takes the touch from the child's own scrolling and from the row under the finger.
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Whether something inside has use for the drag.
  private func isTaken(towards edge: Edge) -> Bool {
    // Fingers have a sequence of events each, and the mouse has none.
    let isMouse = gtk_gesture_single_get_current_sequence(drag) == nil
    return view.isBesideList(start) || view.slidesInside(at: start)
      || view.scrollsInside(at: start, towards: edge) || isMouse && view.takesMouse(at: start)
  }

  /// Which view the drag moves.
  private var pulled: TugView { inner ?? view }

  /// Has a finger pull the view inside the view that it is on, if there is one.
  ///
  /// The scrolled window around that one sees the finger first, and would keep it for itself.
  private func handOver(towards edge: Edge) {
    guard gtk_gesture_single_get_current_sequence(drag) != nil,
      let inner = view.viewInside(at: start, towards: edge)
    else { return }
    let place = along(start.x, start.y)
    dragCancelled()
    isClaimed = true
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    self.inner = inner
    inner.drive { $0.fingerDown(main: place.main, cross: place.cross, at: TugView.now) }
  }

  private func leaveDrag() {
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
    dragCancelled()
  }

  private func dragEnded() { pulled.drive { $0.fingerUp(at: TugView.now) } }

  private func dragCancelled() { pulled.drive { $0.fingerCancelled(at: TugView.now) } }

  /// A point of the widget as places along and across the axis, both from their leading ends.
  private func along(_ x: Double, _ y: Double) -> (main: Double, cross: Double) {
    let width = Double(gtk_widget_get_width(view.widget))
    let fromLeading = view.isRightToLeft ? width - x : x
    return view.axis == .vertical ? (y, fromLeading) : (fromLeading, y)
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
    let isTaken =
      !view.driver.isPulling
      && (view.isBesideList(pointer)
        || view.scrollsInside(at: pointer, towards: main < 0 ? .start : .end))
    let isUsed = view.drive {
      // A gesture that has scrolled something else pulls no more, so the engine must know of it.
      motion.isTouchpad
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
