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
    var widget: ViewPointer?
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

  /// The name of a strip's look, which GLib keeps; `nil` where it has none.
  func look(_ edge: Edge) -> UnsafePointer<CChar>? { strips[index(edge)].look }

  /// The app's own widget that is a strip, which the strip keeps.
  func widget(_ edge: Edge) -> ViewPointer? { strips[index(edge)].widget }

  /// Gives the view a strip with a look in place of the last one, or takes away whatever strip is there.
  func setLook(_ name: UnsafePointer<CChar>?, at edge: Edge) {
    let name = name.flatMap { g_intern_string($0) }
    guard let name else {
      if control(edge) != nil { place(nil, at: edge) }
      return
    }
    if name != look(edge) { placeLook(name, at: edge) }
  }

  private func placeLook(_ name: UnsafePointer<CChar>, at edge: Edge) {
    let text = String(cString: name)
    guard let look = TugGTKLibrary.look(named: text) else {
      return tug_gtk_warn("There is no look \"\(text)\"")
    }
    let start = start(at: edge)
    let control: StripControl =
      loads(edge) ? LoadMoreFooter(look, onLoad: start) : RefreshHeader(look, onRefresh: start)
    place(control, look: name, at: edge)
  }

  /// Makes a widget of the app's own a strip in place of the last one, or takes that widget away.
  func setWidget(_ custom: ViewPointer?, at edge: Edge) {
    guard custom != widget(edge) else { return }
    guard let custom else { return place(nil, at: edge) }
    guard gtk_widget_get_parent(custom) == nil else {
      return tug_gtk_warn("The widget of a strip must have no parent")
    }
    let length = naturalLength(of: custom, along: view.axis)
    guard length > 0 else { return tug_gtk_warn("The widget of a strip must have a size") }
    placeWidget(custom, length: Double(length), at: edge)
  }

  private func placeWidget(_ custom: ViewPointer, length: Double, at edge: Edge) {
    let metrics = LookMetrics(extent: length)
    let start = start(at: edge)
    let control: StripControl =
      loads(edge)
      ? LoadMoreFooter(widget: custom, metrics: metrics, onLoad: start)
      : RefreshHeader(widget: custom, metrics: metrics, onRefresh: start)
    control.fitsWidget = true
    place(control, widget: custom, at: edge)
  }

  private func loads(_ edge: Edge) -> Bool { edge == .end || headerLoads }

  /// What a strip tells when it starts.
  private func start(at edge: Edge) -> () -> Void {
    let signal: ViewSignal = edge == .end ? .load : headerLoads ? .loadOlder : .refresh
    return { [widget = view.widget] in signal.emit(from: widget) }
  }

  private func place(
    _ control: StripControl?,
    look: UnsafePointer<CChar>? = nil,
    widget: ViewPointer? = nil,
    at edge: Edge
  ) {
    if let control { prepare(control, for: edge) }
    let old = strips[index(edge)]
    // A handler that hears of the last one's end may choose another, which stays.
    strips[index(edge)].look = look
    strips[index(edge)].widget = widget
    if edge == .start { view.header = control } else { view.footer = control }
    if look != old.look { notify(edge == .start ? .header : .footer) }
    if widget != old.widget { notify(edge == .start ? .headerWidget : .footerWidget) }
  }

  private func prepare(_ control: StripControl, for edge: Edge) {
    configure(control, for: edge)
    control.isEnabled = isEnabled(edge)
    control.onPhaseChange = { [weak self] old, new in
      guard let self else { return }
      notify(edge == .start ? .headerPhase : .footerPhase)
      ViewSignal.phaseChanged.emit(from: view.widget, [edge.code, old.code, new.code])
    }
    control.onPull = { [weak self] _, _ in
      self?.notify(edge == .start ? .headerProgress : .footerProgress)
    }
  }

  func isEnabled(_ edge: Edge) -> Bool { strips[index(edge)].isEnabled }

  func setEnabled(_ isEnabled: Bool, _ edge: Edge) {
    guard self.isEnabled(edge) != isEnabled else { return }
    strips[index(edge)].isEnabled = isEnabled
    control(edge)?.isEnabled = isEnabled
    notify(edge == .start ? .headerEnabled : .footerEnabled)
  }

  // MARK: Loading

  /// How far from its end of the list a strip begins to load, in points.
  var prefetch = 0.0 {
    didSet { if prefetch != oldValue { loadingChanged(.prefetch) } }
  }

  /// What starts a load of the footer, as a number of `TugTrigger`.
  var footerTrigger: CInt = 0 {
    didSet { if footerTrigger != oldValue { loadingChanged(.footerTrigger) } }
  }

  /// Whether pages that do not fill the view load the next one.
  var fillsViewport = false {
    didSet { if fillsViewport != oldValue { loadingChanged(.fillsViewport) } }
  }

  /// Whether the header loads older rows.
  var headerLoads = false {
    didSet {
      guard headerLoads != oldValue else { return }
      replaceHeader()
      notify(.headerLoads)
    }
  }

  /// Puts a header of the other kind in the place of the one that is there.
  private func replaceHeader() {
    guard let header = view.header else { return }
    if let look = look(.start) { placeLook(look, at: .start) }
    // One that is hidden now has no length of its own.
    if let widget = widget(.start) {
      placeWidget(widget, length: header.options.extent, at: .start)
    }
  }

  private func loadingChanged(_ property: Property) {
    for edge in Edge.allCases {
      if let control = control(edge) { configure(control, for: edge) }
    }
    notify(property)
  }

  private func configure(_ control: StripControl, for edge: Edge) {
    guard loads(edge) else { return }
    if let trigger = Trigger(code: edge == .end ? footerTrigger : 0, prefetch: prefetch) {
      control.options.trigger = trigger
    }
    control.options.fillsViewport = fillsViewport
  }

  // MARK: The rest

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
