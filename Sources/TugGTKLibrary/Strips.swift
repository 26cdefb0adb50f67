// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug.h about headers and footers; what they do is said there.

/// Gives a view a header, or takes it away.
@c(tug_view_set_header)
public func tugViewSetHeader(_ widget: ViewPointer?, _ look: UnsafePointer<CChar>?) {
  LibraryView.of(widget)?.setLook(look, at: .start)
}

/// The look of the header.
@c(tug_view_get_header)
public func tugViewGetHeader(_ widget: ViewPointer?) -> UnsafePointer<CChar>? {
  LibraryView.of(widget)?.look(.start)
}

/// Gives a view a footer, or takes it away.
@c(tug_view_set_footer)
public func tugViewSetFooter(_ widget: ViewPointer?, _ look: UnsafePointer<CChar>?) {
  LibraryView.of(widget)?.setLook(look, at: .end)
}

/// The look of the footer.
@c(tug_view_get_footer)
public func tugViewGetFooter(_ widget: ViewPointer?) -> UnsafePointer<CChar>? {
  LibraryView.of(widget)?.look(.end)
}

/// Makes a widget the header, or takes it away.
@c(tug_view_set_header_widget)
public func tugViewSetHeaderWidget(_ widget: ViewPointer?, _ custom: ViewPointer?) {
  LibraryView.of(widget)?.setWidget(custom, at: .start)
}

/// The widget that is the header.
@c(tug_view_get_header_widget)
public func tugViewGetHeaderWidget(_ widget: ViewPointer?) -> ViewPointer? {
  LibraryView.of(widget)?.widget(.start)
}

/// Makes a widget the footer, or takes it away.
@c(tug_view_set_footer_widget)
public func tugViewSetFooterWidget(_ widget: ViewPointer?, _ custom: ViewPointer?) {
  LibraryView.of(widget)?.setWidget(custom, at: .end)
}

/// The widget that is the footer.
@c(tug_view_get_footer_widget)
public func tugViewGetFooterWidget(_ widget: ViewPointer?) -> ViewPointer? {
  LibraryView.of(widget)?.widget(.end)
}

/// Has the header load older rows, or refresh.
@c(tug_view_set_header_loads)
public func tugViewSetHeaderLoads(_ widget: ViewPointer?, _ loads: gboolean) {
  LibraryView.of(widget)?.headerLoads = loads != 0
}

/// Whether the header loads older rows.
@c(tug_view_get_header_loads)
public func tugViewGetHeaderLoads(_ widget: ViewPointer?) -> gboolean {
  LibraryView.of(widget)?.headerLoads == true ? 1 : 0
}

/// Sets what starts a load of the footer.
@c(tug_view_set_footer_trigger)
public func tugViewSetFooterTrigger(_ widget: ViewPointer?, _ trigger: CInt) {
  guard Trigger(code: trigger, prefetch: 0) != nil else { return }
  LibraryView.of(widget)?.footerTrigger = trigger
}

/// What starts a load of the footer.
@c(tug_view_get_footer_trigger)
public func tugViewGetFooterTrigger(_ widget: ViewPointer?) -> CInt {
  LibraryView.of(widget)?.footerTrigger ?? 0
}

/// Lets pages that do not fill the view load the next one, or not.
@c(tug_view_set_fills_viewport)
public func tugViewSetFillsViewport(_ widget: ViewPointer?, _ fills: gboolean) {
  LibraryView.of(widget)?.fillsViewport = fills != 0
}

/// Whether pages that do not fill the view load the next one.
@c(tug_view_get_fills_viewport)
public func tugViewGetFillsViewport(_ widget: ViewPointer?) -> gboolean {
  LibraryView.of(widget)?.fillsViewport == true ? 1 : 0
}

/// Sets how far from its end of the list a strip begins to load.
@c(tug_view_set_prefetch)
public func tugViewSetPrefetch(_ widget: ViewPointer?, _ distance: Double) {
  LibraryView.of(widget)?.prefetch = distance.isFinite ? max(distance, 0) : 0
}

/// How far from its end of the list a strip begins to load.
@c(tug_view_get_prefetch)
public func tugViewGetPrefetch(_ widget: ViewPointer?) -> Double {
  LibraryView.of(widget)?.prefetch ?? 0
}

private func control(_ widget: ViewPointer?, _ edge: CInt) -> StripControl? {
  Edge(code: edge).flatMap { LibraryView.of(widget)?.control($0) }
}

/// Starts a refresh or a load.
@c(tug_view_begin)
public func tugViewBegin(_ widget: ViewPointer?, _ edge: CInt) { control(widget, edge)?.begin() }

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

/// Lets a strip start something, or not.
@c(tug_view_set_enabled)
public func tugViewSetEnabled(_ widget: ViewPointer?, _ edge: CInt, _ isEnabled: gboolean) {
  guard let edge = Edge(code: edge) else { return }
  LibraryView.of(widget)?.setEnabled(isEnabled != 0, edge)
}

/// Whether a strip can start something.
@c(tug_view_get_enabled)
public func tugViewGetEnabled(_ widget: ViewPointer?, _ edge: CInt) -> gboolean {
  guard let edge = Edge(code: edge), let library = LibraryView.of(widget) else { return 0 }
  return library.isEnabled(edge) ? 1 : 0
}
