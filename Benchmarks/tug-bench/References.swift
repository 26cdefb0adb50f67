// SPDX-License-Identifier: MIT

private final class Box {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }
}

@inline(never) private func boxed(_ value: Double) -> Box { Box(value) }

/// Rows to read the others by: what the loop alone takes, and that an allocation is seen.
@MainActor func measureReferences() {
  measure("for comparison: nothing", iterations: 1_000_000) { Double($0) }
  measure("for comparison: one small object", iterations: 100_000) { boxed(Double($0)).value }
}
