// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a host that does not own drags keeps a pull from its first move on`() {
  let room = DrivenHost.browser()
  #expect(room.drag(100, 110, 130) == [true, true])
  #expect(room.scroll.displacement > 10)
}

@Test func `a pull that is pushed back past rest goes on as native scrolling`() {
  let room = DrivenHost.browser()
  #expect(room.drag(100, 140, 90, 80) == [true, false, false])
  #expect(room.scroll.offset == 0)
}

@Test func `a held header takes room in the native range without moving the content`() {
  let room = DrivenHost.browser()
  room.drag(100, 200, 300)
  let before = room.scroll.offset
  room.lift()
  #expect(room.phase == .refreshing)
  #expect(room.scroll.startRoom == 60)
  #expect(room.scroll.nativeOffset == -60)
  #expect(abs(room.scroll.offset - before) < 0.001)
  room.wait(1)
  #expect(room.scroll.displacement == 0)
  #expect(room.scroll.offset == -60)
}

@Test func `native scrolling in the room is scrolling, not a pull`() {
  let room = DrivenHost.browser()
  room.tell(.begin(.start, reveal: .atEdge, notifies: true))
  room.wait(1)
  room.scrollNatively(to: -20)
  #expect(room.scroll.displacement == 0)
  #expect(room.scroll.offset == -20)
  #expect(room.scroll.startRoom == 60)
  room.scrollNatively(to: 300)
  #expect(room.scroll.startRoom == 60)
  room.tell(.end(.start, .success, hasMore: false, token: nil))
  room.wait(2)
  #expect(room.phase == .idle)
  #expect(room.scroll.startRoom == 0)
  #expect(room.scroll.offset == 300)
}

@Test func `a retreat gives the room back at its first moment and closes by displacement`() {
  let room = DrivenHost.browser()
  room.tell(.begin(.start, reveal: .atEdge, notifies: true))
  room.wait(1)
  room.tell(.end(.start, .success, hasMore: false, token: nil))
  room.wait(0.6)
  #expect(room.scroll.startRoom == 0)
  #expect(room.scroll.nativeOffset == 0)
  #expect(room.scroll.displacement > 0)
  room.wait(1)
  #expect(room.scroll.displacement == 0)
}

@Test func `a finger that is down when the header is held keeps its place`() {
  let room = DrivenHost.browser(trigger: .onDistance)
  room.drag(100, 200)
  let before = room.scroll.offset
  _ = room.move(to: 240)
  #expect(room.phase == .refreshing)
  #expect(room.scroll.offset < before)
  let held = room.scroll.offset
  _ = room.move(to: 240.5)
  #expect(abs(room.scroll.offset - held) < 0.5)
  #expect(room.scroll.nativeOffset == -60)
}

@Test func `a browser's own bounce is no part of the translation`() {
  let room = DrivenHost.browser()
  room.drag(100)
  room.scrollNatively(to: -10)
  _ = room.move(to: 140)
  #expect(room.scroll.nativeBounce == 10)
  #expect(abs(room.scroll.translation - (room.scroll.displacement - 10)) < 1e-9)
}

@Test func `removal gives the room back at once`() {
  let room = DrivenHost.browser()
  room.tell(.begin(.start, reveal: .atEdge, notifies: true))
  room.wait(1)
  room.tell(.remove(.start))
  #expect(room.scroll.startRoom == 0)
  #expect(room.scroll.displacement == 0)
  #expect(room.scroll.nativeOffset == 0)
}

@Test func `short content rests at the room's start and closes to its own`() {
  let room = DrivenHost.browser(content: 200)
  room.drag(100, 300)
  room.lift()
  room.wait(1)
  #expect(room.scroll.nativeOffset == -60)
  #expect(room.scroll.displacement == 0)
  room.tell(.end(.start, .success, hasMore: false, token: nil))
  room.wait(2)
  #expect(room.scroll.nativeOffset == 0)
  #expect(room.scroll.displacement == 0)
}

@Test func `a header that keeps its place has its room at once and lies before the first row`() {
  let room = DrivenHost.browser(trigger: .reach(prefetch: .points(200)))
  #expect(room.scroll.startRoom == 60)
  #expect(room.scroll.offset == 0)
  room.scrollNatively(to: -60)
  #expect(room.scroll.offset == -60)
  #expect(room.scroll.translation == 0)
  #expect(room.drag(100, 140) == [false])
}

@Test(arguments: [2000.0, 185, 0])
func `room for a header that code opens moves no content, however short it is`(content: Double) {
  let room = DrivenHost.browser(content: content)
  room.tell(.begin(.start, reveal: .atEdge, notifies: true))
  #expect(room.scroll.startRoom == 60)
  #expect(room.scroll.offset == 0)
  // Further than this the host cannot scroll.
  #expect(room.scroll.nativeOffset <= max(-60, content - 667))
  room.wait(1)
  #expect(room.scroll.displacement == 0)
  #expect(room.scroll.offset == -60)
}

@Test func `a bounce ends in the room that a header begins to take in the middle of it`() {
  let host = DrivenHost.browser()
  host.drag(100, 150)
  host.lift()
  host.wait(0.05)
  #expect(host.isMoving)
  host.tell(.begin(.start, reveal: .never, notifies: true))
  let place = host.scroll.offset
  #expect(place < 0)
  host.wait(0.05)
  #expect(host.scroll.offset == place)
  #expect(host.scroll.displacement == 0)
}

@Test func `a held header that is switched off can still be pulled at`() {
  let host = DrivenHost.browser()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  host.tell(.enabled(.start, false))
  #expect(host.scroll.displacement == 0)
  #expect(host.drag(100, 120) == [true])
  #expect(host.scroll.displacement > 0)
}

@Test(arguments: [0.0, 300])
func `rows that go take the room of a header that loads along, and nothing flies in`(left: Double) {
  let room = DrivenHost.browser()
  let header = LookMetrics(extent: 60)
  var options = StripOptions(role: .load, metrics: header, trigger: .tap)
  options.visibility = .whenContentFills
  room.tell(.install(.start, options))
  #expect(room.scroll.startRoom == 60)
  room.scrollNatively(to: 700)
  room.layout(content: left)
  #expect(room.scroll.startRoom == 0)
  #expect(room.scroll.displacement == 0)
  room.scrollNatively(to: 0)
  #expect(room.scroll.displacement == 0)
  room.layout(content: 2000)
  #expect(room.scroll.offset == 0)
}

@Test(arguments: [false, true])
func `a drag out of the room that it has pulled open scrolls the list`(isBegunByCode: Bool) {
  let room = DrivenHost.browser(trigger: isBegunByCode ? .onRelease : .onDistance)
  let metrics = LookMetrics(extent: 60, trigger: 30)
  let trigger = isBegunByCode ? Trigger.onRelease : .onDistance
  room.tell(.install(.start, StripOptions(role: .refresh, metrics: metrics, trigger: trigger)))
  room.drag(100, 140)
  if isBegunByCode { room.tell(.begin(.start, reveal: .atEdge, notifies: true)) }
  room.move(to: 180)
  #expect(room.phase == .refreshing)
  #expect(room.scroll.displacement == 0)
  #expect(room.scroll.startRoom > 20)
  #expect(!room.move(to: 160))
  #expect(room.scroll.displacement == 0)
  room.scrollNatively(to: 50)
  room.lift()
  room.wait(1)
  #expect(room.scroll.offset == 50)
}
