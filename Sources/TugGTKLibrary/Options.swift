// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug-options.h; what they do is said there.

func choose<Value>(
  _ value: Value?,
  _ choice: Choice<Value>,
  of widget: ViewPointer?
) {
  guard let value else { return }
  LibraryView.change(widget) { choice.choose(value, of: $0) }
}

func chosen<Value>(_ choice: Choice<Value>, of widget: ViewPointer?) -> Value? {
  LibraryView.of(widget).map { choice.value(of: $0) }
}

/// A length or a time that can be taken, where it is less than what there is at least or no number.
func sound(_ number: Double, from least: Double = 0) -> Double {
  number.isFinite ? max(number, least) : least
}

extension gboolean {
  init(_ isTrue: Bool?) { self = isTrue == true ? 1 : 0 }
}

// MARK: Views

/// Has the header load older rows, or refresh.
@c(tug_view_set_header_loads)
public func tugViewSetHeaderLoads(_ widget: ViewPointer?, _ isTrue: gboolean) {
  choose(isTrue != 0, LibraryView.headerLoads, of: widget)
}

/// Whether the header loads older rows.
@c(tug_view_get_header_loads)
public func tugViewGetHeaderLoads(_ widget: ViewPointer?) -> gboolean {
  gboolean(chosen(LibraryView.headerLoads, of: widget))
}

/// Lets one strip alone run at a time, or both.
@c(tug_view_set_exclusive)
public func tugViewSetExclusive(_ widget: ViewPointer?, _ isTrue: gboolean) {
  choose(isTrue != 0, LibraryView.exclusive, of: widget)
}

/// Whether one strip alone runs at a time.
@c(tug_view_get_exclusive)
public func tugViewGetExclusive(_ widget: ViewPointer?) -> gboolean {
  gboolean(chosen(LibraryView.exclusive, of: widget))
}

/// Lets the mouse pull as a finger does, or not.
@c(tug_view_set_pulls_with_mouse)
public func tugViewSetPullsWithMouse(_ widget: ViewPointer?, _ isTrue: gboolean) {
  choose(isTrue != 0, LibraryView.pullsWithMouse, of: widget)
}

/// Whether the mouse pulls as a finger does.
@c(tug_view_get_pulls_with_mouse)
public func tugViewGetPullsWithMouse(_ widget: ViewPointer?) -> gboolean {
  gboolean(chosen(LibraryView.pullsWithMouse, of: widget))
}

/// Sets when the last success was.
@c(tug_view_set_last_update)
public func tugViewSetLastUpdate(_ widget: ViewPointer?, _ text: UnsafePointer<CChar>?) {
  let text = text.map { String(cString: $0) }
  LibraryView.change(widget) { LibraryView.lastUpdate.choose(text, of: $0) }
}

/// When the last success was, as text of the caller's.
@c(tug_view_dup_last_update)
public func tugViewDupLastUpdate(_ widget: ViewPointer?) -> UnsafeMutablePointer<CChar>? {
  LibraryView.of(widget)?.lastUpdate.flatMap { g_strdup($0) }
}

// MARK: Loads

/// Sets how far from its end of the list a strip begins to load, in points.
@c(tug_view_set_prefetch)
public func tugViewSetPrefetch(_ widget: ViewPointer?, _ number: Double) {
  choose(sound(number), LibraryView.prefetch, of: widget)
}

/// How far from its end of the list a strip begins to load, in points.
@c(tug_view_get_prefetch)
public func tugViewGetPrefetch(_ widget: ViewPointer?) -> Double {
  chosen(LibraryView.prefetch, of: widget) ?? 0
}

/// Sets how far from its end of the list a strip begins to load, in lengths of the view.
@c(tug_view_set_prefetch_pages)
public func tugViewSetPrefetchPages(_ widget: ViewPointer?, _ number: Double) {
  choose(sound(number), LibraryView.prefetchPages, of: widget)
}

/// How far from its end of the list a strip begins to load, in lengths of the view.
@c(tug_view_get_prefetch_pages)
public func tugViewGetPrefetchPages(_ widget: ViewPointer?) -> Double {
  chosen(LibraryView.prefetchPages, of: widget) ?? 0
}

/// Lets pages that do not fill the view load the next one, or not.
@c(tug_view_set_fills_viewport)
public func tugViewSetFillsViewport(_ widget: ViewPointer?, _ isTrue: gboolean) {
  choose(isTrue != 0, LibraryView.fillsViewport, of: widget)
}

/// Whether pages that do not fill the view load the next one.
@c(tug_view_get_fills_viewport)
public func tugViewGetFillsViewport(_ widget: ViewPointer?) -> gboolean {
  gboolean(chosen(LibraryView.fillsViewport, of: widget))
}

/// Lets an empty list load by itself, or not.
@c(tug_view_set_loads_when_empty)
public func tugViewSetLoadsWhenEmpty(_ widget: ViewPointer?, _ isTrue: gboolean) {
  choose(isTrue != 0, LibraryView.loadsWhenEmpty, of: widget)
}

/// Whether an empty list may load by itself.
@c(tug_view_get_loads_when_empty)
public func tugViewGetLoadsWhenEmpty(_ widget: ViewPointer?) -> gboolean {
  gboolean(chosen(LibraryView.loadsWhenEmpty, of: widget))
}

/// Sets when strips that load are shown.
@c(tug_view_set_visibility)
public func tugViewSetVisibility(_ widget: ViewPointer?, _ number: CInt) {
  guard Visibility(code: number) != nil else { return }
  choose(number, LibraryView.visibility, of: widget)
}

/// When strips that load are shown.
@c(tug_view_get_visibility)
public func tugViewGetVisibility(_ widget: ViewPointer?) -> CInt {
  chosen(LibraryView.visibility, of: widget) ?? 0
}
