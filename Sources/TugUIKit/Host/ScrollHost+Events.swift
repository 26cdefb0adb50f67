// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

// From UIKit to the engine.

extension ScrollHost {
  // MARK: Observing

  /// Takes what the observer reports.
  func receive(_ change: ScrollObserver.Change) {
    switch change {
    case .bounds: hasSampled = sample()
    case .offset:
      // A change of the bounds may have told of it already.
      sample(isReported: !hasSampled)
      hasSampled = false
    case .length: layoutChanged()
    case .inset: insetsChanged()
    case .finger(let state): fingerChanged(state)
    }
  }

  /// The offset has changed, or may have.
  ///
  /// - Parameter isReported: Whether UIKit says so; a drag that ends where it began counts as well.
  /// - Returns: Whether it was told to the engine.
  @discardableResult
  func sample(isReported: Bool = false) -> Bool {
    layoutChanged()
    guard let view, let port else { return false }
    let isFingerDown = finger.isDown(on: view)
    if isFingerDown { point(port) }
    // The second finger of a pinch calls off what the first one has pulled.
    if engine.isFingerDown, view.isBeingZoomed { send(.fingerCancelled) }
    let offset = port.offset
    let isNew = offset != engine.offset || isFingerDown != engine.isFingerDown
    guard isNew || isReported else { return false }
    send(.scroll(offset: offset, isFingerDown: isFingerDown))
    return true
  }

  /// The app calls something: a finger may have come or gone without a sign.
  func act(_ event: Event) {
    sample()
    send(event)
  }

  /// The app takes a strip back to idle.
  ///
  /// In a callback the orders wait, and an action that was begun before in it is not called any more: they
  /// are those of a strip that has left, as it were.
  func reset(_ edge: Edge) {
    act(.reset(edge))
    guard DeliveryLine.shared.contains(self), let occupant = occupant(edge) else { return }
    departures.note(occupant, at: edge, after: engine.ordersGiven)
  }

  /// A frame that was asked for has come.
  func frame() {
    sample()
    catchUp()
    send(.frame)
  }

  /// A length or an inset has changed, or may have.
  func layoutChanged() {
    guard !isWriting else { return }
    // UIKit may bring the offset into range, and report it, before an inset that the app writes.
    if let port { ledger.appWrote(port) }
    followDirection()
    let (geometry, breadth) = (geometry, port?.breadth)
    if geometry != engine.geometry {
      feelFinger()
      send(.geometry(geometry))
    }
    // Of the breadth the engine knows nothing: a window that changes its width alone, say.
    guard breadth != self.breadth else { return }
    self.breadth = breadth
    for edge in Edge.allCases { install(edge) }
    deliver()
  }

  /// A finger that has come to rest on the list without a sign keeps its offset from being moved.
  private func feelFinger() {
    guard let view, !engine.isFingerDown, finger.isDown(on: view) else { return }
    send(.fingerDown)
  }

  /// The app may have turned the layout round, of which UIKit tells views nothing.
  private func followDirection() {
    guard let view else { return }
    let (old, new) = (direction, AxisDirection(of: axis, in: view))
    direction = new
    if new.isReversed != old.isReversed {
      ledger.turnRound()
      writeInsets()
    }
    if new != old {
      deliver()
      // A collection view flips its coordinates at its next layout only, which comes before the marker's.
      marker?.setNeedsLayout()
    }
    if view.isRightToLeft != engine.preferences.isRightToLeft { updatePreferences() }
  }

  /// The lengths of the scroll view without what was added to it.
  var geometry: ScrollGeometry {
    guard let view, let port else { return engine.geometry }
    let (start, end) = (port.adjustedInset(.start), port.adjustedInset(.end))
    return ScrollGeometry(
      viewport: port.viewport,
      content: port.content,
      baseStart: start - ledger.added(.start),
      baseEnd: end - ledger.added(.end),
      safeStart: start - port.ownInset(.start),
      safeEnd: end - port.ownInset(.end),
      scale: max(1, view.traitCollection.displayScale),
      isReversed: direction.isReversed
    )
  }

  private func insetsChanged() {
    guard !isWriting else { return }
    layoutChanged()
    writeInsets()
  }

  private func fingerChanged(_ state: UIGestureRecognizer.State) {
    guard let view, let port, let event = finger.note(state) else { return }
    switch event {
    case .down: if !view.isBeingZoomed { send(.fingerDown) }
    case .up:
      let velocity = view.panGestureRecognizer.velocity(in: view)
      isLifting = true
      send(.fingerUp(velocity: port.along(velocity)))
      isLifting = false
    case .cancelled: send(.fingerCancelled)
    }
  }

  private func point(_ port: ScrollPort) {
    let place = port.across(port.view.panGestureRecognizer.location(in: port.view))
    guard place != pointer else { return }
    pointer = place
    send(.pointer(place))
  }

  // MARK: Application

  func observeApplication() -> [NotificationToken] {
    [
      NotificationToken(UIApplication.didEnterBackgroundNotification) { [weak self] _ in
        self?.background.hasApp = true
      },
      NotificationToken(UIApplication.willEnterForegroundNotification) { [weak self] _ in
        self?.background.hasApp = false
      },
      NotificationToken(UIScene.didEnterBackgroundNotification) { [weak self] scene in
        self?.sceneMoved(scene, toBackground: true)
      },
      NotificationToken(UIScene.willEnterForegroundNotification) { [weak self] scene in
        self?.sceneMoved(scene, toBackground: false)
      },
      NotificationToken(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
        self?.updatePreferences()
      },
    ]
  }

  private func sceneMoved(_ scene: ObjectIdentifier?, toBackground isBackground: Bool) {
    guard let own = view?.window?.windowScene, ObjectIdentifier(own) == scene else { return }
    background.hasScene = isBackground
  }

  /// Motion, direction and text size as the user prefers them.
  func updatePreferences() {
    guard let view else { return }
    let preferences = Preferences(
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      isRightToLeft: view.isRightToLeft,
      textScale: view.traitCollection.textScale
    )
    if preferences != engine.preferences { send(.preferences(preferences)) }
    sample()
    for edge in Edge.allCases { install(edge) }
    for edge in Edge.allCases { stripView(edge)?.appearanceChanged() }
  }
}

extension UITraitCollection {
  /// The size of text in relation to the standard size.
  var textScale: Double {
    // A large number, since UIKit rounds to whole pixels.
    UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: self) / 1000
  }
}
#endif
