// SPDX-License-Identifier: MIT

/// One frame of a strip as a flat row of numbers, for hosts that draw.
///
/// Operations follow one another, each a code and its arguments. Coordinates are those of the strip;
/// opacity is part of every paint. A paint `P` is five numbers: meaning (``Paint/Meaning``, or −1 for
/// none), red, green, blue, alpha.
/// ```
///  0 transform    a b c d tx ty         from here on, (x, y) is drawn at (ax + cy + tx, bx + dy + ty)
///  1 clip                               from here on, only inside the current outline
///  2 unclip                             ends the clip; the transform is again the one at the clip
///  3 disc         x y radius            the outline is a circle
///  4 arc          x y radius start end  the outline is a part of a circle, clockwise
///  5 rectangle    x y w h radius        the outline is a rectangle with round corners
///  6 path         n …                   the outline is n numbers of segments; see Outline
///  7 fill         P                     fills the outline
///  8 stroke       P width cap join      draws the outline's line
///  9 fadingStroke P width cap a0 a1     draws an arc's line, alpha times a0 at its start … a1 at its end
/// 10 text         key size weight alignment x y w h P
/// 11 image        slot frame x y w h P  with a paint, in that colour; without, alpha is the opacity
/// 12 spinner      x y diameter turn P   turn is the done part of a turn, 0…1
/// ```
/// At the beginning the transform is the identity, and nothing is clipped. Clips do not nest. There
/// is a transform only where something is turned or scaled. An outline may be used several times.
public struct DisplayList: Equatable, Sendable {
  /// The version of the codes above; a host compares it with the one it was written for.
  public static let version = 1

  /// The operations.
  public private(set) var numbers: Row<Double>

  /// Creates an empty list.
  public init() { numbers = Row() }

  /// The codes of the operations.
  public enum Code: UInt8, Equatable, Sendable, CaseIterable {
    /// Changes the transform.
    case transform = 0
    /// Begins a clip.
    case clip = 1
    /// Ends the clip.
    case unclip = 2
    /// Sets the outline.
    case disc = 3
    /// Sets the outline.
    case arc = 4
    /// Sets the outline.
    case rectangle = 5
    /// Sets the outline.
    case path = 6
    /// Paints the inside of the outline.
    case fill = 7
    /// Paints the line of the outline.
    case stroke = 8
    /// Paints the line of an arc with changing opacity.
    case fadingStroke = 9
    /// Paints a text.
    case text = 10
    /// Paints a picture.
    case image = 11
    /// Paints a spinner.
    case spinner = 12

    /// Count of arguments; that of a path is one more than its first argument.
    public var argumentCount: Int {
      switch self {
      case .clip, .unclip: 0
      case .path: 1
      case .disc: 3
      case .arc, .rectangle, .fill: 5
      case .transform: 6
      case .stroke: 8
      case .spinner, .fadingStroke: 9
      case .image: 11
      case .text: 13
      }
    }
  }
}

// What the player writes.
extension DisplayList {
  package mutating func removeAll() { numbers.removeAll() }

  package mutating func write(_ code: Code) { _ = begin(code, 0) }

  /// Writes the code of an operation, and returns where its arguments go, which the caller has to
  /// write all.
  @inline(never)
  package mutating func begin(_ code: Code, _ count: Int) -> UnsafeMutablePointer<Double> {
    let place = numbers.extend(by: count + 1)
    place[0] = Double(code.rawValue)
    return place + 1
  }

  /// Makes room for numbers of a path, which the caller has to write all.
  mutating func extend(by count: Int) -> UnsafeMutablePointer<Double> { numbers.extend(by: count) }

  /// Removes the numbers from a place on that were just written.
  mutating func cut(from place: Int) { numbers.cut(from: place) }

  /// Writes the count of the numbers that follow `place` and were just written.
  mutating func endPath(_ place: Int) {
    numbers.elements[place] = Double(numbers.count - place - 1)
  }
}
