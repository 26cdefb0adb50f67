// SPDX-License-Identifier: MIT

import Tug

/// Takes numbers one by one out of a stream that one build has written for another.
public struct NumberReader {
  private let numbers: UnsafeBufferPointer<Double>
  private var position = 0

  /// Reads from the start of a buffer.
  public init(_ numbers: UnsafeBufferPointer<Double>) {
    self.numbers = numbers
  }

  var isAtEnd: Bool { position >= numbers.count }

  mutating func next() -> Double {
    guard !isAtEnd else { return 0 }
    position += 1
    return numbers[position - 1]
  }

  mutating func flag() -> Bool { next() != 0 }

  mutating func code() -> Int {
    let number = next()
    return number >= 0 && number < 1e9 ? Int(number) : -1
  }

  mutating func edge() -> Edge { code() == 0 ? .start : .end }

  /// A number that may be missing.
  mutating func optional() -> Double? {
    let isThere = flag()
    let number = next()
    return isThere ? number : nil
  }
}
