// SPDX-License-Identifier: MIT

#if canImport(UIKit)
/// The hosts that have something to carry out, one after the other.
///
/// In a callback an app may do anything to any list: call a strip, remove it, or give it to another
/// list. What comes of that is carried out after the callback, so that none is called inside another,
/// and a control that changes its list hears of both in order.
final class DeliveryLine {
  /// The one of the process; empty but for the time of a call.
  static let shared = DeliveryLine()

  private var hosts: [ScrollHost] = []

  /// Whether a host waits, or delivers now.
  func contains(_ host: ScrollHost) -> Bool { hosts.contains { $0 === host } }

  /// Has a host deliver: at once, or when those before it have done so.
  func join(_ host: ScrollHost) {
    guard !contains(host) else { return }
    hosts.append(host)
    guard hosts.count == 1 else { return }
    while let first = hosts.first {
      first.carryOutAll()
      hosts.removeFirst()
    }
  }
}
#endif
