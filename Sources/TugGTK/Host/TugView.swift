// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

/// A container that gives a scrollable widget pull to refresh and load more.
///
/// ```swift
/// let view = TugView(child: scrolledWindow)
/// view.header = RefreshHeader(.standard) { try await feed.reload(); return .hasMore }
/// view.footer = LoadMoreFooter(.standard) { try await feed.loadNext() ? .hasMore : .noMore }
/// gtk_window_set_child(window, view.widget)
/// ```
/// The child is any widget that scrolls, or that has a GtkScrolledWindow somewhere inside. Its own
/// controllers, adjustments and settings stay as they are. Touch and touchpad pull; a mouse does
/// when ``pullsWithMouse`` says so, and a wheel never does.
///
/// The view and its widget live and die together: keep either, and the other stays.
@MainActor public final class TugView {
  static let theClass = WidgetClass(
    name: "TugView",
    cssName: "tug",
    role: GTK_ACCESSIBLE_ROLE_GROUP,
    adopt: { instance, _ in
      guard let instance, !WidgetClass.isMakingInstance else { return }
      _ = TugView(adopting: cast(instance))
    },
    buildable: { interface, _ in TugView.takeChildren(from: interface.map { cast($0) }) }
  )

  /// The container's widget, to be put where the child would be.
  public let widget: UnsafeMutablePointer<GtkWidget>

  /// The scrollable widget inside; one that has a parent is refused with a warning.
  public var child: UnsafeMutablePointer<GtkWidget>? {
    get { content }
    set { replaceChild(with: newValue) }
  }

  /// The axis along which the child scrolls.
  public package(set) var axis: Axis

  /// The strip at the top, or at the leading edge.
  public var header: StripControl? {
    get { headerControl }
    set { place(newValue, at: .start) }
  }

  /// The strip at the bottom, or at the trailing edge.
  public var footer: StripControl? {
    get { footerControl }
    set { place(newValue, at: .end) }
  }

  /// Whether only one of the two strips may run at a time; `true` at first.
  public var isExclusive = true {
    didSet { send(.exclusive(isExclusive)) }
  }

  /// The words that strips show and that are spoken; those of the user's language at first.
  public var texts = Texts.preferred {
    didSet { refreshTexts() }
  }

  /// Whether dragging with the mouse pulls as a finger does; `false` at first.
  public var pullsWithMouse: Bool {
    get { input.pullsWithMouse }
    set { input.pullsWithMouse = newValue }
  }

  /// The keys that refresh, as `gtk_shortcut_trigger_parse_string` reads them; F5 and Ctrl+R at
  /// first, `nil` for none.
  public var refreshShortcut: String? = "F5|<Control>r" {
    didSet { updateShortcut() }
  }

  /// Whether the keys work with the focus anywhere in the window; `true` at first.
  ///
  /// A list that has the focus inside comes before all others in any case.
  public var shortcutIsGlobal = true {
    didSet { updateShortcut() }
  }

  // MARK: State

  /// How far a finger moves before it is a drag, in points.
  static let slop = 8.0

  package let driver = DrivenScroll(traits: DrivenScroll.Traits(slop: slop, ownsDrags: true))
  package private(set) var content: UnsafeMutablePointer<GtkWidget>?
  var target: ScrollTarget?
  var headerControl: StripControl?
  var footerControl: StripControl?
  var headerStrip: StripView?
  var footerStrip: StripView?
  var position = Position()
  /// The lengths of the view along its axis and across it, in points.
  var mainLength = 0.0
  var crossLength = 0.0
  /// Whether something is to be carried out or shown.
  var isDeliveryDue = false
  /// Whether GTK has taken the widget apart, which Swift code may hold on to.
  private(set) var isTakenApart = false
  /// The controls that have left while orders for them wait.
  var departures = Departures<StripControl>()
  var delivery: Source?
  var clock = FrameClock()
  var settingsConnections: [SignalConnection] = []
  var focusConnection: SignalConnection?
  /// Whether the focus has moved, and no strip has given way to it yet.
  var hasNewFocus = false
  private(set) lazy var announcer = Announcer(owner: widget)
  private(set) lazy var refreshButton = CommandButton(on: widget, action: "tug.refresh")
  private(set) lazy var input = Input(view: self)
  private(set) lazy var commands = Commands(
    on: widget,
    refresh: { [weak self] in self?.refresh() },
    loadMore: { [weak self] in self?.loadMore() }
  )

  // MARK: Lifecycle

  /// Wraps a widget, which must have no parent yet.
  ///
  /// - Parameters:
  ///   - child: A GtkWidget.
  ///   - axis: The axis along which it scrolls.
  public init(child: UnsafeMutablePointer<GtkWidget>, axis: Axis = .vertical) {
    self.axis = axis
    widget = Self.theClass.makeInstance()
    WidgetClass.tie(self, to: widget)
    setUp()
    self.child = child
  }

  /// Takes up an instance that GObject has made: from another language, or from a file for GtkBuilder.
  private init(adopting instance: UnsafeMutablePointer<GtkWidget>) {
    axis = .vertical
    widget = instance
    WidgetClass.give(self, to: widget)
    setUp()
  }

  private func setUp() {
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    refreshButton.setName(texts[.refreshCommand])
    input.begin()
    updateShortcut()
    observeWidget()
  }

  /// Wraps a widget that another binding or C code holds by its address.
  ///
  /// - Parameters:
  ///   - child: The address of a GtkWidget without a parent.
  ///   - axis: The axis along which it scrolls.
  public convenience init(child: UnsafeMutableRawPointer, axis: Axis = .vertical) {
    self.init(child: child.assumingMemoryBound(to: GtkWidget.self), axis: axis)
  }

  /// Wraps a widget that another binding holds as an opaque pointer.
  ///
  /// - Parameters:
  ///   - child: A GtkWidget without a parent.
  ///   - axis: The axis along which it scrolls.
  public convenience init(child: OpaquePointer, axis: Axis = .vertical) {
    self.init(child: UnsafeMutableRawPointer(child), axis: axis)
  }

  /// The view of a widget that was made from a file for GtkBuilder, or that C code holds.
  ///
  /// - Parameter widget: A GtkWidget.
  /// - Returns: The view, or `nil` when the widget is none of ours.
  public static func view(of widget: UnsafeMutableRawPointer?) -> TugView? {
    guard let widget, isInstance(widget, of: theClass.type) else { return nil }
    return WidgetClass.behavior(of: cast(widget)) as? TugView
  }

  private func replaceChild(with new: UnsafeMutablePointer<GtkWidget>?) {
    let old = content
    guard new != old, new == nil || !isTakenApart else { return }
    guard new.flatMap({ gtk_widget_get_parent($0) }) == nil else {
      return tug_gtk_warn("The child of a TugView must have no parent")
    }
    content = new
    if let new {
      g_object_ref_sink(new)
      gtk_widget_insert_before(new, widget, refreshButton.button)
    }
    findTarget()
    guard let old else { return }
    if gtk_widget_get_parent(old) == widget { gtk_widget_unparent(old) }
    g_object_unref(old)
  }

  isolated deinit {
    takeOutControls()
    tearDown()
    WidgetClass.release(self, from: widget)
    if let content { g_object_unref(content) }
  }

  /// Lets go of everything outside the widget.
  func tearDown() {
    isTakenApart = true
    input.end()
    header = nil
    footer = nil
    delivery?.cancel()
    clock.stop()
    target?.disconnect()
    target = nil
    for connection in settingsConnections { connection.disconnect() }
    settingsConnections = []
    focusConnection?.disconnect()
  }

  // MARK: Recording

  /// Begins to record everything that enters the engine.
  ///
  /// What leads to the present state comes first.
  /// `ReplayWriter` of TugReplay turns the recording into a file that plays the same on any machine.
  public func startRecording() { driver.startRecording() }

  /// Ends recording.
  ///
  /// - Returns: What was recorded, oldest first; empty when nothing was.
  public func stopRecording() -> [RecordedEvent] { driver.stopRecording() }

  // MARK: Commands

  /// Refreshes, as the header's key and its accessible action do.
  public func refresh() {
    if headerRefreshes { send(.tap(.start)) }
  }

  /// Loads more, as a tap on the footer does.
  public func loadMore() { send(.tap(.end)) }
}
