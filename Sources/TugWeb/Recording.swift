// SPDX-License-Identifier: MIT

#if TUG_RECORDING
import Tug

// Part of the module that pages load only to record: `-D TUG_RECORDING`.
//
// A recording as rows of numbers: time, kind, arguments. `Web/src/recording.js` makes words of them;
// strings would cost the module more than the rest of its code.

/// The numbers of one event, in memory that never moves.
final class EventRow {
  let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 48)
  private(set) var count = 0

  deinit {
    numbers.deallocate()
  }

  func removeAll() { count = 0 }

  // One call instead of its code at some fifty places keeps the module small.
  @inline(never)
  func put(_ number: Double) {
    numbers[count] = number
    count += 1
  }

  @inline(never)
  func put(_ first: Double, _ second: Double) {
    put(first)
    put(second)
  }

  @inline(never)
  func put(_ first: Double, _ second: Double, _ third: Double) {
    put(first, second)
    put(third)
  }
}

extension RecordedEvent {
  /// Appends the row of the event.
  func write(to row: EventRow) {
    row.put(time)
    switch event {
    case .install(let edge, let options):
      row.put(0, edge.number)
      options.write(to: row)
    case .remove(let edge): row.put(1, edge.number)
    case .geometry(let geometry):
      row.put(2, geometry.viewport, geometry.content)
      row.put(geometry.baseStart, geometry.baseEnd)
      row.put(geometry.safeStart, geometry.safeEnd, geometry.scale)
    case .scroll(let offset, let isFingerDown):
      row.put(3, offset, isFingerDown.number)
    case .pointer(let place): row.put(4, place)
    case .fingerDown: row.put(5)
    case .fingerUp(let velocity): row.put(6, velocity)
    case .fingerCancelled: row.put(7)
    case .attached: row.put(8)
    case .detached: row.put(9)
    case .visible(let isVisible): row.put(10, isVisible.number)
    case .begin(let edge, let reveal, let notifies):
      row.put(11, edge.number, Double(reveal.rawValue))
      row.put(notifies.number)
    case .end(let edge, let outcome, let hasMore, let token):
      row.put(12, edge.number, Double(outcome.rawValue))
      row.put(hasMore.number)
      if let token { row.put(token.edge.number, Double(token.generation)) }
    case .reset(let edge): row.put(13, edge.number)
    case .tap(let edge): row.put(14, edge.number)
    case .enabled(let edge, let isEnabled):
      row.put(15, edge.number, isEnabled.number)
    case .hidden(let edge, let isHidden):
      row.put(16, edge.number, isHidden.number)
    case .exclusive(let isExclusive): row.put(17, isExclusive.number)
    case .preferences(let preferences):
      row.put(18, preferences.reducesMotion.number)
      row.put(preferences.isRightToLeft.number, preferences.textScale)
    case .frame: row.put(19)
    }
  }
}

extension Bool {
  fileprivate var number: Double { self ? 1 : 0 }
}

extension Edge {
  fileprivate var number: Double { Double(rawValue) }
}

extension StripOptions {
  fileprivate func write(to row: EventRow) {
    row.put(Double(role.rawValue), extent, triggerDistance)
    row.put(hold)
    row.put(Double(metrics.placement.rawValue))
    let dwell = metrics.dwell
    row.put(dwell.success, dwell.failure, dwell.cancelled)
    row.put(dwell.noMore)
    metrics.reveal.write(to: row)
    metrics.retreat.write(to: row)
    switch trigger {
    case .onRelease: row.put(0, 0)
    case .onDistance: row.put(1, 0)
    case .reach(.points(let points)): row.put(2, points)
    case .reach(.viewports(let viewports)): row.put(3, viewports)
    case .tap: row.put(4, 0)
    }
    row.put(Double(pullStart.rawValue), Double(visibility.rawValue))
    row.put(fillsViewport.number, loadsWhenEmpty.number)
    row.put(minimumDisplay, stripOffset)
  }
}

extension Motion {
  /// Kind and five numbers, some of which mean nothing.
  fileprivate func write(to row: EventRow) {
    switch kind {
    case .immediate:
      row.put(0, 0, 0)
      row.put(0, 0, 0)
    case .timed(let duration, let curve):
      row.put(1, duration, curve.x1)
      row.put(curve.y1, curve.x2, curve.y2)
    case .spring(let duration, let dampingRatio):
      row.put(2, duration, dampingRatio)
      row.put(0, 0, 0)
    }
  }
}

extension Instance {
  /// Begins to record what enters the engine, or ends it and keeps what there is.
  func record(_ isOn: Bool) {
    if isOn { scroll.startRecording() } else { recording = scroll.stopRecording() }
  }

  /// Writes an event of the last recording into the row, and the row's address to the block.
  ///
  /// - Returns: The count of numbers in the row; 0 after the last event.
  func readRecording(_ place: Int) -> Int {
    guard recording.indices.contains(place) else {
      recording = []
      return 0
    }
    row.removeAll()
    recording[place].write(to: row)
    block[Block.list] = Double(UInt(bitPattern: row.numbers))
    return row.count
  }
}

/// Begins to record what enters the engine (1), or ends it (0).
@_expose(wasm, "record")
@c(tug_record)
public func record(_ handle: Handle, _ time: Double, _ isOn: Int32) {
  update(handle) { $0.record(isOn != 0) }
}

/// Reads an event of the last recording; the address of its numbers is in the block.
///
/// - Returns: The count of numbers: time, kind and arguments; 0 after the last event.
@_expose(wasm, "recorded")
@c(tug_recorded)
public func recorded(_ handle: Handle, _ time: Double, _ place: Int32) -> Int32 {
  update(handle) { Int32(truncatingIfNeeded: $0.readRecording(Int(place))) }
}
#endif
