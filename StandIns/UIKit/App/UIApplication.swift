// SPDX-License-Identifier: MIT

@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open class var shared: UIApplication {
    let world = World.current
    let application = world.application ?? UIApplication()
    world.application = application
    return application
  }

  let screen = UIScreen()
  let defaultScene = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions()
  )
  /// What `delegate` says; iOS holds it elsewhere.
  var ownDelegate: (any UIApplicationDelegate)?
  private var registered: [UIWindowScene.WeakWindow] = []
  var state = State.active

  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    StandIn.traits.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  var liveWindows: [UIWindow] { registered.compactMap(\.window) }

  func register(_ window: UIWindow) {
    registered.removeAll { $0.window == nil }
    registered.append(UIWindowScene.WeakWindow(window: window))
  }

  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
}
