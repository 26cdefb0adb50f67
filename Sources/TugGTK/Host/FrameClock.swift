// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// Serves a demand for frames with GTK's frame clock while something moves, with one timer while
/// something waits, and with nothing otherwise.
final class FrameClock {
  private var demand = FrameDemand.none
  private var source: Source?

  /// Serves a new demand in place of the last one.
  ///
  /// - Parameters:
  ///   - demand: When frames are wanted.
  ///   - widget: Whose frames.
  ///   - now: The present time, in seconds.
  ///   - onFrame: Called with the time of each frame, in seconds.
  func serve(
    _ demand: FrameDemand,
    of widget: UnsafeMutablePointer<GtkWidget>,
    at now: Double,
    _ onFrame: @escaping (Double) -> Void
  ) {
    let isRunning = source?.isActive == true
    switch demand {
    case .none: stop()
    case .at(let time):
      guard demand != self.demand || !isRunning else { return }
      source?.cancel()
      source = Source.after(time - now) { onFrame(max(time, TugView.now)) }
    case .until, .forever:
      if isRunning, self.demand.isContinuous { break }
      source?.cancel()
      source = Source.everyFrame(of: widget) { time in
        onFrame(time)
        return true
      }
    }
    self.demand = demand
  }

  /// Asks for no more frames.
  func stop() {
    source?.cancel()
    source = nil
    demand = .none
  }
}

extension FrameDemand {
  /// Whether every frame is wanted.
  fileprivate var isContinuous: Bool {
    switch self {
    case .until, .forever: true
    case .none, .at: false
    }
  }
}
