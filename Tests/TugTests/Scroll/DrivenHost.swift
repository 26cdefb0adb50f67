// SPDX-License-Identifier: MIT

import Tug

/// A host of a driven scroll view: 2000 points of content in a viewport of 667, with a header of 60
/// and perhaps a footer of 44, at two pixels a point.
final class DrivenHost {
  let scroll: DrivenScroll
  private(set) var time = 0.0
  /// Everything that was ordered so far.
  private(set) var effects: [Effect] = []

  init(
    _ traits: DrivenScroll.Traits,
    trigger: Trigger? = .onRelease,
    footer: Trigger? = nil,
    content: Double = 2000
  ) {
    scroll = DrivenScroll(traits: traits)
    if let trigger {
      let header = LookMetrics(extent: 60)
      tell(.install(.start, StripOptions(role: .refresh, metrics: header, trigger: trigger)))
    }
    if let footer {
      var options = StripOptions(role: .load, metrics: LookMetrics(extent: 44), trigger: footer)
      options.minimumDisplay = 0
      tell(.install(.end, options))
    }
    layout(content: content)
    tell(.attached)
  }

  /// A host that makes room within its own scroll range and does not own drags, as a browser's
  /// container does.
  static func browser(trigger: Trigger = .onRelease, content: Double = 2000) -> DrivenHost {
    DrivenHost(
      DrivenScroll.Traits(hasRoomAtStart: true, hasRoomAtEnd: true),
      trigger: trigger,
      content: content
    )
  }

  /// A host that owns its drags and makes no room, as a GtkScrolledWindow does.
  static func window(
    slop: Double = 0,
    trigger: Trigger? = .onRelease,
    footer: Trigger? = nil,
    content: Double = 2000
  ) -> DrivenHost {
    DrivenHost(
      DrivenScroll.Traits(slop: slop, ownsDrags: true),
      trigger: trigger,
      footer: footer,
      content: content
    )
  }

  var phase: Phase? { scroll[.start]?.phase }
  var footerPhase: Phase? { scroll[.end]?.phase }
  var actions: Int { effects.filter { if case .perform = $0 { true } else { false } }.count }
  var isMoving: Bool { if case .until = scroll.demand { true } else { false } }

  /// Draws a finger from place to place, a sixtieth of a second each.
  @discardableResult
  func drag(_ places: Double...) -> [Bool] {
    down(at: places[0])
    return places.dropFirst().map { move(to: $0) }
  }

  func down(at place: Double, across: Double = 100) {
    scroll.fingerDown(main: place, cross: across, at: time)
    collect()
  }

  @discardableResult
  func move(to place: Double, across: Double = 100) -> Bool {
    time += 1 / 60
    defer { collect() }
    return scroll.fingerMoved(main: place, cross: across, at: time)
  }

  func lift(after pause: Double = 0.2) {
    time += pause
    scroll.fingerUp(at: time)
    collect()
  }

  func cancel() {
    scroll.fingerCancelled(at: time)
    collect()
  }

  @discardableResult
  func pad(_ delta: Double, cross: Double = 0) -> Bool {
    time += 1 / 60
    defer { collect() }
    return scroll.padMoved(by: delta, cross: cross, at: time)
  }

  func padBegan() {
    scroll.padBegan(at: time)
    collect()
  }

  func padEnded() {
    scroll.padEnded(at: time)
    collect()
  }

  @discardableResult
  func step(_ delta: Double) -> Bool {
    time += 0.1
    defer { collect() }
    return scroll.stepped(by: delta, at: time)
  }

  /// Time in which no frame is drawn.
  func pause(_ seconds: Double) { time += seconds }

  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time += 1 / 60
      tell(.frame)
    }
  }

  func tell(_ event: Event) {
    scroll.send(event, at: time)
    collect()
  }

  func layout(viewport: Double = 667, content: Double) {
    scroll.layout(viewport: viewport, content: content, scale: 2, at: time)
    collect()
  }

  func scrollNatively(to position: Double) {
    scroll.scrolled(to: position, at: time)
    collect()
  }

  func collect() {
    while let effect = scroll.nextEffect() { effects.append(effect) }
  }
}
