// SPDX-License-Identifier: MIT

import CWebRuntime
import TugTrace

// What the test of equal bits calls.

/// Makes room for a stream of numbers.
///
/// - Parameter count: How many.
/// - Returns: Where to write them.
@_expose(wasm, "trace_room")
@c(trace_room)
public func room(_ count: UInt32) -> UnsafeMutablePointer<Double> {
  .allocate(capacity: Int(count))
}

/// Plays the events of a stream; see `Trace.events(_:)`.
@_expose(wasm, "trace_events")
@c(trace_events)
public func events(_ numbers: UnsafeMutablePointer<Double>, _ count: UInt32) -> UInt64 {
  Trace.events(UnsafeBufferPointer(start: numbers, count: Int(count)))
}

/// Plays a look; see `Trace.frames(of:)`.
///
/// - Parameter number: Its place in `Trace.looks`.
/// - Returns: The hash.
@_expose(wasm, "trace_frames")
@c(trace_frames)
public func frames(_ number: Int32) -> UInt64 {
  Trace.frames(of: Trace.looks[Int(number)])
}

/// Computes the motions; see `Trace.motion()`.
@_expose(wasm, "trace_motion")
@c(trace_motion)
public func motion() -> UInt64 {
  Trace.motion()
}
