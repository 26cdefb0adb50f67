// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

/// Who is at an edge: the app's control, and the view that shows it.
struct Occupant {
  let control: StripControl
  let view: StripView
}

/// Joins one axis of a scroll view to an engine.
///
/// It sends what happens as events and carries out the engine's orders; it decides nothing.
final class ScrollHost: Deliverer {
  let axis: Axis
  weak var view: UIScrollView?
  var engine = Engine()
  /// Those that have left in a callback while orders for them wait.
  var departures = Departures<Occupant>()
  var ledger: InsetLedger
  var finger = Finger()
  /// Set while the host itself writes insets, which is no news.
  var isWriting = false
  /// Set when insets are to be written that wait for the offset that moves along with them, or for
  /// the finger to lift.
  var areInsetsDue = false
  /// Set when something is to be carried out or shown.
  var isDeliveryDue = false
  /// Set when a change of the bounds has told of an offset that may be reported as well.
  var hasSampled = false
  /// Set while the pan recogniser reports that the finger has lifted.
  var isLifting = false
  /// Where a finger that has just lifted leaves the content.
  var releaseTarget: Double?
  /// How the list was to move, while a scroll that the app animates goes on instead.
  var postponed: Motion?
  /// Whether bouncing was switched on here, so that short content can be pulled.
  var hasEnabledBounce = false
  /// The pan's place across the axis as last sent.
  var pointer: Double?
  /// Which way the axis runs, as far as the ledger and the engine know.
  var direction: AxisDirection
  /// The length across the axis for which the strips were last installed.
  var breadth: Double?
  /// The command that refreshes without a gesture, while the scroll view offers it.
  var command: UIAccessibilityCustomAction?
  /// Where something has begun while the list could not be seen, which was not said.
  var unsaid: Set<Edge> = []
  /// What tells that the list, or a view that it lies in, is shown, while something is unsaid.
  var sight: [(view: ObjectIdentifier, observation: NSKeyValueObservation)] = []
  /// What is in the background.
  var background = Background() {
    didSet {
      if background.hasView != oldValue.hasView { send(.visible(!background.hasView)) }
    }
  }
  /// The subview that keeps this host.
  weak var marker: MarkerView?
  /// Called with each effect before it is carried out.
  var onEffect: ((Effect) -> Void)?

  private var header: Occupant?
  private var footer: Occupant?
  private var observer: ScrollObserver?
  private var notifications: [NotificationToken] = []
  private(set) lazy var wakeUp = WakeUp { [weak self] in self?.frame() }
  private(set) lazy var haptics = Haptics()

  // MARK: Lifecycle

  /// Joins a scroll view and begins to observe it.
  init(_ view: UIScrollView, axis: Axis) {
    self.view = view
    self.axis = axis
    direction = AxisDirection(of: axis, in: view)
    ledger = InsetLedger(ScrollPort(view: view, axis: axis, direction: direction, added: 0))
    observer = ScrollObserver(view) { [weak self] change in self?.receive(change) }
    notifications = observeApplication()
    updatePreferences()
    send(.geometry(geometry))
    sample()
    if view.window != nil { send(.attached) }
  }

  /// Lets go of the scroll view and gives back what was added to it.
  func leave() {
    for edge in Edge.allCases { place(nil, at: edge) }
    observer = nil
    notifications = []
    sight = []
    wakeUp.stop()
  }

  /// Whether it has no strip.
  var isEmpty: Bool { header == nil && footer == nil }

  /// Whether it has nothing to do.
  var mayLeave: Bool { isEmpty && engine.recording == nil }

  /// The scroll view as the engine sees it.
  var port: ScrollPort? {
    let added = ledger.added(.start) + ledger.added(.end)
    return view.map { ScrollPort(view: $0, axis: axis, direction: direction, added: added) }
  }

  // MARK: Strips

  /// The engine's state of a strip.
  func strip(_ edge: Edge) -> Strip? { engine[edge] }

  /// The app's control of a strip, and its view.
  func occupant(_ edge: Edge) -> Occupant? { edge == .start ? header : footer }

  /// The app's control of a strip.
  func control(_ edge: Edge) -> StripControl? { occupant(edge)?.control }

  /// The view of a strip.
  func stripView(_ edge: Edge) -> StripView? { occupant(edge)?.view }

  /// Puts a control at an edge in place of the one that is there.
  func place(_ control: StripControl?, at edge: Edge) {
    let old = self.control(edge)
    guard old !== control else { return }
    old.map { remove($0, at: edge) }
    if let control { control.host?.place(nil, at: control.edge) }
    // What the app has set when it heard of that stays.
    if let control, control.host == nil, let view, view.tug.control(axis, edge) == nil {
      // The app may have emptied the list, from which this host has gone then.
      guard marker?.host(axis) === self else { return view.tug.set(control, axis, edge) }
      control.host = self
      control.edge = edge
      set(Occupant(control: control, view: StripView(control: control)), at: edge)
      install(edge)
      if !control.isEnabled { send(.enabled(edge, false)) }
      if control.isHidden { send(.hidden(edge, true)) }
    }
    updateBounce()
    updateCommands()
  }

  /// Empties an edge, whose room is given back in the call.
  ///
  /// The control hears of its end when it has left, as soon as no callback goes on.
  private func remove(_ control: StripControl, at edge: Edge) {
    guard let occupant = occupant(edge) else { return }
    control.action.cancel()
    engine.send(.remove(edge), at: CACurrentMediaTime())
    departures.note(occupant, at: edge, after: engine.ordersGiven)
    control.host = nil
    // A list that goes takes its subviews along; nothing is to be done to it any more.
    if view != nil { occupant.view.removeFromSuperview() }
    set(nil, at: edge)
    writeInsets()
    deliver()
  }

  private func set(_ occupant: Occupant?, at edge: Edge) {
    switch edge {
    case .start: header = occupant
    case .end: footer = occupant
    }
  }

  /// Puts the control's options to the engine, with every distance worked out.
  func install(_ edge: Edge) {
    guard let control = control(edge), let port else { return }
    var options = control.options
    options.metrics = options.metrics.resolved(
      width: port.breadth,
      textScale: engine.preferences.textScale
    )
    stripView(edge)?.insert(into: port.view, options.placement)
    guard strip(edge)?.options != options else { return }
    send(.install(edge, options))
  }

  /// Lets content that is too short to scroll be pulled, as long as there is a strip.
  func updateBounce() {
    guard let view else { return }
    let isWanted = !isEmpty
    let isOn = axis == .vertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal
    guard isWanted ? !isOn : hasEnabledBounce else { return }
    hasEnabledBounce = isWanted
    switch axis {
    case .vertical: view.alwaysBounceVertical = isWanted
    case .horizontal: view.alwaysBounceHorizontal = isWanted
    }
    layoutChanged()
  }
}
#endif
