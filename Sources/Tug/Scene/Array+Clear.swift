// SPDX-License-Identifier: MIT

extension Array {
  /// Removes a few elements, which is all there are, and keeps the storage.
  ///
  /// `removeAll(keepingCapacity: true)` does the same with five times the code, once more for each type
  /// of element, and the web module has a budget of bytes. For long arrays of numbers it is faster.
  mutating func clear() {
    while !isEmpty { removeLast() }
  }
}
