// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugReplay

// The same as the random events, for scroll views that are driven: eight hundred lives of 120 touches
// and other things.

@Test(arguments: 0..<8)
func `random touches break no rule of a driven scroll view`(batch: Int) {
  for seed in 0..<100 {
    var life = RandomTouches(seed: UInt64(batch * 100 + seed))
    if let broken = life.run(events: 120) {
      Issue.record("seed \(batch * 100 + seed): \(broken)\n\(life.replay)")
      return
    }
  }
}

/// One driven scroll view with two strips, and what must hold of it whatever happens.
private struct RandomTouches {
  private var random: SplitMix
  private let scroll: DrivenScroll
  private var time = 0.0
  private var content = 2000.0
  private var viewport = 667.0
  private var finger: Double?
  private var actions = 0
  private var entries = 0
  /// The first move that the content made farther than the finger, or that nobody asked for.
  private var leap: String?

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    scroll = DrivenScroll(
      traits: DrivenScroll.Traits(
        slop: random.chance(0.5) ? 0 : 8,
        ownsDrags: random.chance(0.5),
        hasRoomAtStart: random.chance(0.5),
        hasRoomAtEnd: random.chance(0.5)
      )
    )
    let header = LookMetrics(extent: random.double(20...90), dwell: .none)
    let triggers: [Trigger] = [.onRelease, .reach(prefetch: .points(100)), .tap]
    scroll.send(.install(.start, StripOptions(role: .refresh, metrics: header)), at: 0)
    let footer = StripOptions(
      role: .load,
      metrics: LookMetrics(extent: 44),
      trigger: triggers[random.below(3)]
    )
    scroll.send(.install(.end, footer), at: 0)
    scroll.send(.attached, at: 0)
    layout()
    scroll.startRecording()
  }

  /// The life so far as a replay file of the engine's events.
  var replay: String { ReplayWriter.text(of: scroll.stopRecording(), title: "Random touches") }

  /// - Returns: The rule that was broken, if one was.
  mutating func run(events: Int) -> String? {
    for _ in 0..<events {
      act()
      // The host's own range may have become shorter.
      if scroll.nativeOffset > end { scroll.scrolled(to: end, at: time) }
      if let broken = judge() { return broken }
    }
    return rest()
  }

  /// Where the host's own scrolling ends.
  private var end: Double {
    let room = scroll.traits.hasRoomAtEnd ? scroll[.end]?.contribution ?? 0 : 0
    return max(-scroll.startRoom, content + room - viewport)
  }

  private func layout() {
    scroll.layout(viewport: viewport, content: content, scale: 2, at: time)
  }

  // MARK: Events

  private mutating func act() {
    switch random.below(18) {
    case 0...5: moveFinger()
    case 6: lift()
    case 7: scroll.fingerCancelled(at: time)
    case 8, 9: scrollNatively()
    case 10: step()
    case 11: movePad()
    case 12: resize()
    case 13: call(random.chance(0.5) ? .start : .end)
    case 14: end(random.chance(0.5) ? .start : .end)
    case 15: scroll.send(random.chance(0.3) ? .detached : .attached, at: time)
    case 16: nonsense()
    default: wait(random.double(0...0.3))
    }
  }

  private mutating func moveFinger() {
    time += 1 / 60
    guard let place = finger else {
      finger = random.double(100...500)
      scroll.fingerDown(main: finger ?? 0, cross: 100, at: time)
      return
    }
    let next = place + random.double(-90...90)
    finger = next
    let native = scroll.nativeOffset
    let before = scroll.offset
    let isClaimed = scroll.fingerMoved(main: next, cross: 100 + random.double(-9...9), at: time)
    let moved = abs(scroll.offset - before)
    if moved > abs(next - place) + 0.5 {
      leap = leap ?? "\(moved) under \(next - place)"
    }
    // A drag that is not claimed scrolls the host.
    if !isClaimed { scroll.scrolled(to: min(native - (next - place), end), at: time) }
  }

  private mutating func lift() {
    finger = nil
    scroll.fingerUp(at: time)
  }

  private mutating func step() {
    let delta = random.double(-60...60)
    let before = scroll.offset
    _ = scroll.stepped(by: delta, at: time)
    let moved = abs(scroll.offset - before)
    if moved > abs(delta) + 0.5 { leap = leap ?? "\(moved) by a step of \(delta)" }
  }

  private mutating func movePad() {
    time += 1 / 60
    if random.chance(0.2) { scroll.padBegan(at: time) }
    _ = scroll.padMoved(by: random.double(-60...30), cross: 0, at: time)
    if random.chance(0.2) { scroll.padEnded(at: time) }
  }

  private mutating func scrollNatively() {
    scroll.scrolled(to: min(random.double(-100...max(0, content - viewport)), end), at: time)
  }

  private mutating func resize() {
    let (oldContent, oldOffset) = (content, scroll.offset)
    content = random.chance(0.1) ? 0 : random.double(0...3000)
    let isStill = finger == nil && scroll.displacement == 0
    if isStill, random.chance(0.3) { viewport = random.double(100...900) }
    layout()
    if finger != nil, content > oldContent, oldContent > 0, abs(scroll.offset - oldOffset) > 0.5 {
      leap = leap ?? "\(scroll.offset - oldOffset) for new rows"
    }
  }

  private func call(_ edge: Edge) {
    scroll.send(.begin(edge, reveal: .atEdge, notifies: true), at: time)
  }

  private mutating func end(_ edge: Edge) {
    let outcome = [Outcome.success, .failure, .cancelled, .noMore][random.below(4)]
    scroll.send(.end(edge, outcome, hasMore: true, token: nil), at: time)
  }

  private func nonsense() {
    scroll.fingerDown(main: .nan, cross: 0, at: time)
    _ = scroll.fingerMoved(main: .infinity, cross: 0, at: time)
    _ = scroll.padMoved(by: .nan, cross: 0, at: time)
    _ = scroll.stepped(by: .infinity, at: time)
    scroll.scrolled(to: .nan, at: time)
    scroll.layout(viewport: .nan, content: 1, scale: 1, at: .nan)
  }

  private mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time += 1 / 60
      scroll.send(.frame, at: time)
    }
  }

  // MARK: Rules

  private mutating func judge() -> String? {
    while let effect = scroll.nextEffect() {
      switch effect {
      case .perform: actions += 1
      case .phase(_, _, .refreshing): entries += 1
      case .moveOffset: return "a move is handed to the host"
      default: break
      }
    }
    if actions != entries { return "\(actions) actions for \(entries) entries into refreshing" }
    let numbers = [scroll.displacement, scroll.nativeOffset, scroll.translation, scroll.offset]
    if !numbers.allSatisfy(\.isFinite) { return "a number that is not finite" }
    return leap
  }

  /// Ends everything, lets it settle, and looks for what is left.
  private mutating func rest() -> String? {
    lift()
    scroll.send(.attached, at: time)
    for _ in 0..<4 {
      scroll.send(.end(.start, .cancelled, hasMore: false, token: nil), at: time)
      scroll.send(.end(.end, .cancelled, hasMore: false, token: nil), at: time)
      wait(2)
      if let broken = judge() { return broken }
    }
    if scroll.demand != .none { return "asks for \(scroll.demand) at rest" }
    if scroll.displacement > 0.5 { return "displaced by \(scroll.displacement) at rest" }
    let footer = scroll[.end]?.contribution ?? 0
    return scroll.displacement < -footer - 0.5 ? "displaced at the end at rest" : nil
  }
}
