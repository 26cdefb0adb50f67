// SPDX-License-Identifier: MIT

import Tug

/// Events as plain numbers, so that a recording can be played in a build without text.
public enum EventStream {
  /// Appends an event and its time.
  public static func write(_ recorded: RecordedEvent, into numbers: inout [Double]) {
    numbers.append(recorded.time)
    switch recorded.event {
    case .install(let edge, let options):
      numbers += [0, code(edge)]
      write(options, into: &numbers)
    case .remove(let edge): numbers += [1, code(edge)]
    case .geometry(let it):
      numbers += [
        2, it.viewport, it.content, it.baseStart, it.baseEnd, it.safeStart, it.safeEnd, it.scale,
        code(it.isReversed),
      ]
    case .scroll(let offset, let isFingerDown): numbers += [3, offset, code(isFingerDown)]
    case .pointer(let place): numbers += [4, place]
    case .fingerDown: numbers.append(5)
    case .fingerUp(let velocity): numbers += [6, velocity]
    case .fingerCancelled: numbers.append(7)
    case .attached: numbers.append(8)
    case .detached: numbers.append(9)
    case .visible(let isVisible): numbers += [10, code(isVisible)]
    case .begin(let edge, let reveal, let notifies):
      numbers += [11, code(edge), Double(reveal.rawValue), code(notifies)]
    case .end(let edge, let outcome, let hasMore, let token):
      numbers += [12, code(edge), Double(outcome.rawValue), code(hasMore)]
      numbers += [code(token != nil), Double(token?.generation ?? 0)]
    case .reset(let edge): numbers += [13, code(edge)]
    case .tap(let edge): numbers += [14, code(edge)]
    case .enabled(let edge, let isEnabled): numbers += [15, code(edge), code(isEnabled)]
    case .hidden(let edge, let isHidden): numbers += [16, code(edge), code(isHidden)]
    case .exclusive(let isExclusive): numbers += [17, code(isExclusive)]
    case .preferences(let it):
      numbers += [18, code(it.reducesMotion), code(it.isRightToLeft), it.textScale]
    case .frame: numbers.append(19)
    }
  }

  /// Takes the next event out of a stream, or `nil` at its end.
  static func next(_ reader: inout NumberReader) -> RecordedEvent? {
    guard !reader.isAtEnd else { return nil }
    let time = reader.next()
    return event(&reader).map { RecordedEvent(time: time, event: $0) }
  }

  private static func event(_ reader: inout NumberReader) -> Event? {
    switch reader.code() {
    case 0: .install(reader.edge(), options(&reader))
    case 1: .remove(reader.edge())
    case 2: .geometry(geometry(&reader))
    case 3: .scroll(offset: reader.next(), isFingerDown: reader.flag())
    case 4: .pointer(reader.next())
    case 5: .fingerDown
    case 6: .fingerUp(velocity: reader.next())
    case 7: .fingerCancelled
    case 8: .attached
    case 9: .detached
    case 10: .visible(reader.flag())
    case 11: begin(&reader)
    case 12: end(&reader)
    case 13: .reset(reader.edge())
    case 14: .tap(reader.edge())
    case 15: .enabled(reader.edge(), reader.flag())
    case 16: .hidden(reader.edge(), reader.flag())
    case 17: .exclusive(reader.flag())
    case 18:
      .preferences(
        Preferences(
          reducesMotion: reader.flag(),
          isRightToLeft: reader.flag(),
          textScale: reader.next()
        )
      )
    case 19: .frame
    default: nil
    }
  }

  private static func geometry(_ reader: inout NumberReader) -> ScrollGeometry {
    ScrollGeometry(
      viewport: reader.next(),
      content: reader.next(),
      baseStart: reader.next(),
      baseEnd: reader.next(),
      safeStart: reader.next(),
      safeEnd: reader.next(),
      scale: reader.next(),
      isReversed: reader.flag()
    )
  }

  private static func begin(_ reader: inout NumberReader) -> Event {
    let edge = reader.edge()
    let reveal = Reveal(rawValue: UInt8(truncatingIfNeeded: reader.code())) ?? .never
    return .begin(edge, reveal: reveal, notifies: reader.flag())
  }

  private static func end(_ reader: inout NumberReader) -> Event {
    let edge = reader.edge()
    let outcome = Outcome(rawValue: UInt8(truncatingIfNeeded: reader.code())) ?? .success
    let hasMore = reader.flag()
    let generation = reader.optional()
    let token = generation.map { ActionToken(edge: edge, generation: UInt32($0)) }
    return .end(edge, outcome, hasMore: hasMore, token: token)
  }

  private static func code(_ edge: Edge) -> Double { Double(edge.rawValue) }
  private static func code(_ flag: Bool) -> Double { flag ? 1 : 0 }
}

// MARK: Options

extension EventStream {
  private static func write(_ options: StripOptions, into numbers: inout [Double]) {
    let metrics = options.metrics
    numbers += [Double(options.role.rawValue), metrics.extent]
    for length in [metrics.trigger, metrics.hold] {
      numbers += [code(length != nil), length ?? 0]
    }
    numbers.append(Double(metrics.placement.rawValue))
    write(metrics.reveal, into: &numbers)
    write(metrics.retreat, into: &numbers)
    let dwell = metrics.dwell
    numbers += [dwell.success, dwell.failure, dwell.cancelled, dwell.noMore]
    switch options.trigger {
    case .onRelease: numbers += [0, 0]
    case .onDistance: numbers += [1, 0]
    case .reach(.points(let points)): numbers += [2, points]
    case .reach(.viewports(let count)): numbers += [3, count]
    case .tap: numbers += [4, 0]
    }
    numbers += [Double(options.pullStart.rawValue), Double(options.visibility.rawValue)]
    numbers += [code(options.fillsViewport), code(options.loadsWhenEmpty)]
    numbers += [options.minimumDisplay, options.stripOffset]
  }

  private static func options(_ reader: inout NumberReader) -> StripOptions {
    let role: Role = reader.code() == 0 ? .refresh : .load
    var metrics = LookMetrics(extent: max(1e-9, reader.next()))
    metrics.trigger = reader.optional()
    metrics.hold = reader.optional()
    metrics.placement = Placement(rawValue: UInt8(truncatingIfNeeded: reader.code())) ?? .attached
    metrics.reveal = motion(&reader)
    metrics.retreat = motion(&reader)
    metrics.dwell = Dwell(
      success: reader.next(),
      failure: reader.next(),
      cancelled: reader.next(),
      noMore: reader.next()
    )
    var options = StripOptions(role: role, metrics: metrics, trigger: trigger(&reader))
    options.pullStart = reader.code() == 0 ? .anywhere : .edge
    let visibility = Visibility(rawValue: UInt8(truncatingIfNeeded: reader.code()))
    options.visibility = visibility ?? .whenNotEmpty
    options.fillsViewport = reader.flag()
    options.loadsWhenEmpty = reader.flag()
    options.minimumDisplay = reader.next()
    options.stripOffset = reader.next()
    return options
  }

  private static func trigger(_ reader: inout NumberReader) -> Trigger {
    let code = reader.code()
    let number = reader.next()
    return switch code {
    case 1: .onDistance
    case 2: .reach(prefetch: .points(number))
    case 3: .reach(prefetch: .viewports(number))
    case 4: .tap
    default: .onRelease
    }
  }

  static func write(_ motion: Motion, into numbers: inout [Double]) {
    switch motion.kind {
    case .immediate: numbers += [0, 0, 0, 0, 0, 0]
    case .timed(let duration, let curve):
      numbers += [1, duration, curve.x1, curve.y1, curve.x2, curve.y2]
    case .spring(let duration, let ratio): numbers += [2, duration, ratio, 0, 0, 0]
    }
  }

  private static func motion(_ reader: inout NumberReader) -> Motion {
    let code = reader.code()
    let (duration, a, b) = (reader.next(), reader.next(), reader.next())
    let (c, d) = (reader.next(), reader.next())
    return switch code {
    case 1: .timed(duration: duration, curve: TimingCurve(a, b, c, d))
    case 2: .spring(duration: duration, dampingRatio: a)
    default: .immediate
    }
  }
}
