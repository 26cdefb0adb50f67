// SPDX-License-Identifier: MIT

extension StandIn {
  /// Starts an app as iOS does: its delegate, the configuration of its scene, the scene's delegate.
  ///
  /// - Parameters:
  ///   - delegate: The class that is marked with `@main`.
  ///   - safeArea: What the bars and the home indicator take.
  /// - Returns: The app's key window, if the scene's delegate has made one.
  @discardableResult
  public static func launch(
    _ delegate: (some UIApplicationDelegate).Type,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) -> UIWindow? {
    let application = UIApplication.shared
    let own = delegate.init()
    application.delegate = own
    _ = own.application(application, didFinishLaunchingWithOptions: nil)
    let session = scene.session
    let options = UIScene.ConnectionOptions()
    let configuration = own.application(
      application,
      configurationForConnecting: session,
      options: options
    )
    session.ownConfiguration = configuration
    let made = (configuration.delegateClass as? any UISceneDelegate.Type)?.init()
    scene.delegate = made
    made?.scene(scene, willConnectTo: session, options: options)
    made?.sceneWillEnterForeground(scene)
    made?.sceneDidBecomeActive(scene)
    scene.keyWindow?.ownSafeArea = safeArea
    turn()
    return scene.keyWindow
  }
}
