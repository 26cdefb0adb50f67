// SPDX-License-Identifier: MIT

@MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func prepare() { StandIn.record.hapticPreparations += 1 }
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// The view keeps it as one of its interactions.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  open func impactOccurred(intensity: CGFloat) {
    StandIn.record.haptics.append(
      StandIn.Haptic(style: style, intensity: intensity, time: Clock.now)
    )
  }
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}
