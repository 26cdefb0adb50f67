// SPDX-License-Identifier: MIT

/// What a test controls and reads.
///
/// Nothing of it exists on iOS.
@MainActor
public enum StandIn {
  /// Whether observers of an offset hear of it before or after the delegate.
  ///
  /// UIKit's order is not documented; a host must work with both.
  public enum ObserverOrder: Sendable, CaseIterable {
    case delegateFirst
    case observersFirst
  }

  public static var observerOrder: ObserverOrder {
    get { World.current.observerOrder }
    set { World.current.observerOrder = newValue }
  }

  /// Whether `isDragging` is false already when the pan recognizer reports its end.
  public static var dragEndsBeforePan: Bool {
    get { World.current.dragEndsBeforePan }
    set { World.current.dragEndsBeforePan = newValue }
  }

  /// Whether content at its top follows a change of the top inset; else it is only confined.
  public static var topFollowsInset: Bool {
    get { World.current.topFollowsInset }
    set { World.current.topFollowsInset = newValue }
  }

  /// Whether an offset is confined within the call that changes an inset or a size; else at layout.
  ///
  /// Stacks of programs that failed show that UIKit does so, and not under which conditions.
  public static var confinesAtOnce: Bool {
    get { World.current.confinesAtOnce }
    set { World.current.confinesAtOnce = newValue }
  }

  public static var isReduceMotionEnabled: Bool {
    get { World.current.isReduceMotionEnabled }
    set {
      let old = isReduceMotionEnabled
      World.current.isReduceMotionEnabled = newValue
      post(UIAccessibility.reduceMotionStatusDidChangeNotification, old, newValue)
    }
  }

  public static var isVoiceOverRunning: Bool {
    get { World.current.isVoiceOverRunning }
    set {
      let old = isVoiceOverRunning
      World.current.isVoiceOverRunning = newValue
      post(UIAccessibility.voiceOverStatusDidChangeNotification, old, newValue)
    }
  }

  /// The traits of the screen.
  public static var traits: UITraitCollection { World.current.traits }

  /// Back to the state of a new process: a new clock, new settings, no windows, nothing recorded.
  ///
  /// What an earlier test still holds stays in the world that it was made in.
  public static func reset() { World.startAfresh() }

  /// Runs a body, and the tasks that it starts, in a world of its own.
  ///
  /// Tests of one process that wait for something take turns on the main actor. Each of them needs
  /// its own clock.
  public nonisolated(nonsending) static func isolated<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await World.Holder.$own.withValue(World.Holder()) { try await body() }
  }

  // MARK: Traits

  public static func setStyle(_ style: UIUserInterfaceStyle) {
    change { $0.userInterfaceStyle = style }
  }

  public static func setContrast(_ contrast: UIAccessibilityContrast) {
    change { $0.accessibilityContrast = contrast }
    NotificationCenter.default.post(
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      object: nil
    )
  }

  public static func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    change { $0.layoutDirection = direction }
  }

  public static func setDisplayScale(_ scale: CGFloat) {
    change { $0.displayScale = scale }
  }

  public static func setContentSizeCategory(_ category: UIContentSizeCategory) {
    change { $0.preferredContentSizeCategory = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  private static func change(_ body: (inout TraitValues) -> Void) {
    let old = traits.values
    var new = old
    body(&new)
    guard new != old else { return }
    World.current.traits = UITraitCollection(values: new)
    UITraitCollection.current = traits
    for window in UIApplication.shared.liveWindows { window.traitsOfTreeChanged(old) }
    turn()
  }

  private static func post(_ name: NSNotification.Name, _ old: Bool, _ new: Bool) {
    if old != new { NotificationCenter.default.post(name: name, object: nil) }
  }

  // MARK: Window

  /// A visible key window of a size, whose root view is a plain view.
  public static func makeWindow(
    size: CGSize = CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets = .zero
  ) -> UIWindow {
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.frame = CGRect(origin: .zero, size: size)
    window.ownSafeArea = safeArea
    window.makeKeyAndVisible()
    return window
  }

  public static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
    window.ownSafeArea = insets
    turn()
  }

  public static var scene: UIWindowScene { UIApplication.shared.defaultScene }
}
