// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a touchpad pull refreshes when the fingers leave`() {
  let host = DrivenHost.window()
  host.padBegan()
  var last = 0.0
  for _ in 0..<8 {
    #expect(host.pad(-20))
    #expect(host.scroll.displacement > last)
    last = host.scroll.displacement
  }
  #expect(last == RubberBand().shown(forTravel: 160, extent: 667))
  host.padEnded()
  #expect(host.phase == .refreshing)
  #expect(host.actions == 1)
}

@Test func `momentum after the fingers have left pulls nothing`() {
  let host = DrivenHost.window()
  host.padBegan()
  host.pad(-20)
  host.padEnded()
  let place = host.scroll.displacement
  #expect(!host.pad(-500))
  #expect(host.scroll.displacement <= place)
  host.wait(1)
  #expect(host.actions == 0)
}

@Test func `a touchpad gesture that begins inside the list never pulls`() {
  let host = DrivenHost.window()
  host.scrollNatively(to: 500)
  host.padBegan()
  for _ in 0..<5 { #expect(!host.pad(-100)) }
  host.scrollNatively(to: 0)
  #expect(!host.pad(-100))
  #expect(host.scroll.displacement == 0)
}

@Test func `a touchpad gesture without an end ends in silence`() {
  let host = DrivenHost.window()
  for _ in 0..<10 { host.pad(-20) }
  #expect(host.phase == .armed)
  host.wait(0.3)
  #expect(host.phase == .refreshing)
}

@Test func `a sideways touchpad gesture does not pull`() {
  let host = DrivenHost.window()
  #expect(!host.pad(-20, cross: 30))
  #expect(!host.pad(-20))
  #expect(host.scroll.displacement == 0)
}

@Test func `ten clicks of a wheel at the top do nothing`() {
  let host = DrivenHost.window()
  for _ in 0..<10 { #expect(!host.step(-53)) }
  #expect(host.scroll.displacement == 0)
  #expect(host.phase == .idle)
}

@Test func `a step moves a held header out of the way before the list scrolls`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  #expect(host.step(40))
  #expect(host.scroll.displacement == 20)
  #expect(host.step(40))
  #expect(host.scroll.displacement == 0)
  #expect(!host.step(40))
}

@Test func `arriving at the end brings a footer into view that lies beyond the native range`() {
  let host = DrivenHost.window(footer: .tap)
  host.scrollNatively(to: 1333)
  host.wait(1)
  #expect(host.scroll.displacement == -44)
  host.scrollNatively(to: 1200)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `new rows take the footer's place without a move on screen`() {
  let host = DrivenHost.window(footer: .reach(prefetch: .points(0)))
  host.scrollNatively(to: 1333)
  host.wait(1)
  #expect(host.footerPhase == .refreshing)
  let offset = host.scroll.offset
  host.layout(content: 3000)
  host.tell(.end(.end, .success, hasMore: false, token: nil))
  host.wait(1)
  #expect(host.scroll.offset == offset)
  #expect(host.scroll.displacement == 0)
  #expect(host.actions == 1)
}

@Test func `a footer is pulled past the end and loads on release`() {
  let host = DrivenHost.window(footer: .onRelease, content: 900)
  host.scrollNatively(to: 233)
  host.drag(500, 300)
  #expect(host.footerPhase == .armed)
  host.lift()
  host.wait(1)
  #expect(host.footerPhase == .refreshing)
  #expect(host.scroll.offset == 277)
  host.tell(.end(.end, .cancelled, hasMore: false, token: nil))
  host.wait(1)
  #expect(host.scroll.offset == 233)
}

@Test func `a finger that lands takes an armed strip from the touchpad without a refresh`() {
  let host = DrivenHost.window()
  for _ in 0..<10 { host.pad(-20) }
  #expect(host.phase == .armed)
  host.down(at: 100)
  #expect(host.phase == .idle)
  host.lift()
  host.wait(1)
  #expect(host.actions == 0)
  #expect(host.scroll.displacement == 0)
}

@Test func `a gesture that follows an empty one at once pulls`() {
  let host = DrivenHost.window()
  host.padBegan()
  host.padEnded()
  host.padBegan()
  #expect(host.pad(-20))
}

/// The toolkit makes a gesture of what a server sends as momentum.
@Test(arguments: [(1.0 / 60, false), (0.0399, false), (0.0401, true)])
func `a gesture that begins within a break no finger can make is momentum`(
  after pause: Double,
  pulls: Bool
) {
  let host = DrivenHost.window()
  host.scrollNatively(to: 500)
  host.padBegan()
  for _ in 0..<5 { #expect(!host.pad(-100)) }
  host.scrollNatively(to: 0)
  host.padEnded()
  host.pause(pause)
  host.padBegan()
  for _ in 0..<30 { #expect(host.pad(-20) == pulls) }
  #expect((host.scroll.displacement > 0) == pulls)
  #expect((host.phase == .armed) == pulls)
}

/// An app that is busy takes its events late, after frames of a later time.
@Test(
  arguments: [(1.0 / 60, false), (0.0399, false), (0.0401, true), (0.15, true)],
  [(beforeEnd: 0.0, beforeBegin: 0.3), (0.3, 0.0)]
)
func `whether a gesture is momentum is a matter of when it was made, not of when it is told`(
  made: (after: Double, pulls: Bool),
  busy: (beforeEnd: Double, beforeBegin: Double)
) {
  let host = DrivenHost.window()
  host.scrollNatively(to: 500)
  host.padBegan()
  for _ in 0..<5 { #expect(!host.pad(-100)) }
  host.scrollNatively(to: 0)
  let end = host.time
  host.wait(busy.beforeEnd)
  host.scroll.padEnded(at: end)
  host.wait(busy.beforeBegin)
  host.scroll.padBegan(at: end + made.after)
  for step in 1...30 {
    let time = end + made.after + Double(step) / 60
    #expect(host.scroll.padMoved(by: -20, cross: 0, at: time) == made.pulls)
  }
  host.collect()
  #expect((host.scroll.displacement > 0) == made.pulls)
  #expect((host.phase == .armed) == made.pulls)
}

@Test func `a time of a touchpad that is no number counts as the present`() {
  let host = DrivenHost.window()
  host.padBegan()
  #expect(host.pad(-20))
  host.scroll.padEnded(at: .nan)
  host.pause(0.05)
  host.padBegan()
  #expect(host.pad(-20))
}

@Test func `a gesture that begins before the last one has ended lets that one go`() {
  let host = DrivenHost.window()
  host.padBegan()
  for _ in 0..<10 { host.pad(-40) }
  #expect(host.phase == .armed)
  host.padBegan()
  #expect(host.phase == .refreshing)
}

@Test func `a touchpad keeps the content in place when the header begins under it`() {
  let host = DrivenHost.window(trigger: .onDistance)
  host.padBegan()
  var place = 0.0
  while host.phase != .refreshing {
    host.pad(-10)
    place = host.scroll.displacement
  }
  host.pad(-1)
  #expect(host.scroll.displacement >= place)
  #expect(host.scroll.displacement < place + 1)
}

@Test func `a touchpad pushes a held header back, and the list scrolls only after that`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  host.padBegan()
  #expect(host.pad(20))
  #expect(host.scroll.displacement == 40)
  #expect(host.pad(50))
  #expect(host.scroll.displacement == 0)
  #expect(!host.pad(10))
}

@Test func `a touchpad pulls a header that only a drag from the edge may pull`() {
  let host = DrivenHost.window()
  var options = StripOptions(role: .refresh, metrics: LookMetrics(extent: 60))
  options.pullStart = .edge
  host.tell(.install(.start, options))
  for _ in 0..<10 { #expect(host.pad(-40)) }
  #expect(host.phase == .armed)
  host.padEnded()
  #expect(host.phase == .refreshing)
}

@Test func `a touchpad leads out of the room that it has pulled open into the list`() {
  let host = DrivenHost.browser(trigger: .onDistance)
  let metrics = LookMetrics(extent: 60, trigger: 30)
  host.tell(.install(.start, StripOptions(role: .refresh, metrics: metrics, trigger: .onDistance)))
  host.padBegan()
  for _ in 0..<5 { host.pad(-16) }
  #expect(host.phase == .refreshing)
  #expect(host.scroll.displacement == 0)
  #expect(host.pad(0))
  host.pad(10)
  #expect(host.scroll.displacement == 0)
  #expect(!host.pad(10))
}
