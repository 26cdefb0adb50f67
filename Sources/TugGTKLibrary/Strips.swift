// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug-strip.h; what they do is said there.

/// Gives a view a header, or takes it away.
@c(tug_view_set_header)
public func tugViewSetHeader(_ widget: ViewPointer?, _ look: UnsafePointer<CChar>?) {
  LibraryView.change(widget) { $0.setLook(look, at: .start) }
}

/// The look of the header.
@c(tug_view_get_header)
public func tugViewGetHeader(_ widget: ViewPointer?) -> UnsafePointer<CChar>? {
  LibraryView.of(widget)?.look(.start)
}

/// Gives a view a footer, or takes it away.
@c(tug_view_set_footer)
public func tugViewSetFooter(_ widget: ViewPointer?, _ look: UnsafePointer<CChar>?) {
  LibraryView.change(widget) { $0.setLook(look, at: .end) }
}

/// The look of the footer.
@c(tug_view_get_footer)
public func tugViewGetFooter(_ widget: ViewPointer?) -> UnsafePointer<CChar>? {
  LibraryView.of(widget)?.look(.end)
}

/// Makes a widget the header, or takes it away.
@c(tug_view_set_header_widget)
public func tugViewSetHeaderWidget(_ widget: ViewPointer?, _ custom: ViewPointer?) {
  LibraryView.change(widget) { $0.setWidget(custom, at: .start) }
}

/// The widget that is the header.
@c(tug_view_get_header_widget)
public func tugViewGetHeaderWidget(_ widget: ViewPointer?) -> ViewPointer? {
  LibraryView.of(widget)?.widget(.start)
}

/// Makes a widget the footer, or takes it away.
@c(tug_view_set_footer_widget)
public func tugViewSetFooterWidget(_ widget: ViewPointer?, _ custom: ViewPointer?) {
  LibraryView.change(widget) { $0.setWidget(custom, at: .end) }
}

/// The widget that is the footer.
@c(tug_view_get_footer_widget)
public func tugViewGetFooterWidget(_ widget: ViewPointer?) -> ViewPointer? {
  LibraryView.of(widget)?.widget(.end)
}

private func control(_ widget: ViewPointer?, _ edge: CInt) -> StripControl? {
  Edge(code: edge).flatMap { LibraryView.of(widget)?.control($0) }
}

/// Starts a refresh or a load.
@c(tug_view_begin)
public func tugViewBegin(_ widget: ViewPointer?, _ edge: CInt) { control(widget, edge)?.begin() }

/// Starts a refresh or a load in another way.
@c(tug_view_begin_full)
public func tugViewBeginFull(
  _ widget: ViewPointer?,
  _ edge: CInt,
  _ reveal: CInt,
  _ tells: gboolean
) {
  guard let reveal = Reveal(code: reveal) else { return }
  control(widget, edge)?.begin(reveal: reveal, callsAction: tells != 0)
}

/// Ends the running refresh or load.
@c(tug_view_end)
public func tugViewEnd(_ widget: ViewPointer?, _ edge: CInt, _ outcome: CInt) {
  guard let ending = Ending(code: outcome) else { return }
  control(widget, edge)?.end(ending.outcome, hasMore: ending.hasMore)
}

/// Goes back to idle at once.
@c(tug_view_reset)
public func tugViewReset(_ widget: ViewPointer?, _ edge: CInt) { control(widget, edge)?.reset() }

/// The phase of a strip, as a number of `TugPhase`.
@c(tug_view_get_phase)
public func tugViewGetPhase(_ widget: ViewPointer?, _ edge: CInt) -> CInt {
  (control(widget, edge)?.phase ?? .idle).code
}

/// The pull in relation to the trigger distance.
@c(tug_view_get_progress)
public func tugViewGetProgress(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  control(widget, edge)?.progress ?? 0
}

/// The pull as a distance.
@c(tug_view_get_pull)
public func tugViewGetPull(_ widget: ViewPointer?, _ edge: CInt) -> Double {
  control(widget, edge)?.pull ?? 0
}
