// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug-strip-options.h, and of tug-strip.h whether a strip starts and is shown; what they
// do is said there.

/// Lets a strip start something, or not.
@c(tug_view_set_enabled)
public func tugViewSetEnabled(_ widget: ViewPointer?, _ edge: CInt, _ isTrue: gboolean) {
  guard let edge = Edge(code: edge) else { return }
  choose(isTrue != 0, LibraryView.enabled(edge), of: widget)
}

/// Whether a strip can start something.
@c(tug_view_get_enabled)
public func tugViewGetEnabled(_ widget: ViewPointer?, _ edge: CInt) -> gboolean {
  gboolean(Edge(code: edge).flatMap { chosen(LibraryView.enabled($0), of: widget) })
}

/// Hides a strip, or shows it again.
@c(tug_view_set_hidden)
public func tugViewSetHidden(_ widget: ViewPointer?, _ edge: CInt, _ isTrue: gboolean) {
  guard let edge = Edge(code: edge) else { return }
  choose(isTrue != 0, LibraryView.hidden(edge), of: widget)
}

/// Whether a strip is hidden.
@c(tug_view_get_hidden)
public func tugViewGetHidden(_ widget: ViewPointer?, _ edge: CInt) -> gboolean {
  gboolean(Edge(code: edge).flatMap { chosen(LibraryView.hidden($0), of: widget) })
}

/// Sets what starts a strip.
@c(tug_view_set_trigger)
public func tugViewSetTrigger(_ widget: ViewPointer?, _ edge: CInt, _ number: CInt) {
  guard let edge = Edge(code: edge), Trigger(code: number, prefetch: .points(0)) != nil else {
    return
  }
  choose(number, LibraryView.trigger(edge), of: widget)
}

/// What starts a strip.
@c(tug_view_get_trigger)
public func tugViewGetTrigger(_ widget: ViewPointer?, _ edge: CInt) -> CInt {
  Edge(code: edge).flatMap { chosen(LibraryView.trigger($0), of: widget) } ?? 0
}

/// Sets the pull that arms a strip.
@c(tug_view_set_trigger_distance)
public func tugViewSetTriggerDistance(_ widget: ViewPointer?, _ edge: CInt, _ number: Double) {
  guard let edge = Edge(code: edge) else { return }
  choose(sound(number, from: -1), LibraryView.triggerDistance(edge), of: widget)
}

/// The pull that arms a strip.
@c(tug_view_get_trigger_distance)
public func tugViewGetTriggerDistance(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  Edge(code: edge).flatMap { chosen(LibraryView.triggerDistance($0), of: widget) } ?? -1
}

/// Sets how much of a strip stays open.
@c(tug_view_set_hold)
public func tugViewSetHold(_ widget: ViewPointer?, _ edge: CInt, _ number: Double) {
  guard let edge = Edge(code: edge) else { return }
  choose(sound(number, from: -1), LibraryView.hold(edge), of: widget)
}

/// How much of a strip stays open.
@c(tug_view_get_hold)
public func tugViewGetHold(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  Edge(code: edge).flatMap { chosen(LibraryView.hold($0), of: widget) } ?? -1
}

/// Sets where a strip lies.
@c(tug_view_set_placement)
public func tugViewSetPlacement(_ widget: ViewPointer?, _ edge: CInt, _ number: CInt) {
  guard let edge = Edge(code: edge), number == 0 || Placement(code: number) != nil else { return }
  choose(number, LibraryView.placement(edge), of: widget)
}

/// Where a strip lies.
@c(tug_view_get_placement)
public func tugViewGetPlacement(_ widget: ViewPointer?, _ edge: CInt) -> CInt {
  Edge(code: edge).flatMap { chosen(LibraryView.placement($0), of: widget) } ?? 0
}

/// Sets how far a strip is from its usual place.
@c(tug_view_set_offset)
public func tugViewSetOffset(_ widget: ViewPointer?, _ edge: CInt, _ number: Double) {
  guard let edge = Edge(code: edge) else { return }
  choose(number.isFinite ? number : 0, LibraryView.offset(edge), of: widget)
}

/// How far a strip is from its usual place.
@c(tug_view_get_offset)
public func tugViewGetOffset(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  Edge(code: edge).flatMap { chosen(LibraryView.offset($0), of: widget) } ?? 0
}

/// Sets where a pull may begin.
@c(tug_view_set_pull_start)
public func tugViewSetPullStart(_ widget: ViewPointer?, _ edge: CInt, _ number: CInt) {
  guard let edge = Edge(code: edge), PullStart(code: number) != nil else { return }
  choose(number, LibraryView.pullStart(edge), of: widget)
}

/// Where a pull may begin.
@c(tug_view_get_pull_start)
public func tugViewGetPullStart(_ widget: ViewPointer?, _ edge: CInt) -> CInt {
  Edge(code: edge).flatMap { chosen(LibraryView.pullStart($0), of: widget) } ?? 0
}

/// Sets how long a strip is shown at least.
@c(tug_view_set_minimum_display)
public func tugViewSetMinimumDisplay(_ widget: ViewPointer?, _ edge: CInt, _ number: Double) {
  guard let edge = Edge(code: edge) else { return }
  choose(sound(number), LibraryView.minimumDisplay(edge), of: widget)
}

/// How long a strip is shown at least.
@c(tug_view_get_minimum_display)
public func tugViewGetMinimumDisplay(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  Edge(code: edge).flatMap { chosen(LibraryView.minimumDisplay($0), of: widget) } ?? 0
}

/// Sets how long a strip shows an outcome.
@c(tug_view_set_dwell)
public func tugViewSetDwell(
  _ widget: ViewPointer?,
  _ edge: CInt,
  _ outcome: CInt,
  _ seconds: Double
) {
  guard let edge = Edge(code: edge), let ending = Ending(code: outcome) else { return }
  LibraryView.change(widget) { $0[edge].dwell[keyPath: ending.dwell] = sound(seconds, from: -1) }
}

/// How long a strip shows an outcome.
@c(tug_view_get_dwell)
public func tugViewGetDwell(_ widget: ViewPointer?, _ edge: CInt, _ outcome: CInt) -> Double {
  guard let edge = Edge(code: edge), let ending = Ending(code: outcome),
    let library = LibraryView.of(widget)
  else { return -1 }
  return library[edge].dwell[keyPath: ending.dwell]
}
