// SPDX-License-Identifier: MIT

extension StandIn {
  // MARK: Application

  /// The application leaves the screen: notifications, and animations are taken off.
  public static func enterBackground() {
    let application = UIApplication.shared
    application.state = .inactive
    post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    scene.delegate?.sceneWillResignActive(scene)
    application.state = .background
    post(
      UIApplication.didEnterBackgroundNotification,
      UIScene.didEnterBackgroundNotification
    )
    scene.delegate?.sceneDidEnterBackground(scene)
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
    scene.delegate?.sceneWillEnterForeground(scene)
    application.state = .active
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    scene.delegate?.sceneDidBecomeActive(scene)
    turn()
  }

  // MARK: Scenes

  /// Another scene of the application, for windows of its own.
  public static func makeScene() -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
  }

  /// One scene of several leaves the screen, or comes back; the application stays.
  public static func setAway(_ isAway: Bool, _ scene: UIWindowScene) {
    scene.isAway = isAway
    NotificationCenter.default.post(
      name: isAway
        ? UIScene.didEnterBackgroundNotification : UIScene.willEnterForegroundNotification,
      object: scene
    )
    turn()
    guard isAway else { return }
    AnimationRegistry.dropForBackground(of: scene)
    turn()
  }

  private static func post(_ application: NSNotification.Name, _ ofScene: NSNotification.Name) {
    NotificationCenter.default.post(name: application, object: UIApplication.shared)
    NotificationCenter.default.post(name: ofScene, object: scene)
  }
}
