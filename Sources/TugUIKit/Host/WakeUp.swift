// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Calls back at a time or each frame, and does not exist otherwise.
///
/// The only place that knows how UIKit delivers frames. The display link keeps its target, which
/// keeps nothing: when the owner is gone the link ends itself.
final class WakeUp {
  private var link: CADisplayLink?
  private var demand = FrameDemand.none
  private let onFrame: () -> Void

  /// Creates a wake-up that is not running.
  init(_ onFrame: @escaping () -> Void) { self.onFrame = onFrame }

  /// Serves a demand in place of the last one.
  func serve(_ demand: FrameDemand) {
    self.demand = demand
    if demand == .none { stop() } else if link == nil { start() }
  }

  /// Asks for nothing more.
  func stop() {
    demand = .none
    link?.invalidate()
    link = nil
  }

  private func start() {
    let target = Target(owner: self)
    #if canImport(ObjectiveC)
    let link = CADisplayLink(target: target, selector: #selector(Target.tick))
    #else
    let link = CADisplayLink(target: target, selector: Selector(Target.tick))
    #endif
    target.link = link
    // The common modes, so that it goes on while a finger scrolls.
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {
    switch demand {
    case .none: stop()
    case .at(let time): if CACurrentMediaTime() >= time { onFrame() }
    case .until, .forever: onFrame()
    }
  }

  private final class Target: NSObject {
    weak var owner: WakeUp?
    weak var link: CADisplayLink?

    init(owner: WakeUp) {
      self.owner = owner
      super.init()
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func tick() {
      if let owner { owner.tick() } else { link?.invalidate() }
    }
  }
}
#endif
