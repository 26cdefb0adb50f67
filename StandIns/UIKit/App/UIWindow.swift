// SPDX-License-Identifier: MIT

@MainActor
open class UIScreen: NSObject {
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var scale: CGFloat { StandIn.traits.displayScale }
}

@MainActor
open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState {
    UIApplication.shared.applicationState == .background ? .background : .foregroundActive
  }

  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification"
  )
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification"
  )
}

@MainActor
open class UIWindowScene: UIScene {
  var weakWindows: [WeakWindow] = []

  struct WeakWindow {
    weak var window: UIWindow?
  }

  open var windows: [UIWindow] { weakWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.last { $0.isKey } }
  open var screen: UIScreen { UIApplication.shared.screen }
  open var traitCollection: UITraitCollection { StandIn.traits }

  open func displayLink(target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  open func displayLink(action: @escaping @Sendable (CADisplayLink) -> Void) -> CADisplayLink? {
    CADisplayLink(action: action)
  }
}

/// The root of a view tree.
@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// What the bars and the home indicator take, for tests.
  var ownSafeArea = UIEdgeInsets.zero
  var isKey = false

  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.weakWindows.removeAll { $0.window === self || $0.window == nil }
      windowScene?.weakWindows.append(UIWindowScene.WeakWindow(window: self))
    }
  }
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { isKey }
  open var screen: UIScreen { UIApplication.shared.screen }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    prepare()
    self.windowScene = windowScene
    windowScene.weakWindows.append(UIWindowScene.WeakWindow(window: self))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backingLayer.isWindowRoot = true
    UIApplication.shared.register(self)
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    for window in UIApplication.shared.liveWindows { window.isKey = false }
    isKey = true
  }
}
