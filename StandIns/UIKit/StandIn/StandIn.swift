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

  public static var observerOrder = ObserverOrder.delegateFirst

  /// Whether `isDragging` is false already when the pan recognizer reports its end.
  public static var dragEndsBeforePan = false

  /// Whether content at its top follows a change of the top inset; else it is only confined.
  public static var topFollowsInset = true

  public static var isReduceMotionEnabled = false {
    didSet {
      post(UIAccessibility.reduceMotionStatusDidChangeNotification, oldValue, isReduceMotionEnabled)
    }
  }

  public static var isVoiceOverRunning = false {
    didSet {
      post(UIAccessibility.voiceOverStatusDidChangeNotification, oldValue, isVoiceOverRunning)
    }
  }

  /// The traits of the screen.
  public private(set) static var traits = UITraitCollection(values: TraitValues())

  /// Back to the state of a new process, apart from the clock, which only goes forward: to the next
  /// whole second, so that a test finds frames at the same times whatever ran before it.
  ///
  /// Views and observations that a test still holds stay alive; windows are left alone.
  public static func reset() {
    observerOrder = .delegateFirst
    dragEndsBeforePan = false
    topFollowsInset = true
    if isReduceMotionEnabled { isReduceMotionEnabled = false }
    if isVoiceOverRunning { isVoiceOverRunning = false }
    for touch in touches { touch.forget() }
    touches.removeAll()
    MovingViews.reset()
    AnimationRegistry.reset()
    CATransaction.reset()
    ViewAnimation.reset()
    Turn.reset()
    Clock.now = Clock.now.rounded(.down) + 1
    for link in Clock.links.values { link.invalidate() }
    UIApplication.shared.state = .active
    traits = UITraitCollection(values: TraitValues())
    UITraitCollection.current = traits
    record = Record()
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
    traits = UITraitCollection(values: new)
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

  // MARK: Application

  /// The application leaves the screen: notifications, and animations are taken off.
  public static func enterBackground() {
    let application = UIApplication.shared
    application.state = .inactive
    post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    application.state = .background
    post(
      UIApplication.didEnterBackgroundNotification,
      UIScene.didEnterBackgroundNotification
    )
    turn()
    AnimationRegistry.dropForBackground()
    turn()
  }

  public static func enterForeground() {
    let application = UIApplication.shared
    application.state = .inactive
    post(
      UIApplication.willEnterForegroundNotification,
      UIScene.willEnterForegroundNotification
    )
    application.state = .active
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    turn()
  }

  private static func post(_ application: NSNotification.Name, _ ofScene: NSNotification.Name) {
    NotificationCenter.default.post(name: application, object: UIApplication.shared)
    NotificationCenter.default.post(name: ofScene, object: scene)
  }
}
