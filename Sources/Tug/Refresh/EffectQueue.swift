// SPDX-License-Identifier: MIT

/// Orders that wait for their host, first in, first out.
///
/// Keeps its storage, so that nothing is allocated once it has grown to its working size.
struct EffectQueue: Sendable {
  private var effects: [Effect] = []
  private var delivered = 0

  init() {
    effects.reserveCapacity(16)
  }

  mutating func append(_ effect: Effect) {
    effects.append(effect)
  }

  /// Takes the oldest order out, or `nil` when all are delivered.
  mutating func next() -> Effect? {
    guard delivered < effects.count else {
      if delivered == 0 { return nil }
      effects.removeAll(keepingCapacity: true)
      delivered = 0
      return nil
    }
    delivered += 1
    return effects[delivered - 1]
  }
}
