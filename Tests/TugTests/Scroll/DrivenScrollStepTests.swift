// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `a step during a reveal leaves the reveal alone`() {
  let host = DrivenHost.window()
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(0.1)
  #expect(host.isMoving)
  #expect(!host.step(20))
  host.wait(1)
  #expect(host.scroll.displacement == 60)
}

@Test func `a step out of a held header ends at rest, and the next one shows the footer`() {
  let host = DrivenHost.window(footer: .tap, content: 650)
  host.tell(.begin(.start, reveal: .atEdge, notifies: true))
  host.wait(1)
  #expect(host.step(100))
  #expect(host.scroll.displacement == 0)
  #expect(host.step(100))
  #expect(host.scroll.displacement == -27)
}

@Test func `a step into the list during a bounce takes its own length of it, at either end`() {
  let host = DrivenHost.window(footer: .onRelease)
  host.drag(300, 350)
  host.lift()
  let start = host.scroll.displacement
  #expect(start > 20)
  #expect(host.step(5))
  #expect(host.scroll.displacement == start - 5)
  #expect(!host.step(-5))
  host.wait(1)
  #expect(host.scroll.displacement == 0)

  host.scrollNatively(to: 1333)
  host.drag(300, 250)
  host.lift()
  let end = host.scroll.displacement
  #expect(end < -20)
  #expect(host.step(-5))
  #expect(host.scroll.displacement == end + 5)
  #expect(!host.step(5))
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a step towards a header that keeps its place scrolls while it is out of sight`() {
  let host = DrivenHost.window(trigger: .tap)
  host.scrollNatively(to: 300)
  host.wait(1)
  #expect(!host.step(-20))
  #expect(host.scroll.displacement == 0)
}

@Test func `coming to the end because rows have gone brings no footer into view`() {
  let host = DrivenHost.window(footer: .tap)
  host.scrollNatively(to: 1000)
  host.layout(content: 1500)
  host.scrollNatively(to: 833)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}

@Test func `a footer that has less to show after a layout begins to go there at once`() {
  let host = DrivenHost.window(footer: .tap, content: 650)
  #expect(host.step(100))
  #expect(host.scroll.displacement == -27)
  #expect(!host.isMoving)
  host.layout(content: 600)
  #expect(host.isMoving)
  host.wait(1)
  #expect(host.scroll.displacement == 0)
}
