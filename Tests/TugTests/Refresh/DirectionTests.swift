// SPDX-License-Identifier: MIT

import Testing
import Tug

/// A horizontal list with uneven insets, whose layout turns round.
private struct Turning {
  var engine = Engine()
  var time = 0.0
  var moves: [Double] = []
  var geometry = ScrollGeometry(viewport: 375, content: 2000, baseStart: 20, baseEnd: 50)

  init(_ edge: Edge, at offset: Double) {
    let metrics = LookMetrics(extent: 54, dwell: .none)
    var options = StripOptions(
      role: edge == .start ? .refresh : .load,
      metrics: metrics,
      trigger: .onRelease
    )
    options.minimumDisplay = 0
    send(.install(edge, options))
    send(.geometry(geometry))
    send(.attached)
    send(.scroll(offset: offset, isFingerDown: false))
  }

  mutating func send(_ event: Event) {
    engine.send(event, at: time)
    while let effect = engine.nextEffect() {
      guard case .moveOffset(let target, let motion) = effect else { continue }
      moves.append(target)
      lastMotion = motion
      engine.send(.scroll(offset: target, isFingerDown: false), at: time)
    }
  }

  private(set) var lastMotion: Motion?

  /// The sides change places; the content stays where it is, and so is elsewhere on the axis.
  mutating func turnRound() {
    moves = []
    (geometry.baseStart, geometry.baseEnd) = (geometry.baseEnd, geometry.baseStart)
    geometry.isReversed.toggle()
    send(.geometry(geometry))
    if moves.isEmpty {
      let offset = geometry.content - geometry.viewport - engine.offset
      send(.scroll(offset: offset, isFingerDown: engine.isFingerDown))
    }
  }
}

@Test func `A list that rests at an open strip goes with it to the other side`() {
  var list = Turning(.start, at: -20)
  list.send(.begin(.start, reveal: .atEdge, notifies: true))
  list.send(.scroll(offset: -74, isFingerDown: false))
  list.turnRound()
  #expect(list.moves == [-104])
  #expect(list.lastMotion == .immediate)
  #expect(list.engine.header?.contribution == 54)
  list.send(.end(.start, .success, hasMore: false, token: nil))
  list.send(.frame)
  #expect(list.moves == [-104, -50])
  #expect(list.engine.header?.contribution == 0)
}

@Test func `Even insets make no difference: the strip is at the other side all the same`() {
  var list = Turning(.start, at: -20)
  list.geometry.baseEnd = 20
  list.send(.geometry(list.geometry))
  list.send(.begin(.start, reveal: .atEdge, notifies: true))
  list.turnRound()
  #expect(list.moves == [-74])
}

@Test func `A strip at the end goes with its list as well`() {
  var list = Turning(.end, at: 1675)
  list.send(.begin(.end, reveal: .atEdge, notifies: true))
  #expect(list.moves == [1675 + 54])
  list.turnRound()
  #expect(list.moves == [2000 + 20 + 54 - 375])
  #expect(list.engine.footer?.contribution == 54)
}

@Test func `A list on its way back to the edge is at the other edge at once`() {
  var list = Turning(.start, at: -20)
  list.send(.begin(.start, reveal: .atEdge, notifies: true))
  list.send(.end(.start, .success, hasMore: false, token: nil))
  list.send(.frame)
  list.time += 0.1
  #expect(list.engine.header?.isRetreating == true)
  list.turnRound()
  #expect(list.moves == [-50])
  #expect(list.lastMotion == .immediate)
  list.time += 0.4
  list.send(.frame)
  #expect(list.engine.header?.phase == .idle)
}

@Test(arguments: [false, true])
func `A list that is elsewhere, or under a finger, stays where it is`(isFingerDown: Bool) {
  var list = Turning(.start, at: -20)
  list.send(.begin(.start, reveal: .atEdge, notifies: true))
  list.send(.scroll(offset: isFingerDown ? -74 : 600, isFingerDown: isFingerDown))
  list.turnRound()
  #expect(list.moves.isEmpty)
  #expect(list.engine.header?.phase == .refreshing)
  #expect(list.engine.header?.contribution == 0)
}

@Test func `An idle list is not moved`() {
  var list = Turning(.start, at: -20)
  list.turnRound()
  #expect(list.moves.isEmpty)
  #expect(list.engine.header?.phase == .idle)
}
