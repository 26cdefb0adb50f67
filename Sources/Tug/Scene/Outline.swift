// SPDX-License-Identifier: MIT

/// Lines and curves, as a range of the numbers of the scene or display list that holds them.
///
/// The numbers are segments one after another, each a code and its coordinates:
/// ```
/// 0 x y                    move to
/// 1 x y                    line to
/// 2 cx cy x y              quadratic curve with one control point
/// 3 cx cy dx dy x y        cubic curve with two control points
/// 4                        close
/// ```
public struct Outline: Equatable, Sendable {
  /// Index of the first number.
  public var start: Int
  /// Count of numbers.
  public var count: Int

  /// Creates an outline from a range of numbers.
  public init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// No outline.
  public static let empty = Outline(start: 0, count: 0)

  /// The indices of the numbers.
  public var range: Range<Int> { start..<start + count }

  /// Count of coordinates after a segment's code.
  package static func coordinates(after code: Double) -> Int {
    code < 4 ? Int(2 * max(code, 1)) : 0
  }
}

/// A piece of an outline.
public enum Segment: Equatable, Sendable {
  /// A new line begins at (x, y).
  case move(x: Double, y: Double)
  /// A straight line to (x, y).
  case line(x: Double, y: Double)
  /// A quadratic curve to (x, y) with the control point (cx, cy).
  case quadratic(cx: Double, cy: Double, x: Double, y: Double)
  /// A cubic curve to (x, y) with the control points (cx, cy) and (dx, dy).
  case cubic(cx: Double, cy: Double, dx: Double, dy: Double, x: Double, y: Double)
  /// A straight line to where the line began.
  case close
}

/// The segments of an outline, in order.
public struct Segments: Sequence, IteratorProtocol {
  private let numbers: Row<Double>
  private var index: Int
  private let end: Int

  /// The segments of an outline among the numbers of an array.
  package init(numbers: [Double], outline: Outline) {
    self.init(numbers: Row(numbers), outline: outline)
  }

  package init(numbers: Row<Double>, outline: Outline) {
    self.numbers = numbers
    index = outline.start
    end = Swift.min(outline.start + outline.count, numbers.count)
  }

  /// The next segment, or `nil` after the last.
  @inline(never)
  public mutating func next() -> Segment? {
    guard index < end else { return nil }
    let (code, i) = (numbers[index], index + 1)
    index = i + Outline.coordinates(after: code)
    guard index <= end else { return nil }
    switch code {
    case 0: return .move(x: numbers[i], y: numbers[i + 1])
    case 1: return .line(x: numbers[i], y: numbers[i + 1])
    case 2:
      return .quadratic(
        cx: numbers[i],
        cy: numbers[i + 1],
        x: numbers[i + 2],
        y: numbers[i + 3]
      )
    case 3:
      return .cubic(
        cx: numbers[i],
        cy: numbers[i + 1],
        dx: numbers[i + 2],
        dy: numbers[i + 3],
        x: numbers[i + 4],
        y: numbers[i + 5]
      )
    default: return .close
    }
  }
}
