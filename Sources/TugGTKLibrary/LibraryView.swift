// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

/// A view as its properties have it: with looks by name, and settings of a strip that last longer than
/// the strip.
final class LibraryView {
  private static let key = g_quark_from_string("tug-library-view")

  /// The view itself, whose widget keeps this.
  unowned let view: TugView
  private var strips = [Settings(), Settings()]

  private struct Settings {
    var look: UnsafePointer<CChar>?
    var isEnabled = true
  }

  private init(_ view: TugView) { self.view = view }

  /// That of a widget, or `nil` when the widget is no view.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> LibraryView? {
    guard let widget, let view = TugView.view(of: widget) else { return nil }
    if let data = g_object_get_qdata(cast(widget), key) {
      return Unmanaged<LibraryView>.fromOpaque(data).takeUnretainedValue()
    }
    let new = LibraryView(view)
    let data = Unmanaged.passRetained(new as AnyObject).toOpaque()
    g_object_set_qdata_full(cast(widget), key, data) { releaseBox($0) }
    return new
  }

  private func notify(_ property: Property) {
    g_object_notify(cast(view.widget), property.name)
  }

  // MARK: Strips

  func control(_ edge: Edge) -> StripControl? { edge == .start ? view.header : view.footer }

  private func index(_ edge: Edge) -> Int { edge == .start ? 0 : 1 }

  /// The name of a strip's look, which GLib keeps; `nil` where there is no strip.
  func look(_ edge: Edge) -> UnsafePointer<CChar>? { strips[index(edge)].look }

  /// Gives the view a strip in place of the last one, or takes it away.
  func setLook(_ name: UnsafePointer<CChar>?, at edge: Edge) {
    let name = name.flatMap { g_intern_string($0) }
    guard name != look(edge) else { return }
    if let name {
      let text = String(cString: name)
      guard let look = TugGTKLibrary.look(named: text) else {
        return tug_gtk_warn("There is no look \"\(text)\"")
      }
      show(look, at: edge)
    } else if edge == .start {
      view.header = nil
    } else {
      view.footer = nil
    }
    strips[index(edge)].look = name
    notify(edge == .start ? .header : .footer)
    // A pull ends with its strip.
    notify(edge == .start ? .headerProgress : .footerProgress)
  }

  private func show(_ look: Look, at edge: Edge) {
    let widget = view.widget
    let control: StripControl
    switch edge {
    case .start:
      control = RefreshHeader(look, onRefresh: { ViewSignal.refresh.emit(from: widget) })
    case .end:
      control = LoadMoreFooter(look, trigger: trigger) { ViewSignal.load.emit(from: widget) }
    }
    control.isEnabled = isEnabled(edge)
    control.onPhaseChange = { [weak self] old, new in
      self?.notify(edge == .start ? .headerPhase : .footerPhase)
      ViewSignal.phaseChanged.emit(from: widget, [edge.code, old.code, new.code])
    }
    control.onPull = { [weak self] _, _ in
      self?.notify(edge == .start ? .headerProgress : .footerProgress)
    }
    if edge == .start { view.header = control } else { view.footer = control }
  }

  func isEnabled(_ edge: Edge) -> Bool { strips[index(edge)].isEnabled }

  func setEnabled(_ isEnabled: Bool, _ edge: Edge) {
    guard self.isEnabled(edge) != isEnabled else { return }
    strips[index(edge)].isEnabled = isEnabled
    control(edge)?.isEnabled = isEnabled
    notify(edge == .start ? .headerEnabled : .footerEnabled)
  }

  // MARK: The rest

  /// How far from the end of the list the footer begins to load, in points.
  var prefetch = 0.0 {
    didSet {
      guard prefetch != oldValue else { return }
      view.footer?.options.trigger = trigger
      notify(.prefetch)
    }
  }

  private var trigger: Trigger { .reach(prefetch: .points(prefetch)) }

  var child: UnsafeMutablePointer<GtkWidget>? {
    get { view.child }
    set {
      let old = view.child
      view.child = newValue
      // One that has a parent is refused.
      if view.child != old { notify(.child) }
    }
  }

  var pullsWithMouse: Bool {
    get { view.pullsWithMouse }
    set {
      guard newValue != view.pullsWithMouse else { return }
      view.pullsWithMouse = newValue
      notify(.pullsWithMouse)
    }
  }
}
