// SPDX-License-Identifier: MIT

import Tug
import TugReplay
import UIKit

@testable import TugUIKit

// What a finger and the clock do.

extension HostScroll {
  // MARK: Finger

  func move(to offset: Double, isFingerDown: Bool) {
    defer { seen.append(y) }
    guard offset.isFinite else {
      // UIKit stops an app that writes such an offset; here it is as if it reported one.
      host?.send(.scroll(offset: offset, isFingerDown: isFingerDown))
      return
    }
    guard isFingerDown else {
      fingerUp(velocity: 0)
      return write(offset)
    }
    fingerDown()
    // A finger that catches what is on its way, where it is shown, has not moved.
    guard !isCatching || abs(offset - shownY) > Self.slop else { return }
    isCatching = false
    finger?.drag(toY: offset)
    // No finger stretches a rubber band by the length of the list; code moves it there.
    if -top - offset >= geometry.viewport { write(offset) }
  }

  /// How far a finger moves before it drags.
  private static var slop: Double { 10 }

  private func write(_ offset: Double) {
    ownWrites.offsets += 1
    scroll.contentOffset.y = offset
  }

  func fingerDown() {
    guard finger == nil else { return }
    isCatching = abs(shownY - y) > Self.slop
    finger = StandIn.touch(scroll)
  }

  func fingerUp(velocity: Double) {
    finger?.up(velocity: CGVector(dx: 0, dy: velocity))
    finger = nil
  }

  func cancel() {
    finger?.cancel()
    finger = nil
  }

  // MARK: Time

  private static var frame: Double { 1.0 / 60 }

  func turn() {
    StandIn.turn()
    makeDueFrame()
  }

  /// Frames come sixty times a second; what is due at a moment between two is not waited for.
  private func makeDueFrame() {
    if case .at(let due) = engine.demand, due <= StandIn.now { StandIn.advance(by: Self.frame) }
  }

  func advance(by seconds: Double) {
    let end = now + seconds
    while now < end - 1e-9 { step(min(Self.frame, end - now)) }
    makeDueFrame()
  }

  func advance(to time: Double) {}

  func settle() -> Bool {
    turn()
    let end = now + 10
    while StandIn.isBusy || engine.demand != .none, now < end { step(Self.frame) }
    StandIn.turn()
    return now < end
  }

  private func step(_ seconds: Double) {
    StandIn.advance(by: seconds)
    seen.append(shownY)
  }
}
