// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Three balls that circle in the middle of a window while the app is busy.
///
/// There is one per window scene: every value made for a scene names the same one. Calls are counted,
/// so that one piece of work does not hide what another has shown.
@MainActor public struct OrbitIndicator {
  private let scene: UIWindowScene

  /// The indicator of a scene.
  public init(_ scene: UIWindowScene) { self.scene = scene }

  /// Whether it can be seen.
  public var isShown: Bool { view != nil }

  /// Shows it over the scene's key window, or counts one more that wants it.
  ///
  /// Nothing happens in a scene without windows.
  ///
  /// - Parameters:
  ///   - look: What it shows: the look's scene of a refresh, in a box as wide as it is high, without
  ///     words and pictures. That of the call that shows it counts until it is hidden.
  ///   - blocksInteraction: Whether touches and VoiceOver reach nothing else meanwhile; counts until it
  ///     is hidden when any call asks for it.
  public func show(_ look: Look = .orbit, blocksInteraction: Bool = false) {
    guard let window = scene.keyWindow ?? scene.windows.last else { return }
    let shown = view ?? OrbitView(look, frame: window.bounds)
    let isNew = shown.superview == nil
    shown.count += 1
    if isNew { window.addSubview(shown) }
    // A controller may have been presented over one that is there.
    shown.superview?.bringSubviewToFront(shown)
    if blocksInteraction, !shown.blocksInteraction {
      shown.block()
    } else if isNew {
      let argument = StripDefaults.shared.texts.announcement(.loading)
      UIAccessibility.post(notification: .announcement, argument: argument)
    }
  }

  /// Takes back one call that showed it; with the last one it goes away.
  ///
  /// Too many calls do nothing.
  public func hide() {
    guard let view else { return }
    view.count -= 1
    guard view.count == 0 else { return }
    view.removeFromSuperview()
    if view.blocksInteraction { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  /// Found among the subviews of the windows, so that nothing has to be kept.
  var view: OrbitView? {
    for window in scene.windows {
      for case let view as OrbitView in window.subviews { return view }
    }
    return nil
  }
}

/// Covers the window and shows the balls in its middle.
final class OrbitView: UIView {
  /// How many want it.
  var count = 0
  private(set) var blocksInteraction = false
  private let look: Look
  private let box: UIView
  private(set) lazy var layers = SceneLayers(root: box.layer)
  private var notifications: [NotificationToken] = []

  // MARK: Lifecycle

  init(_ look: Look, frame: CGRect) {
    self.look = look
    let side = CGFloat(look.metrics.extent)
    box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.isAccessibilityElement = true
    box.accessibilityLabel = StripDefaults.shared.texts.loading
    box.accessibilityLanguage = StripDefaults.shared.texts.language(of: .loading)
    box.accessibilityTraits = .updatesFrequently
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps everything else from touches and VoiceOver.
  func block() {
    blocksInteraction = true
    accessibilityViewIsModal = true
    // VoiceOver would stay at what it has just read, and could activate it.
    UIAccessibility.post(notification: .layoutChanged, argument: box)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    blocksInteraction ? self : nil
  }

  // MARK: Drawing

  override func didMoveToWindow() {
    super.didMoveToWindow()
    notifications = []
    guard window != nil else { return layers.clear() }
    show()
    // Core Animation drops what moves when the app or its scene goes to the background.
    let names = [
      UIApplication.willEnterForegroundNotification,
      UIScene.willEnterForegroundNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    notifications = names.map { name in
      NotificationToken(name) { [weak self] _ in self?.show() }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil { show() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if window != nil { show() }
  }

  private func show() {
    let width = Double(box.bounds.width)
    let preferences = Preferences(reducesMotion: UIAccessibility.isReduceMotionEnabled)
    let context = LookContext(
      phase: .refreshing,
      width: width,
      metrics: look.metrics(for: .refresh, width: width, textScale: 1),
      preferences: preferences,
      measure: { _, _ in TextSize(width: 0, height: 0) }
    )
    let resources = SceneLayers.Resources(
      palette: Palette(self, own: StripDefaults.shared.colors),
      scale: max(1, traitCollection.displayScale),
      isRightToLeft: false,
      text: { _ in "" },
      images: [:]
    )
    layers.show(look, context, resources, at: CACurrentMediaTime())
  }
}
#endif
