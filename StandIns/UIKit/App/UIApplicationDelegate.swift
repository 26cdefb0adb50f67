// SPDX-License-Identifier: MIT

/// Optional methods are methods with a default here.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// iOS makes the delegate by its class alone; without the Objective-C runtime a protocol must ask
  /// for the initializer.
  init()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// What `@main` calls; there is no run loop, so it returns.
  public static func main() { StandIn.launch(Self.self) }
}
