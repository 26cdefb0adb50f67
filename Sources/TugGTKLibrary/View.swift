// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug.h, in its order; what they do is said there.

/// What a C caller gives for a refresh or a load.
public typealias Callback =
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?) -> Void

private let version = g_intern_string("0.1.0")

/// The version of the library.
@c(tug_version)
public func tugVersion() -> UnsafePointer<CChar>? { version }

/// Wraps a widget that scrolls.
@c(tug_view_new)
public func tugViewNew(
  _ child: UnsafeMutablePointer<GtkWidget>?
) -> UnsafeMutablePointer<GtkWidget>? {
  makeView(child, axis: .vertical)
}

/// Wraps a widget that scrolls sideways.
@c(tug_view_new_horizontal)
public func tugViewNewHorizontal(
  _ child: UnsafeMutablePointer<GtkWidget>?
) -> UnsafeMutablePointer<GtkWidget>? {
  makeView(child, axis: .horizontal)
}

/// Makes a view whose only holder is the floating reference that C expects of a new widget.
private func makeView(
  _ child: UnsafeMutablePointer<GtkWidget>?,
  axis: Axis
) -> UnsafeMutablePointer<GtkWidget>? {
  guard let child else { return nil }
  let widget = TugView(child: child, axis: axis).retainedWidget
  g_object_force_floating(cast(widget))
  return widget
}

// MARK: Strips

/// Gives a view a header, or takes it away.
@c(tug_view_set_header)
@discardableResult public func tugViewSetHeader(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ name: UnsafePointer<CChar>?,
  _ refresh: Callback?,
  _ data: gpointer?,
  _ destroy: GDestroyNotify?
) -> gboolean {
  let call = Call(widget, refresh, data, destroy)
  guard let view = TugView.view(of: widget) else { return 0 }
  guard let name else {
    view.header = nil
    return 1
  }
  guard let look = look(named: String(cString: name)) else { return 0 }
  let header = RefreshHeader(look, onRefresh: { call.perform() })
  header.onPhaseChange = { PhaseCall.perform(of: widget, 0, $0, $1) }
  view.header = header
  return 1
}

/// Gives a view a footer, or takes it away.
@c(tug_view_set_footer)
@discardableResult public func tugViewSetFooter(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ name: UnsafePointer<CChar>?,
  _ prefetch: Double,
  _ load: Callback?,
  _ data: gpointer?,
  _ destroy: GDestroyNotify?
) -> gboolean {
  let call = Call(widget, load, data, destroy)
  guard let view = TugView.view(of: widget) else { return 0 }
  guard let name else {
    view.footer = nil
    return 1
  }
  guard let look = look(named: String(cString: name)) else { return 0 }
  let distance = prefetch.isFinite ? max(prefetch, 0) : 0
  let trigger = Trigger.reach(prefetch: .points(distance))
  let footer = LoadMoreFooter(look, trigger: trigger, onLoad: { call.perform() })
  footer.onPhaseChange = { PhaseCall.perform(of: widget, 1, $0, $1) }
  view.footer = footer
  return 1
}

/// A callback of C with its data, which is given back when nobody can call any more.
private final class Call {
  private let widget: UnsafeMutablePointer<GtkWidget>?
  private let callback: Callback?
  private let data: gpointer?
  private let destroy: GDestroyNotify?

  init(
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    _ callback: Callback?,
    _ data: gpointer?,
    _ destroy: GDestroyNotify?
  ) {
    self.widget = widget
    self.callback = callback
    self.data = data
    self.destroy = destroy
  }

  isolated deinit { destroy?(data) }

  func perform() { callback?(widget, data) }
}

// MARK: Life of a strip

private func control(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ edge: CInt
) -> StripControl? {
  guard let view = TugView.view(of: widget) else { return nil }
  switch edge {
  case 0: return view.header
  case 1: return view.footer
  default: return nil
  }
}

/// Starts a refresh or a load.
@c(tug_view_begin)
public func tugViewBegin(_ widget: UnsafeMutablePointer<GtkWidget>?, _ edge: CInt) {
  control(widget, edge)?.begin()
}

/// Ends the running refresh or load.
@c(tug_view_end)
public func tugViewEnd(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ edge: CInt,
  _ outcome: CInt
) {
  let outcomes: [Outcome] = [.success, .failure, .cancelled, .noMore]
  guard outcomes.indices.contains(Int(outcome)) else { return }
  control(widget, edge)?.end(outcomes[Int(outcome)])
}

/// Goes back to idle at once.
@c(tug_view_reset)
public func tugViewReset(_ widget: UnsafeMutablePointer<GtkWidget>?, _ edge: CInt) {
  control(widget, edge)?.reset()
}

/// The phase of a strip, as a number of `TugPhase`.
@c(tug_view_get_phase)
public func tugViewGetPhase(_ widget: UnsafeMutablePointer<GtkWidget>?, _ edge: CInt) -> CInt {
  (control(widget, edge)?.phase ?? .idle).code
}

/// The pull in relation to the trigger distance.
@c(tug_view_get_progress)
public func tugViewGetProgress(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ edge: CInt
) -> Double {
  control(widget, edge)?.progress ?? 0
}

/// Lets a strip start something, or not.
@c(tug_view_set_enabled)
public func tugViewSetEnabled(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ edge: CInt,
  _ isEnabled: gboolean
) {
  control(widget, edge)?.isEnabled = isEnabled != 0
}

/// Replaces a text, or goes back to that of the user's language.
@c(tug_view_set_text)
@discardableResult public func tugViewSetText(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ name: UnsafePointer<CChar>?,
  _ text: UnsafePointer<CChar>?
) -> gboolean {
  guard let view = TugView.view(of: widget), let name else { return 0 }
  let wanted = String(cString: name)
  guard let key = TextKey.allCases.first(where: { textName($0) == wanted }) else { return 0 }
  view.texts[key] = text.map { String(cString: $0) } ?? Texts.preferred[key]
  return 1
}

/// A text's name in C: `no-more` for `noMore`.
private func textName(_ key: TextKey) -> String {
  "\(key)".replacing(/[A-Z]/) { "-\($0.0.lowercased())" }
}

/// Sets the keys that refresh.
@c(tug_view_set_refresh_shortcut)
@discardableResult public func tugViewSetRefreshShortcut(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ trigger: UnsafePointer<CChar>?,
  _ isGlobal: gboolean
) -> gboolean {
  guard let view = TugView.view(of: widget) else { return 0 }
  if let trigger {
    guard let keys = gtk_shortcut_trigger_parse_string(trigger) else { return 0 }
    g_object_unref(UnsafeMutableRawPointer(keys))
  }
  view.refreshShortcut = trigger.map { String(cString: $0) }
  view.shortcutIsGlobal = isGlobal != 0
  return 1
}

/// Lets the mouse pull as a finger does, or not.
@c(tug_view_set_pulls_with_mouse)
public func tugViewSetPullsWithMouse(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ pulls: gboolean
) {
  TugView.view(of: widget)?.pullsWithMouse = pulls != 0
}
