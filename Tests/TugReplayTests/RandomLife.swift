// SPDX-License-Identifier: MIT

import Tug
import TugReplay

/// One scroll view with two strips, and what must hold of them whatever happens.
struct RandomLife {
  private var random: SplitMix
  var scroll = SimulatedScroll()
  var installed: [Edge: StripOptions] = [:]
  var published = Published()
  var isExclusive = true
  /// Begun by code that wants no call of the action, since the last judgement.
  var quietBegins = 0
  /// The edges without a strip before the present event.
  var empty: Set<Edge> = []

  /// The life so far as a replay file.
  var replay: String {
    ReplayWriter.text(of: scroll.engine.recording ?? [], title: "A random life")
  }

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    scroll.reporting = random.chance(0.5) ? .once : .everyFrame
    scroll.send(.attached)
    scroll.layout(ScrollGeometry(viewport: 667, content: 2000, baseStart: 64, scale: 3))
    scroll.place(at: -64)
    install(.start)
    install(.end)
    scroll.startRecording()
  }

  /// - Returns: The rule that was broken, if one was.
  mutating func run(events: Int) -> String? {
    for _ in 0..<events {
      empty = Set(Edge.allCases.filter { installed[$0] == nil })
      act()
      if let broken = judge() { return broken }
    }
    empty = []
    return rest()
  }

  // MARK: Events

  private mutating func act() {
    switch random.below(24) {
    case 0...4: drag()
    case 5: scroll.fingerDown()
    case 6, 7: scroll.fingerUp(velocity: random.double(-3000...3000))
    case 8: scroll.cancel()
    case 9: scroll.move(to: random.double(-200...1500), isFingerDown: false)
    case 10: layout()
    case 11: scroll.writeRaw(random.chance(0.7) ? .start : .end, random.double(0...120))
    case 12, 13: call(random.chance(0.6) ? .start : .end)
    case 14, 15: end(random.chance(0.6) ? .start : .end)
    case 16: scroll.send(random.chance(0.5) ? .detached : .attached)
    case 17: scroll.send(.visible(random.chance(0.6)))
    case 18: toggle(random.chance(0.5) ? .start : .end)
    case 19: reinstall(random.chance(0.5) ? .start : .end)
    case 20: nonsense()
    case 21: scroll.turn()
    default: scroll.advance(by: random.double(0...0.4))
    }
  }

  private mutating func drag() {
    let step = random.double(-90...90)
    let isNearEnd = random.chance(0.1)
    let target = isNearEnd ? scroll.geometry.restEnd + step : scroll.y + step
    scroll.move(to: target, isFingerDown: true)
  }

  private mutating func layout() {
    var geometry = scroll.geometry
    switch random.below(6) {
    case 0: geometry.content = random.chance(0.2) ? 0 : random.double(0...3000)
    case 1: geometry.content += random.double(-200...900)
    case 2: geometry.baseStart = random.double(0...150)
    case 3: geometry.baseEnd = random.double(0...90)
    case 4:
      geometry.isReversed.toggle()
      (geometry.baseStart, geometry.baseEnd) = (geometry.baseEnd, geometry.baseStart)
    default: geometry.viewport = random.chance(0.1) ? 0 : random.double(80...900)
    }
    scroll.layout(geometry)
  }

  private mutating func call(_ edge: Edge) {
    switch random.below(4) {
    case 0: scroll.send(.tap(edge))
    case 1: scroll.send(.reset(edge))
    default:
      let reveal = [Reveal.never, .atEdge, .always][random.below(3)]
      // One that has to wait may begin later, as one that calls the action.
      let other = edge == .start ? Edge.end : .start
      let notifies = random.chance(0.8) || (scroll.engine.isExclusive && isRunning(other))
      let wasRunning = isRunning(edge)
      scroll.send(.begin(edge, reveal: reveal, notifies: notifies))
      if !notifies, !wasRunning, isRunning(edge) { quietBegins += 1 }
    }
  }

  private mutating func end(_ edge: Edge) {
    let outcome = [Outcome.success, .failure, .cancelled, .noMore][random.below(4)]
    let token = random.chance(0.3) ? scroll.engine[edge]?.token : nil
    scroll.send(.end(edge, outcome, hasMore: random.chance(0.5), token: token))
  }

  private mutating func toggle(_ edge: Edge) {
    switch random.below(4) {
    case 0: scroll.send(.enabled(edge, random.chance(0.7)))
    case 1: scroll.send(.hidden(edge, random.chance(0.3)))
    case 2: scroll.send(.preferences(Preferences(reducesMotion: random.chance(0.5))))
    default:
      // Rules of exclusivity are judged only where nothing runs when it is switched on.
      isExclusive = random.chance(0.5) && !isRunning(.start) && !isRunning(.end)
      scroll.send(.exclusive(isExclusive))
    }
  }

  private mutating func reinstall(_ edge: Edge) {
    if installed[edge] != nil, random.chance(0.5) {
      scroll.send(.remove(edge))
      installed[edge] = nil
    } else {
      install(edge)
    }
  }

  private mutating func install(_ edge: Edge) {
    let metrics = LookMetrics(
      extent: random.double(10...90),
      trigger: random.chance(0.5) ? nil : random.double(10...120),
      hold: random.chance(0.5) ? nil : random.double(5...90),
      placement: [Placement.attached, .pinned, .behind][random.below(3)],
      retreat: random.chance(0.2) ? .immediate : .retreat,
      dwell: random.chance(0.5) ? .none : Dwell()
    )
    let triggers: [Trigger] = [
      .onRelease, .onDistance, .reach(prefetch: .points(random.double(0...300))),
      .reach(prefetch: .viewports(1)), .tap,
    ]
    let isHeader = edge == .start
    let isUsual = random.chance(0.8)
    var options = StripOptions(
      role: isHeader == isUsual ? .refresh : .load,
      metrics: metrics,
      trigger: triggers[random.below(isHeader && isUsual ? 2 : 5)]
    )
    options.pullStart = random.chance(0.8) ? .anywhere : .edge
    options.visibility = [Visibility.always, .whenNotEmpty, .whenContentFills][random.below(3)]
    options.fillsViewport = random.chance(0.3)
    options.minimumDisplay = random.chance(0.5) ? 0 : 0.3
    installed[edge] = options
    scroll.send(.install(edge, options))
  }

  private mutating func nonsense() {
    let number = [Double.nan, .infinity, -.infinity][random.below(3)]
    var geometry = scroll.geometry
    geometry.content = number
    switch random.below(4) {
    case 0: scroll.send(.scroll(offset: number, isFingerDown: scroll.engine.isFingerDown))
    case 1: scroll.send(.geometry(geometry))
    case 2: scroll.send(.pointer(number))
    default: scroll.send(.fingerUp(velocity: number))
    }
  }

  func isRunning(_ edge: Edge) -> Bool {
    scroll.engine[edge]?.phase.isRefreshing == true
  }
}

/// The phase that was last published at each edge.
struct Published {
  private var start = Phase.idle
  private var end = Phase.idle

  subscript(edge: Edge) -> Phase {
    get { edge == .start ? start : end }
    set { if edge == .start { start = newValue } else { end = newValue } }
  }
}
