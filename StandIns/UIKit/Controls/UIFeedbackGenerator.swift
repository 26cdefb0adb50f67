// SPDX-License-Identifier: MIT

@MainActor
open class UIFeedbackGenerator: NSObject {
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

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  open func impactOccurred(intensity: CGFloat) {
    StandIn.record.haptics.append(
      StandIn.Haptic(style: style, intensity: intensity, time: Clock.now)
    )
  }
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}
