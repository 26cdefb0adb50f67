// SPDX-License-Identifier: MIT

import Glibc
import TugGTK

/// The time of GTK, of the host and of the X server: it passes only when a test says so.
///
/// The server stamps input with it, so that a gesture has the same speed on any machine.
final class Clock {
  private let nanoseconds: UnsafeMutablePointer<Int64>

  /// Takes up the machine's time and stops it; `nil` when `Fixtures/Clock` is not preloaded.
  init?(path: String) {
    guard let symbol = dlsym(nil, "test_clock_take") else { return nil }
    typealias Take = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<Int64>?
    guard let nanoseconds = unsafeBitCast(symbol, to: Take.self)(path) else { return nil }
    self.nanoseconds = nanoseconds
    nanoseconds.pointee = Int64(TugView.now * 1_000_000_000)
  }

  /// Seconds since the machine was started.
  var now: Double { TugView.now }

  /// Lets time pass in which this process does nothing.
  func advance(by seconds: Double) {
    nanoseconds.pointee += Int64((seconds * 1_000_000).rounded(.up)) * 1000
  }
}
