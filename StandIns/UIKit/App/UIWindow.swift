// SPDX-License-Identifier: MIT

@MainActor
open class UIScreen: NSObject {
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var scale: CGFloat { StandIn.traits.displayScale }
}

/// The root of a view tree.
@MainActor
open class UIWindow: UIView {

  /// What the bars and the home indicator take, for tests.
  var ownSafeArea = UIEdgeInsets.zero
  var isKey = false
  private var isOnScreen = false

  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.weakWindows.removeAll { $0.window === self || $0.window == nil }
      windowScene?.weakWindows.append(UIWindowScene.WeakWindow(window: self))
    }
  }
  open var isKeyWindow: Bool { isKey }
  open var screen: UIScreen { UIApplication.shared.screen }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isOnScreen { oldValue?.disappear(false) }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if isOnScreen { rootViewController?.appear(false) }
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
    isOnScreen = true
    rootViewController?.appear(false)
  }

  open func makeKey() {
    for window in UIApplication.shared.liveWindows { window.isKey = false }
    isKey = true
  }
}
