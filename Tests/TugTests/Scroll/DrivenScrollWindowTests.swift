// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a bounce that is sent elsewhere keeps its speed`() {
  let host = DrivenHost.window(footer: .tap)
  host.scrollNatively(to: 1333)
  host.wait(0.05)
  let place = host.scroll.displacement
  #expect(place < 0 && place > -44)
  host.tell(.hidden(.end, true))
  host.wait(1.0 / 60)
  #expect(host.scroll.displacement < place)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a header that was shown after the footer goes back to rest at the start`() {
  let host = DrivenHost.window(footer: .tap, content: 650)
  #expect(host.step(100))
  host.wait(1)
  #expect(host.scroll.displacement == -27)
  host.tell(.begin(.start, reveal: .always, notifies: true))
  host.wait(1)
  #expect(host.scroll.displacement == 60)
  host.tell(.end(.start, .cancelled, hasMore: false, token: nil))
  host.wait(2)
  #expect(host.scroll.displacement == 0)
}

@Test(arguments: [(0.05, 3000.0), (0.11, 0)])
func `a finger that rests before it lifts throws nothing`(rest: Double, velocity: Double) {
  let host = DrivenHost.window()
  host.scroll.startRecording()
  host.drag(100, 150)
  host.lift(after: rest)
  let velocities = host.scroll.stopRecording().compactMap { recorded -> Double? in
    if case .fingerUp(let velocity) = recorded.event { velocity } else { nil }
  }
  #expect(velocities.count == 1)
  #expect(velocities.allSatisfy { abs($0 - velocity) < 1e-6 })
}

@Test(arguments: [true, false])
func `what began under a finger opens at once when its list comes back into a window`(
  isPage: Bool
) {
  let host = isPage ? DrivenHost.browser() : DrivenHost.window()
  host.drag(100, 140)
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.tell(.detached)
  host.tell(.attached)
  #expect(!host.isMoving)
  #expect(host.scroll.offset == -60)
  #expect(host.phase == .refreshing)
}

@Test func `a drag at the end brings a footer that keeps its place into sight, point by point`() {
  let host = DrivenHost.window(footer: .tap)
  host.scrollNatively(to: 1333)
  #expect(host.scroll.displacement == 0)
  host.drag(300, 270)
  #expect(host.scroll.displacement == -30)
}

@Test func `a host is asked for the frame at which a result has been shown`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: false))
  host.wait(1)
  let end = host.time
  host.tell(.end(.start, .success, hasMore: false, token: nil))
  #expect(host.effects.last == .frames(.at(end + 0.5)))
}
