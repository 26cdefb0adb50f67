// SPDX-License-Identifier: MIT

/// One instance of the app's user interface.
@MainActor
open class UIScene: UIResponder {
  /// Why the scene is created.
  @MainActor
  open class ConnectionOptions: NSObject {}

  private let ownSession: UISceneSession
  /// Whether this scene left the screen and the application did not.
  var isAway = false

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    ownSession = session
    super.init()
    session.scene = self
  }

  open var session: UISceneSession { ownSession }
  open var delegate: (any UISceneDelegate)?

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
