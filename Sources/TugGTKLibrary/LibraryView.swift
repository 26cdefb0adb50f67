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
  private var strips = [Shown(), Shown()]
  private var choices = Edge.allCases.map { StripChoice($0) }

  /// What a strip shows.
  private struct Shown {
    var look: UnsafePointer<CChar>?
    var widget: ViewPointer?
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

  /// Has a program change something of a view, of which its handlers may drop the last reference
  /// meanwhile.
  static func change(
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    _ body: (LibraryView) -> Void
  ) {
    guard let library = of(widget) else { return }
    withExtendedLifetime(library.view) { body(library) }
  }

  /// Tells of a change of a property.
  func notify(_ property: String) { g_object_notify(cast(view.widget), property) }

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
    let old = strips[index(edge)]
    let loaded = headerLoads
    // A handler that hears of the last one's end may choose another, which stays.
    strips[index(edge)] = Shown(look: look, widget: widget)
    if let control { prepare(control, for: edge) }
    if edge == .start { view.header = control } else { view.footer = control }
    // Such a handler may choose something else as well, while no strip is there.
    if let control, self.control(edge) === control {
      configure(control, for: edge)
      control.lastUpdate = lastUpdate
      if edge == .start, headerLoads != loaded { replaceHeader() }
    }
    if look != old.look { notify(edge.stripName) }
    if widget != old.widget { notify(edge.named("widget")) }
  }

  private func prepare(_ control: StripControl, for edge: Edge) {
    configure(control, for: edge)
    control.lastUpdate = lastUpdate
    control.onPhaseChange = { [weak self, weak control] old, new in
      guard let self else { return }
      // One that has left knows no more than that.
      if let control, control === view.header {
        Self.lastUpdate.choose(control.lastUpdate, of: self)
      }
      notify(edge.named("phase"))
      ViewSignal.phaseChanged.emit(from: view.widget, [edge.code, old.code, new.code])
    }
    control.onPull = { [weak self] _, _ in
      self?.notify(edge.named("pull"))
      self?.notify(edge.named("progress"))
    }
  }

  // MARK: Choices

  /// What the program has chosen of a strip.
  subscript(edge: Edge) -> StripChoice {
    get { choices[index(edge)] }
    set {
      choices[index(edge)] = newValue
      if let control = control(edge) { configure(control, for: edge) }
    }
  }

  /// What the program has chosen of all loads.
  var loading = LoadChoice() {
    didSet {
      for edge in Edge.allCases where loads(edge) {
        if let control = control(edge) { configure(control, for: edge) }
      }
    }
  }

  private func configure(_ control: StripControl, for edge: Edge) {
    let choice = self[edge]
    var options = control.options
    let look = look(edge).flatMap { TugGTKLibrary.look(named: String(cString: $0)) }
    let own = look?.metrics(for: options.role) ?? LookMetrics(extent: options.extent)
    choice.apply(to: &options, own: own)
    if loads(edge) { loading.apply(to: &options) }
    let trigger = edge == .start && headerLoads ? 0 : choice.trigger
    options.trigger = Trigger(code: trigger, prefetch: loading.reach) ?? options.trigger
    control.options = options
    control.isEnabled = choice.isEnabled
    control.isHidden = choice.isHidden
  }

  /// Whether the header loads older rows.
  var headerLoads = false {
    didSet { if headerLoads != oldValue { replaceHeader() } }
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

  // MARK: The rest

  var child: UnsafeMutablePointer<GtkWidget>? {
    get { view.child }
    set {
      let old = view.child
      view.child = newValue
      // One that has a parent is refused.
      if view.child != old { notify("child") }
    }
  }

  var pullsWithMouse: Bool {
    get { view.pullsWithMouse }
    set { view.pullsWithMouse = newValue }
  }

  var isExclusive: Bool {
    get { view.isExclusive }
    set { view.isExclusive = newValue }
  }

  /// When the last success of the header was, in words.
  var lastUpdate: String? {
    didSet { view.header?.lastUpdate = lastUpdate }
  }
}
