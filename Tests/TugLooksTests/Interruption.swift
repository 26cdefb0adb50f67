// SPDX-License-Identifier: MIT

import Testing
import Tug

/// Something that comes in the way of a refresh, at any moment of it.
struct Interruption: Sendable, CustomTestStringConvertible {
  /// When it can come.
  enum Moment {
    case always
    case pulled
    case working
    case ending
    case notWorking
    case begun
    case notEnding
  }

  var testDescription: String
  private var moment: Moment
  /// A phase in which it would change nothing.
  private var except: Phase?
  /// Brings it, and goes on for some frames: what is smoothed goes fastest at first.
  var come: @Sendable (inout Life) -> Void

  private static let after = 0.05

  static let all: [Interruption] =
    [
      Interruption("code begins", .notWorking) {
        $0.go(0.1, to: $0.stage.pull + ($0.stage.hold - $0.stage.pull) * 0.4, .refreshing)
      },
      Interruption("a finger pulls", .ending) { $0.go(0.1, to: $0.stage.pull + 10) },
      Interruption("a finger pulls back and forth", .ending) {
        $0.go(0.05, to: $0.stage.pull + 2.5)
        $0.go(0.05, to: max(0, $0.stage.pull - 2.5))
      },
      Interruption("the finger gives up", .pulled) { $0.go(0.1, to: $0.stage.pull * 0.75, .idle) },
      Interruption("the refresh is reset", .begun) { $0.go(0.1, to: $0.stage.pull * 0.75, .idle) },
      Interruption("it begins again", .ending) {
        $0.go(after, .refreshing)
        $0.go(after, .ending(.failure))
      },
      Interruption("the strip arms and disarms", .pulled) {
        let trigger = $0.stage.triggerDistance
        $0.go(0.4, to: trigger * 0.98)
        for progress in [1.02, 0.99, 1.01, 0.97] { $0.go(0.05, to: trigger * progress) }
      },
    ] + outcomes("it ends", .working) + outcomes("the result changes", .ending)

  /// What comes in the way of a footer that has its place for good, whose pull is none.
  static let reached: [Interruption] =
    [
      Interruption("it begins", .notWorking) { $0.go(0.1, .refreshing) },
      Interruption("it begins and ends at once", .notWorking) {
        $0.go(after, .refreshing)
        $0.go(after, .ending(.failure))
        $0.go(after, .failed)
      },
      Interruption("it is reset", .always, except: .idle) { $0.go(0.1, .idle) },
      Interruption("all is loaded", .notEnding, except: .exhausted) { $0.go(0.1, .exhausted) },
      Interruption("the last page ends", .working) {
        // Nothing is shown for it, so that the next phase follows at once.
        $0.go(Life.frame, .ending(.noMore))
        $0.go(0.1, .exhausted)
      },
    ]
    + [Outcome.success, .failure, .cancelled, .noMore].map { outcome in
      Interruption("it ends: \(outcome)", .begun, except: .ending(outcome)) {
        $0.go(0.1, .ending(outcome))
      }
    }

  /// Layouts that come at any moment.
  ///
  /// Their own frame may jump: the whole page is laid out anew.
  static let layouts: [Interruption] = [
    layout("the direction turns") { $0.preferences.isRightToLeft.toggle() },
    layout("the list gets narrower") { $0.width = 240 },
    layout("the list gets wider") { $0.width = 1400 },
    layout("the text gets larger") { $0.preferences.textScale = 2 },
    layout("the text gets smaller") { $0.preferences.textScale = 0.8 },
    layout("Reduce Motion is turned on or off") { $0.preferences.reducesMotion.toggle() },
    layout("the time of the last update goes") { $0.hasLastUpdate = false },
  ]

  private init(
    _ name: String,
    _ moment: Moment,
    except: Phase? = nil,
    _ come: @escaping @Sendable (inout Life) -> Void
  ) {
    testDescription = name
    self.moment = moment
    self.except = except
    self.come = come
  }

  /// Whether it can come in a phase.
  func canCome(in phase: Phase) -> Bool {
    guard phase != except else { return false }
    return switch moment {
    case .always: true
    case .pulled: phase.isPull
    case .working: phase.isRefreshing
    case .ending: phase.outcome != nil
    case .notWorking: !phase.isRefreshing
    case .begun: phase.isRefreshing || phase.outcome != nil
    case .notEnding: phase.outcome == nil
    }
  }

  private static func outcomes(_ name: String, _ moment: Moment) -> [Interruption] {
    [Outcome.success, .failure, .cancelled, .noMore].map { outcome in
      Interruption("\(name): \(outcome)", moment, except: .ending(outcome)) {
        $0.go(after, .ending(outcome))
        $0.go(0.1, to: $0.stage.pull * 0.75, .ending(outcome))
      }
    }
  }

  private static func layout(
    _ name: String,
    _ change: @escaping @Sendable (inout Stage) -> Void
  ) -> Interruption {
    Interruption(name, .always) {
      $0.layOut(change)
      $0.go(after, $0.stage.phase)
    }
  }
}
