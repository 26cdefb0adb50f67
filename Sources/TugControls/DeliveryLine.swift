// SPDX-License-Identifier: MIT

/// Who has something to carry out and to tell: the host of a list, that is.
@MainActor package protocol Deliverer: AnyObject {
  /// Carries out all orders, with those that callbacks of the app bring about.
  func carryOutAll()
}

/// Those that have something to carry out, one after the other.
///
/// In a callback an app may do anything to any list: call a strip, remove it, or give it to another
/// list. What comes of that is carried out after the callback, so that none is called inside another,
/// and a control that changes its list hears of both in order.
@MainActor package final class DeliveryLine {
  /// The one of the process; empty but for the time of a call.
  package static let shared = DeliveryLine()

  private var deliverers: [any Deliverer] = []

  /// Creates a line in which nobody waits.
  package init() {}

  /// Whether one waits, or delivers now.
  package func contains(_ deliverer: any Deliverer) -> Bool {
    deliverers.contains { $0 === deliverer }
  }

  /// Has one deliver: at once, or when those before it have done so.
  package func join(_ deliverer: any Deliverer) {
    guard !contains(deliverer) else { return }
    deliverers.append(deliverer)
    guard deliverers.count == 1 else { return }
    while let first = deliverers.first {
      first.carryOutAll()
      // One that nobody else holds goes when it has left the line, which it may join others to.
      withExtendedLifetime(first) { _ = deliverers.removeFirst() }
    }
  }
}
