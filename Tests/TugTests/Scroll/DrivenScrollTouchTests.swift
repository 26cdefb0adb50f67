// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a pull displaces by the rubber band, holds on release, and ends at rest`() {
  let host = DrivenHost.window()
  host.drag(100, 150, 300)
  #expect(host.scroll.displacement == RubberBand().shown(forTravel: 200, extent: 667))
  #expect(host.phase == .armed)
  host.lift()
  #expect(host.phase == .refreshing)
  host.wait(1)
  #expect(host.scroll.displacement == 60)
  #expect(host.scroll.demand == .none)
  host.tell(.end(.start, .success, hasMore: false, token: nil))
  host.wait(2)
  #expect(host.phase == .idle)
  #expect(host.scroll.displacement == 0)
  #expect(host.scroll.demand == .none)
  #expect(host.actions == 1)
}

@Test func `content that is let go starts back as fast as that of a UIScrollView`() {
  let host = DrivenHost.window()
  host.drag(100, 150)
  let start = host.scroll.displacement
  host.lift()
  let released = host.time
  host.wait(0.1)
  let bounce = Bounce(displacement: start, velocity: -7.4 * start)
  let expected = bounce.value(at: host.time - released)
  #expect(expected > 1 && (host.scroll.displacement - expected).magnitude < 1e-9)
}

@Test func `a touch within the slop is a tap and moves nothing`() {
  let host = DrivenHost.window(slop: 8)
  #expect(host.drag(100, 104, 108) == [false, false])
  #expect(host.scroll.displacement == 0)
  #expect(host.move(to: 109) == true)
  #expect(host.scroll.displacement < 1)
}

@Test func `a drag across the axis is left to others for good`() {
  let host = DrivenHost.window(slop: 8)
  host.down(at: 100, across: 100)
  #expect(!host.move(to: 104, across: 120))
  #expect(!host.move(to: 200, across: 130))
  #expect(host.scroll.displacement == 0)
  #expect(host.phase == .idle)
}

@Test func `one touch pulls, pushes back into the list, and pulls again`() {
  let host = DrivenHost.window()
  host.drag(300, 350, 200)
  #expect(host.scroll.displacement == 0)
  #expect(host.scroll.nativeOffset == 100)
  host.move(to: 400)
  #expect(host.scroll.nativeOffset == 0)
  #expect(host.scroll.displacement == RubberBand().shown(forTravel: 100, extent: 667))
}

@Test func `a drag that has to scroll first pulls only by what is left at the edge`() {
  let host = DrivenHost.browser()
  host.scrollNatively(to: 100)
  host.down(at: 300)
  host.scrollNatively(to: 50)
  #expect(!host.move(to: 350))
  host.scrollNatively(to: 0)
  #expect(!host.move(to: 400))
  #expect(host.move(to: 410))
  #expect(host.scroll.displacement == RubberBand().shown(forTravel: 10, extent: 667))
  host.move(to: 480)
  #expect(host.scroll.displacement == RubberBand().shown(forTravel: 80, extent: 667))
}

@Test func `what the host itself bounces is taken off the translation`() {
  let host = DrivenHost.browser()
  host.down(at: 300)
  for (native, finger) in [(0.0, 10.0), (-10, 30), (-25, 60), (-40, 90)] {
    host.move(to: 300 + finger)
    host.scrollNatively(to: native)
    let shown = RubberBand().shown(forTravel: finger, extent: 667)
    #expect(abs(host.scroll.translation - native - max(shown, -native)) < 1e-9)
  }
}

@Test func `a finger takes over a strip that retreats`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  host.tell(.end(.start, .cancelled, hasMore: false, token: nil))
  host.wait(0.2)
  let place = host.scroll.displacement
  #expect(place > 0 && place < 60)
  host.down(at: 100)
  #expect(host.phase == .idle)
  host.move(to: 101)
  #expect(abs(host.scroll.displacement - place) < 1)
  host.move(to: 400)
  host.lift()
  #expect(host.phase == .refreshing)
  #expect(host.actions == 2)
}

@Test func `a touch that is cancelled in mid-pull refreshes nothing`() {
  let host = DrivenHost.window()
  host.drag(100, 400)
  #expect(host.phase == .armed)
  host.cancel()
  #expect(host.isMoving)
  host.wait(1)
  #expect(host.phase == .idle)
  #expect(host.actions == 0)
  #expect(host.scroll.displacement == 0)
}

@Test func `without a header a drag past the start moves nothing`() {
  let host = DrivenHost.window(trigger: nil)
  #expect(host.drag(100, 200, 300) == [false, false])
  #expect(host.scroll.displacement == 0)
}

@Test func `a header that is switched off is not pulled`() {
  let host = DrivenHost.window()
  host.tell(.enabled(.start, false))
  #expect(host.drag(100, 200) == [false])
  #expect(host.scroll.displacement == 0)
}

@Test(arguments: [0.0, 0.1, 0.3, 0.6])
func `removal and leaving the window put the content back at once`(time: Double) {
  for event in [Event.remove(.start), .detached] {
    let host = DrivenHost.window()
    host.tell(.begin(.start, reveal: .atEdge, notifies: true))
    host.wait(time)
    host.tell(.end(.start, .cancelled, hasMore: false, token: nil))
    host.wait(0.1)
    host.tell(event)
    #expect(host.scroll.displacement == 0)
    #expect(!host.isMoving)
  }
}

@Test func `the header goes out of the way of native scrolling and returns to no hold`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  host.scrollNatively(to: 300)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
  #expect(host.scroll[.start]?.contribution == 0)
  #expect(host.phase == .refreshing)
}

@Test func `reduced motion leaves out every movement that nobody makes by hand`() {
  let host = DrivenHost.window()
  host.tell(.preferences(Preferences(reducesMotion: true)))
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  #expect(host.scroll.displacement == 60)
  host.tell(.end(.start, .cancelled, hasMore: false, token: nil))
  host.wait(1)
  #expect(host.scroll.displacement == 0)
  #expect(!host.effects.contains { if case .frames(.until) = $0 { true } else { false } })
}

@Test func `a footer that says there is no more is not pulled`() {
  let host = DrivenHost.window(footer: .onRelease)
  host.scrollNatively(to: 1333)
  #expect(host.drag(500, 450) == [true])
  host.cancel()
  host.wait(1)
  host.tell(.end(.end, .noMore, hasMore: false, token: nil))
  #expect(host.drag(500, 450) == [false])
  #expect(host.scroll.displacement == 0)
}

@Test(arguments: [(1333.0, true), (1332.8, true), (1332.7, false)])
func `half a pixel before the end a drag pulls the footer`(place: Double, pulls: Bool) {
  let host = DrivenHost.window(footer: .onRelease)
  host.scrollNatively(to: place)
  #expect(host.drag(500, 450) == [pulls])
}

@Test func `a drag on a held header follows the finger one to one down to its hold`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  host.drag(300, 270)
  #expect(host.scroll.displacement == 30)
  host.move(to: 300)
  #expect(host.scroll.displacement == 60)
  host.move(to: 310)
  #expect(host.scroll.displacement < 70)
}

@Test func `a drag across the axis lets the content that it has caught go on to rest`() {
  let host = DrivenHost.window(slop: 8)
  host.drag(100, 200)
  host.lift()
  host.wait(0.05)
  host.down(at: 100, across: 100)
  #expect(!host.isMoving)
  host.move(to: 104, across: 120)
  #expect(host.isMoving)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a pull pushed through a short list pulls nothing at an end without a footer`() {
  let host = DrivenHost.window(content: 700)
  host.drag(300, 350, 100)
  #expect(host.scroll.nativeOffset == 33)
  #expect(host.scroll.displacement == 0)
}

@Test func `a header that is removed under its pull leaves the content at rest at once`() {
  let host = DrivenHost.window()
  host.drag(100, 140)
  #expect(host.scroll.displacement > 0)
  host.tell(.remove(.start))
  #expect(host.scroll.displacement == 0)
  #expect(!host.scroll.isPulling)
}

@Test func `each frame of a motion asks for the next one`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  for _ in 0..<3 {
    let count = host.effects.count
    host.wait(1.0 / 60)
    let orders = host.effects[count...]
    #expect(orders.contains { if case .frames(.until) = $0 { true } else { false } })
  }
}

@Test func `a finger whose first move fires a header that it caught keeps its place`() {
  let host = DrivenHost.window(trigger: .onDistance)
  host.drag(100, 500)
  host.tell(.end(.start, .cancelled, hasMore: false, token: nil))
  host.lift()
  host.wait(0.15)
  host.down(at: 100)
  host.move(to: 140)
  #expect(host.actions == 2)
  let place = host.scroll.displacement
  host.move(to: 139)
  #expect(abs(host.scroll.displacement - place) <= 1)
}
