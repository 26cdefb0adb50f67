// SPDX-License-Identifier: MIT

import OwnLook
import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

/// Every look of the library on a list, in the states that people see.
nonisolated enum Gallery {
  /// A look as a header or a footer.
  struct Entry: Sendable, CustomTestStringConvertible {
    var name: String
    var look: Look
    var trigger: Trigger?
    var hasPictures = false
    var testDescription: String { name }
  }

  static let headers =
    Look.catalogue.map { Entry(name: $0.name, look: $0.look) } + [Entry(name: "tile", look: .tile)]

  static let footers = headers.map {
    Entry(name: "\($0.name) footer", look: $0.look, trigger: .onRelease)
  }

  static let others = [
    Entry(name: "mixture", look: .mixture, hasPictures: true),
    Entry(name: "tap footer", look: .standard, trigger: .tap),
    Entry(
      name: "pictures",
      look: .frames(FramesOptions(pictures: 3, count: 3)),
      hasPictures: true
    ),
    Entry(
      name: "standard with a picture",
      look: .standard(StandardOptions(arrow: 3)),
      hasPictures: true
    ),
    Entry(name: "ring with a picture", look: .ring(RingOptions(picture: 3)), hasPictures: true),
    Entry(
      name: "twoArc with a banner",
      look: .twoArc(TwoArcOptions(banner: 3)),
      hasPictures: true
    ),
  ]

  static let looks = headers + footers + others

  /// How a person has the device.
  enum Surroundings: CaseIterable {
    case usual
    case rightToLeft
    case reducedMotion
  }

  /// What a strip is doing.
  enum State: Hashable, Sendable, CustomTestStringConvertible {
    case pulled(Double)
    case disarmed
    case armedAgain
    case refreshing
    case pulledWhileRefreshing
    case ended(Outcome)
    case pulledWhileEnding
    case begunWhileEnding
    case retreating
    case pulledOutOfTheRetreat

    var testDescription: String { "\(self)" }

    static let all: [State] =
      [0.25, 0.5, 0.75, 1, 1.25, 1.5].map(State.pulled) + [
        .disarmed, .armedAgain, .refreshing, .pulledWhileRefreshing,
        .ended(.success), .ended(.failure), .ended(.cancelled), .ended(.noMore),
        .pulledWhileEnding, .begunWhileEnding, .retreating, .pulledOutOfTheRetreat,
      ]
  }

  /// A list with one strip.
  @MainActor
  final class Stage {
    let window: UIWindow
    let scroll = UIScrollView()
    let control: StripControl
    private var finger: StandIn.Touch?

    init(_ entry: Entry, _ surroundings: Surroundings = .usual) {
      StandIn.reset()
      if surroundings == .rightToLeft { StandIn.setLayoutDirection(.rightToLeft) }
      StandIn.isReduceMotionEnabled = surroundings == .reducedMotion
      window = StandIn.makeWindow(size: CGSize(width: 375, height: 400))
      scroll.frame = window.bounds
      scroll.contentSize = CGSize(width: 375, height: 1000)
      window.addSubview(scroll)
      control =
        entry.trigger.map { trigger in
          LoadMoreFooter(entry.look, trigger: trigger, onLoad: {})
        } ?? RefreshHeader(entry.look, onRefresh: {})
      if entry.hasPictures { control.images = [3: Self.pictures] }
      if entry.trigger == nil { scroll.tug.header = control } else { scroll.tug.footer = control }
      if entry.trigger != nil { scroll.contentOffset.y = end }
      StandIn.turn()
    }

    var strip: StripView? { control.host?.stripView(control.edge) }
    private var end: CGFloat { 1000 + scroll.contentInset.bottom - 400 }

    private static let pictures = [UIColor.systemRed, .systemGreen, .systemBlue].compactMap {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
      view.backgroundColor = $0
      return UIImage(data: StandIn.render(view, scale: 1).png)
    }

    func bring(to state: State) {
      guard control.options.trigger.isPull else { return tap(state) }
      switch state {
      case .pulled(let progress): pull(progress)
      case .disarmed:
        pull(1.2)
        StandIn.advance(by: 0.1)
        pull(0.7)
      case .armedAgain:
        pull(1.2)
        StandIn.advance(by: 0.1)
        pull(0.7)
        StandIn.advance(by: 0.05)
        pull(1.1)
      case .refreshing: refresh()
      case .pulledWhileRefreshing:
        refresh()
        StandIn.advance(by: 0.37)
        pull(1.6)
      case .ended(let outcome):
        refresh()
        control.end(outcome)
      case .pulledWhileEnding:
        refresh()
        control.end(.failure)
        StandIn.advance(by: 0.1)
        pull(1.3)
      case .begunWhileEnding:
        refresh()
        control.end(.success)
        StandIn.advance(by: 0.1)
        control.begin()
      case .retreating, .pulledOutOfTheRetreat:
        refresh()
        control.end(.success)
        StandIn.advance(by: 0.6)
        if state == .pulledOutOfTheRetreat { pull(0.8) }
      }
    }

    private func tap(_ state: State) {
      switch state {
      case .pulled, .disarmed, .armedAgain: return
      default: control.begin()
      }
      StandIn.advance(by: 0.4)
      switch state {
      case .ended(let outcome): control.end(outcome)
      case .retreating: control.end(.noMore)
      case .begunWhileEnding:
        control.end(.failure)
        control.begin()
      default: break
      }
    }

    private func refresh() {
      pull(1.2)
      lift()
      StandIn.settle()
    }

    /// Takes the finger away.
    func lift() {
      finger?.up()
      finger = nil
    }

    func pull(_ progress: Double) {
      let finger = finger ?? StandIn.touch(scroll)
      self.finger = finger
      let distance = control.options.triggerDistance * progress
      finger.drag(toY: control.edge == .start ? -distance : 600 + distance)
    }
  }
}
