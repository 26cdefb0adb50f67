// SPDX-License-Identifier: MIT

extension Double {
  /// The same as `isFinite`, which the web module would carry a copy of at every place that asks.
  @inline(never)
  package var isNumber: Bool { magnitude < .infinity }

  /// The nearest number in 0…1; a NaN stays one.
  package var share: Double {
    @inline(never)
    get { min(max(self, 0), 1) }
  }
}
