// SPDX-License-Identifier: MIT

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private struct Registration {
    let action: UIAction
    let events: Event
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    let events: Event
  }

  private var registered: [Registration] = []
  private var targets: [Target] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true { didSet { setNeedsLayout() } }
  open var isSelected = false { didSet { setNeedsLayout() } }
  open var isHighlighted = false { didSet { setNeedsLayout() } }
  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registered.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    registered.append(Registration(action: action, events: controlEvents))
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(object: target.map { $0 as AnyObject }, action: action, events: controlEvents)
    )
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  open func sendActions(for controlEvents: Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    #if !canImport(ObjectiveC)
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if let object = entry.object { entry.action.call(object) }
    }
    #endif
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    // A finger may stray this far before a control lets go.
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    isHighlighted = isTouchInside
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    endTracking()
    sendActions(for: wasInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    endTracking()
    sendActions(for: .touchCancel)
  }

  /// What a double tap of VoiceOver does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  private func endTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
