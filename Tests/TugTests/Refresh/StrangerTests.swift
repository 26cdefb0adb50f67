// SPDX-License-Identifier: MIT

import Testing
import Tug

/// A host as somebody writes it who has read the documentation of ``Engine`` and nothing else.
private struct Host {
  var engine = Engine()
  var time = 0.0
  var effects: [Effect] = []
  /// What the app does when an order is carried out.
  var app: (inout Host, Effect) -> Void = { _, _ in }
  private var isDelivering = false

  init(header: StripOptions? = nil, footer: StripOptions? = nil, content: Double = 2000) {
    if let header { send(.install(.start, header)) }
    if let footer { send(.install(.end, footer)) }
    grow(to: content)
    send(.attached)
    scroll(to: -64)
  }

  mutating func send(_ event: Event, at moment: Double? = nil) {
    engine.send(event, at: moment ?? time)
    guard !isDelivering else { return }
    isDelivering = true
    while let effect = engine.nextEffect() {
      effects.append(effect)
      if case .moveOffset(let offset, _) = effect { scroll(to: offset) }
      app(&self, effect)
    }
    isDelivering = false
  }

  mutating func scroll(to offset: Double, isFingerDown: Bool = false) {
    send(.scroll(offset: offset, isFingerDown: isFingerDown))
  }

  mutating func grow(to content: Double) {
    send(.geometry(ScrollGeometry(viewport: 667, content: content, baseStart: 64, scale: 2)))
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1.0 / 60)
      if engine.demand != .none { send(.frame) }
    }
  }

  mutating func pull() {
    send(.fingerDown)
    for offset in [-64.0, -90, -130] { scroll(to: offset, isFingerDown: true) }
    send(.fingerUp(velocity: 0))
  }

  var calls: [ActionToken] {
    effects.compactMap { if case .perform(let token) = $0 { token } else { nil } }
  }

  /// Whether all that the engine says of itself, and has ordered, are numbers a host can draw with.
  var isSound: Bool {
    let strips = Edge.allCases.allSatisfy { edge in
      guard let strip = engine[edge] else { return true }
      let numbers = [strip.pull, strip.progress, strip.contribution]
      return numbers.allSatisfy { $0.isFinite && $0 >= 0 } && engine.stripOrigin(edge).isFinite
    }
    return strips
      && effects.allSatisfy { effect in
        switch effect {
        case .reserve(_, let amount, let motion):
          amount.isFinite && amount >= 0 && motion.duration.isFinite
        case .moveOffset(let offset, let motion): offset.isFinite && motion.duration.isFinite
        case .frames(.at(let due)): !due.isNaN
        default: true
        }
      }
  }
}

private func header(_ change: (inout StripOptions) -> Void = { _ in }) -> StripOptions {
  var options = StripOptions(role: .refresh, metrics: LookMetrics(extent: 54))
  change(&options)
  return options
}

private let footer = StripOptions(role: .load, metrics: LookMetrics(extent: 44))

@Test func `a time that runs backwards, stands still or is none is the time of the last event`() {
  var host = Host(header: header())
  host.time = 10
  host.send(.begin(.start, reveal: .atEdge, notifies: true))
  host.send(.end(.start, .success, hasMore: false, token: nil), at: 5)
  for time in [3, .nan, -.infinity, .infinity, 10, 10.4] { host.send(.frame, at: time) }
  #expect(host.engine.header?.phase == .ending(.success))
  #expect(host.engine.header?.contribution == 54)
  for _ in 0..<3 { host.send(.frame, at: 10.5) }
  #expect(host.engine.header?.contribution == 0)
  host.send(.frame, at: 1e12)
  #expect(host.engine.header?.phase == .idle)
  #expect(host.engine.demand == .none)
}

@Test func `events without a strip, and before a window and a size, order nothing`() {
  var host = Host()
  host.effects = []
  let events: [Event] = [
    .fingerUp(velocity: .nan), .fingerCancelled, .scroll(offset: -500, isFingerDown: true),
    .begin(.start, reveal: .always, notifies: true), .reset(.end), .tap(.end), .remove(.start),
    .end(.end, .noMore, hasMore: true, token: nil), .hidden(.start, true), .enabled(.end, false),
    .pointer(.nan), .detached, .detached, .visible(false), .frame, .attached, .attached,
    .geometry(ScrollGeometry(viewport: .nan)), .preferences(Preferences(textScale: -1)),
  ]
  for event in events { host.send(event) }
  #expect(host.effects.isEmpty)
  #expect(host.engine.geometry.viewport == 667)
  #expect(host.engine.preferences.textScale == 1)
}

@Test func `two thousand pages that come within their call are two thousand calls`() {
  var content = 900.0
  var host = Host(footer: footer, content: content)
  host.app = { host, effect in
    guard case .perform(let token) = effect else { return }
    content += 100
    host.grow(to: content)
    host.send(.end(.end, .success, hasMore: false, token: token))
  }
  for _ in 0..<2000 { host.scroll(to: content - 667) }
  #expect(host.calls.count == 2000)
  #expect(host.engine.footer?.phase == .idle)
  #expect(host.engine.demand == .none)
}

@Test(arguments: 0..<24)
func `a strip that is replaced while any order is carried out leaves nothing behind`(place: Int) {
  var host = Host(header: header(), footer: footer)
  host.effects = []
  host.app = { host, _ in
    guard host.effects.count == place + 1 else { return }
    host.send(.remove(.start))
    host.send(.install(.start, header()))
  }
  host.pull()
  host.wait(0.3)
  if let call = host.calls.last { host.send(.end(.start, .success, hasMore: false, token: call)) }
  host.wait(2)
  #expect(host.engine.header?.phase == .idle)
  #expect(host.engine.header?.contribution == 0)
  #expect(host.isSound)
  host.pull()
  #expect(host.engine.header?.phase == .refreshing)
}

private let unsound: [(String, @Sendable (inout StripOptions) -> Void)] = [
  ("no extent", { $0.metrics.extent = 0 }), ("an extent below 0", { $0.metrics.extent = -5 }),
  ("an endless reveal", { $0.metrics.reveal = .timed(duration: .infinity, curve: .linear) }),
  ("a retreat that is none", { $0.metrics.retreat = .timed(duration: .nan, curve: .linear) }),
]

@Test(arguments: unsound.indices)
func `options without an extent or with a motion that never ends are ignored`(index: Int) {
  let (name, change) = unsound[index]
  #expect(Host(header: header(change)).engine.header == nil, "\(name)")
  var host = Host(header: header())
  host.send(.install(.start, header(change)))
  #expect(host.engine.header?.options == header(), "\(name)")
}

private let odd: [(String, @Sendable (inout StripOptions) -> Void)] = [
  ("trigger below 0", { $0.metrics.trigger = -1 }), ("hold below 0", { $0.metrics.hold = -9 }),
  ("dwell below 0", { $0.metrics.dwell = Dwell(success: -1) }),
  ("minimum below 0", { $0.minimumDisplay = -3 }), ("no minimum", { $0.minimumDisplay = .nan }),
  ("no times", { ($0.minimumDisplay, $0.metrics.dwell.success) = (.nan, .nan) }),
  ("retreat below 0", { $0.metrics.retreat = .timed(duration: -1, curve: .linear) }),
  ("no damping", { $0.metrics.reveal = .spring(duration: 1, dampingRatio: .nan) }),
]

@Test(arguments: odd.indices)
func `options that make no sense still let a refresh begin and end`(index: Int) {
  let (name, change) = odd[index]
  var host = Host(header: header(change))
  host.pull()
  #expect(host.engine.header?.phase == .refreshing, "\(name)")
  host.wait(0.5)
  host.send(.end(.start, .success, hasMore: false, token: host.calls.last))
  host.wait(3)
  #expect(host.engine.header?.phase == .idle, "\(name)")
  #expect(host.engine.offset == -64, "\(name)")
  #expect(host.isSound, "\(name)")
}
