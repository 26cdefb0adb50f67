// SPDX-License-Identifier: MIT

import Tug

// A recording as rows of numbers: time, kind, arguments. `Web/src/recording.js` makes words of them;
// strings would cost the module more than the rest of its code.

extension RecordedEvent {
  /// Appends the row of the event.
  func write(to row: inout [Double]) {
    row.append(time)
    switch event {
    case .install(let edge, let options):
      row.append(contentsOf: [0, edge.number])
      options.write(to: &row)
    case .remove(let edge): row.append(contentsOf: [1, edge.number])
    case .geometry(let geometry):
      row.append(contentsOf: [2, geometry.viewport, geometry.content])
      row.append(contentsOf: [geometry.baseStart, geometry.baseEnd])
      row.append(contentsOf: [geometry.safeStart, geometry.safeEnd, geometry.scale])
    case .scroll(let offset, let isFingerDown):
      row.append(contentsOf: [3, offset, isFingerDown ? 1 : 0])
    case .pointer(let place): row.append(contentsOf: [4, place])
    case .fingerDown: row.append(5)
    case .fingerUp(let velocity): row.append(contentsOf: [6, velocity])
    case .fingerCancelled: row.append(7)
    case .attached: row.append(8)
    case .detached: row.append(9)
    case .visible(let isVisible): row.append(contentsOf: [10, isVisible ? 1 : 0])
    case .begin(let edge, let reveal, let notifies):
      row.append(contentsOf: [11, edge.number, Double(reveal.rawValue), notifies ? 1 : 0])
    case .end(let edge, let outcome, let hasMore, let token):
      row.append(contentsOf: [12, edge.number, Double(outcome.rawValue), hasMore ? 1 : 0])
      if let token { row.append(contentsOf: [token.edge.number, Double(token.generation)]) }
    case .reset(let edge): row.append(contentsOf: [13, edge.number])
    case .tap(let edge): row.append(contentsOf: [14, edge.number])
    case .enabled(let edge, let isEnabled):
      row.append(contentsOf: [15, edge.number, isEnabled ? 1 : 0])
    case .hidden(let edge, let isHidden):
      row.append(contentsOf: [16, edge.number, isHidden ? 1 : 0])
    case .exclusive(let isExclusive): row.append(contentsOf: [17, isExclusive ? 1 : 0])
    case .preferences(let preferences):
      row.append(contentsOf: [18, preferences.reducesMotion ? 1 : 0])
      row.append(contentsOf: [preferences.isRightToLeft ? 1 : 0, preferences.textScale])
    case .frame: row.append(19)
    }
  }
}

extension Edge {
  fileprivate var number: Double { Double(rawValue) }
}

extension StripOptions {
  fileprivate func write(to row: inout [Double]) {
    row.append(contentsOf: [Double(role.rawValue), extent, triggerDistance, hold])
    row.append(Double(metrics.placement.rawValue))
    let dwell = metrics.dwell
    row.append(contentsOf: [dwell.success, dwell.failure, dwell.cancelled, dwell.noMore])
    metrics.reveal.write(to: &row)
    metrics.retreat.write(to: &row)
    switch trigger {
    case .onRelease: row.append(contentsOf: [0, 0])
    case .onDistance: row.append(contentsOf: [1, 0])
    case .reach(.points(let points)): row.append(contentsOf: [2, points])
    case .reach(.viewports(let viewports)): row.append(contentsOf: [3, viewports])
    case .tap: row.append(contentsOf: [4, 0])
    }
    row.append(contentsOf: [Double(pullStart.rawValue), Double(visibility.rawValue)])
    row.append(contentsOf: [fillsViewport ? 1 : 0, loadsWhenEmpty ? 1 : 0])
    row.append(contentsOf: [minimumDisplay, stripOffset])
  }
}

extension Motion {
  /// Kind and five numbers, some of which mean nothing.
  fileprivate func write(to row: inout [Double]) {
    switch self {
    case .immediate: row.append(contentsOf: [0, 0, 0, 0, 0, 0])
    case .timed(let duration, let curve):
      row.append(contentsOf: [1, duration, curve.x1, curve.y1, curve.x2, curve.y2])
    case .spring(let duration, let dampingRatio):
      row.append(contentsOf: [2, duration, dampingRatio, 0, 0, 0])
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
    row.removeAll(keepingCapacity: true)
    recording[place].write(to: &row)
    return row.withUnsafeBufferPointer { numbers in
      block[Block.list] = Double(UInt(bitPattern: numbers.baseAddress))
      return numbers.count
    }
  }
}

/// Begins to record what enters the engine (1), or ends it (0).
@_expose(wasm, "tug_record")
@c(tug_record)
public func record(_ handle: Handle, _ isOn: Int32, _ time: Double) {
  update(handle, or: ()) { $0.record(isOn != 0) }
}

/// Reads an event of the last recording; the address of its numbers is in the block.
///
/// - Returns: The count of numbers: time, kind and arguments; 0 after the last event.
@_expose(wasm, "tug_recorded")
@c(tug_recorded)
public func recorded(_ handle: Handle, _ place: Int32, _ time: Double) -> Int32 {
  update(handle, or: 0) { Int32(truncatingIfNeeded: $0.readRecording(Int(place))) }
}
