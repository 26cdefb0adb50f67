// SPDX-License-Identifier: MIT

extension StandIn {
  public struct Write<Value> {
    public let view: ObjectIdentifier
    public let value: Value
    public let time: Double
  }

  public struct Post {
    public let notification: UIAccessibility.Notification
    public let argument: Any?
    public let time: Double
  }

  public struct Haptic: Sendable {
    public let style: UIImpactFeedbackGenerator.FeedbackStyle
    public let intensity: CGFloat
    public let time: Double
  }

  /// What was done since the last `reset()`; a test may clear any of it.
  public struct Record {
    /// Every call of the setter of `contentInset`, by whomever.
    public var insetWrites: [Write<UIEdgeInsets>] = []
    /// Every programmatic write of `contentOffset`, by whomever.
    public var offsetWrites: [Write<CGPoint>] = []
    public var posts: [Post] = []
    public var haptics: [Haptic] = []
    public var hapticPreparations = 0

    /// The texts of the announcements.
    public var announcements: [String] {
      posts.filter { $0.notification == .announcement }.map { post in
        (post.argument as? NSAttributedString)?.string ?? post.argument as? String ?? ""
      }
    }

    public func insetWrites(of view: UIScrollView) -> [UIEdgeInsets] {
      insetWrites.filter { $0.view == ObjectIdentifier(view) }.map(\.value)
    }

    public func offsetWrites(of view: UIScrollView) -> [CGPoint] {
      offsetWrites.filter { $0.view == ObjectIdentifier(view) }.map(\.value)
    }
  }

  public static var record: Record {
    get { World.current.record }
    set { World.current.record = newValue }
  }

  /// Observations that have neither been invalidated nor released.
  public static var observationCount: Int { World.current.observations }

  /// A layer as it is shown at a time, in a window or not; the values of its model are untouched.
  public static func presentation<Layer: CALayer>(of layer: Layer, at time: Double) -> Layer? {
    layer.presentation(at: time) as? Layer
  }

  /// Animations on all layers.
  public static var animationCount: Int { AnimationRegistry.count }

  /// Display links that a run loop holds, paused ones included.
  public static var displayLinkCount: Int { Clock.links.count }

  /// Display links that are called each frame.
  public static var activeDisplayLinkCount: Int { Clock.activeLinks.count }
}
