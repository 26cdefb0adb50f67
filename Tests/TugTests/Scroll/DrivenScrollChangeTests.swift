// SPDX-License-Identifier: MIT

import Testing
import Tug

// What changes under a finger, in mid-motion, or at both edges at once.

/// A host of each kind, with a footer that is pulled.
private let hosts: [DrivenScroll.Traits] = [
  DrivenScroll.Traits(ownsDrags: true),
  DrivenScroll.Traits(hasRoomAtStart: true, hasRoomAtEnd: true),
]

@Test(arguments: hosts)
func `rows that come while a footer is pulled move nothing under the finger`(
  traits: DrivenScroll.Traits
) {
  let host = DrivenHost(traits, footer: .onRelease)
  host.scrollNatively(to: 1333)
  host.drag(500, 480, 440)
  #expect(host.scroll.displacement < 0)
  let before = host.scroll.offset
  host.layout(content: 3000)
  #expect(abs(host.scroll.offset - before) < 0.001)
  host.move(to: 439)
  #expect(abs(host.scroll.offset - before) <= 1.001)
  host.lift()
  host.wait(1)
  #expect(host.scroll.displacement == 0)
  #expect(host.actions == 0)
}

@Test func `rows that come while a touchpad pulls the footer move nothing`() {
  let host = DrivenHost.window(footer: .onRelease)
  host.scrollNatively(to: 1333)
  host.padBegan()
  for _ in 0..<3 { host.pad(20) }
  #expect(host.scroll.displacement < 0)
  let before = host.scroll.offset
  host.layout(content: 3000)
  host.pad(1)
  #expect(abs(host.scroll.offset - before) <= 1.001)
  host.padEnded()
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test(arguments: [Event.detached, .visible(false)])
func `a reveal that goes out of sight has arrived when it comes back`(event: Event) {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(0.1)
  host.tell(event)
  #expect(!host.isMoving)
  host.tell(.attached)
  host.tell(.visible(true))
  host.wait(1)
  #expect(host.phase == .refreshing)
  #expect(host.scroll.offset == -60)
}

@Test func `a bounce that goes out of sight is over`() {
  let host = DrivenHost.window()
  host.drag(100, 160)
  host.lift()
  host.wait(0.05)
  #expect(host.isMoving)
  host.tell(.visible(false))
  #expect(!host.isMoving)
  #expect(host.scroll.displacement == 0)
}

@Test(arguments: [Event.reset(.start), .remove(.start), .hidden(.start, true)])
func `a strip that goes in the turn of its begin never shows`(event: Event) {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.tell(event)
  #expect(host.scroll.displacement == 0)
  #expect(!host.isMoving)
  host.wait(0.1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a jump of the scrollbar under a pull ends the pull`() {
  let host = DrivenHost.window()
  host.drag(100, 250)
  #expect(host.phase == .armed)
  host.scrollNatively(to: 300)
  #expect(host.phase == .idle)
  host.lift()
  host.wait(1)
  #expect(host.actions == 0)
  #expect(host.scroll.offset == 300)
}

@Test func `a jump of the keyboard during a reveal or a retreat stands`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(0.1)
  host.scrollNatively(to: 300)
  host.wait(1)
  #expect(host.scroll.offset == 300)
  host.scrollNatively(to: 0)
  host.tell(.end(.start, .success, hasMore: false, token: nil))
  host.wait(0.6)
  host.scrollNatively(to: 200)
  host.wait(1)
  #expect(host.scroll.offset == 200)
  #expect(host.phase == .idle)
}

@Test func `a viewport that shrinks to nothing under a pull arms and leaves nothing`() {
  let host = DrivenHost.window()
  host.drag(100, 130)
  host.layout(viewport: 0, content: 2000)
  host.move(to: 400)
  #expect(host.phase != .armed)
  host.lift()
  host.layout(content: 2000)
  host.wait(1)
  #expect(host.actions == 0)
  #expect(host.scroll.displacement == 0)
}

@Test func `content that shrinks under a native drag makes room for no pull`() {
  let host = DrivenHost.window()
  host.scrollNatively(to: 800)
  host.drag(100, 90)
  host.layout(content: 100)
  host.scrollNatively(to: 0)
  host.move(to: 80)
  host.lift()
  host.wait(1)
  #expect(host.scroll.offset == 0)
  #expect(host.actions == 0)
}

@Test func `header and footer held at once over short content both go back to rest`() {
  let host = DrivenHost.window(footer: .onRelease, content: 300)
  host.tell(.exclusive(false))
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.tell(.begin(.end, reveal: .atEdge, notifies: true))
  host.wait(1)
  #expect(host.phase == .refreshing)
  #expect(host.footerPhase == .refreshing)
  host.tell(.end(.start, .success, hasMore: false, token: nil))
  host.tell(.end(.end, .success, hasMore: false, token: nil))
  host.wait(3)
  #expect(host.phase == .idle)
  #expect(host.footerPhase == .idle)
  #expect(host.scroll.displacement == 0)
  #expect(!host.isMoving)
}

@Test func `a second touch during a bounce takes the content where it is`() {
  let host = DrivenHost.window()
  host.drag(100, 160)
  host.lift()
  host.wait(0.05)
  let before = host.scroll.displacement
  #expect(before > 0)
  host.down(at: 300)
  host.move(to: 300.5)
  #expect(abs(host.scroll.displacement - before) < 1)
  host.lift()
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a finger that lands while the touchpad holds an armed strip refreshes once`() {
  let host = DrivenHost.window()
  host.padBegan()
  for _ in 0..<20 { host.pad(-20) }
  #expect(host.phase == .armed)
  host.down(at: 100)
  #expect(!host.pad(-20))
  host.lift()
  host.padEnded()
  host.wait(2)
  #expect(host.actions <= 1)
  #expect(host.scroll.offset == (host.actions == 1 ? -60 : 0))
}

@Test func `a drag that was refused claims nothing, and the next one does`() {
  let host = DrivenHost.window(slop: 8)
  host.down(at: 100, across: 100)
  host.move(to: 102, across: 140)
  host.move(to: 300, across: 140)
  #expect(host.scroll.displacement == 0)
  host.down(at: 100, across: 100)
  host.move(to: 300, across: 100)
  #expect(host.phase == .armed)
  host.cancel()
  host.wait(1)
  #expect(host.actions == 0)
  #expect(host.scroll.displacement == 0)
}

@Test func `numbers that are none move nothing`() {
  let host = DrivenHost.window()
  host.scrollNatively(to: .nan)
  host.layout(viewport: .infinity, content: .nan)
  host.down(at: 100)
  host.move(to: .nan)
  host.move(to: .infinity, across: .nan)
  host.lift()
  #expect(!host.step(.nan))
  #expect(!host.pad(-.infinity))
  #expect(host.scroll.offset == 0)
  #expect(host.scroll.geometry.viewport == 667)
}

@Test(arguments: hosts)
func `a refresh that begins under the finger lets the content go on from where it is`(
  traits: DrivenScroll.Traits
) {
  let host = DrivenHost(traits, trigger: .onDistance)
  host.drag(100, 180, 240)
  #expect(host.phase == .refreshing)
  let before = host.scroll.offset
  host.move(to: 241)
  #expect(abs(host.scroll.offset - before) <= 1.001)
}

@Test func `rows in the place of a pulled footer hand what follows to native scrolling`() {
  let host = DrivenHost(DrivenScroll.Traits(), trigger: nil, footer: .onRelease)
  host.scrollNatively(to: 1333)
  #expect(host.drag(500, 450) == [true])
  host.layout(content: 3000)
  #expect(host.scroll.displacement == 0)
  #expect(!host.move(to: 440))
  host.cancel()
  host.scrollNatively(to: 2333)
  host.pause(1)
  host.padBegan()
  #expect(host.pad(50))
  host.layout(content: 4000)
  #expect(host.scroll.displacement == 0)
  #expect(!host.pad(10))
}
