// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

// The functions of tug-view.h; what they do is said there.

/// A view, as C code has it.
public typealias ViewPointer = UnsafeMutablePointer<GtkWidget>

private let version = g_intern_string("0.1.0")

/// The version of the library.
@c(tug_version)
public func tugVersion() -> UnsafePointer<CChar>? { version }

private let viewType: GType = {
  if let theClass = g_type_class_ref(TugView.type) { Property.install(in: cast(theClass)) }
  ViewSignal.register()
  return TugView.type
}()

/// The type of views, with properties and signals.
@c(tug_view_get_type)
public func tugViewGetType() -> GType { viewType }

/// Wraps a widget that scrolls.
@c(tug_view_new)
public func tugViewNew(_ child: UnsafeMutablePointer<GtkWidget>?) -> ViewPointer? {
  makeView(child, axis: .vertical)
}

/// Wraps a widget that scrolls sideways.
@c(tug_view_new_horizontal)
public func tugViewNewHorizontal(_ child: UnsafeMutablePointer<GtkWidget>?) -> ViewPointer? {
  makeView(child, axis: .horizontal)
}

private func makeView(_ child: UnsafeMutablePointer<GtkWidget>?, axis: Axis) -> ViewPointer {
  let widget = tug_gtk_new(tugViewGetType())
  let library = LibraryView.of(widget)
  library?.view.axis = axis
  library?.child = child
  return widget
}

/// Wraps another widget that scrolls.
@c(tug_view_set_child)
public func tugViewSetChild(_ widget: ViewPointer?, _ child: UnsafeMutablePointer<GtkWidget>?) {
  LibraryView.change(widget) { $0.child = child }
}

/// The widget inside.
@c(tug_view_get_child)
public func tugViewGetChild(_ widget: ViewPointer?) -> UnsafeMutablePointer<GtkWidget>? {
  LibraryView.of(widget)?.child
}

/// Replaces a text, or goes back to that of the user's language.
@c(tug_view_set_text)
@discardableResult public func tugViewSetText(
  _ widget: ViewPointer?,
  _ name: UnsafePointer<CChar>?,
  _ text: UnsafePointer<CChar>?
) -> gboolean {
  guard let view = LibraryView.of(widget)?.view, let name else { return 0 }
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
  _ widget: ViewPointer?,
  _ trigger: UnsafePointer<CChar>?,
  _ isGlobal: gboolean
) -> gboolean {
  guard let view = LibraryView.of(widget)?.view else { return 0 }
  if let trigger {
    guard let keys = gtk_shortcut_trigger_parse_string(trigger) else { return 0 }
    g_object_unref(UnsafeMutableRawPointer(keys))
  }
  view.refreshShortcut = trigger.map { String(cString: $0) }
  view.shortcutIsGlobal = isGlobal != 0
  return 1
}
